import type {
  AssetId,
  OrderId,
  OrderItemId,
  PersonId,
  ProblemEvent,
  ProblemId,
  ProblemKind,
  ProblemState,
} from '@cpc/domain';

export interface ProblemsTables {
  /** What customers report about items (OR-13). An item has one problem that was not settled by another print. */
  readonly problems: {
    readonly id: ProblemId;
    readonly order_id: OrderId;
    readonly item_id: OrderItemId;
    /** The customer's own key: a second call with it creates nothing. */
    readonly client_key: string;
    readonly kind: ProblemKind;
    readonly state: ProblemState;
    readonly created_at: number;
    /** Of the last message. */
    readonly changed_at: number;
    /** When the customer wrote once more after words of the shop; null if that is still open. */
    readonly reopened_at: number | null;
  };
  /**
   * Every message of a problem is also a step of its history. The rows are not append-only: a customer's words are
   * removed with the account (SN-07).
   */
  readonly problem_messages: {
    readonly problem_id: ProblemId;
    /** 1, 2, 3, … within the problem. */
    readonly seq: number;
    readonly at: number;
    readonly event: 'reported' | ProblemEvent;
    readonly from_state: ProblemState;
    readonly to_state: ProblemState;
    /** Null: the customer. */
    readonly person_id: PersonId | null;
    readonly words: string;
  };
  /** Photos of a message: copies of at most 2048 px, kept for the problem alone. */
  readonly problem_photos: {
    readonly problem_id: ProblemId;
    readonly seq: number;
    /** 1, 2, 3 within the message. */
    readonly place: number;
    readonly asset: AssetId;
    readonly media_type: string;
  };
}
