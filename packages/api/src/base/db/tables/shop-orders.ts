import type {
  AssetId,
  ClaimState,
  Currency,
  OrderId,
  OrderItemId,
  PartnerId,
  PersonId,
  PrintJobId,
  ProblemId,
  ReprintBearer,
  ReprintId,
} from '@cpc/domain';

export interface ShopOrdersTables {
  /** What people of a shop did to an order: each call once, with its reason. The reason ends with the account (SN-07). */
  readonly shop_acts: {
    readonly order_id: OrderId;
    /** The client's own key; together with the order it makes the act idempotent. */
    readonly client_key: string;
    /** SHA-256 of the request, to distinguish a repeated call from a reused key. */
    readonly request_hash: string;
    readonly kind: 'refund' | 'reprint' | 'handOver' | 'handOverWithoutCode' | 'move' | 'callOff';
    readonly item_id: OrderItemId | null;
    readonly person_id: PersonId;
    readonly reason: string;
    readonly at: number;
  };
  /** Finished items that are printed again, with who bears the cost (PA-06). */
  readonly reprints: {
    readonly id: ReprintId;
    readonly order_id: OrderId;
    readonly item_id: OrderItemId;
    readonly job_id: PrintJobId;
    /** The shop that prints it. */
    readonly partner_id: PartnerId;
    readonly person_id: PersonId;
    readonly reason: string;
    readonly bearer: ReprintBearer;
    readonly at: number;
    /** The state of the claim on the platform; null if the shop bears the cost. */
    readonly claim: ClaimState | null;
    /** What the customer paid for the item. */
    readonly price_amount: number;
    readonly currency: Currency;
    /** Who approved it first of two, and what. */
    readonly checked_by: PersonId | null;
    readonly checked_amount: number | null;
    /** What the platform pays; set by the approval. */
    readonly paid_amount: number | null;
    readonly decided_by: PersonId | null;
    readonly decided_reason: string | null;
    readonly decided_at: number | null;
    /** JSON of what the print job was before: calling the reprint off gives it back. Null: it cannot be called off. */
    readonly before: string | null;
    /** The print file of before. */
    readonly before_file: AssetId | null;
    /** The reported problem that it settles. */
    readonly problem_id: ProblemId | null;
    /** Set if it was called off before a station began it. */
    readonly called_off_at: number | null;
    readonly called_off_by: PersonId | null;
    readonly called_off_reason: string | null;
  };
}
