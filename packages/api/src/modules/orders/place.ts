import { createHash } from 'node:crypto';
import { type ActionInput, CallError, type OrderTerms } from '@cpc/contract';
import { canonicalJson, needsScan } from '@cpc/design';
import {
  MAX_ITEMS,
  type AccountId,
  type Money,
  ORDER_STATUS,
  type OrderId,
  UNBEGUN_HOLD_MS,
  addMoney,
  brand,
  money,
  sameMoney,
} from '@cpc/domain';
import type { Locale } from '@cpc/i18n';
import type { Database, Reader, Tx } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import { JOBS_TOPIC, enqueue } from '../../base/jobs/jobs.ts';
import { countCouponTry } from '../../records/coupons/attempts.ts';
import { noteAgreement, refuseOtherTerms } from '../../records/accounts/terms.ts';
import { couponDiscount } from './place-coupon.ts';
import { knownPromoter } from '../../records/coupons/promoters.ts';
import { reserveCoupon } from '../../records/coupons/use.ts';
import { type FrozenDelivery, freezeDelivery, insertDelivery } from '../../records/delivery/freeze.ts';
import { addressOf } from '../../base/http/address.ts';
import { refuseUnpayable } from '../../records/payments/payable.ts';
import { settleFreeOrder } from '../../lifecycle/settle-free-order.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import type { Services, With } from '../../base/services.ts';
import { transition } from '../../base/transition.ts';
import { refuseUnlessReady, stationCondition } from '../../records/stations/condition.ts';
import type { Preflight } from '../../base/preflight/preflight.ts';
import { refuseTooManyFree } from './free-pieces.ts';
import { type CheckedItem, type FrozenItem, checkItems, freezeItems } from './freeze-items.ts';
import { record } from '../../records/orders/history.ts';
import { keepDesigns } from './keep-designs.ts';
import { insertItems } from './insert-items.ts';
import { EXPIRE_JOB } from '../../records/orders/job-kinds.ts';
import type { OrderRow } from '../../records/orders/store.ts';
import { placeOf, refuseTooManyUnpaid } from './unpaid-pieces.ts';

/** The customer who orders, the address it comes from, and the language in which the customer orders. */
export interface Customer {
  readonly accountId: AccountId;
  readonly ip: string;
  readonly language: Locale;
}

export interface PlaceRequest {
  readonly customer: Customer;
  readonly terms: OrderTerms;
  /** SHA-256 of the whole request. */
  readonly hash: string;
  /** Runs in the order's transaction, for example to take the ordered things off a list. */
  readonly beside?: (tx: Tx) => Promise<void>;
}

/**
 * Places an order: freezes designs, goods, prices and station, and holds a piece per item, all of it or nothing
 * (OR-04, OR-10, SK-01). The same client key with the same content gives the same order (OR-05).
 * @throws CallError designInvalid, invalidInput for more than 20 items, and what {@link placeChecked} throws
 */
export async function placeOrder(
  services: Services,
  preflight: Preflight,
  customer: Customer,
  { items, ...terms }: ActionInput<'Order.place'>,
): Promise<OrderRow> {
  const counts = items.map(({ count = 1 }) => count);
  if (counts.reduce((sum, count) => sum + count, 0) > MAX_ITEMS)
    throw new CallError('invalidInput', { field: 'items' });
  const choices = items.map((item) => {
    const { count: _, ...choice } = item;
    return choice;
  });
  const each = await checkItems(services.db.read, customer.accountId, choices);
  const checked = each.flatMap((item, at) => Array.from({ length: counts[at] ?? 1 }, () => item));
  const asked = checked.map(hashedItem);
  return placeChecked(services, preflight, { customer, terms, hash: hashOf(terms, asked) }, checked);
}

/**
 * Places an order of items whose designs are valid, once per client key.
 * @throws CallError designEmpty, designUnprintable, tooManyUnpaid, tooManyOfThese, tooManyFree, keyReused,
 * deviceMissing, scanNeeded, termsChanged, a station's refusal, notInStock, amountDivided, priceChanged, what {@link freezeDelivery} throws, or tooManyRequests
 * and unavailable when the design check is overloaded
 */
export async function placeChecked(
  services: Services,
  preflight: Preflight,
  request: PlaceRequest,
  checked: readonly CheckedItem[],
): Promise<OrderRow> {
  const { db, clock, events } = services;
  const placed = await findExisting(db, request);
  if (placed) return placed;

  refuseOtherTerms(request.terms.terms_version);
  const { machine_id } = request.terms;
  if (request.terms.coupon_code !== undefined) await countCouponTry(services, request.customer);
  const items = await freezeItems(services, preflight, request.customer, machine_id, checked);
  if (request.terms.scanned !== true && items.some(({ goods }) => needsScan(goods.surface.category)))
    throw new CallError('scanNeeded');
  const delivery = await freezeDelivery(db.read, request.customer.accountId, machine_id, request.terms.delivery);
  const now = clock.now();
  refuseUnlessReady(await stationCondition(db.read, machine_id, now), now);
  const order = await db.transact(
    (tx) => insertOrder(tx, services, request, items, delivery),
    addressOf(request.customer.ip),
  );
  if (!order) {
    const first = await placedBefore(db.read, request);
    if (!first) throw new Error('place: the key is used, but its order was not found');
    return first;
  }
  events.publish(JOBS_TOPIC);
  events.publish(stationTopic(order.machine_id));
  return order;
}

/** An item as the order's hash covers it: the design by its content. */
const hashedItem = ({ choice, stored }: CheckedItem) => ({ ...choice, design: stored.hash });

/** SHA-256 of an order's request. @param of what the order is made of */
export function hashOf(orderTerms: OrderTerms, of: unknown): string {
  // What the customer saw is no part of what is ordered: a call that is sent again finds its order.
  const { client_key: _, expected_price: __, terms_version: ___, scanned: ____, ...terms } = orderTerms;
  return createHash('sha256')
    .update(canonicalJson({ ...terms, items: of }))
    .digest('hex');
}

/**
 * The order that an earlier call with the same key made. An empty transaction waits for the commit to be on disk, as
 * for the first answer.
 * @throws CallError keyReused
 */
export async function findExisting(db: Database, request: PlaceRequest): Promise<OrderRow | undefined> {
  const placed = await placedBefore(db.read, request);
  if (placed) await db.transact(() => Promise.resolve());
  return placed;
}

/** The order that a call with the same key made. @throws CallError keyReused if that call asked for something else */
async function placedBefore(reader: Reader, { customer, terms, hash }: PlaceRequest): Promise<OrderRow | undefined> {
  const [order] = await ordersByKey(reader, { owner: customer.accountId, key: terms.client_key });
  if (order && order.request_hash !== hash) throw new CallError('keyReused');
  return order;
}

const ordersByKey = prepared((reader, { owner, key }: { readonly owner: AccountId; readonly key: string }) =>
  reader.selectFrom('orders').selectAll().where('account_id', '=', owner).where('client_key', '=', key),
);

/** @returns undefined if a call with the same key came first */
async function insertOrder(
  tx: Tx,
  services: With<'db' | 'clock' | 'random' | 'config'>,
  { customer, terms, hash, beside }: PlaceRequest,
  items: readonly FrozenItem[],
  delivery: FrozenDelivery | undefined,
): Promise<OrderRow | undefined> {
  const { clock, random } = services;
  const now = clock.now();
  const prices = [...items.flatMap((item) => [item.price, item.drawings.price]), ...(delivery ? [delivery.fee] : [])];
  refuseUnpayable(...prices);
  const price = prices.reduce(addMoney);
  const discount = await couponDiscount(tx, clock, terms, items);
  const total = money(price.amount - discount.sum, price.currency);
  refuseOtherPrice(total, terms.expected_price);
  const placed = {
    account_id: customer.accountId,
    client_key: terms.client_key,
    machine_id: terms.machine_id,
    placed_from: placeOf(customer.ip),
  };
  const pieces = items.flatMap(({ goods, choice }) => (goods.own ? [] : [choice]));
  await (price.amount === discount.sum
    ? refuseTooManyFree(tx, services, placed, items.length)
    : refuseTooManyUnpaid(tx, services, placed, pieces));
  const [order] = await insertUnlessPlaced(tx, {
    id: brand<OrderId>(random.id()),
    number: random.readable(8),
    ...placed,
    request_hash: hash,
    status: ORDER_STATUS.unpaid,
    price_amount: total.amount,
    discount_amount: discount.sum,
    coupon_code: discount.coupon?.code ?? null,
    promoter_id: await knownPromoter(tx, terms.promoter_id),
    terms_version: terms.terms_version ?? null,
    language: customer.language,
    price_currency: price.currency,
    created_at: now,
    hold_until: now + UNBEGUN_HOLD_MS,
    version: 0,
  });
  if (!order) return undefined;
  if (order.terms_version !== null)
    await noteAgreement(tx, { id: order.account_id, version: order.terms_version, at: now });
  await keepDesigns(tx, services, customer, items);
  await insertItems(tx, services, order, items, discount.each);
  if (discount.coupon) await reserveCoupon(tx, services, discount.coupon, order, items.length);
  if (delivery) await insertDelivery(tx, order.id, delivery);
  await beside?.(tx);
  const change = transition(tx, services, { actor: 'customer', reason: 'placed' });
  await record(change, { orderId: order.id, machine: 'order', event: 'placed', from: '', to: order.status });
  await enqueue(tx, services, { kind: EXPIRE_JOB, payload: order.id, key: order.id, delay: UNBEGUN_HOLD_MS });
  return order.price_amount === 0 ? settleFreeOrder(change, order) : order;
}

/** The customer is never charged another price than the one that they saw (PA-10). @throws CallError priceChanged */
function refuseOtherPrice(total: Money, expected: Money | undefined): void {
  if (expected && !sameMoney(total, expected)) throw new CallError('priceChanged', {}, { price: total });
}

const insertUnlessPlaced = prepared((tx, order: OrderRow) =>
  tx
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.columns(['account_id', 'client_key']).doNothing())
    .returningAll(),
);
