/** What does not agree, between the provider, the orders, the prints and the books (MO-03). */
export const DIFFERENCES = [
  /** The lines of an entry do not sum to zero. */
  'entryUnbalanced',
  /** An entry that nothing in the shop caused. */
  'entryStray',
  /** Money was taken, or given back, and the books do not say so, or say another amount. */
  'captureNotBooked',
  'feeNotBooked',
  'refundNotBooked',
  'refundPaidNotBooked',
  /** More is promised back than was taken. */
  'refundedTooMuch',
  /** A paid order without money, or money without a paid order. */
  'orderNotPaid',
  'moneyKept',
  /** A paid item without a print, a print of what nobody paid, a print that was given up and not given back. */
  'jobMissing',
  'jobNotPaid',
  'itemNotRefunded',
  /** An order’s price is not the sum of its items’. */
  'priceNotSum',
  'couponMiscounted',
  /** The provider knows of other money than we do. */
  'providerDiffers',
  'providerRefundDiffers',
  'providerNotAsked',
] as const;

export interface Difference {
  readonly kind: (typeof DIFFERENCES)[number];
  /** Of the entry, payment, refund, item or coupon concerned. */
  readonly id: string;
  readonly order_id: string | null;
  readonly expected: string | number;
  readonly found: string | number;
}
