import type { ActionName } from '@cpc/contract';
import { CHOICE } from '../shop.ts';
import type { Access } from './who.ts';
import { NONE } from './world.ts';

const operators = { may: 'operators' } as const;

/** Who may look after the stations of all shops, and after the maintenance of an own one (OP-05). */
export const FLEET: Readonly<Partial<Record<ActionName, Access>>> = {
  'Operator.fleet': operators,
  'Operator.fleetTotals': operators,
  'Operator.incidents': operators,
  'Operator.fleetStation': operators,
  'Operator.askLog': operators,
  'Operator.askRemoteCare': operators,
  'Operator.retryUpdate': operators,
  'Operator.releases': operators,
  'Operator.addRelease': operators,
  'Operator.rollOut': operators,
  'Operator.setRelease': operators,
  'Operator.planWindow': operators,
  'Operator.endWindow': operators,
  'Station.sendLog': { may: 'stations' },
  'Station.remoteCare': { may: 'stations' },
  'Station.foundPrinters': { may: 'stations' },
  'Station.printerChosen': { may: 'stations' },
  'Partner.windows': {
    may: 'technicians',
    of: [{ make: async () => CHOICE.machine_id, none: 'nowhere', input: (stationId) => ({ machine_id: stationId }) }],
  },
  'Partner.planWindow': {
    may: 'technicians',
    of: [
      {
        make: async () => CHOICE.machine_id,
        none: 'nowhere',
        input: (stationId) => ({ stations: [stationId], from: 0, until: 1, reason: 'new ink' }),
        ownerError: 'windowPast',
      },
    ],
  },
  'Partner.endWindow': {
    may: 'technicians',
    of: [{ make: (things) => things.window(), none: NONE, input: (window_id) => ({ window_id }) }],
  },
};
