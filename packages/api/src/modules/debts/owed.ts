import type { MonthlyBill } from '@cpc/bills';
import type { Debt, OwnDebt } from '@cpc/contract';
import { type BillId, type Currency, LEDGER, money, type PartnerId, type ShopState } from '@cpc/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';
import { MONTHLY, readBill } from '../../records/bills/store.ts';

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
const changes = (since: number, of?: PartnerId): RawBuilder<unknown> => sql`
  select partners.id as partner_id, currency, entry, ledger_lines.at as at, sum(amount) as change
  from partners inner join ledger_lines
    on account in (${sql.lit(LEDGER.partner('' as PartnerId))} || partners.id, ${sql.lit(LEDGER.cash('' as PartnerId))} || partners.id)
  where ledger_lines.at >= ${since} ${of === undefined ? sql`` : sql`and partners.id = ${of}`}
  group by partners.id, currency, entry, ledger_lines.at`;

const grown = (since: number): RawBuilder<number> =>
  sql<number>`cast(sum(case when change > 0 and at >= ${since} then change else 0 end) as bigint)`;

/** The shops that owe the platform something, in each currency. @param of only this shop */
async function owing(reader: Reader, now: number, of?: PartnerId): Promise<readonly Owing[]> {
  const [d30, d60, d90] = AGES_DAYS.map((days) => grown(now - days * DAY_MS));
  const { rows } = await sql<Owing>`
    select changes.partner_id as partner_id, partners.name as shop_name, partners.state as shop_state, currency,
      cast(sum(change) as bigint) as owed, ${d30} as within_30, ${d60} as within_60, ${d90} as within_90
    from (${changes(0, of)}) as changes inner join partners on partners.id = changes.partner_id
    group by changes.partner_id, partners.name, partners.state, currency
    having sum(change) > 0`.execute(reader);
  return rows;
}

/** The part of a debt that is older than a moment: payments settle the oldest part first. */
const olderPart = (owed: number, grownSince: number): number => Math.max(0, owed - grownSince);

interface AskingBill {
  readonly billId: BillId;
  readonly number: string;
  /** The end of its month: what arose later is no part of it. */
  readonly until: number;
  readonly due: NonNullable<MonthlyBill['due']>;
}

/** The bills that ask a shop for money, newest first. */
async function askingBills(reader: Reader, { partner_id, currency }: Owing): Promise<readonly AskingBill[]> {
  const rows = await reader
    .selectFrom('bills')
    .select(['id', 'content'])
    .where('kind', '=', MONTHLY)
    .where('partner_id', '=', partner_id)
    .where('currency', '=', currency)
    .where('amount', '<', 0)
    .orderBy('month', 'desc')
    // One is due later than the next is issued, if the days to pay are more than a month.
    .limit(4)
    .execute();
  return rows.flatMap((row) => {
    const bill = readBill(row);
    if (bill.kind !== 'monthly' || bill.due === undefined) return [];
    return [{ billId: row.id, number: bill.number, until: bill.until, due: bill.due }];
  });
}

/** What is not paid of a bill: the part of the debt that is older than the end of its month. */
async function openPart(reader: Reader, { partner_id, currency, owed }: Owing, bill?: AskingBill): Promise<number> {
  if (!bill) return 0;
  const { rows } = await sql<{ sum: number | null }>`
    select cast(sum(change) as bigint) as sum from (${changes(bill.until, partner_id)}) as changes
    where currency = ${currency} and change > 0`.execute(reader);
  return olderPart(owed, rows[0]?.sum ?? 0);
}

/** What of a debt is overdue, and since when; the bills are those that ask for it, newest first. */
async function overdueOf(reader: Reader, row: Owing, bills: readonly AskingBill[], now: number) {
  const due = bills.find((bill) => bill.due.at <= now);
  const overdue = money(await openPart(reader, row, due), row.currency);
  return { owed: money(row.owed, row.currency), overdue, due_at: due?.due.at ?? null };
}

async function debtOf(reader: Reader, row: Owing, now: number): Promise<Debt> {
  const { partner_id, shop_name, shop_state, currency, owed } = row;
  const older = [owed, ...[row.within_30, row.within_60, row.within_90].map((within) => olderPart(owed, within)), 0];
  const ages = older.slice(1).map((sum, index) => money((older[index] ?? 0) - sum, currency));
  const sums = await overdueOf(reader, row, await askingBills(reader, row), now);
  return { partner_id, shop_name, shop_state, ...sums, ages };
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

/** What a shop owes in each currency, and what its last bill asks for. */
export async function ownDebts({ db, clock }: With<'db' | 'clock'>, partnerId: PartnerId): Promise<OwnDebt[]> {
  const now = clock.now();
  return Promise.all((await owing(db.aside, now, partnerId)).map((row) => ownDebt(db.aside, row, now)));
}

async function ownDebt(reader: Reader, row: Owing, now: number): Promise<OwnDebt> {
  const bills = await askingBills(reader, row);
  const { owed, overdue } = await overdueOf(reader, row, bills, now);
  const [bill] = bills;
  const left = await openPart(reader, row, bill);
  if (!bill || left === 0) return { owed, overdue, bill: null };
  const { account } = bill.due;
  return {
    owed,
    overdue,
    bill: {
      bill_id: bill.billId,
      number: bill.number,
      left: money(left, row.currency),
      due_at: bill.due.at,
      account: account ? { ...account, bic: account.bic ?? null } : null,
    },
  };
}
