import type { ActionInput, ActionOutput } from '@cpc/contract';
import type { MonthlyBill } from '@cpc/bills';
import { brand, type Currency, LEDGER, money, type PartnerId, REPORT_GROUPS, toDecimalString } from '@cpc/domain';
import { readSheet } from '@cpc/sheets';
import { expect } from 'vitest';
import { readBill } from '../../records/bills/store.ts';
import { issueMonthlyBills } from '../../modules/bills/monthly.ts';
import { type Caller, form, FORM } from '../caller.ts';
import { expectReconciled } from '../reconciled.ts';
import type { DaysWorld } from './world.ts';

const SHOP = brand<PartnerId>('partner-a');
const DAY_MS = 86_400_000;
const NEVER = new AbortController().signal;
/** A page of a list. */
const PAGE = 50;

type Line = ActionOutput<'Partner.statement'>[number];
type Sums = Readonly<Record<string, number>>;

/** Balance, statement, reports, their files and the monthly bills tell what the ledger holds, to the last minor unit. */
export async function expectAgreement(world: DaysWorld): Promise<void> {
  const { shop } = world;
  await endMonth(world);
  await expectReconciled(shop);
  const rows = await shop.services.db.read
    .selectFrom('ledger_lines')
    .select(['kind', 'currency', 'amount', 'at'])
    .where('account', '=', LEDGER.partner(SHOP))
    .execute();
  const owner = await world.owner();
  const lines = await statement(world, owner, {});
  expect(sumsOf(lines.map(({ amount, kind }) => [`${kind} ${amount.currency}`, amount.amount]))).toEqual(
    sumsOf(rows.map(({ kind, currency, amount }) => [`${kind} ${currency}`, -amount])),
  );
  const balances = await owner.must('Partner.balance', {});
  expect(sumsOf(balances.map(({ earned }) => [earned.currency, earned.amount]))).toEqual(
    sumsOf(lines.map(({ amount }) => [amount.currency, amount.amount])),
  );
  await expectReports(world, owner, lines);
  await expectBills(world, lines);
  await expectPrices(world, owner);
}

/** Lets a month end and everything that is due happen. */
async function endMonth({ shop }: DaysWorld): Promise<void> {
  for (let day = 0; day < 32; day += 1) {
    await shop.work();
    shop.services.clock.pass(DAY_MS);
  }
  await shop.work();
}

/** All pages of the statement, as the contract pages it. */
async function statement(
  { shop }: DaysWorld,
  owner: Caller,
  wanted: ActionInput<'Partner.statement'>,
): Promise<readonly Line[]> {
  const all: Line[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await shop.app.inject({
      method: 'POST',
      url: '/partnerapplets/index',
      headers: { ...owner.headers, ...FORM, pagenum: String(page), pagesize: String(PAGE) },
      payload: form({ s: 'Partner.statement', ...wanted }),
    });
    const { data }: { data: readonly Line[] } = JSON.parse(body);
    all.push(...data);
    if (data.length < PAGE) return all;
  }
}

/** What a withdrawal takes is no part of a report. */
const isPayout = ({ kind }: Line): boolean => kind === 'withdrawal' || kind === 'withdrawalReturned';

async function expectReports({ shop }: DaysWorld, owner: Caller, lines: readonly Line[]): Promise<void> {
  const now = shop.services.clock.now();
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  const wanted = { from: dayOf(Math.min(now, ...lines.map(({ at }) => at))), until: dayOf(now + DAY_MS), zone: 'UTC' };
  const expected = sumsOf(
    lines.filter((line) => !isPayout(line)).map(({ amount }) => [amount.currency, amount.amount]),
  );
  for (const group of REPORT_GROUPS) {
    const { total, lines: grouped } = await owner.must('Partner.report', { ...wanted, group });
    expect([group, shares(total.money)]).toEqual([group, expected]);
    expect([group, shares(grouped.flatMap((line) => line.money ?? []))]).toEqual([group, expected]);
    for (const format of ['csv', 'xlsx'] as const) {
      const { name, file } = await owner.must('Partner.reportFile', { ...wanted, group, format });
      expect([group, format, await sharesOfFile(name, file)]).toEqual([group, format, decimals(expected)]);
    }
  }
}

type Money = NonNullable<ActionOutput<'Partner.report'>['total']['money']>;
const shares = (sums: Money | null): Sums => sumsOf((sums ?? []).map(({ currency, share }) => [currency, share]));

const decimals = (sums: Sums): Sums =>
  Object.fromEntries(
    Object.entries(sums).map(([currency, amount]) => [
      currency,
      Number(toDecimalString(money(amount, brand<Currency>(currency)))),
    ]),
  );

/** The columns of the shop's share, added up. Two decimals are compared: sums of decimals are not exact. */
async function sharesOfFile(name: string, file: string): Promise<Sums> {
  const [head, ...rows] = await readSheet(Buffer.from(file, 'base64'), name);
  const columns = (head?.cells ?? []).flatMap((cell, place) => {
    const currency = /^Your part (?<currency>[A-Z]{3})$/.exec(cell)?.groups?.['currency'];
    return currency === undefined ? [] : [{ currency, place }];
  });
  const added = columns.map(({ currency, place }) => {
    const cents = rows.reduce((sum, { cells }) => sum + Math.round(Number(cells[place] ?? 0) * 100), 0);
    return [currency, cents / 100] as const;
  });
  return sumsOf(added);
}

/** Each bill begins where the one before ended, and all together hold every line of the months that are over, with cash. */
async function expectBills({ shop }: DaysWorld, lines: readonly Line[]): Promise<void> {
  await issueMonthlyBills(shop.services, NEVER);
  const stored = await shop.services.db.read.selectFrom('bills').selectAll().orderBy('month').execute();
  const bills = stored.map(readBill).filter((bill): bill is MonthlyBill => bill.kind === 'monthly');
  const till = await shop.services.db.read
    .selectFrom('ledger_lines')
    .select(['currency', 'amount', 'at'])
    .where('account', '=', LEDGER.cash(SHOP))
    .execute();
  for (const currency of new Set(bills.map((bill) => bill.currency))) {
    const own = bills.filter((bill) => bill.currency === currency);
    let balance = 0;
    for (const { opening, closing, sums, days } of own) {
      expect(opening).toBe(balance);
      balance = closing;
      const moved = sums.reduce((sum, { amount }) => sum + amount, 0);
      expect(moved).toBe(closing - opening);
      expect(days.reduce((sum, { sales, cash, other }) => sum + sales + cash + other, 0)).toBe(moved);
    }
    const until = own.at(-1)?.until ?? 0;
    const past = lines.filter(({ amount, at }) => amount.currency === currency && at < until);
    const cash = till.filter((line) => line.currency === currency && line.at < until);
    expect(balance).toBe(
      past.reduce((sum, { amount }) => sum + amount.amount, 0) - cash.reduce((sum, { amount }) => sum + amount, 0),
    );
  }
  expect(bills.length).toBeGreaterThan(lines.length > 0 ? 0 : -1);
}

/** A change of a price changed no order. */
async function expectPrices({ placed }: DaysWorld, owner: Caller): Promise<void> {
  for (const [order_number, amount] of placed) {
    const answer = await owner.call('Partner.order', { order_number });
    if (answer.code === 0) expect([order_number, answer.data.price.amount]).toEqual([order_number, amount]);
  }
}

function sumsOf(all: readonly (readonly [key: string, amount: number])[]): Sums {
  const sums: Record<string, number> = {};
  for (const [key, amount] of all) sums[key] = (sums[key] ?? 0) + amount;
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
}
