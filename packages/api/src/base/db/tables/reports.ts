import type { Currency, GoodsId, PartnerId, PrintJobId, ShellId, StationId } from '@cpc/domain';

/** What reports add up. Rows follow from the ledger, the orders and the prints, and are never changed (PA-05). */
export interface ReportsTables {
  /** A ledger entry's part of one item, in minor units of one currency. Amounts of a refund have the opposite sign. */
  readonly report_money: {
    /** The key of the ledger entry; `free.<order>` for an order with nothing to pay. */
    readonly entry: string;
    /** The line of the item in its order; 0 for what belongs to no item. */
    readonly line: number;
    readonly partner_id: PartnerId;
    /** The station that the order was sold at; null for an entry without an order. */
    readonly machine_id: StationId | null;
    readonly goods_id: GoodsId | null;
    readonly shell_id: ShellId | null;
    readonly at: number;
    readonly currency: Currency;
    /** 1 at one item of each sold order. */
    readonly orders: number;
    /** 1 for a sold item. */
    readonly items: number;
    readonly goods: number;
    readonly delivery: number;
    readonly discount: number;
    readonly refunds: number;
    readonly commission: number;
    readonly promoted: number;
    /** Paid by the platform for a reprint. */
    readonly reprints: number;
  };
  /** Finished prints, and items that became ready. */
  readonly report_prints: {
    readonly job_id: PrintJobId;
    readonly kind: 'printed' | 'ready';
    /** 1 for the first time, 2 for a reprint, … */
    readonly nth: number;
    readonly partner_id: PartnerId;
    readonly machine_id: StationId;
    readonly goods_id: GoodsId;
    readonly shell_id: ShellId;
    readonly at: number;
    /** Of `printed`: from the start of printing; of `ready`: from the payment. */
    readonly took_ms: number;
  };
}
