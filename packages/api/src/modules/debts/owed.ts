import type { Debt } from '@cpc/contract';
import { type Currency, LEDGER, money, type PartnerId, type ShopState } from '@cpc/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';
import { readBill } from '../../records/bills/store.ts';

/** The ages by which an operator sees debts, in days. */
const AGES_DAYS = [30, 60, 90] as const;

interface Owing {
  readonly partner_id: PartnerId;
  readonly shop_name: string;
  readonly shop_state: ShopState;
  readonly currency: Currency;
  readonly owed: number;
  /** What made the debt larger within each of {@link AGES_DAYS}. */
  readonly within_30: number;
  readonly within_60: number;
  readonly within_90: number;
}

/** What each entry changed between a shop and the platform: positive if the shop owes more. */
const changes = (since: number): RawBuilder<unknown> => sql`
  select partners.id as partner_id, currency, entry, ledger_lines.at as at, sum(amount) as change
  from partners inner join ledger_lines
    on account in (${sql.lit(LEDGER.partner('' as PartnerId))} || partners.id, ${sql.lit(LEDGER.cash('' as PartnerId))} || partners.id)
  where ledger_lines.at >= ${since}
  group by partners.id, currency, entry, ledger_lines.at`;

const grown = (since: number): RawBuilder<number> =>
  sql<number>`cast(sum(case when change > 0 and at >= ${since} then change else 0 end) as bigint)`;

/** The shops that owe the platform something, in each currency. */
async function owing(reader: Reader, now: number): Promise<readonly Owing[]> {
  const [d30, d60, d90] = AGES_DAYS.map((days) => grown(now - days * DAY_MS));
  const { rows } = await sql<Owing>`
    select changes.partner_id as partner_id, partners.name as shop_name, partners.state as shop_state, currency,
      cast(sum(change) as bigint) as owed, ${d30} as within_30, ${d60} as within_60, ${d90} as within_90
    from (${changes(0)}) as changes inner join partners on partners.id = changes.partner_id
    group by changes.partner_id, partners.name, partners.state, currency
    having sum(change) > 0`.execute(reader);
  return rows;
}

/** The part of a debt that is older than a moment: payments settle the oldest part first. */
const olderPart = (owed: number, grownSince: number): number => Math.max(0, owed - grownSince);

interface DueBill {
  /** The end of its month: what arose later is no part of it. */
  readonly until: number;
  readonly dueAt: number;
}

/** The last bill that asks a shop for money and is due. */
async function lastDueBill(
  reader: Reader,
  { partner_id, currency }: Pick<Owing, 'partner_id' | 'currency'>,
  now: number,
): Promise<DueBill | undefined> {
  const rows = await reader
    .selectFrom('bills')
    .select('content')
    .where('kind', '=', 'monthly')
    .where('partner_id', '=', partner_id)
    .where('currency', '=', currency)
    .where('amount', '<', 0)
    .orderBy('month', 'desc')
    .limit(3)
    .execute();
  for (const row of rows) {
    const bill = readBill(row);
    if (bill.kind === 'monthly' && bill.due !== undefined && bill.due.at <= now)
      return { until: bill.until, dueAt: bill.due.at };
  }
  return undefined;
}

async function grownSince(reader: Reader, { partner_id, currency }: Owing, since: number): Promise<number> {
  const { rows } = await sql<{ sum: number | null }>`
    select cast(sum(change) as bigint) as sum from (${changes(since)}) as changes
    where partner_id = ${partner_id} and currency = ${currency} and change > 0`.execute(reader);
  return rows[0]?.sum ?? 0;
}

async function debtOf(reader: Reader, row: Owing, now: number): Promise<Debt> {
  const { partner_id, shop_name, shop_state, currency, owed } = row;
  const due = await lastDueBill(reader, row, now);
  const overdue = due ? olderPart(owed, await grownSince(reader, row, due.until)) : 0;
  const older = [owed, ...[row.within_30, row.within_60, row.within_90].map((within) => olderPart(owed, within)), 0];
  const ages = older.slice(1).map((sum, index) => money((older[index] ?? 0) - sum, currency));
  return {
    partner_id,
    shop_name,
    shop_state,
    owed: money(owed, currency),
    overdue: money(overdue, currency),
    due_at: due?.dueAt ?? null,
    ages,
  };
}

/** What shops owe, overdue debts first, then by name. */
export async function debts({ db, clock }: With<'db' | 'clock'>): Promise<readonly Debt[]> {
  const now = clock.now();
  const rows = await owing(db.aside, now);
  const all = await Promise.all(rows.map((row) => debtOf(db.aside, row, now)));
  const isOverdue = ({ overdue }: Debt) => Number(overdue.amount > 0);
  return all.sort(
    (a, b) =>
      isOverdue(b) - isOverdue(a) ||
      a.shop_name.localeCompare(b.shop_name) ||
      a.owed.currency.localeCompare(b.owed.currency),
  );
}
