import { ORDER_STATUS, PAYMENT_TABLE, type PaymentId, type PaymentState, money, sameMoney } from '@cpc/domain';
import { JOBS_TOPIC } from '../base/jobs/jobs.ts';
import { releaseCoupon } from '../records/coupons/use.ts';
import { cancelItem } from './cancel-item.ts';
import { because, type Cause, transition, type Transition } from '../base/transition.ts';
import { closeOrder, releasePieces } from './close.ts';
import { allows } from '../records/orders/history.ts';
import { itemsOf } from '../records/orders/items.ts';
import { type OrderRow, lockOrder, moveOrder } from '../records/orders/store.ts';
import { createPrintJobs } from './create.ts';
import { HOUR_MS } from '../base/ports/clock.ts';
import { stationTopic } from '../records/queue/topic.ts';
import type { Services } from '../base/services.ts';
import { askRefund, giveAllBack } from './ask-refund.ts';
import { bookCapture } from './book.ts';
import { endLease, leaseCapture, outcomeElsewhere } from './capture-lease.ts';
import type { PaymentProvider, ProviderReport, TakenReport } from '../records/payments/provider.ts';
import { type Providers, providerOf } from '../records/payments/providers.ts';
import { type PaymentRow, findPayment, isOver, livePayment, movePayment } from '../records/payments/store.ts';
import { takeRefunds } from './take-refunds.ts';

const BY_PROVIDER: Cause = { actor: 'provider', reason: 'the provider said so' };
const OUTSIDE: Cause = { actor: 'provider', reason: 'refunded outside the shop' };

/**
 * If the provider still knows of no captured money this long after the approval, none was captured. An approval lasts
 * three hours, and the order lapses with it (decision 079).
 */
const UNKNOWN_MS = 6 * HOUR_MS;
const UNKNOWN: Cause = { actor: 'provider', reason: 'the provider knows of no money that was taken' };

const SUPERSEDED: Cause = { actor: 'system', reason: 'the money of an earlier attempt came' };
const LATE: Cause = { actor: 'system', reason: 'another payment had taken its place' };
const OVER: Cause = { actor: 'system', reason: 'paid when the order was over' };
const MISMATCHED: Cause = { actor: 'system', reason: 'another amount was paid than asked' };

/** States in which the provider may know more than we do. */
export const ASKABLE: readonly PaymentState[] = ['approving', 'capturing', 'pending', 'refunding'];

/**
 * Brings a payment to where the provider says it stands, and captures it if the payer has approved (PY-03, PY-04). The
 * return address, the webhook, the sweep and the end of the hold all call this, as often and at once as they like: each
 * step is decided under the order's lock, and the provider captures once per payment.
 * @throws ProviderUnavailable when the provider does not answer; nothing is lost, the sweep asks again
 */
export async function settle(
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
  if (!leased) return outcomeElsewhere(services, payment.id);
  let after: PaymentRow | undefined = leased;
  try {
    // A former holder of the lease may have captured and died, so the provider is asked first.
    const before = again ? await provider.fetch(reference) : undefined;
    const ask = before === undefined || before.kind === 'approved';
    after = await apply(services, leased, ask ? await provider.capture({ paymentId: leased.id, reference }) : before);
    return after;
  } finally {
    await endLease(services, leased, after);
  }
}

/** Returns false if nothing was captured, as far as the provider knows. */
const isTaken = ({ kind }: ProviderReport): boolean => kind === 'captured' || kind === 'refunded' || kind === 'pending';

/** @param asked the payment as it was when the provider was asked */
async function apply(services: Services, asked: PaymentRow, report: ProviderReport): Promise<PaymentRow | undefined> {
  const { db, events } = services;
  const { id, order_id } = asked;
  const { payment, order } = await db.transact(async (tx) => {
    const locked = await lockOrder(tx, order_id);
    const current = await findPayment(tx, { id });
    if (!locked || !current) throw new Error(`settle: payment ${id} has no order`);
    // Since the provider was asked, the payer may have approved, or another process may have taken the lease.
    const stale = !isTaken(report) && (asked.state !== current.state || asked.capture_fence !== current.capture_fence);
    return {
      order: locked,
      payment: stale ? current : await applyReport(transition(tx, services, BY_PROVIDER), locked, current, report),
    };
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
    case 'refunded':
      return applyTaken(change, order, payment, report);
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

/** The money was captured. It pays the order once. Then the reported refunds are taken in. */
async function applyTaken(
  change: Transition,
  order: OrderRow,
  payment: PaymentRow,
  report: TakenReport,
): Promise<PaymentRow> {
  const taken = allows(PAYMENT_TABLE, payment.state, 'captured')
    ? await applyCapture(change, order, payment, report)
    : payment;
  if (report.refunds.length === 0 && report.kind === 'captured') return taken;
  const told = await takeRefunds(change, order, taken, report);
  if (told.state === 'refunded' && told.late === 0) await giveUp(because(change, OUTSIDE), order);
  return told;
}

/** All the money went back outside the shop. Whatever is not printed yet is cancelled. */
async function giveUp(change: Transition, { id }: OrderRow): Promise<void> {
  const { tx } = change;
  const order = await lockOrder(tx, id);
  if (order?.status !== ORDER_STATUS.awaitingDelivery || (await closeOrder(change, order, 'cancelled'))) return;
  // A station already has one of the items: the others are cancelled one by one.
  for (const item of await itemsOf(tx, [id])) {
    const locked = await lockOrder(tx, id);
    if (locked) await cancelItem(change, locked, item, 'cancelled');
  }
}

/**
 * Returns true if an expired attempt that was paid after all can pay the order: no other attempt is active. An open
 * PayPal attempt that the payer has not approved yet is ended. The provider accepts an order's invoice number once, so
 * no other attempt could be paid (decision 077).
 */
async function givesWay(change: Transition, { id, status }: OrderRow, { provider }: PaymentRow): Promise<boolean> {
  const other = await livePayment(change.tx, id);
  if (other === undefined) return true;
  const isOpen = other.state === 'created' || other.state === 'approving';
  if (status !== ORDER_STATUS.unpaid || !isOpen || other.provider !== 'paypal' || provider !== 'paypal') return false;
  await movePayment(because(change, SUPERSEDED), other, 'cancelled');
  return true;
}

/**
 * Books captured money, exactly once. Either the order is paid and its print jobs are made, or the money goes back.
 * Money of an attempt that is over pays an order that still waits for it. It goes back if the order has another payment
 * (decision 077).
 */
export async function applyCapture(
  change: Transition,
  order: OrderRow,
  payment: PaymentRow,
  report: TakenReport,
): Promise<PaymentRow> {
  const late = isOver(payment) && !(await givesWay(change, order, payment));
  const settled = await movePayment(change, payment, 'captured', {
    capture_id: report.captureId,
    captured_amount: report.amount.amount,
    captured_currency: report.amount.currency,
    fee_amount: report.fee?.amount ?? null,
    late: late ? 1 : 0,
  });
  const wanted = sameMoney(report.amount, money(order.price_amount, order.price_currency));
  const pays = order.status === ORDER_STATUS.unpaid && wanted && !late;
  await bookCapture(change, order, payment, report, pays ? 'sale' : 'receipt');
  if (pays) {
    await createPrintJobs(change, await moveOrder(change, order, 'settled'));
    return settled;
  }
  if (late) return giveAllBack(because(change, LATE), settled);
  if (order.status === ORDER_STATUS.unpaid) await refuseMismatched(because(change, MISMATCHED), order);
  return askRefund(because(change, wanted ? OVER : MISMATCHED), settled);
}

async function refuseMismatched(change: Transition, order: OrderRow): Promise<void> {
  await moveOrder(change, order, 'mismatched');
  await releasePieces(change, order);
  await releaseCoupon(change.tx, order.id);
}
