import type { ActionName } from '@cpc/contract';
import type { Access } from './who.ts';
import { PROBLEM, type Things } from './world.ts';

/** The id of nothing. */
const NONE = '0'.repeat(26);
const orderOf = async (things: Things) => (await things.order()).order_id;

/** Who may report problems and decide about them, who looks at designs, and who may erase an account. A part of the table of access. */
export const PROBLEM_ACCESS: Readonly<Partial<Record<ActionName, Access>>> = {
  'User.erase': { may: 'customers' },
  'Problem.report': {
    may: 'customers',
    of: [
      {
        make: async (things) => (await things.paid()).order_id,
        none: NONE,
        input: (order_id) => ({ ...PROBLEM, order_id, item_id: NONE, client_key: 'once' }),
        ownerError: 'notReportable',
      },
    ],
  },
  'Problem.reopen': {
    may: 'customers',
    of: [
      {
        make: (things) => things.problem(),
        none: NONE,
        input: (id) => ({ problem_id: id, words: 'Still cracked', photos: [] }),
        ownerError: 'cannotReopen',
      },
    ],
  },
  'Problem.ofOrder': { may: 'customers', of: [{ make: orderOf, none: NONE, input: (order_id) => ({ order_id }) }] },
  'Partner.problems': { may: 'counters', lists: 'them' },
  'Partner.decideProblem': {
    may: 'counters',
    of: [
      {
        make: (things) => things.problem(),
        none: NONE,
        input: (id) => ({ problem_id: id, decision: 'answered', words: 'We look at it', seen: 1 }),
      },
    ],
  },
  'Partner.designReviews': { may: 'counters', lists: 'them' },
  'Partner.reviewDesign': {
    may: 'counters',
    of: [
      {
        make: (things) => things.inReview(),
        none: NONE,
        input: (id) => ({ job_id: id, decision: 'refused', reason: 'rights' }),
      },
    ],
  },
  'Operator.shareReports': { may: 'operators' },
  'Operator.decideShareReports': { may: 'operators' },
};
