import { money } from '@cpc/domain';
import type { Tx } from '../base/db/database.ts';
import type { OrderRow } from '../records/orders/store.ts';
import type { Transition } from '../base/transition.ts';
import { unpromised } from './ask-refund.ts';
import { followRefund } from './follow-refund.ts';
import type { ProviderRefund } from '../records/payments/provider.ts';
import { type RefundRow, refundsOfPayment } from '../records/payments/refund-store.ts';
import type { PaymentRow } from '../records/payments/store.ts';

/**
 * Sets off a refund that was given outside the shop against our open refunds, as far as it exceeds what is still
 * unpromised. It completes each open refund that it covers whole, and reduces the next one.
 * @returns the rest that covers no open refund; under a reference of its own if the provider's reference ended one
 */
export async function coverOpen(
  change: Transition,
  order: OrderRow,
  payment: PaymentRow,
  open: readonly RefundRow[],
  { amount, reference, kind }: ProviderRefund,
): Promise<Pick<ProviderRefund, 'amount' | 'reference'>> {
  const { tx } = change;
  const left = await unpromised(tx, payment);
  let over = Math.max(0, amount.amount - left.amount);
  let covered = 0;
  for (const row of open) {
    if (over < row.amount) {
      over -= await shrink(tx, row, over);
      continue;
    }
    const told = { kind, reference: covered === 0 ? reference : `${reference}-${row.id}` };
    await followRefund(change, order, payment, row, told);
    over -= row.amount;
    covered += row.amount;
  }
  if (over > 0) throw new Error(`payment ${payment.id}: refunds exceed the captured amount by ${over}`);
  const rest = money(amount.amount - covered, amount.currency);
  return { amount: rest, reference: covered === 0 ? reference : `${reference}-rest` };
}

/**
 * Follows one of our refunds that has no provider reference yet. It may have become smaller after it was asked for,
 * because a look found money that was given outside. What the provider gives beyond it is set off against our other
 * open refunds: the provider never gives more in all than it captured.
 */
export async function followAsked(
  change: Transition,
  order: OrderRow,
  payment: PaymentRow,
  refund: RefundRow,
  told: Omit<ProviderRefund, 'refundId'>,
): Promise<void> {
  const { tx } = change;
  const { kind, reference, amount } = told;
  let more = kind === 'failed' || !isUntold(refund) ? 0 : Math.max(0, amount.amount - refund.amount);
  let grown = refund.amount;
  for (const row of (await refundsOfPayment(tx, payment.id)).filter((one) => one.id !== refund.id && isUntold(one))) {
    if (more < row.amount) {
      grown += await shrink(tx, row, more);
      more = 0;
      break;
    }
    await followRefund(change, order, payment, row, { kind, reference: `${reference}-${row.id}` });
    more -= row.amount;
  }
  if (more > 0) throw new Error(`payment ${payment.id}: refunds exceed the captured amount by ${more}`);
  if (grown !== refund.amount) await resize(tx, refund, grown);
  await followRefund(change, order, payment, { ...refund, amount: grown }, told);
}

/** The provider does not know the refund yet, or refused it. */
export const isUntold = ({ state, reference }: RefundRow): boolean =>
  reference === null && (state === 'asked' || state === 'failed');

/** Reduces an open refund by what was given in another way. @returns by how much */
async function shrink(tx: Tx, row: RefundRow, by: number): Promise<number> {
  if (by > 0) await resize(tx, row, row.amount - by);
  return by;
}

async function resize(tx: Tx, { id }: RefundRow, amount: number): Promise<void> {
  await tx.updateTable('refunds').set({ amount }).where('id', '=', id).execute();
}
