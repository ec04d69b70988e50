/** The kinds of differences between the provider, the orders, the prints and the ledger (MO-03). */
export const DIFFERENCES = [
  /** The lines of an entry do not sum to zero. */
  'entryUnbalanced',
  /** An entry that nothing in the shop caused. */
  'entryStray',
  /** The rows that reports add up differ from the income in the ledger. */
  'reportDiffers',
  /** Captured or refunded money that is missing in the ledger, or stands there with another amount. */
  'captureNotBooked',
  'feeNotBooked',
  'refundNotBooked',
  'refundPaidNotBooked',
  /** A paid withdrawal that is missing in the ledger, or one that is booked and not paid. */
  'withdrawalNotBooked',
  /** An approved claim for a reprint that is missing in the ledger, or stands there with another amount. */
  'reprintNotBooked',
  /** More is promised back than was captured. */
  'refundedTooMuch',
  /** A paid order without money, or money without a paid order. */
  'orderNotPaid',
  'moneyKept',
  /** A paid item without a print job, a print job of an unpaid order, a cancelled print without a refund. */
  'jobMissing',
  'jobNotPaid',
  'itemNotRefunded',
  /** An order’s price is not the sum of its items’ prices. */
  'priceNotSum',
  /** An item’s drawings cost more than was paid for it, or the platform’s part of a sale has another price of them. */
  'drawingsAbovePrice',
  'drawingsNotBooked',
  'couponMiscounted',
  /** Cash that the ledger has and the journal of the till has not, or the other way, or with another amount. */
  'tillDiffers',
  /** A journal of a till whose entries do not follow each other, or were changed. */
  'tillBroken',
  /** The provider reports another amount than the shop. */
  'providerDiffers',
  'providerRefundDiffers',
  'providerNotAsked',
] as const;

export interface Difference {
  readonly kind: (typeof DIFFERENCES)[number];
  /** The id of the entry, payment, refund, withdrawal, item or coupon. */
  readonly id: string;
  readonly order_id: string | null;
  /** The shop, of a difference that is about its till. */
  readonly partner_id?: string;
  readonly expected: string | number;
  readonly found: string | number;
}
