import type { OrderId, PaymentId, PaymentState } from '@cpc/domain';

export interface PaymentsTables {
  /** Attempts to pay an order; at most one of an order's is neither declined nor cancelled. */
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
    readonly refund_id: string | null;
    readonly created_at: number;
    readonly changed_at: number;
  };
  /** Events of the provider that were dealt with; they are delivered more than once. */
  readonly payment_notices: {
    readonly event_id: string;
    readonly type: string;
    readonly at: number;
  };
}
