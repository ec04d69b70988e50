import { money } from '@cpc/domain';
import { because, type Cause, type Transition } from '../base/transition.ts';
import { insertRefund } from './ask-refund.ts';
import { refundableAmount } from './refundable-amount.ts';
import { followRefund, refundIsPaid } from './follow-refund.ts';
import type { ProviderRefund, TakenReport } from '../records/payments/provider.ts';
import { type RefundRow, moveRefund, refundsOfPayment, shortenRefund } from '../records/payments/refund-store.ts';
import { type PaymentRow, movePayment } from '../records/payments/store.ts';

const BY_PROVIDER: Cause = { actor: 'provider', reason: 'refunded' };
const OUTSIDE: Cause = { actor: 'provider', reason: 'refunded outside the shop' };

/**
 * Books every refund as its provider says it stands: our own, and those given outside the shop. The provider never
 * gives back more than it captured, so what was given outside shortens our open refunds (decision 145). The order must
 * be locked.
 */
export async function takeRefunds(change: Transition, payment: PaymentRow, report: TakenReport): Promise<PaymentRow> {
  if (report.kind === 'captured' && report.refunds.length === 0) return payment;
  // Refunds that carry our id come first: one given outside may be taken for an open refund of the same amount.
  const [named, strange] = [true, false].map((ours) =>
    report.refunds.filter(({ refundId }) => (refundId !== undefined) === ours),
  );
  for (const given of [...(named ?? []), ...(strange ?? [])]) await takeRefund(change, payment, given);
  if (report.kind === 'refunded') await takeRemainder(change, payment, report);
  return closeRefunds(change, payment);
}

async function takeRefund(change: Transition, payment: PaymentRow, given: ProviderRefund): Promise<void> {
  const row = await rowOf(change, payment, given);
  // The provider may have reported it as pending before it failed.
  if (row?.state === 'failed' && row.id === given.refundId && given.kind === 'pending') return;
  if (row) return followRefund(change, payment, row, given);
  if (given.kind === 'failed') return;
  const outside = because(change, OUTSIDE);
  const { amount, reference, kind: state } = given;
  const refund = await insertRefund(outside, payment, { amount, itemId: null, given: { reference, state } });
  if (state === 'refunded') await refundIsPaid(outside, payment, refund);
}

/** Our row of a provider's refund: known by its reference, by our id, or an open one of the same amount. */
async function rowOf(
  { tx }: Transition,
  payment: PaymentRow,
  { reference, refundId, amount, kind }: ProviderRefund,
): Promise<RefundRow | undefined> {
  const rows = await refundsOfPayment(tx, payment.id);
  const known = rows.find((row) => row.reference === reference);
  // The id identifies our refund only while it has no provider reference. After another request it has a new reference,
  // and the first stays listed.
  const own = known ?? rows.find((row) => row.id === refundId && row.reference === null);
  if (own || kind === 'failed') return own;
  return rows.find((row) => isOpen(row) && row.amount === amount.amount);
}

/** The provider does not know the refund yet, or refused it. */
const isOpen = ({ state, reference }: RefundRow): boolean =>
  reference === null && (state === 'asked' || state === 'failed');

/** All money went back. What the provider does not list was a pending refund of ours, or a reversal. */
async function takeRemainder(
  change: Transition,
  payment: PaymentRow,
  { captureId, refunds }: TakenReport,
): Promise<void> {
  const listed = new Set(refunds.map(({ reference }) => reference));
  let rest = payment.captured_amount ?? 0;
  for (const row of await refundsOfPayment(change.tx, payment.id)) {
    const reference = row.reference ?? row.id;
    const isGiven = row.state === 'pending' && !listed.has(reference);
    if (isGiven) await followRefund(change, payment, row, { kind: 'refunded', reference });
    if (isGiven || row.state === 'refunded') rest -= row.amount;
  }
  if (rest <= 0) return;
  const amount = money(rest, payment.captured_currency ?? payment.currency);
  await takeRefund(change, payment, {
    reference: `reversal-${captureId}`,
    refundId: undefined,
    amount,
    kind: 'refunded',
  });
}

/**
 * Ends what happened to a payment's refunds: shortens the open ones to what is left of the money, and moves the payment
 * to `refunding` when all of it is promised back, and to `refunded` when all of it is back.
 */
export async function closeRefunds(change: Transition, first: PaymentRow): Promise<PaymentRow> {
  const { tx } = change;
  let payment = first;
  const { amount: left } = await refundableAmount(tx, payment);
  if (left < 0) await shortenOpen(change, payment, -left);
  if (payment.state === 'settled' && left <= 0)
    payment = await movePayment(because(change, OUTSIDE), payment, 'refundAsked');
  if (payment.state !== 'refunding') return payment;
  const rows = await refundsOfPayment(tx, payment.id);
  const all = rows.length > 0 && rows.every(({ state }) => state === 'refunded');
  return all ? movePayment(because(change, BY_PROVIDER), payment, 'refunded') : payment;
}

/** Shortens open refunds by an amount that was given outside the shop, the newest first. */
async function shortenOpen({ tx, clock }: Transition, payment: PaymentRow, by: number): Promise<void> {
  let over = by;
  for (const refund of (await refundsOfPayment(tx, payment.id)).filter(isOpen).reverse()) {
    if (over === 0) return;
    const cut = Math.min(over, refund.amount);
    over -= cut;
    if (cut === refund.amount) await moveRefund(tx, clock, refund, 'covered');
    else await shortenRefund(tx, refund.id, refund.amount - cut);
  }
  if (over > 0) throw new Error(`payment ${payment.id}: the provider gave back ${over} more than it captured`);
}
