import { createHash } from 'node:crypto';
import { type ActionInput, CallError } from '@cpc/contract';
import { type DesignDocument, type Finding, canonicalJson, contentHash } from '@cpc/design';
import { type AccountId, HOLD_MS, type Money, ORDER_STATUS, type OrderId, brand } from '@cpc/domain';
import type { Reader, Tx } from '../db/database.ts';
import { JOBS_TOPIC, enqueue } from '../jobs/jobs.ts';
import { stationTopic } from '../queue/topic.ts';
import type { Services } from '../services.ts';
import { refuseUnlessReady, stationCondition } from '../stations/condition.ts';
import { holdPiece } from '../stock/hold.ts';
import type { Preflight } from '../preflight/preflight.ts';
import { checkDesign } from './check-design.ts';
import { countHeavy } from './heavy.ts';
import { EXPIRE_JOB, THUMBNAIL_JOB } from './job-kinds.ts';
import { record } from './history.ts';
import { preflightDesign } from './preflight-design.ts';
import { type FrozenProduct, chosenProduct } from './product.ts';
import type { OrderRow } from './store.ts';

type Input = ActionInput<'Order.place'>;

interface Frozen {
  readonly product: FrozenProduct;
  readonly price: Money;
  /** What preflight let pass. */
  readonly findings: readonly Finding[];
}

interface Request {
  readonly accountId: AccountId;
  readonly input: Input;
  readonly document: DesignDocument;
  /** SHA-256 of everything that was asked for. */
  readonly hash: string;
}

/**
 * Places an order: freezes design, product, price and station, and holds a piece (OR-04, SK-01). The same client key
 * with the same content is the same order (OR-05).
 * @throws CallError designInvalid, designEmpty, designUnprintable, keyReused, deviceMissing, a station's refusal,
 * notInStock, or tooManyRequests and unavailable where looking designs over is overrun
 */
export async function placeOrder(
  services: Services,
  preflight: Preflight,
  { accountId, ip }: { readonly accountId: AccountId; readonly ip: string },
  input: Input,
): Promise<OrderRow> {
  const { db, clock, events } = services;
  const document = await checkDesign(db.read, accountId, input.document);
  const request = { accountId, input, document, hash: hashOf(input, document) };
  const placed = await placedBefore(db.read, request);
  if (placed) return placed;

  await countHeavy(services, accountId, ip, document);
  const { product, price, shell } = await chosenProduct(db.read, input);
  const ports = { read: db.read, blobs: services.blobs, preflight };
  const findings = await preflightDesign(ports, { accountId, document, surface: product.surface, shell });
  refuseUnlessReady(await stationCondition(db.read, input.machine_id, clock.now()));
  const order = await db.transact((tx) => insertOrder(tx, services, request, { product, price, findings }));
  if (!order) {
    const first = await placedBefore(db.read, request);
    if (!first) throw new Error('place: an order with this key is there and cannot be found');
    return first;
  }
  events.publish(JOBS_TOPIC);
  events.publish(stationTopic(order.machine_id));
  return order;
}

/** Unpaid orders of an account for what it brings: no stock bounds these. */
const MOST_OWN_UNPAID = 20;

/** @throws CallError tooManyRequests */
async function refuseTooManyOwn(tx: Tx, account: AccountId): Promise<void> {
  const { count } = await tx
    .selectFrom('orders')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('account_id', '=', account)
    .where('status', '=', ORDER_STATUS.unpaid)
    .executeTakeFirstOrThrow();
  if (count > MOST_OWN_UNPAID) throw new CallError('tooManyRequests');
}

function hashOf({ machine_id, goods_id, shell_id, colour_id, surface_name }: Input, document: DesignDocument): string {
  const named = surface_name === undefined ? {} : { surface_name };
  const asked = canonicalJson({ machine_id, goods_id, shell_id, colour_id, ...named, design: contentHash(document) });
  return createHash('sha256').update(asked).digest('hex');
}

async function placedBefore(reader: Reader, { accountId, input, hash }: Request): Promise<OrderRow | undefined> {
  const order = await reader
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('client_key', '=', input.client_key)
    .executeTakeFirst();
  if (order && order.request_hash !== hash) throw new CallError('keyReused');
  return order;
}

/** @returns undefined when a call with the same key came first */
async function insertOrder(
  tx: Tx,
  services: Services,
  request: Request,
  { product, price, findings }: Frozen,
): Promise<OrderRow | undefined> {
  const { clock, random } = services;
  const { machine_id, goods_id, shell_id, colour_id, client_key } = request.input;
  const now = clock.now();
  const order = await tx
    .insertInto('orders')
    .values({
      id: brand<OrderId>(random.id()),
      number: random.readable(8),
      account_id: request.accountId,
      client_key,
      request_hash: request.hash,
      machine_id,
      goods_id,
      shell_id,
      colour_id,
      status: ORDER_STATUS.unpaid,
      design: JSON.stringify(request.document),
      design_hash: contentHash(request.document),
      product: JSON.stringify(product),
      price_amount: price.amount,
      price_currency: price.currency,
      created_at: now,
      hold_until: now + HOLD_MS,
      thumbnail: null,
      version: 0,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'client_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!order) return undefined;
  if (product.own) await refuseTooManyOwn(tx, request.accountId);
  else await holdPiece(tx, services, order.id, { machine_id, goods_id, shell_id, colour_id });
  await record(
    tx,
    { orderId: order.id, machine: 'order', event: 'placed', from: '', to: order.status, findings },
    { actor: 'customer', cause: 'placed' },
    now,
  );
  await enqueue(tx, services, { kind: EXPIRE_JOB, payload: order.id, key: order.id, delay: HOLD_MS });
  await enqueue(tx, services, { kind: THUMBNAIL_JOB, payload: order.id, key: order.id });
  return order;
}
