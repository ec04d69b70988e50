import type { ActionName } from '@cpc/contract';
import { ofStation } from './of-station.ts';
import type { Access } from './who.ts';
import { NONE } from './world.ts';

/** Who may set up a station (JN-10). */
export const SETUP_ACCESS: Readonly<Partial<Record<ActionName, Access>>> = {
  'Partner.addStation': { may: 'owners' },
  'Partner.stationSetup': ofStation(),
  'Partner.findPrinters': ofStation(),
  'Partner.choosePrinter': ofStation({ search_id: NONE, printer_id: NONE }, 'technicians', { ownerError: 'notFound' }),
  'Partner.answerTest': {
    may: 'technicians',
    of: [
      {
        make: (things) => things.testPage(),
        none: NONE,
        input: (test_id) => ({ test_id, seen: [] }),
        // It is not printed yet.
        ownerError: 'conflict',
      },
    ],
  },
  'Partner.stationPoster': ofStation({ languages: ['en-us'] }),
  'Partner.enrolCode': ofStation({}, 'owners'),
  'Partner.pairDisplay': ofStation({ code: 'NOBODY' }, 'technicians', { ownerError: 'displayCodeWrong' }),
  'Partner.removeDisplay': ofStation({ display_id: 'none' }),
};
