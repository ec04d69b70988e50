import type { Account, Currency, EntryKind, LineKind, OrderId, PaymentId } from '@cpc/domain';

export interface LedgerTables {
  /** Who brings customers, and for what part of a sale, in thousandths. */
  readonly promoters: {
    readonly id: string;
    readonly name: string;
    readonly permille: number;
    readonly created_at: number;
  };
  /** The books. The database refuses to change or delete what is written here (MO-01). */
  readonly ledger_entries: {
    /** Its cause, `sale.<payment>`: the same cause is posted once. */
    readonly key: string;
    readonly kind: EntryKind;
    readonly order_id: OrderId | null;
    readonly payment_id: PaymentId | null;
    readonly actor: string;
    readonly cause: string;
    readonly at: number;
  };
  readonly ledger_lines: {
    /** The entry's key and 1, 2, 3, … within it. */
    readonly id: string;
    readonly entry: string;
    readonly account: Account;
    readonly kind: LineKind;
    /** Above zero a debit, below zero a credit. */
    readonly amount: number;
    readonly currency: Currency;
    /** The entry's time, for reading an account by time. */
    readonly at: number;
  };
  /** What was found when the books were held against the provider, the orders and the prints (MO-03). */
  readonly reconciliations: {
    readonly id: string;
    readonly at: number;
    /** Of the differences. */
    readonly count: number;
    /** JSON: the differences that a person has to look at, and what was taken into the books by itself. */
    readonly report: string;
  };
}
