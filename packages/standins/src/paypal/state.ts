import type { StandinStore } from '../store.ts';
import { type SigningIdentity, makeSigningIdentity } from './certificates.ts';

export interface Amount {
  readonly currency_code: string;
  readonly value: string;
}

/** What a merchant wants to be paid for, stored as it was sent. */
export interface PurchaseUnit {
  readonly reference_id: string;
  readonly amount: Amount;
  readonly description?: string;
  readonly custom_id?: string;
  readonly invoice_id?: string;
}

export interface CheckoutOrder {
  readonly id: string;
  readonly status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  readonly unit: PurchaseUnit;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly brandName: string;
  /** BCP 47, as the merchant sent it; empty if the merchant sent none. */
  readonly locale: string;
  /** The payer chose a card that will be declined at the capture. */
  readonly declines: boolean;
  readonly captureId: string | null;
  readonly created: number;
  readonly updated: number;
}

export interface Capture {
  readonly id: string;
  readonly orderId: string;
  readonly status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  readonly amount: Amount;
  readonly invoice_id?: string;
  readonly custom_id?: string;
  readonly created: number;
  readonly updated: number;
}

export interface Refund {
  readonly id: string;
  readonly captureId: string;
  readonly status: 'COMPLETED' | 'PENDING' | 'FAILED';
  readonly amount: Amount;
  readonly custom_id?: string;
  readonly created: number;
}

/** The first answer to a PayPal-Request-Id; a repeated request gets it again. */
interface StoredAnswer {
  readonly body: unknown;
  readonly at: number;
}

export interface StandinState {
  readonly identity: SigningIdentity;
  readonly orders: Record<string, CheckoutOrder>;
  readonly captures: Record<string, Capture>;
  readonly refunds: Record<string, Refund>;
  readonly answers: Record<string, StoredAnswer>;
}

/** PayPal keeps request ids of payments for 45 days; demo data need not live longer. */
const KEPT_MS = 45 * 86_400_000;

/** Loads the stored state without outdated entries, or creates a new one. */
export async function openState(store: StandinStore, now: number): Promise<StandinState> {
  const stored = await store.load();
  if (stored === undefined) {
    return { identity: await makeSigningIdentity(now), orders: {}, captures: {}, refunds: {}, answers: {} };
  }
  const state = JSON.parse(stored) as StandinState;
  return {
    identity: state.identity,
    orders: recent(state.orders, now, (order) => order.updated),
    captures: recent(state.captures, now, (capture) => capture.updated),
    refunds: recent(state.refunds, now, (refund) => refund.created),
    answers: recent(state.answers, now, (answer) => answer.at),
  };
}

function recent<T>(all: Record<string, T>, now: number, at: (entry: T) => number): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([, entry]) => now - at(entry) < KEPT_MS));
}
