import { reconcile } from '@cpc/api';
import type { Audit } from '../evidence.ts';

/** The shop's own reconciliation of orders, payments, prints and ledger finds no difference (MO-03). */
export const reconciled: Audit = async ({ database }) => {
  const differences = await reconcile({ db: database });
  const { count } = await database.read
    .selectFrom('orders')
    .select((build) => build.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    asked: 'the reconciliation is empty',
    counted: count,
    wrong: differences.map((difference) => JSON.stringify(difference)),
  };
};
