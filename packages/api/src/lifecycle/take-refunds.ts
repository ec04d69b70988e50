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
 * Brings a locked order's refunds to where the provider says they stand, and books refunds that were given outside the
 * shop. These reduce the refunds that are still open (decision 040).
 */
export async function takeRefunds(
  change: Transition,
  order: OrderRow,
  payment: PaymentRow,
  report: TakenReport,
): Promise<PaymentRow> {
  // Refunds that carry our id come first: refunds given outside reduce the remaining ones.
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
  // The id identifies our refund only while it has no provider reference. After another request it has a new reference,
  // and the first stays listed.
  const own = rows.find(({ id, reference }) => id === told.refundId && reference === null);
  // The provider may have reported it as pending before it failed.
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

/** One refund of the provider may cover several of ours, see {@link coverOpen}. */
const isPartOf = (reference: string | null, told: string): boolean =>
  reference !== null && (reference === told || reference.startsWith(`${told}-`));

/** All money went back. What the provider does not list was a pending refund of ours, or a reversal. */
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

/** Moves a payment to `refunding` when all of it is promised back, and to `refunded` when all of it is back. */
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
