import type { ActionName } from '@cpc/contract';
import { ofStation } from './of-station.ts';
import type { Access } from './who.ts';

/** Who may set up a station (JN-10). */
export const SETUP_ACCESS: Readonly<Partial<Record<ActionName, Access>>> = {
  'Partner.addStation': { may: 'owners' },
  'Partner.enrolCode': ofStation({}, 'owners'),
  'Partner.pairDisplay': ofStation({ code: 'NOBODY' }, 'technicians', { ownerError: 'displayCodeWrong' }),
  'Partner.removeDisplay': ofStation({ display_id: 'none' }),
};
