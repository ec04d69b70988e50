import { type Account, type LedgerLine, type Money, type PaymentId, money } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';

/** The balance of an account in each of its currencies: the sum of its lines. A positive sum is a debit. */
export async function balancesOf(reader: Reader, account: Account): Promise<Money[]> {
  const rows = await reader
    .selectFrom('ledger_lines')
    .select(['currency', sql<number>`cast(sum(amount) as bigint)`.as('amount')])
    .where('account', '=', account)
    .groupBy('currency')
    .orderBy('currency')
    .execute();
  return rows.map(({ amount, currency }) => money(amount, currency));
}

/** All lines of the entries of a payment. */
export function linesOfPayment(reader: Reader, paymentId: PaymentId): Promise<LedgerLine[]> {
  return reader
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.key', 'ledger_lines.entry')
    .select(['account', 'ledger_lines.kind', 'amount', 'currency'])
    .where('payment_id', '=', paymentId)
    .execute();
}
