import {
  type PaymentId,
  type PaymentState,
  VOUCHER_PAYMENT_TABLE,
  type VoucherId,
  type VoucherPaymentEvent,
  type VoucherPaymentState,
  stateAfter,
} from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';
import type { Clock } from '../../base/ports/clock.ts';
import type { VouchersTables } from '../../base/db/tables/vouchers.ts';

export type VoucherRow = Selectable<VouchersTables['vouchers']>;
export type VoucherPaymentRow = Selectable<VouchersTables['voucher_payments']>;

/** States in which a payment occupies its voucher. */
export const LIVE: readonly VoucherPaymentState[] = ['reserved', 'redeeming', 'redeemed'];
/** States of payments that ended without money; they release what they reserved. */
const OVER: readonly PaymentState[] = ['declined', 'cancelled'];

export function findVoucherPayment(reader: Reader, paymentId: PaymentId): Promise<VoucherPaymentRow | undefined> {
  return reader.selectFrom('voucher_payments').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
}

type Facts = Partial<Pick<VoucherPaymentRow, 'verify_token' | 'encrypted_code' | 'verify_id'>>;

/** @returns undefined, with nothing changed, if another transaction was faster */
export function moveVoucherPayment(
  tx: Tx,
  { now }: Clock,
  row: VoucherPaymentRow,
  event: VoucherPaymentEvent,
  facts: Facts = {},
): Promise<VoucherPaymentRow | undefined> {
  return tx
    .updateTable('voucher_payments')
    .set({ ...facts, state: stateAfter(VOUCHER_PAYMENT_TABLE, row.state, event), changed_at: now() })
    .where('payment_id', '=', row.payment_id)
    .where('state', '=', row.state)
    .returningAll()
    .executeTakeFirst();
}

/** Releases a voucher from payments that are over: their order is closed, or the customer chose another way to pay. */
export async function releaseOver(tx: Tx, { now }: Clock, voucherId: VoucherId): Promise<void> {
  await tx
    .updateTable('voucher_payments')
    .set({ state: 'released', changed_at: now() })
    .where('voucher_id', '=', voucherId)
    .where('state', '=', 'reserved')
    .where('payment_id', 'in', (query) => query.selectFrom('payments').select('id').where('state', 'in', OVER))
    .execute();
}

type Sibling = Pick<VoucherPaymentRow, 'payment_id' | 'voucher_id'>;

/** Releases a voucher from reservations of other payments. Redemptions that have begun keep the voucher. */
export async function releaseSiblings(tx: Tx, { now }: Clock, { payment_id, voucher_id }: Sibling): Promise<void> {
  await tx
    .updateTable('voucher_payments')
    .set({ state: stateAfter(VOUCHER_PAYMENT_TABLE, 'reserved', 'released'), changed_at: now() })
    .where('voucher_id', '=', voucher_id)
    .where('payment_id', '!=', payment_id)
    .where('state', '=', 'reserved')
    .execute();
}

/** Another payment that occupies the same voucher, if any. */
export function liveSibling(
  reader: Reader,
  { payment_id, voucher_id }: Sibling,
): Promise<Pick<VoucherPaymentRow, 'payment_id'> | undefined> {
  return reader
    .selectFrom('voucher_payments')
    .select('payment_id')
    .where('voucher_id', '=', voucher_id)
    .where('payment_id', '!=', payment_id)
    .where('state', 'in', LIVE)
    .executeTakeFirst();
}
