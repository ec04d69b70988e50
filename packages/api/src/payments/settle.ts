import {
  type Money,
  ORDER_STATUS,
  PAYMENT_TABLE,
  type PaymentId,
  type PaymentState,
  money,
  sameMoney,
} from '@cpc/domain';
import type { Tx } from '../db/database.ts';
import { JOBS_TOPIC } from '../jobs/jobs.ts';
import type { Cause } from '../orders/cause.ts';
import { allows } from '../orders/history.ts';
import { type OrderRow, lockOrder, moveOrder } from '../orders/store.ts';
import { createPrintJob } from '../printing/create.ts';
import { stationTopic } from '../queue/topic.ts';
import type { Services } from '../services.ts';
import { releasePiece } from '../stock/hold.ts';
import { askRefund } from './ask-refund.ts';
import type { PaymentProvider, ProviderReport } from './provider.ts';
import { type PaymentRow, findPayment, movePayment } from './store.ts';

const BY_PROVIDER: Cause = { actor: 'provider', cause: 'the provider said so' };

/** States in which the provider may know more than we do. */
export const ASKABLE: readonly PaymentState[] = ['approving', 'capturing', 'pending', 'refunding'];

/**
 * Brings a payment to where the provider says it stands, taking the money where the payer has approved (PY-03, PY-04).
 * The return address, the webhook, the sweep and the end of the hold all come here, as often and at once as they like:
 * each step is decided under the order's lock, and the provider captures once a payment.
 * @throws ProviderAway when the provider does not answer; nothing is lost, the sweep asks again
 */
export async function settle(
  services: Services,
  provider: PaymentProvider,
  paymentId: PaymentId,
): Promise<PaymentRow | undefined> {
  const payment = await findPayment(services.db.read, { id: paymentId });
  if (!payment || payment.reference === null || !ASKABLE.includes(payment.state)) return payment;
  const report = await provider.fetch(payment.reference);
  if (report.kind !== 'approved') return apply(services, payment, report);
  if (!(await beginCapture(services, payment))) return findPayment(services.db.read, { id: paymentId });
  const captured = await provider.capture({ paymentId, reference: payment.reference });
  return apply(services, { ...payment, state: 'capturing' }, captured);
}

/** From here on the order cannot expire or be cancelled until it is known whether the money came. */
function beginCapture({ db, clock }: Services, { id, order_id }: PaymentRow): Promise<boolean> {
  return db.transact(async (tx) => {
    const order = await lockOrder(tx, order_id);
    const payment = await findPayment(tx, { id });
    if (payment?.state === 'capturing') return true;
    if (payment?.state !== 'approving' || order?.status !== ORDER_STATUS.unpaid) return false;
    await movePayment(tx, clock, payment, 'approved', BY_PROVIDER);
    return true;
  });
}

/** @param payment as it was when the provider was asked */
async function apply(
  services: Services,
  { id, order_id, state: asked }: PaymentRow,
  report: ProviderReport,
): Promise<PaymentRow | undefined> {
  const { db, events } = services;
  const { payment, order } = await db.transact(async (tx) => {
    const locked = await lockOrder(tx, order_id);
    const current = await findPayment(tx, { id });
    if (!locked || !current) throw new Error(`settle: payment ${id} has no order`);
    // The payer may have approved, and another begun to capture, since it was said that nobody had.
    const stale = report.kind === 'awaitingPayer' && asked !== current.state;
    return { order: locked, payment: stale ? current : await applyReport(tx, services, locked, current, report) };
  });
  events.publish(JOBS_TOPIC);
  events.publish(stationTopic(order.machine_id));
  return payment;
}

async function applyReport(
  tx: Tx,
  services: Services,
  order: OrderRow,
  payment: PaymentRow,
  report: ProviderReport,
): Promise<PaymentRow> {
  const { clock } = services;
  const can = (event: Parameters<typeof movePayment>[3]) => allows(PAYMENT_TABLE, payment.state, event);
  switch (report.kind) {
    case 'captured':
      return can('captured') ? applyCapture(tx, services, order, payment, report.captureId, report.amount) : payment;
    case 'pending':
      return can('captureHeld')
        ? movePayment(tx, clock, payment, 'captureHeld', BY_PROVIDER, { capture_id: report.captureId })
        : payment;
    case 'refunded':
      return can('refunded') ? movePayment(tx, clock, payment, 'refunded', BY_PROVIDER) : payment;
    case 'declined':
    case 'awaitingPayer':
      // Asked to capture and sent back to the payer: nothing was taken, and this attempt is over.
      if (can('declined')) return movePayment(tx, clock, payment, 'declined', BY_PROVIDER);
      return report.kind === 'declined' && can('cancelled')
        ? movePayment(tx, clock, payment, 'cancelled', BY_PROVIDER)
        : payment;
    case 'approved':
    case 'unknown':
      return payment;
  }
}

/** The money is here: exactly once, the order is paid and its print job made, or the money goes back. */
async function applyCapture(
  tx: Tx,
  services: Services,
  order: OrderRow,
  payment: PaymentRow,
  captureId: string,
  paid: Money,
): Promise<PaymentRow> {
  const { clock } = services;
  const settled = await movePayment(tx, clock, payment, 'captured', BY_PROVIDER, { capture_id: captureId });
  const wanted = sameMoney(paid, money(order.price_amount, order.price_currency));
  if (order.status === ORDER_STATUS.unpaid && wanted) {
    await createPrintJob(tx, services, await moveOrder(tx, clock, order, 'settled', BY_PROVIDER));
    return settled;
  }
  if (order.status === ORDER_STATUS.unpaid) {
    await moveOrder(tx, clock, order, 'mismatched', { actor: 'system', cause: 'another amount was paid than asked' });
    await releasePiece(tx, services, order.id, 'system');
  }
  await askRefund(tx, services, settled, {
    actor: 'system',
    cause: wanted ? 'paid when the order was over' : 'another amount was paid than asked',
  });
  return { ...settled, state: 'refunding' };
}
