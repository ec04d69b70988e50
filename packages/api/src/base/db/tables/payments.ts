import type {
  OrderId,
  OrderItemId,
  PartnerId,
  PaymentId,
  PersonId,
  PaymentState,
  RefundId,
  RefundState,
} from '@cpc/domain';

export interface PaymentsTables {
  /** Attempts to pay an order; at most one of an order's is neither declined nor cancelled nor late. */
  readonly payments: {
    readonly id: PaymentId;
    readonly order_id: OrderId;
    readonly provider: string;
    /** The provider's id; null until the provider has answered. */
    readonly reference: string | null;
    readonly approve_url: string | null;
    readonly state: PaymentState;
    readonly amount: number;
    readonly currency: string;
    readonly capture_id: string | null;
    /** What the provider says was taken, and what it kept of it; null until it was taken. */
    readonly captured_amount: number | null;
    readonly captured_currency: string | null;
    readonly fee_amount: number | null;
    readonly created_at: number;
    readonly changed_at: number;
    /** Asks of background work since the payment last moved; not before `ask_at` may it ask again. */
    readonly asks: number;
    readonly ask_at: number;
    /** 1 where the last of them got no answer. */
    readonly unanswered: number;
    /** How often somebody has taken the right to capture it; whoever took it last holds it till `capture_until`. */
    readonly capture_fence: number;
    readonly capture_until: number;
    /** 1 where its money came when it was over and the order had another payment: all of it goes back. */
    readonly late: number;
    /** Since when it is before a person that nobody can tell what became of it; null while it need not be. */
    readonly doubted_at: number | null;
  };
  /** Money that goes back, of a whole payment or of one item's share (PY-05). */
  readonly refunds: {
    readonly id: RefundId;
    readonly payment_id: PaymentId;
    readonly order_id: OrderId;
    /** Null where it is all that is left of the payment, or was given outside the shop. */
    readonly item_id: OrderItemId | null;
    readonly amount: number;
    readonly currency: string;
    readonly state: RefundState;
    /** `provider`: given in the provider's own dashboard, and taken into the books. */
    readonly origin: 'shop' | 'provider';
    /** The provider's id of it. */
    readonly reference: string | null;
    /** Why it failed, for a person. */
    readonly problem: string;
    readonly attempts: number;
    readonly actor: string;
    readonly cause: string;
    /** Who of a shop handed it back, where it was cash. */
    readonly given_by: PersonId | null;
    readonly asked_at: number;
    readonly changed_at: number;
  };
  /** Payments in cash, as the partner's staff see them. */
  readonly counter_payments: {
    readonly payment_id: PaymentId;
    readonly partner_id: PartnerId;
    /** What the customer shows; unique among those that wait at a partner's. */
    readonly code: string;
    readonly state: 'waiting' | 'taken' | 'withdrawn';
    readonly amount: number;
    readonly currency: string;
    readonly created_at: number;
    readonly taken_at: number | null;
    readonly taken_by: PersonId | null;
  };
  /** Events of the provider that were dealt with; they are delivered more than once. */
  readonly payment_notices: {
    readonly event_id: string;
    readonly type: string;
    readonly at: number;
  };
}
