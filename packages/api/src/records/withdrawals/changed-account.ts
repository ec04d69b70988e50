import type { Reader } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { WithdrawalRow } from './store.ts';

/** How long a changed bank account waits for its first payout: its owners are told, and can say that it was not them. */
const CHANGED_MS = DAY_MS;

/**
 * From when on withdrawals to their bank accounts may be approved: to the first account of a shop at once, to one that
 * replaced another one a day after it was entered.
 * @returns UTC, ms, by the ids of bank accounts
 */
export async function approvableFrom(
  reader: Reader,
  rows: readonly Pick<WithdrawalRow, 'partner_id'>[],
): Promise<ReadonlyMap<string, number>> {
  const shops = [...new Set(rows.map(({ partner_id }) => partner_id))];
  if (shops.length === 0) return new Map();
  const accounts = await reader
    .selectFrom('bank_accounts')
    .select(['id', 'partner_id', 'at'])
    .where('partner_id', 'in', shops)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const withAccount = new Set<string>();
  return new Map(
    accounts.map(({ id, partner_id, at }) => {
      const from = withAccount.has(partner_id) ? at + CHANGED_MS : at;
      withAccount.add(partner_id);
      return [id, from] as const;
    }),
  );
}
