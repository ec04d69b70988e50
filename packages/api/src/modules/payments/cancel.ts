import { CallError } from '@cpc/contract';
import type { AccountId } from '@cpc/domain';
import { lockOrder } from '../../records/orders/store.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import type { Services } from '../../base/services.ts';
import { transition } from '../../base/transition.ts';
import { mapProviderError } from '../../records/payments/provider-errors.ts';
import { type Providers, providerOf } from '../../records/payments/providers.ts';
import { settlePayment } from '../../lifecycle/settle-payment.ts';
import { type PaymentRow, findPayment, movePayment } from '../../records/payments/store.ts';

/**
 * The payer came back without paying. The provider is asked all the same: a payer who approved has paid (PY-03). The
 * order stays unpaid, and another attempt can pay it while its hold lasts (PY-06).
 * @param customer the caller. Only the order's owner cancels; everybody else gets the provider's answer, because the
 * reference stands in addresses and proves nothing
 * @throws CallError notFound or providerAway
 */
export async function cancelPayment(
  services: Services,
  providers: Providers,
  reference: string,
  customer: AccountId | undefined,
): Promise<PaymentRow> {
  const { db, events } = services;
  const found = await findPayment(db.read, { reference });
  if (!found) throw new CallError('notFound');
  const asked = (await mapProviderError(services, settlePayment(services, providers, found.id))) ?? found;
  if (asked.state !== 'approving' || customer === undefined) return asked;
  const { payment: cancelled, order } = await db.transact(async (tx) => {
    const locked = await lockOrder(tx, found.order_id, customer);
    const payment = (await findPayment(tx, { reference })) ?? asked;
    if (!locked || payment.state !== 'approving') return { payment, order: undefined };
    const change = transition(tx, services, { actor: 'customer', reason: 'the payer went back' });
    return { payment: await movePayment(change, payment, 'cancelled'), order: locked };
  });
  if (!order) return cancelled;
  events.publish(stationTopic(order.machine_id));
  await providerOf(providers, found.provider).cancel(reference);
  return cancelled;
}
