import type { PaymentId } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { isUniqueViolation } from '../../base/db/unique.ts';
import { lockOrder } from '../../records/orders/store.ts';
import { type PaymentRow, findPayment } from '../../records/payments/store.ts';
import type { Services } from '../../base/services.ts';
import type { Redeemed } from '../../records/vouchers/platform.ts';
import { findVoucherPayment, liveSibling, moveVoucherPayment, releaseSiblings } from '../../records/vouchers/store.ts';

/** What the platform said; without an id where it was not asked, because it has the voucher as redeemed. */
type Answer = Redeemed | { readonly kind: 'redeemed'; readonly verifyId: null };

/** `overtaken`: nothing is kept of the refusal, because another server has the payment since. */
type Outcome = 'kept' | 'overtaken' | { readonly lostTo: PaymentId };

/**
 * Keeps what the platform said of a payment's voucher. What was redeemed is redeemed, although another server was told
 * meanwhile that it cannot be; that it cannot be is believed of whoever captures the payment alone.
 * @param asked the payment as it was before the platform was asked
 */
export async function keepAnswer(services: Services, asked: PaymentRow, answer: Answer): Promise<Outcome> {
  const { db, log } = services;
  const paymentId = asked.id;
  const attempt = () => db.transact((tx) => keepIn(tx, services, asked, answer));
  const outcome = await attempt().catch((error: unknown) => {
    // Chosen for another payment in this very moment: now it can be seen, and let go.
    if (isUniqueViolation(error)) return attempt();
    throw error;
  });
  if (answer.kind === 'refused') log.warn({ paymentId, why: answer.why, outcome }, 'a voucher was refused');
  if (typeof outcome === 'object')
    log.error({ paymentId, ...outcome }, 'a voucher was redeemed for a payment while another redeems it');
  return outcome;
}

async function keepIn(tx: Tx, { clock }: Services, asked: PaymentRow, answer: Answer): Promise<Outcome> {
  // Nobody takes over the payment while this order is locked.
  await lockOrder(tx, asked.order_id);
  const [payment, row] = [await findPayment(tx, { id: asked.id }), await findVoucherPayment(tx, asked.id)];
  if (answer.kind === 'refused') {
    if (row?.state !== 'redeeming') return 'kept';
    if (payment?.capture_fence !== asked.capture_fence) return 'overtaken';
    await moveVoucherPayment(tx, clock, row, 'refused');
    return 'kept';
  }
  if (row?.state !== 'redeeming' && row?.state !== 'refused') return 'kept';
  // Since it was refused it may have been chosen for another payment: the earlier one counts, while that can be.
  if (row.state === 'refused') await releaseSiblings(tx, clock, row);
  const sibling = await liveSibling(tx, row);
  if (sibling) return { lostTo: sibling.payment_id };
  await moveVoucherPayment(tx, clock, row, 'redeemed', { verify_id: answer.verifyId });
  return 'kept';
}
