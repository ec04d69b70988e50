import type { OrderId, VoucherId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { category, id, stationId, money, paymentState, text, timestamp } from '../schemas.ts';

export const VOUCHER_STATES = ['usable', 'inUse', 'redeemed', 'expired'] as const;

/** What a customer bought on an outside platform, to be redeemed for one item at a station (PY-09). */
export const voucherView = z.object({
  voucher_id: id<VoucherId>(),
  title: z.string(),
  /** The platform's own order number. */
  order_number: z.string(),
  state: z.enum(VOUCHER_STATES),
  expires_at: timestamp,
  /** What it pays for here; null if the shop does not know the offer. */
  good_for: z.nullable(z.object({ category, most: money })),
});
export type VoucherView = z.infer<typeof voucherView>;

/** POST /douyin/Order/getOrderList, form-encoded: the caller's vouchers; with a code also the vouchers of that code. */
export const voucherListInput = z.object({
  machine_id: stationId,
  /** The printed code, or the URL of a scanned one. */
  code: z.optional(text(500)),
});

export const vouchersActions = [
  action({
    name: 'Voucher.pay',
    who: ['customer'],
    summary: 'Pays an unpaid order of one item for pickup with a voucher. A repeated call resumes the payment.',
    input: z.object({ order_id: id<OrderId>(), voucher_id: id<VoucherId>() }),
    output: z.object({ order_id: id<OrderId>(), state: paymentState }),
  }),
  action({
    name: 'Partner.setVoucherPlace',
    who: ['partner'],
    duty: 'prices',
    summary: 'Sets the place of the voucher platform at which a station redeems. Empty: it accepts no vouchers.',
    input: z.object({ machine_id: stationId, place: text(64) }),
    output: z.object({ machine_id: stationId, place: z.string() }),
  }),
] as const;
