import { type ActionInput, CallError } from '@cpc/contract';
import type { OrderId, OrderItemId } from '@cpc/domain';
import { createHash } from 'node:crypto';
import { JOBS_TOPIC } from '../../base/jobs/jobs.ts';
import type { With } from '../../base/services.ts';
import { type Transition, transition } from '../../base/transition.ts';
import { callOffReprint, spareCode } from '../../lifecycle/call-off-reprint.ts';
import { refundOrderOrItem } from '../../lifecycle/refund-order-or-item.ts';
import { reprintItem } from '../../lifecycle/reprint-item.ts';
import { itemsOf } from '../../records/orders/items.ts';
import { lockOrder, type OrderRow } from '../../records/orders/store.ts';
import { type ShopPerson, actorOf } from '../../records/partners/actor.ts';
import { ownStation } from '../../records/partners/own-station.ts';
import { tenureOf } from '../../records/partners/tenure.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import { shopOrders } from './find.ts';

type Ports = With<'db' | 'clock' | 'random' | 'events' | 'config'>;

/**
 * Gives money of an order back (PA-11). A call that is sent again under its key changes nothing.
 * @throws CallError notFound, keyReused, or what refundOrderOrItem throws
 */
export function refundByShop(services: Ports, by: ShopPerson, input: ActionInput<'Partner.refundOrder'>) {
  return actOnce(services, by, { kind: 'refund', input }, (change, order) =>
    refundOrderOrItem(change, order, { itemId: input.item_id, amount: input.amount }),
  );
}

/**
 * Has a finished item printed again (PA-06). A call that is sent again under its key changes nothing.
 * @throws CallError notFound, keyReused, deviceMissing if the station moved to another shop, or what reprintItem throws
 */
export function reprintByShop(services: Ports, by: ShopPerson, input: ActionInput<'Partner.reprint'>) {
  return actOnce(services, by, { kind: 'reprint', input }, async (change, order) => {
    const item = (await itemsOf(change.tx, [order.id])).find(({ id }) => id === input.item_id);
    if (!item) throw new CallError('notFound');
    // A station that moved away prints nothing for its former shop.
    await ownStation(change.tx, by, order.machine_id);
    await reprintItem(change, order, item, by, { bearer: input.bearer, reason: input.reason });
  });
}

/**
 * Calls off a reprint that no station has begun (PA-06). A call that is sent again under its key changes nothing.
 * @throws CallError notFound, keyReused, deviceMissing if the station moved to another shop, or what callOffReprint throws
 */
export async function callOffByShop(
  services: Ports,
  by: ShopPerson,
  input: ActionInput<'Partner.callOffReprint'>,
): Promise<string> {
  const spare = await spareCode(services, input.item_id);
  return actOnce(services, by, { kind: 'callOff', input }, async (change, order) => {
    const item = (await itemsOf(change.tx, [order.id])).find(({ id }) => id === input.item_id);
    if (!item) throw new CallError('notFound');
    await ownStation(change.tx, by, order.machine_id);
    await callOffReprint(change, order, item, { by, reason: input.reason, spare });
  });
}

/** The words of the history. What the person typed is kept with the act: customers read the history. */
export const ACTED = {
  refund: 'refunded by the shop',
  reprint: 'printed again by the shop',
  callOff: 'reprint called off by the shop',
  handOver: 'handed over by the shop against its code',
  handOverWithoutCode: 'handed over by the shop without a code',
  move: 'moved by the shop to another station',
} as const;

interface Act {
  readonly kind: keyof typeof ACTED;
  readonly input: {
    readonly order_id: OrderId;
    readonly client_key: string;
    readonly item_id?: OrderItemId | undefined;
    readonly reason?: string | undefined;
  };
}

/** Runs an act under the order's lock, once per key. @returns the order's number */
export async function actOnce(
  services: Ports,
  by: ShopPerson,
  act: Act,
  work: (change: Transition, order: OrderRow) => Promise<void>,
): Promise<string> {
  const { db, events } = services;
  const { order_id } = act.input;
  const own = await shopOrders(db.read, await tenureOf(db.read, by))
    .select('orders.id')
    .where('orders.id', '=', order_id)
    .executeTakeFirst();
  if (!own) throw new CallError('notFound');
  const order = await db.transact(async (tx) => {
    const locked = await lockOrder(tx, order_id);
    if (!locked) throw new CallError('notFound');
    const change = transition(tx, services, { actor: actorOf(by), reason: ACTED[act.kind] });
    if (await isNew(change, by, act)) await work(change, locked);
    return locked;
  });
  events.publish(JOBS_TOPIC);
  events.publish(stationTopic(order.machine_id));
  return order.number;
}

/** Keeps the act. @returns false if it was done before. @throws CallError keyReused if its key was another act's */
async function isNew({ tx, clock }: Transition, { personId }: ShopPerson, { kind, input }: Act): Promise<boolean> {
  const { order_id, client_key, item_id = null, reason = '' } = input;
  const request_hash = createHash('sha256')
    .update(JSON.stringify([kind, input]))
    .digest('hex');
  const before = await tx
    .selectFrom('shop_acts')
    .select('request_hash')
    .where('order_id', '=', order_id)
    .where('client_key', '=', client_key)
    .executeTakeFirst();
  if (before && before.request_hash !== request_hash) throw new CallError('keyReused');
  if (before) return false;
  const act = { order_id, client_key, request_hash, kind, item_id, person_id: personId, reason, at: clock.now() };
  await tx.insertInto('shop_acts').values(act).execute();
  return true;
}
