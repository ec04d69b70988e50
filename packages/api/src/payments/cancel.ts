import { CallError } from '@cpc/contract';
import { lockOrder } from '../orders/store.ts';
import { stationTopic } from '../queue/topic.ts';
import type { Services } from '../services.ts';
import { orAway } from './or-away.ts';
import { type Providers, providerOf } from './providers.ts';
import { settle } from './settle.ts';
import { type PaymentRow, findPayment, movePayment } from './store.ts';

/**
 * The payer came back without paying. The provider is asked all the same: who has approved has paid (PY-03). The order
 * stays unpaid and can be paid by another attempt while its hold lasts (PY-06).
 * @throws CallError notFound or providerAway
 */
export async function cancelPayment(services: Services, providers: Providers, reference: string): Promise<PaymentRow> {
  const { db, clock, events } = services;
  const found = await findPayment(db.read, { reference });
  if (!found) throw new CallError('notFound');
  const asked = (await orAway(settle(services, providers, found.id))) ?? found;
  if (asked.state !== 'approving') return asked;
  const { payment: cancelled, order } = await db.transact(async (tx) => {
    const locked = await lockOrder(tx, found.order_id);
    const payment = (await findPayment(tx, { reference })) ?? asked;
    if (payment.state !== 'approving') return { payment, order: locked };
    const cause = { actor: 'customer', cause: 'the payer went back' } as const;
    return { payment: await movePayment(tx, clock, payment, 'cancelled', cause), order: locked };
  });
  if (order) events.publish(stationTopic(order.machine_id));
  await providerOf(providers, found.provider).cancel(reference);
  return cancelled;
}
