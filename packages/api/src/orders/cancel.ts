import { CallError } from '@cpc/contract';
import { type AccountId, ORDER_STATUS, type OrderId } from '@cpc/domain';
import { JOBS_TOPIC } from '../jobs/jobs.ts';
import { stationTopic } from '../queue/topic.ts';
import type { Services } from '../services.ts';
import { closeOrder } from './close.ts';
import { lockOrder } from './store.ts';

/**
 * Cancels an order that no station has taken; what was paid goes back by itself. Cancelling twice is cancelling once.
 * @throws CallError notFound or cannotCancel
 */
export async function cancelOrder(services: Services, accountId: AccountId, orderId: OrderId): Promise<void> {
  const { db, events } = services;
  const machineId = await db.transact(async (tx) => {
    const order = await lockOrder(tx, orderId, accountId);
    if (!order) throw new CallError('notFound');
    if (order.status === ORDER_STATUS.closed) return order.machine_id;
    const closed = await closeOrder(tx, services, order, 'cancelled', {
      actor: 'customer',
      cause: 'cancelled by the customer',
    });
    if (!closed) throw new CallError('cannotCancel');
    return order.machine_id;
  });
  events.publish(JOBS_TOPIC);
  events.publish(stationTopic(machineId));
}
