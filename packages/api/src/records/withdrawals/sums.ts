import { type Currency, LEDGER, type PartnerId, RESERVING_STATES } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';

/** The money of a shop in one currency, in minor units. */
export interface ShopSums {
  readonly currency: Currency;
  /** Earned and not paid out yet; negative if refunds exceed sales (MO-02). */
  readonly earned: number;
  /** Customers' cash in the shop's till. */
  readonly cash: number;
  /** What the platform owes the shop: `earned` without `cash`. */
  readonly due: number;
  /** Asked for and not paid yet. */
  readonly reserved: number;
  /** What is due, without what is with the bank already. */
  readonly unpaid: number;
}

interface Row {
  readonly account: string;
  readonly currency: Currency;
  readonly amount: number;
}

/**
 * The money of a shop in each currency. Read by one statement, so that a withdrawal that is being paid counts once:
 * reserved before, paid out after.
 */
export async function shopSums(reader: Reader, partnerId: PartnerId): Promise<ShopSums[]> {
  const [partner, cash] = [LEDGER.partner(partnerId), LEDGER.cash(partnerId)];
  const { rows } = await sql<Row>`
    select account, currency, cast(sum(amount) as bigint) as amount from ledger_lines
      where account in (${partner}, ${cash}) group by account, currency
    union all
    select 'reserved', currency, cast(sum(amount) as bigint) from withdrawals
      where partner_id = ${partnerId} and state in (${sql.join([...RESERVING_STATES])}) group by currency
    union all
    select 'exported', currency, cast(sum(amount) as bigint) from withdrawals
      where partner_id = ${partnerId} and state = 'exported' group by currency`.execute(reader);
  const sumOf = (account: string, currency: Currency) =>
    rows.find((row) => row.account === account && row.currency === currency)?.amount ?? 0;
  return [...new Set(rows.map(({ currency }) => currency))].sort().map((currency) => {
    const [earned, till] = [0 - sumOf(partner, currency), sumOf(cash, currency)];
    const due = earned - till;
    const unpaid = due - sumOf('exported', currency);
    return { currency, earned, cash: till, due, reserved: sumOf('reserved', currency), unpaid };
  });
}

/** The money of a shop in one currency; all zero if it has none. */
export async function shopSumsIn(reader: Reader, partnerId: PartnerId, currency: Currency): Promise<ShopSums> {
  const sums = await shopSums(reader, partnerId);
  return (
    sums.find((sum) => sum.currency === currency) ?? { currency, earned: 0, cash: 0, due: 0, reserved: 0, unpaid: 0 }
  );
}
