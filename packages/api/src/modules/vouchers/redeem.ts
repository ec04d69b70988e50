import type { PaymentId } from '@cpc/domain';
import { findPayment } from '../../records/payments/store.ts';
import type { With } from '../../base/services.ts';
import { keepAnswer } from './keep-answer.ts';
import type { Prepared, VoucherPlatform } from '../../records/vouchers/platform.ts';
import {
  type VoucherPaymentRow,
  type VoucherRow,
  findVoucherPayment,
  moveVoucherPayment,
} from '../../records/vouchers/store.ts';

/**
 * Redeems the voucher of a payment at the platform, once however often it is called: prepare → keep the token → redeem
 * with that token → keep the platform's answer. After a crash or a lost answer at any step the same call with the same
 * token is repeated. If the token is too old, the platform is asked who used the voucher.
 * @throws ProviderUnavailable when the platform does not answer
 */
export async function redeem(
  services: With<'db' | 'clock' | 'log'>,
  platform: VoucherPlatform,
  paymentId: PaymentId,
): Promise<void> {
  const { db } = services;
  const [asked, found] = [await findPayment(db.read, { id: paymentId }), await findVoucherPayment(db.read, paymentId)];
  const { row: begun, own } =
    found?.state === 'reserved' ? await begin(services, platform, found) : { row: found, own: false };
  if (!asked || begun?.state !== 'redeeming') return;
  const { verify_token: verifyToken, encrypted_code: encryptedCode, place } = begun;
  // Without a token there is nothing to redeem: the platform redeemed it before.
  if (verifyToken === null || encryptedCode === null) {
    await keepAnswer(services, asked, { kind: 'redeemed', verifyId: null });
    return;
  }
  const ask = (again: boolean) => platform.redeem({ verifyToken, encryptedCode, place, again });
  const outcome = await keepAnswer(services, asked, await ask(!own));
  // The server that took over may have redeemed with this token and died: the platform is asked who redeemed it.
  if (outcome === 'overtaken' && own) await keepAnswer(services, asked, await ask(true));
}

interface StartedRedemption {
  readonly row: VoucherPaymentRow | undefined;
  /** True if this call began to redeem. Otherwise another server may already have used the token at the platform. */
  readonly own: boolean;
}

/** @returns the payment's row after the platform has prepared, for this call or another */
async function begin(
  { db, clock }: With<'db' | 'clock'>,
  platform: VoucherPlatform,
  found: VoucherPaymentRow,
): Promise<StartedRedemption> {
  const { payment_id: paymentId } = found;
  const voucher = await db.read
    .selectFrom('vouchers')
    .selectAll()
    .where('id', '=', found.voucher_id)
    .executeTakeFirstOrThrow();
  const prepared = voucher.credit === 1 ? undefined : await platform.prepare(voucher.code, found.place);
  return db.transact(async (tx) => {
    const row = await findVoucherPayment(tx, paymentId);
    if (row?.state !== 'reserved') return { row, own: false };
    const facts = voucher.credit === 1 ? {} : tokenFor(voucher, prepared);
    const moved = await moveVoucherPayment(tx, clock, row, facts === undefined ? 'refused' : 'redeemAsked', facts);
    return moved ? { row: moved, own: true } : { row: await findVoucherPayment(tx, paymentId), own: false };
  });
}

/** @returns undefined if the platform has no such voucher left: used elsewhere, given back, or expired */
function tokenFor({ certificate_id }: VoucherRow, prepared: Prepared | undefined) {
  const certificate = prepared?.certificates.find((one) => one.certificateId === certificate_id);
  if (!prepared || !certificate) return undefined;
  return { verify_token: prepared.verifyToken, encrypted_code: certificate.encryptedCode };
}
