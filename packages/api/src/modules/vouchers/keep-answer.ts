import type { PaymentId } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { isUniqueViolation } from '../../base/db/unique.ts';
import { lockOrder } from '../../records/orders/store.ts';
import { type PaymentRow, findPayment } from '../../records/payments/store.ts';
import type { With } from '../../base/services.ts';
import type { Redeemed } from '../../records/vouchers/platform.ts';
import { findVoucherPayment, liveSibling, moveVoucherPayment, releaseSiblings } from '../../records/vouchers/store.ts';

/** The platform's answer. The id is null if the platform was not asked, because it redeemed the voucher before. */
type Answer = Redeemed | { readonly kind: 'redeemed'; readonly verifyId: null };

/** `overtaken`: the refusal is dropped, because another server has taken over the payment. */
type Outcome = 'kept' | 'overtaken' | { readonly lostTo: PaymentId };

/**
 * Keeps the platform's answer about a payment's voucher. A redemption counts even if another server was refused
 * meanwhile. A refusal counts only if it comes to the server that captures the payment.
 * @param asked the payment as it was before the platform was asked
 */
export async function keepAnswer(
  services: With<'db' | 'clock' | 'log'>,
  asked: PaymentRow,
  answer: Answer,
): Promise<Outcome> {
  const { db, log } = services;
  const paymentId = asked.id;
  const attempt = () => db.transact((tx) => keepIn(tx, services, asked, answer));
  const outcome = await attempt().catch((error: unknown) => {
    // Another payment chose the voucher at this very moment. Now that choice is visible and can be released.
    if (isUniqueViolation(error)) return attempt();
    throw error;
  });
  if (answer.kind === 'refused') log.warn({ paymentId, why: answer.why, outcome }, 'a voucher was refused');
  if (typeof outcome === 'object')
    log.error({ paymentId, ...outcome }, 'a voucher was redeemed for one payment while another payment redeems it');
  return outcome;
}

async function keepIn(tx: Tx, { clock }: With<'clock'>, asked: PaymentRow, answer: Answer): Promise<Outcome> {
  // While this order is locked, no other server can take over the payment.
  await lockOrder(tx, asked.order_id);
  const [payment, row] = [await findPayment(tx, { id: asked.id }), await findVoucherPayment(tx, asked.id)];
  if (answer.kind === 'refused') {
    if (row?.state !== 'redeeming') return 'kept';
    if (payment?.capture_fence !== asked.capture_fence) return 'overtaken';
    await moveVoucherPayment(tx, clock, row, 'refused');
    return 'kept';
  }
  if (row?.state !== 'redeeming' && row?.state !== 'refused') return 'kept';
  // Since the refusal the voucher may have been chosen for another payment. The earlier payment wins while that is
  // possible.
  if (row.state === 'refused') await releaseSiblings(tx, clock, row);
  const sibling = await liveSibling(tx, row);
  if (sibling) return { lostTo: sibling.payment_id };
  await moveVoucherPayment(tx, clock, row, 'redeemed', { verify_id: answer.verifyId });
  return 'kept';
}
