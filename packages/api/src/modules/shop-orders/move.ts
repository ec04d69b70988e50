import { type ActionInput, CallError, type OtherStation } from '@cpc/contract';
import { ORDER_STATUS, type OrderId } from '@cpc/domain';
import type { With } from '../../base/services.ts';
import { announce } from '../../records/notifications/announce.ts';
import type { ShopPerson } from '../../records/partners/actor.ts';
import { ownStation } from '../../records/partners/own-station.ts';
import { isInLimit } from '../../records/partners/reach.ts';
import { tenureOf } from '../../records/partners/tenure.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import { refuseUnlessReady, stationCondition } from '../../records/stations/condition.ts';
import { moveLocked } from '../orders/move.ts';
import { otherStations } from '../orders/other-stations.ts';
import { actOnce } from './acts.ts';
import { shopOrders } from './find.ts';

type Ports = With<'db' | 'clock' | 'random' | 'events' | 'config'>;

/** The stations in reach that can take an order over. @throws CallError notFound */
export async function movesOf({ db, clock }: Ports, by: ShopPerson, orderId: OrderId): Promise<OtherStation[]> {
  const order = await shopOrders(db.read, await tenureOf(db.read, by))
    .selectAll('orders')
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  if (!order) throw new CallError('notFound');
  await ownStation(db.read, by, order.machine_id);
  const { stations } = await otherStations(db.read, order, clock.now());
  return stations.filter(({ machine_id }) => isInLimit(by, machine_id));
}

/**
 * Moves a paid order that no station has begun (QU-04), by the same steps as the customer's move, and tells the customer.
 * @throws CallError notFound, keyReused, deviceMissing, cannotMove, notInStock, or why the other station takes no orders
 */
export async function moveByShop(
  services: Ports,
  by: ShopPerson,
  input: ActionInput<'Partner.moveOrder'>,
): Promise<string> {
  const { db, clock, events } = services;
  const { machine_id: to } = input;
  const now = clock.now();
  await ownStation(db.read, by, to);
  refuseUnlessReady(await stationCondition(db.read, to, now), now);
  const number = await actOnce(services, by, { kind: 'move', input }, async (change, order) => {
    await ownStation(change.tx, by, order.machine_id);
    if (order.status !== ORDER_STATUS.awaitingDelivery || order.machine_id === to) throw new CallError('cannotMove');
    await moveLocked(services, change, order, to);
    await announce(change, 'moved', order.id);
  });
  events.publish(stationTopic(to));
  return number;
}
