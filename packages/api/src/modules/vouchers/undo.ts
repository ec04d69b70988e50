import type { PaymentId } from '@cpc/domain';
import type { With } from '../../base/services.ts';
import type { VoucherPlatform } from '../../records/vouchers/platform.ts';
import { findVoucherPayment, moveVoucherPayment } from '../../records/vouchers/store.ts';

/**
 * Cancels the redemption of a payment, once however often it is called. If the platform refuses, the voucher stays
 * valid here as a credit: the customer does not lose what was bought (decision 051).
 * @throws ProviderUnavailable when the platform does not answer
 */
export async function undo(
  services: With<'db' | 'clock'>,
  platform: VoucherPlatform,
  paymentId: PaymentId,
): Promise<void> {
  const { db, clock } = services;
  const found = await findVoucherPayment(db.read, paymentId);
  if (found?.state !== 'redeemed') return;
  const voucher = await db.read
    .selectFrom('vouchers')
    .select('certificate_id')
    .where('id', '=', found.voucher_id)
    .executeTakeFirstOrThrow();
  const { verify_id: verifyId, encrypted_code: encryptedCode } = found;
  const outcome =
    verifyId === null || encryptedCode === null
      ? 'kept'
      : await platform.undo({ verifyId, encryptedCode, certificateId: voucher.certificate_id });
  await db.transact(async (tx) => {
    const row = await findVoucherPayment(tx, paymentId);
    if (row?.state !== 'redeemed' || !(await moveVoucherPayment(tx, clock, row, 'undone'))) return;
    await tx
      .updateTable('vouchers')
      .set({ credit: outcome === 'kept' ? 1 : 0 })
      .where('id', '=', row.voucher_id)
      .execute();
  });
}
