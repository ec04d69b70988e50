import type { PayoutDue, PayoutFormat } from '@cpc/contract';
import { type Currency, money } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../../../base/db/database.ts';
import type { ApiConfig } from '../../../base/services.ts';

/** The currency of SEPA. */
const SEPA_CURRENCY = 'EUR';

const approved = (reader: Reader) =>
  reader
    .selectFrom('withdrawals')
    .innerJoin('bank_accounts', 'bank_accounts.id', 'withdrawals.bank_account_id')
    .where('state', '=', 'approved');

/** The approved withdrawals that a file of a format pays, the oldest first. */
export const approvedFor = (reader: Reader, { currency, format }: { currency: string; format: PayoutFormat }) =>
  approved(reader)
    .where('currency', '=', currency as Currency)
    .where('sepa', 'in', format === 'sepa' ? [1] : currency === SEPA_CURRENCY ? [0] : [0, 1])
    .$call((query) => (format === 'sepa' && currency !== SEPA_CURRENCY ? query.where(sql<boolean>`1 = 0`) : query))
    .orderBy('asked_at')
    .orderBy('withdrawals.id');

/** What waits for a payout: EUR to accounts that SEPA reaches goes into a SEPA file, everything else into a table. */
export async function payoutsDue(reader: Reader, { payouts }: Pick<ApiConfig, 'payouts'>): Promise<PayoutDue[]> {
  const rows = await approved(reader)
    .select(['currency', 'sepa', (row) => row.fn.countAll<number>().as('count')])
    .select(sql<number>`cast(sum(amount) as bigint)`.as('sum'))
    .groupBy(['currency', 'sepa'])
    .orderBy('currency')
    .execute();
  const due = new Map<string, PayoutDue>();
  for (const { currency, sepa, count, sum } of rows) {
    const format = sepa === 1 && currency === SEPA_CURRENCY ? 'sepa' : 'csv';
    const key = `${currency} ${format}`;
    const before = due.get(key);
    const ready = format === 'csv' || payouts.debtor !== undefined;
    due.set(key, {
      format,
      ready,
      count: count + (before?.count ?? 0),
      sum: money(sum + (before?.sum.amount ?? 0), currency),
    });
  }
  return [...due.values()];
}
