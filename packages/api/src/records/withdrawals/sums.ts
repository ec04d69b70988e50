import { type Currency, LEDGER, type PartnerId, RESERVING_STATES } from '@cpc/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';

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

/** What the ledger of a shop added up to until a moment. */
export interface PastSums {
  readonly until: number;
  readonly rows: readonly Row[];
}

/**
 * Adds up a shop's ledger until a day ago, aside: a transaction has only the rest to add up. An entry has the time of its
 * transaction, which takes minutes at most, so none can still be written for so long ago.
 */
export async function pastSums({ db, clock }: With<'db' | 'clock'>, partnerId: PartnerId): Promise<PastSums> {
  const until = clock.now() - DAY_MS;
  const { rows } = await ledgerSums(partnerId, sql`at < ${until}`).execute(db.aside);
  return { until, rows };
}

const ledgerSums = (partnerId: PartnerId, when: RawBuilder<SqlBool>) => sql<Row>`
  select account, currency, cast(sum(amount) as bigint) as amount from ledger_lines
    where account in (${LEDGER.partner(partnerId)}, ${LEDGER.cash(partnerId)}) and ${when} group by account, currency`;

/**
 * The money of a shop in each currency. Read by one statement, so that a withdrawal that is being paid counts once:
 * reserved before, paid out after.
 */
export async function shopSums(
  reader: Reader,
  partnerId: PartnerId,
  past: PastSums = { until: 0, rows: [] },
): Promise<ShopSums[]> {
  const [partner, cash] = [LEDGER.partner(partnerId), LEDGER.cash(partnerId)];
  const present = await sql<Row>`
    ${ledgerSums(partnerId, sql`at >= ${past.until}`)}
    union all
    select 'reserved', currency, cast(sum(amount) as bigint) from withdrawals
      where partner_id = ${partnerId} and state in (${sql.join([...RESERVING_STATES])}) group by currency
    union all
    select 'exported', currency, cast(sum(amount) as bigint) from withdrawals
      where partner_id = ${partnerId} and state = 'exported' group by currency`.execute(reader);
  const rows = [...past.rows, ...present.rows];
  const sumOf = (account: string, currency: Currency) =>
    rows.reduce((sum, row) => (row.account === account && row.currency === currency ? sum + row.amount : sum), 0);
  return [...new Set(rows.map(({ currency }) => currency))].sort().map((currency) => {
    const [earned, till] = [0 - sumOf(partner, currency), sumOf(cash, currency)];
    const due = earned - till;
    const unpaid = due - sumOf('exported', currency);
    return { currency, earned, cash: till, due, reserved: sumOf('reserved', currency), unpaid };
  });
}

/** The money of a shop in one currency; all zero if it has none. */
export async function shopSumsIn(
  reader: Reader,
  partnerId: PartnerId,
  currency: Currency,
  past: PastSums,
): Promise<ShopSums> {
  const sums = await shopSums(reader, partnerId, past);
  return (
    sums.find((sum) => sum.currency === currency) ?? { currency, earned: 0, cash: 0, due: 0, reserved: 0, unpaid: 0 }
  );
}
