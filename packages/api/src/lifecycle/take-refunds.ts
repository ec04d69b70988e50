import { money } from '@cpc/domain';
import { because, type Cause, type Transition } from '../base/transition.ts';
import type { OrderRow } from '../records/orders/store.ts';
import { insertRefund, unpromised } from './ask-refund.ts';
import { coverOpen, followAsked, isUntold } from './cover-open.ts';
import { followRefund, refundIsPaid } from './follow-refund.ts';
import type { ProviderRefund, TakenReport } from '../records/payments/provider.ts';
import { refundsOfPayment } from '../records/payments/refund-store.ts';
import { type PaymentRow, movePayment } from '../records/payments/store.ts';

const BY_PROVIDER: Cause = { actor: 'provider', reason: 'refunded' };
const OUTSIDE: Cause = { actor: 'provider', reason: 'refunded outside the shop' };

/**
 * Brings a locked order's refunds to where the provider says they stand, and takes those nobody asked for here into
 * the books. What was given outside comes off what is still to be given (decision 040).
 */
export async function takeRefunds(
  change: Transition,
  order: OrderRow,
  payment: PaymentRow,
  report: TakenReport,
): Promise<PaymentRow> {
  // Those that bear our name first: what was given outside comes off the others.
  const [named, strange] = [true, false].map((ours) =>
    report.refunds.filter(({ refundId }) => (refundId !== undefined) === ours),
  );
  for (const told of [...(named ?? []), ...(strange ?? [])]) await takeRefund(change, order, payment, told);
  if (report.kind === 'refunded') await takeRemainder(change, order, payment, report);
  return closePayment(change, payment);
}

async function takeRefund(
  change: Transition,
  order: OrderRow,
  payment: PaymentRow,
  told: ProviderRefund,
): Promise<void> {
  const { tx } = change;
  const rows = await refundsOfPayment(tx, payment.id);
  const known = rows.filter(({ reference }) => isPartOf(reference, told.reference));
  for (const row of known) await followRefund(change, order, payment, row, told);
  if (known.length > 0) return;
  // Ours by its name only until it has a refund there: asked for again it has another, and the first stays listed.
  const own = rows.find(({ id, reference }) => id === told.refundId && reference === null);
  // What is said to be on its way may have been said before it failed.
  if (own?.state === 'failed' && told.kind === 'pending') return;
  if (own) return followAsked(change, order, payment, own, told);
  if (told.kind === 'failed') return;
  const open = rows.filter(isUntold);
  const same = open.find(({ amount }) => amount === told.amount.amount);
  if (same) return followRefund(change, order, payment, same, told);
  const rest = await coverOpen(change, order, payment, open, told);
  if (rest.amount.amount === 0) return;
  const given = { reference: rest.reference, state: told.kind };
  const outside = because(change, OUTSIDE);
  const refund = await insertRefund(outside, payment, { amount: rest.amount, itemId: null, given });
  if (told.kind === 'refunded') await refundIsPaid(outside, order, payment, refund);
}

/** One refund of the provider's may have met several of ours, see {@link coverOpen}. */
const isPartOf = (reference: string | null, told: string): boolean =>
  reference !== null && (reference === told || reference.startsWith(`${told}-`));

/** All of it went back: what the provider does not list one by one is ours that was on its way, or was taken back. */
async function takeRemainder(
  change: Transition,
  order: OrderRow,
  payment: PaymentRow,
  { captureId, refunds }: TakenReport,
): Promise<void> {
  const { tx } = change;
  const listed = new Set(refunds.map(({ reference }) => reference));
  for (const row of await refundsOfPayment(tx, payment.id)) {
    const told = { kind: 'refunded', reference: row.reference ?? row.id } as const;
    if (row.state === 'pending' && !listed.has(told.reference)) await followRefund(change, order, payment, row, told);
  }
  const back = (await refundsOfPayment(tx, payment.id)).filter(({ state }) => state === 'refunded');
  const rest = (payment.captured_amount ?? 0) - back.reduce((sum, { amount }) => sum + amount, 0);
  if (rest <= 0) return;
  const amount = money(rest, payment.captured_currency ?? payment.currency);
  const told = { reference: `reversal-${captureId}`, refundId: undefined, amount, kind: 'refunded' } as const;
  await takeRefund(change, order, payment, told);
}

/** Moves a payment on when all of it is promised back, and when all of it is back. */
export async function closePayment(change: Transition, first: PaymentRow): Promise<PaymentRow> {
  const { tx } = change;
  let payment = first;
  if (payment.state === 'settled' && (await unpromised(tx, payment)).amount === 0)
    payment = await movePayment(because(change, OUTSIDE), payment, 'refundAsked');
  if (payment.state !== 'refunding') return payment;
  const rows = await refundsOfPayment(tx, payment.id);
  const all = rows.length > 0 && rows.every(({ state }) => state === 'refunded');
  return all ? movePayment(because(change, BY_PROVIDER), payment, 'refunded') : payment;
}
