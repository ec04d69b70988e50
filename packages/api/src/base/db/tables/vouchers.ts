import { type Category } from '@cpc/design';
import type { AccountId, OrderId, PaymentId, VoucherId, VoucherPaymentState } from '@cpc/domain';

export interface VouchersTables {
  /** Vouchers whose code a customer entered. */
  readonly vouchers: {
    readonly id: VoucherId;
    readonly account_id: AccountId;
    /** The platform's id of the voucher; each voucher is stored once. */
    readonly certificate_id: string;
    readonly platform_order: string;
    readonly code: string;
    readonly sku: string;
    readonly title: string;
    readonly expires_at: number;
    /** 1 if the platform counts it as redeemed but nothing was made for it: it is still valid here. */
    readonly credit: number;
    readonly claimed_at: number;
  };
  /** What an offer of the platform is worth here. */
  readonly voucher_offers: {
    readonly sku: string;
    readonly category: Category;
    /** The highest price that it pays. */
    readonly amount: number;
    readonly currency: string;
  };
  /** The voucher that an order will be paid with. */
  readonly voucher_choices: {
    readonly order_id: OrderId;
    readonly voucher_id: VoucherId;
  };
  /** Payments by voucher; at most one payment per voucher is neither refused, released nor undone. */
  readonly voucher_payments: {
    readonly payment_id: PaymentId;
    readonly voucher_id: VoucherId;
    readonly place: string;
    readonly state: VoucherPaymentState;
    /** The platform's token, stored before the redemption: with the same token the platform redeems once. */
    readonly verify_token: string | null;
    readonly encrypted_code: string | null;
    readonly verify_id: string | null;
    readonly changed_at: number;
  };
}
