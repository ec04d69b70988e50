import type { Money, OrderId, PaymentId, RefundId } from '@cpc/domain';
import type { LocaleCode } from '@cpc/i18n';

/** The one port to whoever moves money; another provider is another file that fills it (PY-01). */
export interface PaymentProvider {
  readonly name: string;
  /** Opens a payment. Called again with the same payment it gives the same one, never a second. */
  readonly initiate: (request: InitiateRequest) => Promise<{ readonly reference: string; readonly approveUrl: string }>;
  /** Takes the approved money, once however often it is called. */
  readonly capture: (payment: PaymentKey) => Promise<ProviderReport>;
  /** How the payment stands with the provider. */
  readonly fetch: (reference: string) => Promise<ProviderReport>;
  /** Gives captured money back, once for a key however often it is called. */
  readonly refund: (captureId: string, request: RefundRequest) => Promise<RefundReport>;
  /** Withdraws a payment that nobody has approved, where the provider can; it lapses by itself where not. */
  readonly cancel: (reference: string) => Promise<void>;
  /** @throws EventForged when the provider did not send this */
  readonly parseEvent: (raw: Uint8Array, headers: EventHeaders) => Promise<ProviderNotice>;
  /** Ends its connections. */
  readonly close: () => Promise<void>;
}

export interface InitiateRequest {
  readonly paymentId: PaymentId;
  readonly orderId: OrderId;
  readonly orderNumber: string;
  readonly amount: Money;
  readonly description: string;
  /** Where customers reach the shop. */
  readonly shopUrl: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** In which the payer reads. */
  readonly language: LocaleCode;
}

interface PaymentKey {
  readonly paymentId: PaymentId;
  /** The provider's own id of the payment. */
  readonly reference: string;
}

export interface RefundRequest {
  readonly refundId: RefundId;
  /** The same key never gives money back twice; a new one is taken only after a refusal. */
  readonly key: string;
  readonly amount: Money;
}

/** What the provider says of a payment; nothing else is believed (PY-03). */
export type ProviderReport =
  | { readonly kind: 'awaitingPayer' | 'approved' | 'declined' | 'unknown' }
  | { readonly kind: 'pending'; readonly captureId: string; readonly amount: Money }
  | TakenReport;

/** The money was taken; `refunded` when all of it went back. */
export interface TakenReport {
  readonly kind: 'captured' | 'refunded';
  readonly captureId: string;
  readonly amount: Money;
  /** What the provider keeps of it, where it says so. */
  readonly fee?: Money;
  /** What went back, whoever asked for it. */
  readonly refunds: readonly ProviderRefund[];
}

export interface ProviderRefund {
  /** The provider's own id of it. */
  readonly reference: string;
  /** Ours, where it was asked for here. */
  readonly refundId: RefundId | undefined;
  readonly amount: Money;
  readonly kind: RefundReport['kind'];
}

export interface RefundReport {
  /** The provider's own id of it; empty where it refused. */
  readonly reference: string;
  /** A refund may take the provider days; it is no less certain for that. */
  readonly kind: 'refunded' | 'pending' | 'failed';
  /** Of what was given, where it says so: asked again after a lost answer, it is what was asked for first. */
  readonly amount?: Money;
  /** Why it failed, in the provider's words. */
  readonly problem?: string;
}

/** A provider's event, reduced to where to look: what happened is asked, not read from it. */
export interface ProviderNotice {
  /** The same event is delivered several times under the same id. */
  readonly eventId: string;
  readonly type: string;
  /** Our payment, where the event names it. */
  readonly paymentId: PaymentId | undefined;
  /** The provider's id of the money that was taken, where the event names that. */
  readonly captureId: string | undefined;
}

export type EventHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The provider did not answer, or not usefully: nothing is known of what it did. Ask again later. */
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
