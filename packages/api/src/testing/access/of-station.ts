import { CHOICE } from '../shop.ts';
import type { Access, May, OwnThing } from './who.ts';

/** An action that takes the id of a station. */
export function ofStation(
  rest: object = {},
  may: May = 'technicians',
  more: Pick<OwnThing, 'ownerError'> = {},
): Access {
  const input = (stationId: string) => ({ machine_id: stationId, ...rest });
  return { may, of: [{ make: async () => CHOICE.machine_id, none: 'nowhere', input, ...more }] };
}
