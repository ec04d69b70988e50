import type { MonthlyBill } from '@cpc/bills';
import {
  brand,
  COUNTER,
  LEDGER,
  type LedgerLine,
  money,
  moneyAccount,
  type PartnerId,
  type Posting,
  refundPaidPosting,
  refundPosting,
  salePosting,
  settlementPosting,
  sharesLeft,
  withdrawalPosting,
} from '@cpc/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transition } from '../../base/transition.ts';
import { readBill } from '../../records/bills/store.ts';
import { post } from '../../records/ledger/post.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { databases } from '../../testing/databases.ts';
import { type TestShop, testShop } from '../../testing/shop.ts';
import { issueMonthlyBills } from './monthly.ts';

const HOUR_MS = 3_600_000;
const PARTNER = brand<PartnerId>('partner-a');
const NEVER = new AbortController().signal;
const ZONES = ['UTC', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Europe/Berlin'];
const CAUSE = { actor: 'system', reason: 'a test' } as const;

interface Sale {
  readonly id: string;
  readonly provider: string;
  readonly lines: LedgerLine[];
}

interface World {
  readonly shop: TestShop;
  readonly sales: Sale[];
}

/** What may happen in a shop's year. `which` selects a sale or a zone; time passes before the step. */
const step = fc.record({
  what: fc.constantFrom(
    'sale',
    'sale',
    'cashSale',
    'cashSale',
    'refund',
    'refund',
    'withdraw',
    'settle',
    'zone',
    'bill',
  ),
  hours: fc.integer({ min: 0, max: 24 * 12 }),
  which: fc.nat(50),
  amount: fc.integer({ min: 1, max: 5000 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Each posts at its own moment. */
async function keep({ shop: { services } }: World, posting: Posting): Promise<void> {
  services.clock.pass(1);
  await services.db.transact((tx) => post(transition(tx, services, CAUSE), posting, {}));
}

const setZone = ({ shop: { services } }: World, time_zone: string) =>
  services.db.transact((tx) => tx.updateTable('partners').set({ time_zone }).where('id', '=', PARTNER).execute());

async function sell(world: World, provider: string, amount: number): Promise<void> {
  const id = `p${world.sales.length}`;
  const paid = { paymentId: id, provider, partner: PARTNER, amount: money(amount, 'EUR') };
  const posting = salePosting(paid, { partner: PARTNER, commissionPermille: 100, promoter: undefined });
  world.sales.push({ id, provider, lines: [...posting.lines] });
  await keep(world, posting);
}

async function giveBack(world: World, { which, amount }: Step, index: number): Promise<void> {
  const sale = world.sales[which % Math.max(1, world.sales.length)];
  if (!sale) return;
  const left = sharesLeft(sale.lines);
  const sum = Math.min(
    amount,
    [...left.values()].reduce((all, one) => all + one, 0),
  );
  if (sum === 0) return;
  const asked = refundPosting(`r${index}`, money(sum, 'EUR'), left);
  sale.lines.push(...asked.lines);
  await keep(world, asked);
  await keep(world, refundPaidPosting(`r${index}`, moneyAccount(sale.provider, PARTNER), money(sum, 'EUR')));
}

async function take(world: World, one: Step, index: number): Promise<void> {
  world.shop.services.clock.pass(one.hours * HOUR_MS);
  switch (one.what) {
    case 'sale':
      return sell(world, 'paypal', one.amount);
    case 'cashSale':
      return sell(world, COUNTER, one.amount);
    case 'refund':
      return giveBack(world, one, index);
    case 'withdraw':
      return keep(world, withdrawalPosting(`w${index}`, LEDGER.partner(PARTNER), money(one.amount, 'EUR')));
    case 'settle':
      return keep(world, settlementPosting(`s${index}`, PARTNER, money(one.amount, 'EUR')));
    case 'zone':
      await setZone(world, ZONES[one.which % ZONES.length] ?? 'UTC');
      return;
    case 'bill':
      await issueMonthlyBills(world.shop.services, NEVER);
  }
}

async function billsOf({ shop }: World): Promise<MonthlyBill[]> {
  const rows = await shop.services.db.read.selectFrom('bills').selectAll().orderBy('month').execute();
  return rows.map(readBill).filter((bill) => bill.kind === 'monthly');
}

/** Every line of the shop, as it changes what the platform owes: earned is positive, cash in the till negative. */
const linesOf = ({ shop }: World) =>
  shop.services.db.read
    .selectFrom('ledger_lines')
    .select(['id', 'kind', 'account', 'amount', 'at'])
    .where('account', 'in', [LEDGER.partner(PARTNER), LEDGER.cash(PARTNER), LEDGER.revenue])
    .execute();

async function expectBillsEqualLedger(world: World): Promise<void> {
  world.shop.services.clock.pass(40 * 24 * HOUR_MS);
  await issueMonthlyBills(world.shop.services, NEVER);
  const [bills, all] = [await billsOf(world), await linesOf(world)];
  const own = all.filter(({ account }) => account !== LEDGER.revenue);
  const sum = (lines: readonly { readonly amount: number }[]) => lines.reduce((left, { amount }) => left - amount, 0);
  for (const { id, at } of own)
    expect([id, bills.filter(({ begin, until }) => begin <= at && at < until).length]).toEqual([id, 1]);
  let balance = 0;
  let end = 0;
  for (const { opening, closing, sums, days, begin, until } of bills) {
    const within = own.filter(({ at }) => begin <= at && at < until);
    expect(begin).toBeGreaterThanOrEqual(end);
    expect(opening).toBe(balance);
    expect(closing - opening).toBe(sum(within));
    expect(sums.reduce((left, { amount }) => left + amount, 0)).toBe(sum(within));
    expect(sums.find(({ kind }) => kind === 'money')?.amount ?? 0).toBe(
      sum(within.filter(({ account }) => account === LEDGER.cash(PARTNER))),
    );
    expect(days.reduce((left, { sales, cash, other }) => left + sales + cash + other, 0)).toBe(sum(within));
    [balance, end] = [closing, until];
  }
  expect(balance).toBe(sum(own));
  expect(bills.reduce((left, { service }) => left + service.gross, 0)).toBe(
    sum(all.filter(({ account }) => account === LEDGER.revenue)),
  );
}

async function world(db: Parameters<typeof testShop>[0], at: number): Promise<World> {
  const shop = await testShop(db, { renderer: BLANK });
  shop.services.clock.pass(at - shop.services.clock.now());
  return { shop, sales: [] };
}

describe.each(databases())('monthly bills on $engine', ({ open }) => {
  it('[PA-16] the bills of a random year add up to the ledger: no line is in two bills or in none', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
        const year = await world(await open(), Date.UTC(2027, 0, 20));
        for (const [index, one] of steps.entries()) await take(year, one, index);
        await expectBillsEqualLedger(year);
        expect(await issueMonthlyBills(year.shop.services, NEVER)).toBe(0);
      }),
      { numRuns: 5 },
    );
  }, 120_000);

  it.each([
    ['eastwards', 'UTC', 'Asia/Tokyo', Date.UTC(2027, 10, 30, 23, 30)],
    ['westwards', 'Asia/Tokyo', 'America/New_York', Date.UTC(2027, 5, 30, 20)],
  ])('[PA-16] a shop that moves its clocks %s gets a bill that begins where the last one ended', async (...row) => {
    const [, from, to, late] = row;
    const shop = await world(await open(), late);
    await setZone(shop, from);
    await sell(shop, 'paypal', 1000);
    shop.shop.services.clock.pass(3 * 24 * HOUR_MS);
    await issueMonthlyBills(shop.shop.services, NEVER);
    await setZone(shop, to);
    await sell(shop, 'paypal', 500);
    await expectBillsEqualLedger(shop);
    const bills = await billsOf(shop);
    for (const [index, bill] of bills.entries()) if (index > 0) expect(bill.begin).toBe(bills[index - 1]?.until);
    expect(bills.map(({ closing }) => closing).at(-1)).toBe(1350);
  });

  it('[PA-14.1] a shop with counter sales only owes the platform its part at the end of the month', async () => {
    const shop = await world(await open(), Date.UTC(2027, 2, 10));
    await sell(shop, COUNTER, 10_450);
    await giveBack(shop, { what: 'refund', hours: 0, which: 0, amount: 450 }, 0);
    await expectBillsEqualLedger(shop);
    const [bill] = await billsOf(shop);
    expect(bill?.closing).toBe(-1000);
    expect(bill?.sums).toContainEqual({ kind: 'money', amount: -10_000 });
    const [money] = await (await shop.shop.partner()).must('Partner.balance', {});
    expect(money?.due.amount).toBe(bill?.closing);
  });

  it('[PA-16] a month is billed an hour after its end, when the last of its entries are stored', async () => {
    const shop = await world(await open(), Date.UTC(2027, 2, 31, 23));
    await sell(shop, 'paypal', 1000);
    shop.shop.services.clock.pass(1.5 * HOUR_MS);
    expect(await issueMonthlyBills(shop.shop.services, NEVER)).toBe(0);
    shop.shop.services.clock.pass(HOUR_MS);
    expect(await issueMonthlyBills(shop.shop.services, NEVER)).toBe(1);
  });
});
