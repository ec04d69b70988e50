import { CallError } from '@cpc/contract';
import { type OrderId, type PaymentId, VOUCHER, brand, money } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { isUniqueViolation } from '../../base/db/unique.ts';
import { EventForged, type PaymentProvider, type ProviderReport } from '../../records/payments/provider.ts';
import { givenRefunds } from '../../records/payments/refund-store.ts';
import { findPayment } from '../../records/payments/store.ts';
import type { Services, With } from '../../base/services.ts';
import type { VoucherPlatform } from '../../records/vouchers/platform.ts';
import { redeem } from './redeem.ts';
import { findVoucherPayment, moveVoucherPayment, releaseOver } from '../../records/vouchers/store.ts';
import { undo } from './undo.ts';

const PREFIX = 'voucher-';
const paymentOf = (reference: string): PaymentId => brand<PaymentId>(reference.slice(PREFIX.length));

/**
 * Payments by voucher (PY-09) behind the same port as every payment. The voucher is reserved here, redeemed at the
 * platform as the capture, and cancelled there as the refund. This table is the truth; after a lost answer the same
 * request is repeated.
 */
export function voucherProvider(services: With<'db' | 'clock' | 'log'>, platform: VoucherPlatform): PaymentProvider {
  const { db, clock } = services;

  async function fetch(reference: string): Promise<ProviderReport> {
    const id = paymentOf(reference);
    const [row, payment] = [await findVoucherPayment(db.read, id), await findPayment(db.read, { id })];
    if (!row || !payment) return { kind: 'unknown' };
    if (row.state === 'refused' || row.state === 'released') return { kind: 'declined' };
    if (row.state === 'reserved' || row.state === 'redeeming') return { kind: 'approved' };
    const refunds = await givenRefunds(db.read, id);
    return { kind: 'captured', captureId: reference, amount: money(payment.amount, payment.currency), refunds };
  }

  return {
    name: VOUCHER,
    fetch,

    async initiate({ paymentId, orderId, shopUrl }) {
      await reserve(services, paymentId, orderId);
      const reference = PREFIX + paymentId;
      const query = new URLSearchParams({ order_id: orderId, token: reference });
      return { reference, approveUrl: `${shopUrl}/#/pages/mine/pay_success?${query.toString()}` };
    },

    async capture({ paymentId, reference }) {
      await redeem(services, platform, paymentId);
      return fetch(reference);
    },

    async refund(captureId, { refundId, amount }) {
      const id = paymentOf(captureId);
      const payment = await findPayment(db.read, { id });
      if (payment?.amount !== amount.amount)
        return { kind: 'failed', reference: '', problem: 'a voucher goes back as a whole' };
      await undo(services, platform, id);
      return { kind: 'refunded', reference: `${PREFIX}${refundId}` };
    },

    async cancel(reference) {
      await db.transact(async (tx) => {
        const row = await findVoucherPayment(tx, paymentOf(reference));
        if (row?.state === 'reserved') await moveVoucherPayment(tx, clock, row, 'released');
      });
    },

    parseEvent: async () => {
      throw new EventForged('the voucher platform sends no events');
    },
    close: () => platform.close(),
  };
}

/**
 * Reserves the chosen voucher for this payment. The unique index decides.
 * @throws CallError voucherUnknown if no voucher was chosen, or voucherUsed if another payment has it
 */
async function reserve({ db, clock }: With<'db' | 'clock'>, paymentId: PaymentId, orderId: OrderId): Promise<void> {
  try {
    await db.transact((tx) => reserveIn(tx, clock, paymentId, orderId));
  } catch (error) {
    throw isUniqueViolation(error) ? new CallError('voucherUsed') : error;
  }
}

async function reserveIn(tx: Tx, clock: Services['clock'], paymentId: PaymentId, orderId: OrderId): Promise<void> {
  if (await findVoucherPayment(tx, paymentId)) return;
  const chosen = await tx
    .selectFrom('voucher_choices')
    .innerJoin('orders', 'orders.id', 'voucher_choices.order_id')
    .innerJoin('machines', 'machines.id', 'orders.machine_id')
    .select(['voucher_choices.voucher_id', 'machines.voucher_place'])
    .where('voucher_choices.order_id', '=', orderId)
    .executeTakeFirst();
  if (!chosen || chosen.voucher_place === null) throw new CallError('voucherUnknown');
  await releaseOver(tx, clock, chosen.voucher_id);
  await tx
    .insertInto('voucher_payments')
    .values({
      payment_id: paymentId,
      voucher_id: chosen.voucher_id,
      place: chosen.voucher_place,
      state: 'reserved',
      verify_token: null,
      encrypted_code: null,
      verify_id: null,
      changed_at: clock.now(),
    })
    .execute();
}
