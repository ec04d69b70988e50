import type { Money, OrderId, PaymentId, RefundId } from '@cpc/domain';
import type { Locale } from '@cpc/i18n';

/** The only port to a payment provider. Another provider is another file that implements it (PY-01). */
export interface PaymentProvider {
  readonly name: string;
  /** Opens a payment. A second call with the same payment returns the same one and opens no second. */
  readonly initiate: (request: InitiateRequest) => Promise<{ readonly reference: string; readonly approveUrl: string }>;
  /** Takes the approved money. Repeated calls take it only once. */
  readonly capture: (payment: PaymentKey) => Promise<ProviderReport>;
  /** The state of the payment at the provider. */
  readonly fetch: (reference: string) => Promise<ProviderReport>;
  /** Gives captured money back. Repeated calls with the same key give it back only once. */
  readonly refund: (captureId: string, request: RefundRequest) => Promise<RefundReport>;
  /**
   * Withdraws a payment that is not approved yet, if the provider supports it; otherwise the payment expires by itself.
   */
  readonly cancel: (reference: string) => Promise<void>;
  /** @throws EventForged if the event does not come from the provider */
  readonly parseEvent: (raw: Uint8Array, headers: EventHeaders) => Promise<ProviderNotice>;
  /** Closes its connections. */
  readonly close: () => Promise<void>;
}

export interface InitiateRequest {
  readonly paymentId: PaymentId;
  readonly orderId: OrderId;
  readonly orderNumber: string;
  readonly amount: Money;
  readonly description: string;
  /** The address of the shop for customers. */
  readonly shopUrl: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** The language of the payer. */
  readonly language: Locale;
}

interface PaymentKey {
  readonly paymentId: PaymentId;
  /** The provider's own id of the payment. */
  readonly reference: string;
}

export interface RefundRequest {
  readonly refundId: RefundId;
  /** The same key never gives money back twice. A new key is used only after a refusal. */
  readonly key: string;
  readonly amount: Money;
}

/** What the provider says about a payment; no other source is trusted (PY-03). */
export type ProviderReport =
  | { readonly kind: 'awaitingPayer' | 'approved' | 'declined' | 'unknown' }
  | { readonly kind: 'pending'; readonly captureId: string; readonly amount: Money }
  | TakenReport;

/** The money was taken; `refunded` if all of it was given back. */
export interface TakenReport {
  readonly kind: 'captured' | 'refunded';
  readonly captureId: string;
  readonly amount: Money;
  /** The fee of the provider, if it reports it. */
  readonly fee?: Money;
  /** All refunds, no matter who asked for them. */
  readonly refunds: readonly ProviderRefund[];
}

export interface ProviderRefund {
  /** The provider's own id of the refund. */
  readonly reference: string;
  /** Our id, if this server asked for the refund. */
  readonly refundId: RefundId | undefined;
  readonly amount: Money;
  readonly kind: RefundReport['kind'];
}

export interface RefundReport {
  /** The provider's own id of the refund; empty if it refused. */
  readonly reference: string;
  /** A `pending` refund may take days at the provider, but it is certain. */
  readonly kind: 'refunded' | 'pending' | 'failed';
  /**
   * The refunded amount, if the provider reports it. When a request is repeated after a lost answer, it is the amount
   * of the first request.
   */
  readonly amount?: Money;
  /** Why it failed, in the provider's words. */
  readonly problem?: string;
}

/**
 * An event of the provider, reduced to where to look. The server asks the provider what happened and does not read it
 * from the event.
 */
export interface ProviderNotice {
  /** The provider may deliver the same event several times under the same id. */
  readonly eventId: string;
  readonly type: string;
  /** Our payment, if the event names it. */
  readonly paymentId: PaymentId | undefined;
  /** The provider's id of the capture, if the event names it. */
  readonly captureId: string | undefined;
}

export type EventHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The provider did not answer, or not usefully: it is unknown what it did. Ask again later. */
export class ProviderUnavailable extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(what, options);
    this.name = 'ProviderUnavailable';
  }
}

export class EventForged extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'EventForged';
  }
}
