import type { Account, Currency, EntryKind, LineKind, OrderId, PaymentId } from '@cpc/domain';
import type { Generated } from 'kysely';

export interface LedgerTables {
  /** Promoters: they bring customers and get a part of each sale, in thousandths. */
  readonly promoters: {
    readonly id: string;
    readonly name: string;
    /** The name as it is compared with a search (decision 273). */
    readonly search_name: Generated<string>;
    readonly permille: number;
    readonly created_at: number;
  };
  /** The ledger. The database refuses to change or delete its rows (MO-01). */
  readonly ledger_entries: {
    /** The cause, `sale.<payment>`: each cause is posted once. */
    readonly key: string;
    readonly kind: EntryKind;
    readonly order_id: OrderId | null;
    readonly payment_id: PaymentId | null;
    readonly actor: string;
    readonly cause: string;
    readonly at: number;
  };
  readonly ledger_lines: {
    /** The key of the entry, and the line's number 1, 2, 3, … within it. */
    readonly id: string;
    readonly entry: string;
    readonly account: Account;
    readonly kind: LineKind;
    /** Positive for a debit, negative for a credit. */
    readonly amount: number;
    readonly currency: Currency;
    /** The time of the entry, for reading an account by time. */
    readonly at: number;
  };
  /** The results of comparing the ledger with the providers, the orders and the prints (MO-03). */
  readonly reconciliations: {
    readonly id: string;
    readonly at: number;
    /** The number of differences. */
    readonly count: number;
    /** JSON: the differences that a person must check, and what was posted automatically. */
    readonly report: string;
  };
}
