import type { PayoutDue, PayoutFormat } from '@cpc/contract';
import { type Currency, money, type PartnerId } from '@cpc/domain';
import type { Reader } from '../../../base/db/database.ts';
import type { ApiConfig } from '../../../base/services.ts';
import type { WithdrawalRow } from '../../../records/withdrawals/store.ts';
import { type PastSums, shopSums } from '../../../records/withdrawals/sums.ts';

/** The currency of SEPA. */
const SEPA_CURRENCY = 'EUR';

interface Approved extends WithdrawalRow {
  /** EUR to accounts that SEPA reaches goes into a SEPA file, everything else into a table. */
  readonly format: PayoutFormat;
  /** False if refunds since the approval have used up the money: then no payout takes it (OP-06). */
  readonly isCovered: boolean;
}

/** The approved withdrawals of all currencies, or of one, the oldest first; `past` is of shops whose past is added up. */
export async function approvedWithdrawals(
  reader: Reader,
  currency?: string,
  past: ReadonlyMap<PartnerId, PastSums> = new Map(),
): Promise<Approved[]> {
  const rows = await reader
    .selectFrom('withdrawals')
    .innerJoin('bank_accounts', 'bank_accounts.id', 'withdrawals.bank_account_id')
    .selectAll('withdrawals')
    .select('sepa')
    .where('state', '=', 'approved')
    .$call((query) => (currency === undefined ? query : query.where('currency', '=', currency as Currency)))
    .orderBy('asked_at')
    .orderBy('withdrawals.id')
    .execute();
  const left = new Map<string, number>();
  for (const partnerId of new Set(rows.map((row) => row.partner_id)))
    for (const sums of await shopSums(reader, partnerId, past.get(partnerId)))
      left.set(`${partnerId} ${sums.currency}`, sums.unpaid);
  return rows.map(({ sepa, ...row }) => {
    const shop = `${row.partner_id} ${row.currency}`;
    const rest = (left.get(shop) ?? 0) - row.amount;
    if (rest >= 0) left.set(shop, rest);
    return { ...row, format: sepa === 1 && row.currency === SEPA_CURRENCY ? 'sepa' : 'csv', isCovered: rest >= 0 };
  });
}

/** What waits for a payout, by currency and format. */
export async function payoutsDue(reader: Reader, { payouts }: Pick<ApiConfig, 'payouts'>): Promise<PayoutDue[]> {
  const due = new Map<string, PayoutDue>();
  for (const { currency, format, amount, isCovered } of await approvedWithdrawals(reader)) {
    const key = `${currency} ${format}`;
    const ready = format === 'csv' || payouts.ownAccount !== undefined;
    const before = due.get(key) ?? { format, ready, count: 0, sum: money(0, currency), left_out: 0 };
    due.set(key, {
      ...before,
      ...(isCovered
        ? { count: before.count + 1, sum: money(before.sum.amount + amount, currency) }
        : { left_out: before.left_out + 1 }),
    });
  }
  return [...due.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
