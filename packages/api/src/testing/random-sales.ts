import {
  brand,
  type ColourId,
  drawingsLeft,
  type GoodsId,
  money,
  ORDER_STATUS,
  type OrderId,
  type OrderItemId,
  type PartnerId,
  type PaymentId,
  refundPosting,
  reprintPosting,
  salePosting,
  sharesLeft,
  type ShellId,
  type StationId,
} from '@cpc/domain';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import type { Database, Tx } from '../base/db/database.ts';
import { transition } from '../base/transition.ts';
import { linesOfPayment } from '../records/ledger/balances.ts';
import { post } from '../records/ledger/post.ts';
import { stockedShop } from './catalogue.ts';
import type { TestServices } from './services.ts';

export const SHOP = brand<PartnerId>('partner-a');
export const STATIONS = [
  { id: brand<StationId>('demo'), currency: 'EUR', partner: SHOP },
  { id: brand<StationId>('abroad'), currency: 'USD', partner: SHOP },
  { id: brand<StationId>('strange'), currency: 'EUR', partner: brand<PartnerId>('partner-b') },
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
export type Sale = Extract<Step, { kind: 'sale' }> & { readonly id: string };

/** What happens in a random shop: each step so many hours from a moment. */
export const history = fc.array(fc.record({ step, hours: fc.integer({ min: -40, max: 40 }) }), { maxLength: 14 });

/** Two stations of the shop with different currencies, and one of another shop. */
export async function shops(db: Database): Promise<void> {
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

/** Deletes what happened, which only a test may. */
export async function forget(db: Database): Promise<void> {
  await db.transact(async (tx) => {
    for (const table of PAST) {
      if (db.engine === 'sqlite') await sql`drop trigger if exists ${sql.id(`${table}_no_delete`)}`.execute(tx);
      else await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
      await tx.deleteFrom(table).execute();
    }
  });
}

/** Takes a step at a time. @param sales those before, which it adds to */
export async function take(services: TestServices, one: Step, at: number, sales: Sale[]): Promise<void> {
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
