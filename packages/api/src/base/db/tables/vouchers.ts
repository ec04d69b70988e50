import type { AccountId, OrderId, PaymentId, VoucherId, VoucherPaymentState } from '@cpc/domain';

export interface VouchersTables {
  /** What customers showed a code of. */
  readonly vouchers: {
    readonly id: VoucherId;
    readonly account_id: AccountId;
    /** The platform's id of it; the same voucher is here once. */
    readonly certificate_id: string;
    readonly platform_order: string;
    readonly code: string;
    readonly sku: string;
    readonly title: string;
    readonly expires_at: number;
    /** 1 where the platform counts it as redeemed and nothing was made for it: it is good here all the same. */
    readonly credit: number;
    readonly claimed_at: number;
  };
  /** What an offer of the platform is good for here. */
  readonly voucher_products: {
    readonly sku: string;
    readonly category: string;
    /** The dearest thing it pays. */
    readonly amount: number;
    readonly currency: string;
  };
  /** With which voucher an order is to be paid. */
  readonly voucher_choices: {
    readonly order_id: OrderId;
    readonly voucher_id: VoucherId;
  };
  /** Payments by voucher; at most one of a voucher's is neither refused, released nor undone. */
  readonly voucher_payments: {
    readonly payment_id: PaymentId;
    readonly voucher_id: VoucherId;
    readonly place: string;
    readonly state: VoucherPaymentState;
    /** The platform's, kept before it is asked to redeem: with the same token it redeems once. */
    readonly verify_token: string | null;
    readonly encrypted_code: string | null;
    readonly verify_id: string | null;
    readonly changed_at: number;
  };
}
