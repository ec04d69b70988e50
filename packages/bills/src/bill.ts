import type { LineKind, VatPart } from '@cpc/domain';
import type { Locale } from '@cpc/i18n';

/** A business or a person on a bill, as it was when the bill was issued. */
export interface Party {
  readonly name: string;
  /** The address, line by line. */
  readonly address: readonly string[];
  /** Empty if there is none. */
  readonly vatId: string;
  readonly registration: string;
}

interface Head {
  readonly number: string;
  /** UTC, ms */
  readonly issuedAt: number;
  /** The IANA zone in which days and times are written. */
  readonly timeZone: string;
  readonly locale: Locale;
  /** ISO 4217. All amounts are in its minor units. */
  readonly currency: string;
  readonly from: Party;
  /** Null for a customer who gave no address. */
  readonly to: Party | null;
}

/** What a customer paid for an order (OR-13). */
export interface Receipt extends Head {
  readonly kind: 'receipt';
  readonly orderNumber: string;
  /** UTC, ms */
  readonly paidAt: number;
  /** The provider of the payment: `paypal`, `counter`, `voucher` or `free`. */
  readonly method: string;
  readonly items: readonly { readonly name: string; readonly amount: number }[];
  /** The drawings that the items print; absent if nothing was paid for them. */
  readonly drawings?: { readonly count: number; readonly amount: number };
  readonly discount: number;
  readonly delivery: number;
  readonly total: number;
  readonly vat: readonly VatPart[];
}

/** Money that went back to a customer. */
export interface CreditNote extends Head {
  readonly kind: 'creditNote';
  readonly orderNumber: string;
  /** The number of the corrected receipt. */
  readonly receiptNumber: string;
  readonly refundedAt: number;
  readonly amount: number;
  readonly vat: readonly VatPart[];
}

/** What the platform and a shop owe each other for a month: sums of what the shop earned and of its cash (OP-06, PA-14). */
export interface MonthlyBill extends Head {
  readonly kind: 'monthly';
  /** UTC, ms: from its first to just before its last moment. */
  readonly begin: number;
  readonly until: number;
  /** Negative if the shop owes the platform. */
  readonly opening: number;
  readonly closing: number;
  /** The sum of the lines of each kind. */
  readonly sums: readonly { readonly kind: LineKind; readonly amount: number }[];
  /** The days with lines. `at`: a moment of that day; UTC, ms. */
  readonly days: readonly {
    readonly at: number;
    readonly sales: number;
    /** Negative if the shop took cash. */
    readonly cash: number;
    readonly other: number;
  }[];
  /** The platform's service: its part of the sales without its part of the refunds. */
  readonly service: VatPart;
  /** False if the tax of the platform's country is unknown: then the bill says nothing about it. */
  readonly taxed: boolean;
  /** True if the shop owes the tax of the service (EU directive 2006/112/EC, article 196). */
  readonly reverseCharge: boolean;
  /** Absent unless the shop owes the platform at the end of the month. */
  readonly due?: Due | undefined;
}

/** Until when a shop pays what it owes, and to which account. */
interface Due {
  /** UTC, ms */
  readonly at: number;
  /** The account of the platform; absent if it has named none. */
  readonly account?: { readonly name: string; readonly iban: string; readonly bic?: string | undefined } | undefined;
}

export type Bill = Receipt | CreditNote | MonthlyBill;
