import type { ActionName } from '@cpc/contract';
import { EMPTY_DOCUMENT } from '@cpc/design';
import type { Access } from './who.ts';
import { NONE } from './world.ts';

function ofRoom(rest: object = {}): Access {
  const input = (room_id: string) => ({ room_id, ...rest });
  return { may: 'customers', of: [{ make: (things) => things.pairRoom(), none: NONE, input }] };
}

/** Who may make a pair in a room. A part of the table of access. */
export const PAIR_ROOM_ACCESS: Readonly<Partial<Record<ActionName, Access>>> = {
  'PairRoom.open': { may: 'customers' },
  // An invitation is for everybody who has it.
  'PairRoom.look': { may: 'everybody' },
  'PairRoom.join': { may: 'customers' },
  'PairRoom.get': ofRoom(),
  'PairRoom.change': ofRoom({ revision: 1, shared: EMPTY_DOCUMENT }),
  'PairRoom.show': ofRoom({ ground: EMPTY_DOCUMENT }),
  'PairRoom.half': ofRoom(),
  'PairRoom.leave': ofRoom(),
};
