import type { BillId, BillKind, Currency, OrderId, PartnerId, RefundId } from '@cpc/domain';

export interface BillsTables {
  /** Issued bills; the database refuses to change them. */
  readonly bills: {
    readonly id: BillId;
    readonly kind: BillKind;
    /** The series that counts its number: `receipt:<partner>:2026`. */
    readonly series: string;
    readonly number: string;
    /** The shop that issued it, or that a monthly bill is for. */
    readonly partner_id: PartnerId;
    readonly order_id: OrderId | null;
    readonly refund_id: RefundId | null;
    /** `yyyy-mm` of a monthly bill. */
    readonly month: string | null;
    readonly amount: number;
    readonly currency: string;
    /** JSON of a Bill: everything that is printed. */
    readonly content: string;
    readonly issued_at: number;
  };
  /** The most that a shop may owe in a currency; without a row there is no limit (PA-14). */
  readonly debt_limits: {
    readonly partner_id: PartnerId;
    readonly currency: Currency;
    readonly amount: number;
    /** When it was set. */
    readonly at: number;
  };
  /** The reminders of monthly bills that were due and not paid, 1, 2, 3, … of each bill. */
  readonly debt_reminders: {
    readonly bill_id: BillId;
    readonly place: number;
    readonly at: number;
  };
  /** The last number of each series, of bills and of the journals of tills. */
  readonly number_series: {
    readonly series: string;
    readonly last: number;
  };
}
