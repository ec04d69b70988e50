import { minor, withMinor } from './amounts.ts';
import type { MisbehaviourQueue } from './misbehaviour.ts';
import { Refusal } from './problems.ts';
import {
  type Amount,
  type Capture,
  type CheckoutOrder,
  type PurchaseUnit,
  type Refund,
  type StandinState,
} from './state.ts';

/** The rules of the provider on its state, without HTTP. Every change is passed to `changed`. */
export interface Provider {
  create(request: CreateRequest): CheckoutOrder;
  order(id: string): CheckoutOrder;
  captureOf(order: CheckoutOrder): Capture | undefined;
  /** The payer's choice on the approval page. */
  approve(id: string, declines: boolean): CheckoutOrder;
  capture(id: string): CheckoutOrder;
  captured(id: string): Capture;
  /** Ends the review of a pending capture. */
  review(captureId: string, accepted: boolean): Capture;
  /** @param customId the merchant's own id of the refund; undefined if it was given in the dashboard */
  refund(captureId: string, amount: Amount | undefined, customId?: string): Refund;
  /** Ends the wait of a pending refund. */
  endRefund(refundId: string, given: boolean): Refund;
  /** The payer's bank takes the money back. */
  reverse(captureId: string): Capture;
  refundsOf(captureId: string | null): readonly Refund[];
  refunded(id: string): Refund;
}

export interface CreateRequest {
  readonly unit: PurchaseUnit;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly brandName: string;
  readonly locale: string;
}

export type ProviderEvent =
  | { readonly type: 'CHECKOUT.ORDER.APPROVED'; readonly order: CheckoutOrder }
  | {
      readonly type: 'PAYMENT.CAPTURE.COMPLETED' | 'PAYMENT.CAPTURE.PENDING' | 'PAYMENT.CAPTURE.DENIED';
      readonly capture: Capture;
    }
  | { readonly type: 'PAYMENT.CAPTURE.REVERSED'; readonly capture: Capture }
  | {
      readonly type: 'PAYMENT.CAPTURE.REFUNDED' | 'PAYMENT.REFUND.PENDING' | 'PAYMENT.REFUND.FAILED';
      readonly refund: Refund;
    };

interface ProviderPorts {
  readonly state: StandinState;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly misbehaving: MisbehaviourQueue;
  readonly changed: (event: ProviderEvent) => void;
}

const CAPTURE_EVENT = {
  COMPLETED: 'PAYMENT.CAPTURE.COMPLETED',
  PENDING: 'PAYMENT.CAPTURE.PENDING',
  DECLINED: 'PAYMENT.CAPTURE.DENIED',
} as const;

export function provider(ports: ProviderPorts): Provider {
  const { state, clock, newId, changed } = ports;
  const order = (id: string) => known(state.orders, id);
  const captured = (id: string) => known(state.captures, id);
  const keep = (next: CheckoutOrder) => (state.orders[next.id] = { ...next, updated: clock() });

  function notifyCapture(capture: Capture): void {
    const type = CAPTURE_EVENT[capture.status as keyof typeof CAPTURE_EVENT];
    changed({ type, capture });
  }

  return {
    order,
    captured,
    captureOf: ({ captureId }) => (captureId === null ? undefined : captured(captureId)),
    refunded: (id) => known(state.refunds, id),

    create(request) {
      const now = clock();
      return keep({
        ...request,
        id: newId(),
        status: 'PAYER_ACTION_REQUIRED',
        declines: false,
        captureId: null,
        created: now,
        updated: now,
      });
    },

    approve(id, declines) {
      const found = order(id);
      if (found.status === 'COMPLETED') throw new Refusal('ORDER_ALREADY_CAPTURED');
      const next = keep({ ...found, status: 'APPROVED', declines });
      changed({ type: 'CHECKOUT.ORDER.APPROVED', order: next });
      return next;
    },

    capture(id) {
      const found = order(id);
      if (found.status === 'COMPLETED') throw new Refusal('ORDER_ALREADY_CAPTURED');
      if (found.status !== 'APPROVED') throw new Refusal('ORDER_NOT_APPROVED');
      if (found.declines) {
        keep({ ...found, status: 'PAYER_ACTION_REQUIRED', declines: false });
        throw new Refusal('INSTRUMENT_DECLINED');
      }
      if (ports.misbehaving.take('capture', 'payerCannotPay')) throw new Refusal('PAYER_CANNOT_PAY');
      const capture = makeCapture(ports, found);
      state.captures[capture.id] = capture;
      const next = keep({ ...found, status: 'COMPLETED', captureId: capture.id });
      notifyCapture(capture);
      return next;
    },

    review(captureId, accepted) {
      const next: Capture = { ...captured(captureId), status: accepted ? 'COMPLETED' : 'DECLINED', updated: clock() };
      state.captures[captureId] = next;
      notifyCapture(next);
      return next;
    },

    refund(captureId, amount, customId) {
      const capture = captured(captureId);
      const wrong = ports.misbehaving.take('refund', 'refundPending', 'refundFails');
      const refund: Refund = {
        id: newId(),
        captureId,
        status: wrong === 'refundPending' ? 'PENDING' : wrong === 'refundFails' ? 'FAILED' : 'COMPLETED',
        amount: refundable(state, capture, amount),
        ...(customId === undefined ? {} : { custom_id: customId }),
        created: clock(),
      };
      return notifyRefund(ports, refund);
    },

    endRefund: (id, given) =>
      notifyRefund(ports, { ...known(state.refunds, id), status: given ? 'COMPLETED' : 'FAILED' }),

    reverse(captureId) {
      const next: Capture = { ...captured(captureId), status: 'REFUNDED', updated: clock() };
      state.captures[captureId] = next;
      changed({ type: 'PAYMENT.CAPTURE.REVERSED', capture: next });
      return next;
    },

    refundsOf: (captureId) => Object.values(state.refunds).filter((refund) => refund.captureId === captureId),
  };
}

const REFUND_EVENT = {
  COMPLETED: 'PAYMENT.CAPTURE.REFUNDED',
  PENDING: 'PAYMENT.REFUND.PENDING',
  FAILED: 'PAYMENT.REFUND.FAILED',
} as const;

/** Stores a refund, updates the state of its capture, and sends the event. */
function notifyRefund({ state, clock, changed }: ProviderPorts, refund: Refund): Refund {
  state.refunds[refund.id] = refund;
  const capture = known(state.captures, refund.captureId);
  const given = Object.values(state.refunds).filter(
    ({ captureId, status }) => captureId === capture.id && status === 'COMPLETED',
  );
  const left = minor(capture.amount) - given.reduce((sum, { amount }) => sum + minor(amount), 0);
  if (given.length > 0)
    state.captures[capture.id] = {
      ...capture,
      status: left === 0 ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
      updated: clock(),
    };
  changed({ type: REFUND_EVENT[refund.status], refund });
  return refund;
}

function known<T>(all: Record<string, T>, id: string): T {
  const found = Object.hasOwn(all, id) ? all[id] : undefined;
  if (found === undefined) throw new Refusal('INVALID_RESOURCE_ID');
  return found;
}

function makeCapture({ state, clock, newId, misbehaving }: ProviderPorts, order: CheckoutOrder): Capture {
  const { amount, invoice_id, custom_id } = order.unit;
  const taken = Object.values(state.captures).some(
    (capture) => capture.invoice_id === invoice_id && capture.status !== 'DECLINED',
  );
  if (invoice_id !== undefined && taken) throw new Refusal('DUPLICATE_INVOICE_ID');
  const wrong = misbehaving.take('capture', 'capturePending', 'captureDenied', 'amountDiffers');
  const now = clock();
  return {
    id: newId(),
    orderId: order.id,
    status: wrong === 'capturePending' ? 'PENDING' : wrong === 'captureDenied' ? 'DECLINED' : 'COMPLETED',
    amount: wrong === 'amountDiffers' ? withMinor(amount, minor(amount) - 1) : amount,
    ...(invoice_id === undefined ? {} : { invoice_id }),
    ...(custom_id === undefined ? {} : { custom_id }),
    created: now,
    updated: now,
  };
}

function refundable(state: StandinState, capture: Capture, asked: Amount | undefined): Amount {
  if (capture.status === 'REFUNDED') throw new Refusal('CAPTURE_FULLY_REFUNDED');
  if (capture.status === 'PENDING') throw new Refusal('PENDING_CAPTURE');
  const left = minor(capture.amount) - refundedOf(state, capture.id);
  if (left === 0) throw new Refusal('CAPTURE_FULLY_REFUNDED');
  if (asked === undefined) return withMinor(capture.amount, left);
  if (asked.currency_code !== capture.amount.currency_code) throw new Refusal('REFUND_CAPTURE_CURRENCY_MISMATCH');
  if (minor(asked) > left) throw new Refusal('REFUND_AMOUNT_EXCEEDED');
  return asked;
}

function refundedOf(state: StandinState, captureId: string): number {
  return Object.values(state.refunds)
    .filter((refund) => refund.captureId === captureId && refund.status !== 'FAILED')
    .reduce((sum, refund) => sum + minor(refund.amount), 0);
}
