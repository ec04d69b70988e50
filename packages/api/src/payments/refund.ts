import type { PaymentId } from '@cpc/domain';
import { lockOrder } from '../orders/store.ts';
import { stationTopic } from '../queue/topic.ts';
import type { Services } from '../services.ts';
import { type PaymentProvider, ProviderAway } from './provider.ts';
import { settle } from './settle.ts';
import { findPayment, movePayment } from './store.ts';

/** A refund under way at the provider is looked at this often. */
const AGAIN_MS = 10 * 60_000;

/**
 * Gives a payment back (PY-05). The provider refunds a payment once however often it is asked, so a crash in between
 * is met by asking again.
 */
export async function refundPayment(
  services: Services,
  provider: PaymentProvider,
  paymentId: PaymentId,
): Promise<undefined | { readonly again: number }> {
  const { db, clock, events } = services;
  const payment = await findPayment(db.read, { id: paymentId });
  if (payment?.state !== 'refunding' || payment.reference === null || payment.capture_id === null) return undefined;
  if (payment.refund_id !== null) {
    const asked = await settle(services, provider, paymentId);
    return asked?.state === 'refunding' ? { again: AGAIN_MS } : undefined;
  }
  const report = await provider.refund({ paymentId, reference: payment.reference }, payment.capture_id);
  if (report.kind === 'failed') throw new ProviderAway(`the refund of payment ${paymentId} was refused`);
  const machineId = await db.transact(async (tx) => {
    const order = await lockOrder(tx, payment.order_id);
    const current = await findPayment(tx, { id: paymentId });
    if (current?.state !== 'refunding') return order?.machine_id;
    const facts = { refund_id: report.refundId };
    if (report.kind === 'pending') await tx.updateTable('payments').set(facts).where('id', '=', paymentId).execute();
    else await movePayment(tx, clock, current, 'refunded', { actor: 'provider', cause: 'refunded' }, facts);
    return order?.machine_id;
  });
  if (machineId !== undefined) events.publish(stationTopic(machineId));
  return report.kind === 'pending' ? { again: AGAIN_MS } : undefined;
}
