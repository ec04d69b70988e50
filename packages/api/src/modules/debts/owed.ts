import type { Debt, OwnDebt } from '@cpc/contract';
import { type Currency, money, type PartnerId, type ShopState } from '@cpc/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';
import { type AskingBill, askingBills, changes, olderPart, openPart } from '../../records/debts/due.ts';

/** The ages by which an operator sees debts, in days. */
const AGES_DAYS = [30, 60, 90] as const;

interface Owing {
  readonly partner_id: PartnerId;
  readonly shop_name: string;
  readonly shop_state: ShopState;
  readonly currency: Currency;
  readonly owed: number;
  /** The most that it may owe; null without a limit. */
  readonly most: number | null;
  /** What made the debt larger within each of {@link AGES_DAYS}. */
  readonly within_30: number;
  readonly within_60: number;
  readonly within_90: number;
}

const grown = (since: number): RawBuilder<number> =>
  sql<number>`cast(sum(case when change > 0 and at >= ${since} then change else 0 end) as bigint)`;

/** The shops that owe the platform something, in each currency. @param of only this shop */
async function owing(reader: Reader, now: number, of?: PartnerId): Promise<readonly Owing[]> {
  const [d30, d60, d90] = AGES_DAYS.map((days) => grown(now - days * DAY_MS));
  const { rows } = await sql<Owing>`
    select changes.partner_id as partner_id, partners.name as shop_name, partners.state as shop_state, currency,
      cast(sum(change) as bigint) as owed,
      (select amount from debt_limits where debt_limits.partner_id = changes.partner_id
        and debt_limits.currency = changes.currency) as most, ${d30} as within_30, ${d60} as within_60, ${d90} as within_90
    from (${changes(0, of)}) as changes inner join partners on partners.id = changes.partner_id
    group by changes.partner_id, partners.name, partners.state, currency
    having sum(change) > 0`.execute(reader);
  return rows;
}

/** What of a debt is overdue, and since when; the bills are those that ask for it, newest first. */
async function overdueOf(reader: Reader, row: Owing, bills: readonly AskingBill[], now: number) {
  const due = bills.find((bill) => bill.due.at <= now);
  const overdue = money(await openPart(reader, row, due), row.currency);
  const limit = limitOf(row);
  return { owed: money(row.owed, row.currency), overdue, due_at: due?.due.at ?? null, limit, bill: due };
}

const limitOf = ({ most, currency }: Owing) => (most === null ? null : money(most, currency));

/** When the shop was reminded of a bill last. */
async function remindedAt(reader: Reader, bill: AskingBill | undefined): Promise<number | null> {
  if (!bill) return null;
  const last = await reader
    .selectFrom('debt_reminders')
    .select('at')
    .where('bill_id', '=', bill.billId)
    .orderBy('place', 'desc')
    .executeTakeFirst();
  return last?.at ?? null;
}

async function debtOf(reader: Reader, row: Owing, now: number): Promise<Debt> {
  const { partner_id, shop_name, shop_state, currency, owed } = row;
  const older = [owed, ...[row.within_30, row.within_60, row.within_90].map((within) => olderPart(owed, within)), 0];
  const ages = older.slice(1).map((sum, index) => money((older[index] ?? 0) - sum, currency));
  const { bill, ...sums } = await overdueOf(reader, row, await askingBills(reader, row), now);
  return { partner_id, shop_name, shop_state, ...sums, reminded_at: await remindedAt(reader, bill), ages };
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
export async function ownDebts(
  { db, clock, config }: With<'db' | 'clock' | 'config'>,
  partnerId: PartnerId,
): Promise<OwnDebt[]> {
  const now = clock.now();
  const account = accountOf(config.payouts.ownAccount);
  const rows = await owing(db.aside, now, partnerId);
  return Promise.all(rows.map(async (row) => ({ ...(await ownDebt(db.aside, row, now)), account })));
}

const accountOf = (account: AskingBill['due']['account']): OwnDebt['account'] =>
  account ? { ...account, bic: account.bic ?? null } : null;

async function ownDebt(reader: Reader, row: Owing, now: number): Promise<Omit<OwnDebt, 'account'>> {
  const bills = await askingBills(reader, row);
  const { owed, overdue, limit } = await overdueOf(reader, row, bills, now);
  const [bill] = bills;
  const left = await openPart(reader, row, bill);
  if (!bill || left === 0) return { owed, overdue, limit, bill: null };
  const { billId: bill_id, number, due } = bill;
  const asked = { bill_id, number, left: money(left, row.currency), due_at: due.at, account: accountOf(due.account) };
  return { owed, overdue, limit, bill: asked };
}
