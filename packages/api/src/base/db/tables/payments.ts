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
  /** Attempts to pay an order; at most one attempt per order is neither declined, cancelled nor late. */
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
    /** The captured amount and the fee, as the provider reports them; null before the capture. */
    readonly captured_amount: number | null;
    readonly captured_currency: string | null;
    readonly fee_amount: number | null;
    readonly created_at: number;
    readonly changed_at: number;
    /** The number of background requests since the payment last changed; the next one is not before `ask_at`. */
    readonly asks: number;
    readonly ask_at: number;
    /** 1 if the last request got no answer. */
    readonly unanswered: number;
    /** How many times the right to capture was taken; the last holder has it until `capture_until`. */
    readonly capture_fence: number;
    readonly capture_until: number;
    /** 1 if the money came when the attempt was over and the order had another payment: all of it is refunded. */
    readonly late: number;
    /** When it was reported to a person that the state of the payment is unknown; null if it was not reported. */
    readonly doubted_at: number | null;
    /** The operator who says by evidence that it was paid, and the id of the capture that they found at the provider. */
    readonly vouched_by: PersonId | null;
    readonly vouched_capture: string | null;
  };
  /** Money that goes back: a whole payment or one item's share (PY-05). */
  readonly refunds: {
    readonly id: RefundId;
    readonly payment_id: PaymentId;
    readonly order_id: OrderId;
    /** Null if the refund covers the rest of the payment, or was given outside the shop. */
    readonly item_id: OrderItemId | null;
    readonly amount: number;
    readonly currency: string;
    readonly state: RefundState;
    /** `provider`: given in the provider's own dashboard and then posted to the ledger. */
    readonly origin: 'shop' | 'provider';
    /** The provider's id of the refund. */
    readonly reference: string | null;
    /** Why it failed, for a person to read. */
    readonly problem: string;
    readonly attempts: number;
    readonly actor: string;
    readonly cause: string;
    /** The person of a shop who handed back cash; null otherwise. */
    readonly given_by: PersonId | null;
    readonly asked_at: number;
    readonly changed_at: number;
  };
  /** Payments in cash, in the view of the partner's staff. */
  readonly counter_payments: {
    readonly payment_id: PaymentId;
    readonly partner_id: PartnerId;
    /** The code that the customer shows; unique among a partner's waiting payments. */
    readonly code: string;
    readonly state: 'waiting' | 'taken' | 'withdrawn';
    readonly amount: number;
    readonly currency: string;
    readonly created_at: number;
    readonly taken_at: number | null;
    readonly taken_by: PersonId | null;
  };
  /** Handled events of the provider; the provider may deliver an event more than once. */
  readonly payment_notices: {
    readonly event_id: string;
    readonly type: string;
    readonly at: number;
  };
}
