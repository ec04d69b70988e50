import { feeOf, netOf } from './amounts.ts';
import type { Capture, CheckoutOrder, Refund } from './state.ts';

/** The answers of the provider: Orders v2 and Payments v2 resources, as in PayPal's OpenAPI descriptions. */

const link = (href: string, rel: string, method = 'GET') => ({ href, rel, method });
const time = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

/** @param page the page on which the payer approves */
export function orderView(
  order: CheckoutOrder,
  base: string,
  page: string,
  capture: Capture | undefined,
  refunds: readonly Refund[],
) {
  const self = `${base}/v2/checkout/orders/${order.id}`;
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    purchase_units: [{ ...order.unit, ...(capture ? { payments: paymentsView(capture, refunds, base) } : {}) }],
    create_time: time(order.created),
    update_time: time(order.updated),
    links: [
      link(self, 'self'),
      ...(order.status === 'COMPLETED'
        ? []
        : [link(`${page}?token=${order.id}`, 'payer-action'), link(`${self}/capture`, 'capture', 'POST')]),
    ],
  };
}

const paymentsView = (capture: Capture, refunds: readonly Refund[], base: string) => ({
  captures: [captureView(capture, base)],
  ...(refunds.length === 0 ? {} : { refunds: refunds.map((refund) => refundView(refund, base)) }),
});

export function captureView(capture: Capture, base: string) {
  const self = `${base}/v2/payments/captures/${capture.id}`;
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.status === 'PENDING' ? { status_details: { reason: 'ECHECK' } } : {}),
    amount: capture.amount,
    final_capture: true,
    seller_protection: { status: 'ELIGIBLE', dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'] },
    ...(capture.status === 'PENDING' ? {} : { seller_receivable_breakdown: receivable(capture) }),
    ...(capture.invoice_id === undefined ? {} : { invoice_id: capture.invoice_id }),
    ...(capture.custom_id === undefined ? {} : { custom_id: capture.custom_id }),
    create_time: time(capture.created),
    update_time: time(capture.updated),
    links: [
      link(self, 'self'),
      link(`${self}/refund`, 'refund', 'POST'),
      link(`${base}/v2/checkout/orders/${capture.orderId}`, 'up'),
    ],
  };
}

const receivable = ({ amount }: Capture) => ({
  gross_amount: amount,
  paypal_fee: feeOf(amount),
  net_amount: netOf(amount),
});

export function refundView(refund: Refund, base: string) {
  return {
    id: refund.id,
    status: refund.status,
    amount: refund.amount,
    ...(refund.custom_id === undefined ? {} : { custom_id: refund.custom_id }),
    create_time: time(refund.created),
    update_time: time(refund.created),
    links: [
      link(`${base}/v2/payments/refunds/${refund.id}`, 'self'),
      link(`${base}/v2/payments/captures/${refund.captureId}`, 'up'),
    ],
  };
}
