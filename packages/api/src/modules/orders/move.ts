import { CallError } from '@cpc/contract';
import { type AccountId, type StationId, ORDER_STATUS, ORDER_TABLE, type OrderId, allows } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { JOBS_TOPIC } from '../../base/jobs/jobs.ts';
import { remakePrint } from '../../lifecycle/remake-print.ts';
import { jobsOf } from '../../records/printing/store.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import type { With } from '../../base/services.ts';
import { refuseUnlessReady, stationCondition } from '../../records/stations/condition.ts';
import { type StockItem, byPiece } from '../../records/stock/item.ts';
import { transferHold } from '../../records/stock/transfer.ts';
import { type Cause, type Transition, transition } from '../../base/transition.ts';
import { TAKEN_BACK } from '../../lifecycle/close-order.ts';
import { itemsOf } from '../../records/orders/items.ts';
import { type OrderRow, lockOrder, moveOrder } from '../../records/orders/store.ts';
import { refuseTooManyUnpaid } from './unpaid-pieces.ts';
import { sisters } from './other-stations.ts';

const MOVED: Cause = { actor: 'customer', reason: 'moved to another station' };

/**
 * Moves an order that no station has begun to another station of the same shop, all of it or nothing (QU-04). Pieces
 * are held there and released here, its print files are made again for the other station, its price stays. This happens
 * under the order's lock: if a station has already taken one of its jobs, nothing is moved. After the move it cannot
 * take one.
 * @throws CallError notFound, cannotMove, notInStock, tooManyUnpaid, tooManyOfThese, or why the other station takes no
 * orders
 */
export async function moveWaiting(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  accountId: AccountId,
  orderId: OrderId,
  to: StationId,
): Promise<void> {
  const { db, clock, events } = services;
  const now = clock.now();
  refuseUnlessReady(await stationCondition(db.read, to, now), now);
  const from = await db.transact(async (tx) => {
    const order = await lockOrder(tx, orderId, accountId);
    if (!order) throw new CallError('notFound');
    if (order.machine_id !== to) await moveLocked(services, transition(tx, services, MOVED), order, to);
    return order.machine_id;
  });
  for (const stationId of [from, to]) events.publish(stationTopic(stationId));
  events.publish(JOBS_TOPIC);
}

/**
 * Moves a locked order, for the customer or for the shop.
 * @throws CallError cannotMove, notInStock, tooManyUnpaid, tooManyOfThese
 */
export async function moveLocked(
  services: With<'clock' | 'config'>,
  change: Transition,
  order: OrderRow,
  to: StationId,
): Promise<void> {
  const { tx } = change;
  const jobs = (await jobsOf(tx, [order.id])).filter(({ state }) => state !== 'cancelled');
  const waits = order.status === ORDER_STATUS.unpaid || jobs.length > 0;
  if (!waits || !allows(ORDER_TABLE, order.status, 'moved') || jobs.some(({ state }) => !TAKEN_BACK.includes(state)))
    throw new CallError('cannotMove');
  if (!(await sisters(tx, order)).some(({ id }) => id === to)) throw new CallError('cannotMove');
  if (order.status === ORDER_STATUS.unpaid)
    await refuseTooManyUnpaid(tx, services, { ...order, machine_id: to }, await piecesOf(tx, order));
  for (const item of (await itemsOf(tx, [order.id])).sort(byPiece)) await transferHold(tx, change, item, to);
  await moveOrder(change, order, 'moved');
  await tx.updateTable('orders').set({ machine_id: to }).where('id', '=', order.id).execute();
  for (const job of jobs) await remakePrint(change, job, to);
}

function piecesOf(tx: Tx, { id }: OrderRow): Promise<Omit<StockItem, 'machine_id'>[]> {
  return tx
    .selectFrom('stock_holds')
    .select(['goods_id', 'shell_id', 'colour_id'])
    .where('order_id', '=', id)
    .where('state', '=', 'held')
    .execute();
}
