import { PAYMENT_TABLE, type PaymentId, type PaymentState, allows } from '@cpc/domain';
import { JOBS_TOPIC } from '../base/jobs/jobs.ts';
import { cancelUnprinted } from './cancel-item.ts';
import { because, type Cause, transition, type Transition } from '../base/transition.ts';
import { type OrderRow, lockOrder } from '../records/orders/store.ts';
import { HOUR_MS } from '../base/ports/clock.ts';
import { stationTopic } from '../records/queue/topic.ts';
import type { Services, With } from '../base/services.ts';
import { endCaptureLease, leaseCapture, awaitOtherCapture } from './capture-lease.ts';
import type { PaymentProvider, ProviderReport } from '../records/payments/provider.ts';
import { type Providers, providerOf } from '../records/payments/providers.ts';
import { type PaymentRow, findPayment, movePayment } from '../records/payments/store.ts';
import { takePayment } from './take-payment.ts';
import { takeRefunds } from './take-refunds.ts';

const BY_PROVIDER: Cause = { actor: 'provider', reason: 'the provider said so' };
const OUTSIDE: Cause = { actor: 'provider', reason: 'refunded outside the shop' };

/**
 * If the provider still knows of no captured money this long after the approval, none was captured. An approval lasts
 * three hours, and the order lapses with it (decision 079).
 */
const UNKNOWN_MS = 6 * HOUR_MS;
const UNKNOWN: Cause = { actor: 'provider', reason: 'the provider knows of no money that was taken' };

/** States in which the provider may know more than we do. */
export const ASKABLE: readonly PaymentState[] = ['approving', 'capturing', 'pending', 'refunding'];

/**
 * Brings a payment to where the provider says it stands, and captures it if the payer has approved (PY-03, PY-04). The
 * return address, the webhook, the sweep and the end of the hold all call this, as often and at once as they like: each
 * step is decided under the order's lock, and the provider captures once per payment.
 * @throws ProviderUnavailable when the provider does not answer; nothing is lost, the sweep asks again
 */
export async function settlePayment(
  services: Services,
  providers: Providers,
  paymentId: PaymentId,
): Promise<PaymentRow | undefined> {
  const payment = await findPayment(services.db.read, { id: paymentId });
  return payment && ASKABLE.includes(payment.state) ? refetch(services, providers, payment) : payment;
}

/** Asks about a payment in any state: money may have gone back outside the shop. @throws ProviderUnavailable */
export async function refetch(
  services: Services,
  providers: Providers,
  payment: PaymentRow,
): Promise<PaymentRow | undefined> {
  if (payment.reference === null) return payment;
  const provider = providerOf(providers, payment.provider);
  const report = await provider.fetch(payment.reference);
  // While a payment is being captured, only captured money counts at once. Only the capture itself can find that there
  // is none.
  const decided = isTaken(report) || (payment.state !== 'capturing' && report.kind !== 'approved');
  return decided ? apply(services, payment, report) : capture(services, provider, payment, payment.reference);
}

/** Captures the money, one server process at a time. Later callers wait for the result. */
async function capture(
  services: Services,
  provider: PaymentProvider,
  payment: PaymentRow,
  reference: string,
): Promise<PaymentRow | undefined> {
  const { payment: leased, again } = await leaseCapture(services, payment);
  if (!leased) return awaitOtherCapture(services, payment.id);
  let after: PaymentRow | undefined = leased;
  try {
    // A former holder of the lease may have captured and died, so the provider is asked first.
    const before = again ? await provider.fetch(reference) : undefined;
    const ask = before === undefined || before.kind === 'approved';
    after = await apply(services, leased, ask ? await provider.capture({ paymentId: leased.id, reference }) : before);
    return after;
  } finally {
    await endCaptureLease(services, leased, after);
  }
}

/** Returns false if nothing was captured, as far as the provider knows. */
const isTaken = ({ kind }: ProviderReport): boolean => kind === 'captured' || kind === 'refunded' || kind === 'pending';

/** @param asked the payment as it was when the provider was asked */
async function apply(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  asked: PaymentRow,
  report: ProviderReport,
): Promise<PaymentRow | undefined> {
  const { db, events } = services;
  const { id, order_id } = asked;
  const { payment, order } = await db.transact(async (tx) => {
    const locked = await lockOrder(tx, order_id);
    const current = await findPayment(tx, { id });
    if (!locked || !current) throw new Error(`settle: payment ${id} has no order`);
    // Since the provider was asked, the payer may have approved, or another process may have taken the lease.
    const stale = !isTaken(report) && (asked.state !== current.state || asked.capture_fence !== current.capture_fence);
    if (stale) return { order: locked, payment: current };
    const change = transition(tx, services, BY_PROVIDER);
    const after = await applyReport(change, locked, current, report);
    if (after.state === 'refunded' && after.late === 0) await cancelUnprinted(because(change, OUTSIDE), order_id);
    return { order: locked, payment: after };
  });
  events.publish(JOBS_TOPIC);
  events.publish(stationTopic(order.machine_id));
  return payment;
}

async function applyReport(
  change: Transition,
  order: OrderRow,
  payment: PaymentRow,
  report: ProviderReport,
): Promise<PaymentRow> {
  const can = (event: Parameters<typeof movePayment>[2]) => allows(PAYMENT_TABLE, payment.state, event);
  switch (report.kind) {
    case 'captured':
    case 'refunded': {
      await takeBackEvidence(change, payment, report.captureId);
      return takeRefunds(change, can('captured') ? await takePayment(change, order, payment, report) : payment, report);
    }
    case 'pending':
      return can('captureHeld')
        ? movePayment(change, payment, 'captureHeld', { capture_id: report.captureId })
        : payment;
    case 'declined':
    case 'awaitingPayer':
      // The capture was refused or sent back to the payer. No money was captured, and this attempt is over.
      if (can('declined')) return movePayment(change, payment, 'declined');
      return report.kind === 'declined' && can('cancelled') ? movePayment(change, payment, 'cancelled') : payment;
    // Approved but not capturable, or unknown. No documented answer of the provider gives a reason for this.
    case 'approved':
    case 'unknown':
      return payment.state === 'capturing' && change.clock.now() - payment.changed_at >= UNKNOWN_MS
        ? movePayment(because(change, UNKNOWN), payment, 'declined')
        : payment;
  }
}

/**
 * What the provider reports counts more than what operators said (decision 352): its capture is this payment's, and no
 * other one's. Otherwise a refund of the other order would take this customer's money.
 */
async function takeBackEvidence({ tx }: Transition, { id, vouched_by }: PaymentRow, captureId: string): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ capture_id: null })
    .where('capture_id', '=', captureId)
    .where('id', '!=', id)
    .where('vouched_by', 'is not', null)
    .execute();
  if (vouched_by !== null)
    await tx.updateTable('payments').set({ capture_id: captureId }).where('id', '=', id).execute();
}
