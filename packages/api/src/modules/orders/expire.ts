import { ORDER_STATUS, type OrderId } from '@cpc/domain';
import { stationTopic } from '../../records/queue/topic.ts';
import type { With } from '../../base/services.ts';
import { transition } from '../../base/transition.ts';
import { closeOrder } from '../../lifecycle/close-order.ts';
import { findOrder, lockOrder } from '../../records/orders/store.ts';

/** While money is on its way, the next check comes after this time at first, and later less often. */
const AGAIN_MS = 30_000;
const MAX_RETRY_MS = 2 * 60_000;

export type AskProvider = (orderId: OrderId) => Promise<undefined | { readonly again: number }>;

/**
 * Ends the hold of an order that was not paid in time. The provider is asked first: a payer who approved in the last
 * second has paid. Money that still comes afterwards goes back (decision 077).
 */
export async function expireOrder(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  orderId: OrderId,
  askProvider: AskProvider,
): Promise<undefined | { readonly again: number }> {
  const { db, clock, events } = services;
  const found = await findOrder(db.read, orderId);
  if (found?.status !== ORDER_STATUS.unpaid) return undefined;
  if (clock.now() < found.hold_until) return { again: found.hold_until - clock.now() };
  const postponed = await askProvider(orderId);
  if (postponed) return postponed;
  const over = await db.transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== ORDER_STATUS.unpaid) return true;
    const change = transition(tx, services, { actor: 'system', reason: 'not paid in time' });
    return closeOrder(change, order, 'holdExpired');
  });
  events.publish(stationTopic(found.machine_id));
  const past = clock.now() - found.hold_until;
  return over ? undefined : { again: Math.min(Math.max(AGAIN_MS, Math.floor(past / 2)), MAX_RETRY_MS) };
}
