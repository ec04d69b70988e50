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
 * What was given outside beyond what nobody was promised meets our open refunds: it ends those it covers whole, and
 * comes off the others.
 * @returns what of it meets none of them, under a reference of its own where the provider's names one that ended
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
  if (over > 0) throw new Error(`payment ${payment.id}: ${over} more was given back than was taken`);
  const rest = money(amount.amount - covered, amount.currency);
  return { amount: rest, reference: covered === 0 ? reference : `${reference}-rest` };
}

/**
 * Follows one of our refunds that the provider has under no reference of ours yet. It may have been made smaller here
 * after it was asked for, by what a look found given outside: what it gives more meets our other open refunds, since the
 * provider gives no more in all than was taken.
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
  if (more > 0) throw new Error(`payment ${payment.id}: ${more} more was given back than was taken`);
  if (grown !== refund.amount) await resize(tx, refund, grown);
  await followRefund(change, order, payment, { ...refund, amount: grown }, told);
}

/** Nobody knows it at the provider yet, or it was refused there. */
export const isUntold = ({ state, reference }: RefundRow): boolean =>
  reference === null && (state === 'asked' || state === 'failed');

/** Takes off what is still to be given by as much as was given otherwise. @returns how much that is */
async function shrink(tx: Tx, row: RefundRow, by: number): Promise<number> {
  if (by > 0) await resize(tx, row, row.amount - by);
  return by;
}

async function resize(tx: Tx, { id }: RefundRow, amount: number): Promise<void> {
  await tx.updateTable('refunds').set({ amount }).where('id', '=', id).execute();
}
