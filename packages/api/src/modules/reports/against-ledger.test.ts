import type { ReportFigures } from '@cpc/contract';
import {
  brand,
  type ColourId,
  drawingsLeft,
  type GoodsId,
  LEDGER,
  money,
  ORDER_STATUS,
  type OrderId,
  type OrderItemId,
  type PartnerId,
  type PaymentId,
  refundPosting,
  REPORT_GROUPS,
  reprintPosting,
  salePosting,
  sharesLeft,
  type ShellId,
  type StationId,
} from '@cpc/domain';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database, Tx } from '../../base/db/database.ts';
import { transition } from '../../base/transition.ts';
import { linesOfPayment } from '../../records/ledger/balances.ts';
import { post } from '../../records/ledger/post.ts';
import { databases } from '../../testing/databases.ts';
import { type TestServices, testClock, testServices } from '../../testing/services.ts';
import { stockedShop } from '../../testing/catalogue.ts';
import type { Grouping } from './buckets.ts';
import { readRange } from './range.ts';
import { report } from './report.ts';

const HOUR = 3_600_000;
const SHOP = brand<PartnerId>('partner-a');
const STATIONS = [
  { id: brand<StationId>('demo'), currency: 'EUR', partner: SHOP },
  { id: brand<StationId>('abroad'), currency: 'USD', partner: SHOP },
  { id: brand<StationId>('strange'), currency: 'EUR', partner: brand<PartnerId>('partner-b') },
] as const;

/** Days on which clocks change, and the local days around them. */
const PLACES = [
  { zone: 'Europe/Berlin', noon: Date.UTC(2026, 2, 29, 12), from: '2026-03-28', until: '2026-03-30' },
  { zone: 'Europe/Berlin', noon: Date.UTC(2026, 9, 25, 12), from: '2026-10-24', until: '2026-10-26' },
  { zone: 'America/New_York', noon: Date.UTC(2026, 2, 8, 17), from: '2026-03-07', until: '2026-03-09' },
  { zone: 'America/New_York', noon: Date.UTC(2026, 10, 1, 17), from: '2026-10-31', until: '2026-11-02' },
] as const;

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('sale' as const),
      station: fc.integer({ min: 0, max: 2 }),
      prices: fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 3 }),
      sending: fc.constantFrom(0, 490),
      /** What the drawings of the first item cost, at most its price. */
      drawn: fc.constantFrom(0, 90),
      commission: fc.integer({ min: 0, max: 1_000 }),
    }),
  },
  fc.record({ kind: fc.constant('refund' as const), sale: fc.nat(), amount: fc.integer({ min: 1, max: 12_000 }) }),
  fc.record({ kind: fc.constant('cancel' as const), sale: fc.nat() }),
  fc.record({ kind: fc.constant('reprint' as const), sale: fc.nat(), amount: fc.integer({ min: 1, max: 900 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Sale = Extract<Step, { kind: 'sale' }> & { readonly id: string };

const history = fc.array(fc.record({ step, hours: fc.integer({ min: -40, max: 40 }) }), { maxLength: 14 });

describe.each(databases())('reports against the ledger on $engine', ({ open }) => {
  it('[PA-05.1] [PA-05.4] [MO-02.1] random days add up to the ledger in each currency, by every grouping, also when clocks change', async () => {
    const services = testServices(await open(), { clock: testClock(Date.UTC(2026, 0, 1)) });
    await shops(services.db);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PLACES), history, async (place, steps) => {
        await forget(services.db);
        const sales: Sale[] = [];
        for (const { step: one, hours } of steps) await take(services, one, place.noon + hours * HOUR, sales);
        for (const group of REPORT_GROUPS) {
          const { found, expected } = await bothSums(services, place, group);
          expect(found).toEqual(expected);
        }
      }),
      { numRuns: 12 },
    );
  });
});

/** Two stations of the shop with different currencies, and one of another shop. */
async function shops(db: Database): Promise<void> {
  await stockedShop(db);
  await db.transact(async (tx) => {
    for (const { id, currency, partner } of STATIONS.slice(1))
      await tx
        .insertInto('machines')
        .values({ id, partner_id: partner, name: id, address: '', language: 'en-US', currency, created_at: 0 })
        .execute();
    for (const { partner } of STATIONS)
      await tx
        .insertInto('partners')
        .values({ id: partner, name: partner, created_at: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  });
}

const PAST = ['report_money', 'ledger_lines', 'ledger_entries', 'order_items', 'orders'] as const;

async function forget(db: Database): Promise<void> {
  await db.transact(async (tx) => {
    for (const table of PAST) {
      if (db.engine === 'sqlite') await sql`drop trigger if exists ${sql.id(`${table}_no_delete`)}`.execute(tx);
      else await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
      await tx.deleteFrom(table).execute();
    }
  });
}

async function take(services: TestServices, one: Step, at: number, sales: Sale[]): Promise<void> {
  const { db, clock } = services;
  clock.pass(at - clock.now());
  const id = services.random.id();
  const sold = one.kind === 'sale' ? { ...one, id } : sales[one.sale % Math.max(1, sales.length)];
  const station = STATIONS[sold?.station ?? 0];
  if (!sold || !station) return;
  const about = { orderId: brand<OrderId>(sold.id), paymentId: brand<PaymentId>(sold.id) };
  await db.transact(async (tx) => {
    const change = transition(tx, services, { actor: 'system', reason: 'a test' });
    if (one.kind === 'sale') {
      await insertOrder(tx, sold, station);
      const amount = money(
        sold.prices.reduce((sum, price) => sum + price, sold.sending),
        station.currency,
      );
      const paid = { paymentId: sold.id, provider: 'paypal', partner: station.partner, amount, sending: sold.sending };
      const drawings = drawnIn(sold);
      await post(
        change,
        salePosting(
          { ...paid, drawings },
          { partner: station.partner, commissionPermille: sold.commission, promoter: undefined },
        ),
        about,
      );
      return;
    }
    if (one.kind === 'reprint')
      return post(change, reprintPosting(id, station.partner, money(one.amount, station.currency)), {
        orderId: about.orderId,
      });
    const lines = await linesOfPayment(tx, about.paymentId);
    const left = sharesLeft(lines);
    const there = [...left.values()].reduce((sum, share) => sum + Math.max(0, share), 0);
    const back = one.kind === 'cancel' ? there : Math.min(there, one.amount);
    const drawn = { all: drawingsLeft(lines), item: undefined };
    if (back > 0) await post(change, refundPosting(id, money(back, station.currency), left, drawn), about);
  });
  if (one.kind === 'sale') sales.push({ ...one, id });
}

const drawnIn = ({ prices: [first = 0], drawn }: Sale): number => Math.min(first, drawn);

async function insertOrder(tx: Tx, sale: Sale, { id: machine_id, currency }: (typeof STATIONS)[number]): Promise<void> {
  const { id, prices, sending } = sale;
  const order_id = brand<OrderId>(id);
  await tx
    .insertInto('orders')
    .values({
      id: order_id,
      number: id,
      account_id: brand('nobody'),
      client_key: id,
      request_hash: '',
      machine_id,
      status: ORDER_STATUS.awaitingDelivery,
      price_amount: prices.reduce((sum, price) => sum + price, sending),
      price_currency: currency,
      created_at: 0,
      hold_until: 0,
      version: 0,
      coupon_code: null,
      promoter_id: null,
      placed_from: null,
      language: 'en-US',
    })
    .execute();
  const models = ['apple-iphone-15', 'samsung-galaxy-s24'];
  const items = prices.map((price_amount, index) => ({
    id: brand<OrderItemId>(`${id}.${index}`),
    order_id,
    line: index + 1,
    goods_id: brand<GoodsId>(models[index % 2] ?? ''),
    shell_id: brand<ShellId>(index === 1 ? 'hard' : 'soft'),
    colour_id: brand<ColourId>('soft.black'),
    document_hash: null,
    goods: '{}',
    price_amount,
    drawings_amount: index === 0 ? drawnIn(sale) : 0,
    findings: '[]',
    thumbnail: null,
  }));
  await tx.insertInto('order_items').values(items).execute();
}

type Place = (typeof PLACES)[number];

/** The sums of a report, and the same sums from the ledger: in total, over all lines, and of each line of a day or an hour. */
async function bothSums({ db, clock }: TestServices, place: Place, grouping: Grouping) {
  const range = readRange(place);
  const scope = { reach: { partnerId: SHOP, stations: null }, stationId: undefined, range, grouping };
  const { lines, total } = await report(db.read, scope, { showsMoney: true, now: clock.now(), language: 'en-US' });
  const entries = await fromLedger(db, place);
  const all = sumOf(entries.map(({ sums }) => sums));
  const byTime = grouping === 'day' || grouping === 'hour' ? lines.map(({ key }) => key) : [];
  const own = (key: string) => entries.filter((entry) => key === (grouping === 'day' ? entry.day : entry.hour));
  return {
    found: {
      total: summed(total),
      added: sumOf(lines.map(summed)),
      lines: lines.filter(({ key }) => byTime.includes(key)).map((line) => [line.key, summed(line)]),
    },
    expected: {
      total: all,
      added: all,
      lines: byTime.map((key) => [key, sumOf(own(key).map(({ sums }) => sums))]),
    },
  };
}

type Sums = Readonly<Record<string, number>>;

const summed = ({ money: sums }: ReportFigures): Sums =>
  withoutZeros(
    Object.fromEntries(
      (sums ?? []).flatMap(({ currency, sales, refunds, commission, share }) => [
        [`${currency} sales`, sales],
        [`${currency} refunds`, refunds],
        [`${currency} commission`, commission],
        [`${currency} share`, share],
      ]),
    ),
  );

function sumOf(all: readonly Sums[]): Sums {
  const total: Record<string, number> = {};
  for (const one of all) for (const [key, value] of Object.entries(one)) total[key] = (total[key] ?? 0) + value;
  return withoutZeros(total);
}

const withoutZeros = (sums: Sums): Sums => Object.fromEntries(Object.entries(sums).filter(([, value]) => value !== 0));

/** The sums of each entry of the shop, from the ledger's lines alone, with the local day and hour by the calendar of Node. */
async function fromLedger(db: Database, { zone, from, until }: Place) {
  const lines = await db.read.selectFrom('ledger_lines').selectAll().execute();
  const own = new Set(lines.filter(({ account }) => account === LEDGER.partner(SHOP)).map(({ entry }) => entry));
  // A refund may take nothing from the shop; it belongs to the shop of its sale all the same.
  const entries = await db.read.selectFrom('ledger_entries').select(['key', 'payment_id', 'kind']).execute();
  for (const { key, payment_id, kind } of entries) if (kind === 'refund' && own.has(`sale.${payment_id}`)) own.add(key);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const hour = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });
  return lines
    .filter(({ entry }) => own.has(entry))
    .map(({ account, kind, amount, currency, at }) => ({
      day: day.format(at),
      hour: String(Number(hour.format(at))),
      sums: {
        [`${currency} sales`]:
          account === LEDGER.partner(SHOP) && (kind === 'sale' || kind === 'delivery') ? -amount : 0,
        [`${currency} refunds`]: account === LEDGER.owed && kind === 'refundOwed' ? -amount : 0,
        [`${currency} commission`]: account === LEDGER.revenue ? -amount : 0,
        [`${currency} share`]: account === LEDGER.partner(SHOP) ? -amount : 0,
      },
    }))
    .filter((entry) => entry.day >= from && entry.day <= until);
}
