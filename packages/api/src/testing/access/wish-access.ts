import type { ActionName } from '@cpc/contract';
import type { Access } from './who.ts';
import { NONE } from './world.ts';

/** Who may wish for what is not there, and who sees it counted. A part of the table of access. */
export const WISH_ACCESS: Readonly<Partial<Record<ActionName, Access>>> = {
  'Wish.leave': { may: 'customers' },
  'Wish.list': { may: 'customers', lists: 'them' },
  'Wish.withdraw': {
    may: 'customers',
    of: [{ make: (things) => things.wish(), none: NONE, input: (wish_id) => ({ wish_id }) }],
  },
  'Partner.wishes': { may: 'stockers', lists: 'nothing of them' },
};
