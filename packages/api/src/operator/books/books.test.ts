import type { ActionOutput } from '@cpc/contract';
import {
  type Book,
  brand,
  COUNTER,
  type Currency,
  LEDGER,
  money,
  type Posting,
  receiptPosting,
  settlementPosting,
  tillPosting,
  withdrawalPosting,
  withdrawalReturnedPosting,
} from '@cpc/domain';
import { COLUMN_TEXTS } from '@cpc/i18n';
import { serverTranslator } from '@cpc/i18n/server';
import { readSheet } from '@cpc/sheets';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import { transition } from '../../base/transition.ts';
import { issueMonthlyBills } from '../../modules/bills/monthly.ts';
import { post } from '../../records/ledger/post.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { databases } from '../../testing/databases.ts';
import { operatorNamed } from '../../testing/payout-shop.ts';
import { forget, history, type Sale, SHOP, shops, take } from '../../testing/random-sales.ts';
import { writeSheet } from '../../testing/read-sheet.ts';
import { orderOf, testShop } from '../../testing/shop.ts';
import { type TestServices, testClock, testServices } from '../../testing/services.ts';
import { booksFile } from './file.ts';
import { monthOf } from './span.ts';

const HOUR_MS = 3_600_000;
const EUR = (amount: number) => money(amount, 'EUR');
const translator = serverTranslator()('en-US');

/** Two months of a zone, and a moment near the midnight between them. */
const PLACES = [
  { zone: 'Europe/Berlin', months: ['2026-03', '2026-04'], middle: Date.UTC(2026, 2, 31, 20) },
  { zone: 'America/New_York', months: ['2026-10', '2026-11'], middle: Date.UTC(2026, 10, 1, 6) },
  { zone: 'Pacific/Kiritimati', months: ['2025-12', '2026-01'], middle: Date.UTC(2025, 11, 31, 9) },
] as const;

/** What the bank and the till move, and cash that bought nothing. */
const banked = fc.array(
  fc.record({
    how: fc.constantFrom('withdrawal', 'returned', 'settlement', 'cash', 'till'),
    amount: fc.integer({ min: 1, max: 9_999 }),
    hours: fc.integer({ min: -40, max: 40 }),
  }),
  { maxLength: 4 },
);

const format = fc.constantFrom('csv', 'xlsx');

describe.each(databases())('books for accountants on $engine', ({ open }) => {
  it('[PA-17] the files of random months add up to the ledger, of a shop and of the platform, in all of their parts', async () => {
    const services = testServices(await open(), { clock: testClock(Date.UTC(2025, 0, 1)) });
    await shops(services.db);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PLACES), history, banked, format, async (place, steps, moved, kind) => {
        await forget(services.db);
        const sales: Sale[] = [];
        for (const { step, hours } of steps) await take(services, step, place.middle + hours * HOUR_MS, sales);
        for (const move of moved) await bank(services, move, place.middle + move.hours * HOUR_MS);
        for (const month of place.months) {
          const own = await ledgerOf(services.db, place.zone, month);
          expect(await sumsOfShop(services.db, place.zone, month, kind)).toEqual(shopSums(own));
          const all = await ledgerOf(services.db, 'UTC', month);
          expect(await sumsOfPlatform(services.db, month, kind)).toEqual(platformSums(all));
        }
      }),
      { numRuns: 10 },
    );
  }, 240_000);
});

const NEVER = new AbortController().signal;
const NOVEMBER = { month: '2026-11', format: 'csv' } as const;

describe.each(databases())('a month of a shop on $engine', ({ open }) => {
  it('[PA-17] [PA-16] taxes and receipts are as on the papers, and a name that looks like a formula stays text', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const { services } = shop;
    const named = { name: '=SUM(A1)', country: 'DE', time_zone: 'Europe/Berlin' } as const;
    await services.db.transact((tx) => tx.updateTable('partners').set(named).where('id', '=', SHOP).execute());
    const customer = await shop.customer();
    const { order_id, order_number } = await customer.must('Order.place', orderOf());
    await customer.must('Payment.begin', { order_id, provider: 'counter' });
    await (await shop.partner()).must('Partner.confirmCounterPayment', { order_id });
    await (await shop.partner()).must('Partner.orderBills', { order_number });
    services.clock.pass(20 * DAY_MS);
    await issueMonthlyBills(services, NEVER);
    const [partner, operator] = [await shop.partner(), await operatorNamed(shop, 'olga')];
    const ofShop = async (book: Book) => rowsIn(await partner.must('Partner.booksFile', { ...NOVEMBER, book }));
    const ofPlatform = async (book: Book) => rowsIn(await operator.must('Operator.booksFile', { ...NOVEMBER, book }));
    const sale = { rate: '19', gross: '24.9', net: '20.92', tax: '3.98', currency: 'EUR' };
    expect(await ofShop('receipts')).toMatchObject([{ ...sale, kind: 'Receipt', order: order_number, corrects: '' }]);
    const [sold, served, ...none] = await ofShop('taxes');
    expect(none).toEqual([]);
    expect(sold).toEqual({ ...sale, kind: 'Sales' });
    const revenue = (await ofPlatform('statement')).find(({ account }) => account === LEDGER.revenue);
    expect(served).toMatchObject({ kind: 'Service of the platform', gross: revenue?.['credit'] });
    expect(await ofPlatform('taxes')).toMatchObject([{ gross: served?.['gross'], tax: served?.['tax'] }]);
    const { file } = await operator.must('Operator.booksFile', { ...NOVEMBER, book: 'orders' });
    expect(Buffer.from(file, 'base64').toString()).toContain(`,'=SUM(A1),${order_number},`);
    // The next month begins where the bill of this one ended.
    await services.db.transact((tx) => tx.updateTable('partners').set({ time_zone: 'Asia/Tokyo' }).execute());
    const [november, december] = await Promise.all(
      ['2026-11', '2026-12'].map((month) =>
        monthOf(services.db.aside, { partnerId: SHOP, timeZone: 'Asia/Tokyo' }, month),
      ),
    );
    expect(november?.until).toBe(Date.UTC(2026, 10, 30, 23));
    expect(december?.begin).toBe(november?.until);
    expect(await ofShop('receipts')).toHaveLength(1);
  });
});

describe.each(databases())('a refund over the end of a month on $engine', ({ open }) => {
  it('[PA-17] [OR-13.3] is taxed in the month of its credit note, when the money went back', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const { db, clock } = shop.services;
    const inGermany = { country: 'DE', time_zone: 'Europe/Berlin' } as const;
    await db.transact((tx) => tx.updateTable('partners').set(inGermany).where('id', '=', SHOP).execute());
    const customer = await shop.customer();
    const { order_id } = await customer.must('Order.place', orderOf());
    await customer.must('Payment.begin', { order_id, provider: 'counter' });
    await (await shop.partner()).must('Partner.confirmCounterPayment', { order_id });
    await customer.must('Order.cancel', { order_id });
    await shop.work();
    clock.pass(20 * DAY_MS);
    const partner = await shop.partner();
    const [refund] = (await partner.must('Partner.counterPayments', {})).refunds;
    await partner.must('Partner.refundCounter', { refund_id: refund?.refund_id ?? brand('') });
    const rows = async (month: string, book: Book) =>
      rowsIn(await partner.must('Partner.booksFile', { ...NOVEMBER, month, book }));
    const back = { rate: '19', gross: '-24.9', net: '-20.92', tax: '-3.98' };
    expect(await rows('2026-11', 'taxes')).toMatchObject([{ kind: 'Sales', gross: '24.9', tax: '3.98' }]);
    expect(await rows('2026-12', 'taxes')).toMatchObject([back]);
    expect(await rows('2026-12', 'receipts')).toMatchObject([back]);
  });
});

type Move = typeof banked extends fc.Arbitrary<(infer T)[]> ? T : never;

async function bank(services: TestServices, { how, amount }: Move, at: number): Promise<void> {
  services.clock.pass(at - services.clock.now());
  const id = services.random.id();
  const postings: Readonly<Record<Move['how'], Posting>> = {
    withdrawal: withdrawalPosting(id, LEDGER.partner(SHOP), EUR(amount)),
    returned: withdrawalReturnedPosting(id, LEDGER.partner(SHOP), EUR(amount)),
    settlement: settlementPosting(id, SHOP, EUR(amount)),
    till: tillPosting(id, SHOP, 'own', EUR(amount)),
    cash: receiptPosting({ paymentId: id, provider: COUNTER, partner: SHOP, amount: EUR(amount) }),
  };
  const cause = { actor: 'system', reason: 'a test' } as const;
  await services.db.transact((tx) => post(transition(tx, services, cause), postings[how], {}));
}

interface Booked {
  readonly entry: string;
  readonly account: string;
  readonly kind: string;
  readonly amount: number;
  readonly currency: Currency;
}

/** The lines of the ledger in a month, by the calendar of Node. */
async function ledgerOf(db: Database, timeZone: string, month: string): Promise<readonly Booked[]> {
  const lines = await db.read.selectFrom('ledger_lines').selectAll().execute();
  const local = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' });
  return lines.filter(({ at }) => local.format(at) === month);
}

type Sums = Readonly<Record<string, number>>;

function added(rows: readonly (readonly [key: string, amount: number])[]): Sums {
  const sums: Record<string, number> = {};
  for (const [key, amount] of rows) sums[key] = (sums[key] ?? 0) + amount;
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
}

const BANK_KINDS = ['withdrawal', 'withdrawalReturned', 'settlement'];
const own = ({ account }: Booked) => account === LEDGER.partner(SHOP);
const isSale = ({ kind }: Booked) => kind === 'sale' || kind === 'delivery';

/** The sums of orders: of the lines of entries that sell, refund or pay for reprints. */
function orderSums(lines: readonly Booked[], isShare: (line: Booked) => boolean): Sums {
  const entries = lines.filter(({ entry }) => /^(sale|refund|reprint)\./.test(entry));
  return added(
    entries.flatMap(
      (line): [string, number][] =>
        [
          ...(isShare(line) && isSale(line) ? ([[`${line.currency} sales`, -line.amount]] as const) : []),
          ...(line.account === LEDGER.owed ? ([[`${line.currency} refunds`, -line.amount]] as const) : []),
          ...(line.account === LEDGER.revenue ? ([[`${line.currency} commission`, -line.amount]] as const) : []),
          ...(isShare(line) ? ([[`${line.currency} share`, -line.amount]] as const) : []),
        ] as [string, number][],
    ),
  );
}

function shopSums(lines: readonly Booked[]) {
  const touched = new Set(lines.filter(({ account }) => account.endsWith(`:${SHOP}`)).map(({ entry }) => entry));
  const mine = lines.filter(({ entry }) => touched.has(entry));
  return {
    journal: added(mine.map(({ account, currency, amount }) => [`${currency} ${account}`, amount])),
    statement: added(lines.filter(own).map(({ currency, amount }) => [currency, -amount])),
    orders: orderSums(mine, own),
    payouts: added(
      lines.filter((line) => own(line) && BANK_KINDS.includes(line.kind)).map((line) => [line.currency, line.amount]),
    ),
  };
}

function platformSums(lines: readonly Booked[]) {
  const byAccount = (some: readonly Booked[]) =>
    added(some.map(({ account, currency, amount }) => [`${currency} ${account}`, amount]));
  return {
    journal: byAccount(lines),
    statement: byAccount(lines.filter(({ account }) => account.startsWith('platform:'))),
    orders: orderSums(lines, ({ account }) => account.startsWith('partner:')),
    payouts: added(
      lines.filter(({ account }) => account === LEDGER.bank).map(({ currency, amount }) => [currency, amount]),
    ),
  };
}

type Row = Readonly<Record<string, string>>;
type Format = 'csv' | 'xlsx';

/** A cell as minor units; all currencies here have cents. */
const cents = (cell: string | undefined): number => Math.round(Number(cell === '' ? 0 : cell) * 100);

async function sumsOfShop(db: Database, zone: string, month: string, kind: Format) {
  const rows = (book: Book) => rowsOf(db, { partnerId: SHOP, timeZone: zone }, book, month, kind);
  return {
    journal: ofAccounts(await rows('journal')),
    statement: added((await rows('statement')).map((row) => [row['currency'] ?? '', cents(row['amount'])])),
    orders: ofOrders(await rows('orders')),
    payouts: added((await rows('payouts')).map((row) => [row['currency'] ?? '', cents(row['amount'])])),
  };
}

async function sumsOfPlatform(db: Database, month: string, kind: Format) {
  const rows = (book: Book) => rowsOf(db, { partnerId: undefined, timeZone: 'UTC' }, book, month, kind);
  return {
    journal: ofAccounts(await rows('journal')),
    statement: ofAccounts(await rows('statement')),
    orders: ofOrders(await rows('orders')),
    payouts: added((await rows('payouts')).map((row) => [row['currency'] ?? '', cents(row['amount'])])),
  };
}

const ofAccounts = (rows: readonly Row[]) =>
  added(rows.map((row) => [`${row['currency']} ${row['account']}`, cents(row['debit']) - cents(row['credit'])]));

const ofOrders = (rows: readonly Row[]) =>
  added(
    rows.flatMap((row): [string, number][] => [
      [`${row['currency']} sales`, cents(row['sales']) + cents(row['delivery'])],
      [`${row['currency']} refunds`, cents(row['refunds'])],
      [`${row['currency']} commission`, cents(row['commission'])],
      [`${row['currency']} share`, cents(row['share'])],
    ]),
  );

/** All parts of a file, by column. The pages and parts are short, so that a small month has several. */
async function rowsOf(
  { aside }: Database,
  whose: Parameters<typeof monthOf>[1],
  book: Book,
  month: string,
  kind: Format,
): Promise<readonly Row[]> {
  const scope = { ...(await monthOf(aside, whose, month)), ...whose, partnerId: whose.partnerId, month, translator };
  const ports = { reader: aside, writeSheet, owner: 'a', language: 'en-US', pageLines: 2, maxLines: 3 } as const;
  const rows: Row[] = [];
  for (let part = 1, more = true; more; part += 1) {
    const file = await booksFile(ports, scope, { book, format: kind, part });
    rows.push(...(await rowsIn(file)));
    more = file.more;
  }
  return rows;
}

async function rowsIn({ name, file, lines }: ActionOutput<'Partner.booksFile'>): Promise<readonly Row[]> {
  const [head, ...rows] = await readSheet(Buffer.from(file, 'base64'), name);
  expect(rows).toHaveLength(lines);
  return rows.map(({ cells }) =>
    Object.fromEntries((head?.cells ?? []).map((text, index) => [columnOf(text), cells[index] ?? ''])),
  );
}

const BY_HEAD = new Map(Object.entries(COLUMN_TEXTS).map(([column, { head }]) => [translator.t(head), column]));
const columnOf = (head: string): string => BY_HEAD.get(head) ?? expect.fail(`no column ${head}`);
