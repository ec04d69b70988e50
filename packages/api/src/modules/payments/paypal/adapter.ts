import { type Money, isPayable, toPayableString } from '@cpc/domain';
import type { Clock } from '../../../base/ports/clock.ts';
import {
  type InitiateRequest,
  type PaymentProvider,
  ProviderUnavailable,
  type ProviderReport,
  type RefundReport,
  type RefundRequest,
} from '../../../records/payments/provider.ts';
import { type PaypalAnswer, type PaypalClient, paypalClient } from './client.ts';
import type { PaypalConfig } from '../../../base/services.ts';
import { PAYPAL_LOCALES } from './locales.ts';
import { noticeOf } from './notice.ts';
import { issueOf, readOrder, reportOf, reportOfRefund } from './report.ts';
import { webhookVerifier } from './webhook.ts';

/**
 * PayPal by its Orders v2 and Payments v2 API (PY-01). Every call that changes something carries a PayPal-Request-Id
 * made from our payment's id, so a repeat after a lost answer is safe.
 * https://developer.paypal.com/docs/api/orders/v2/
 */
export function paypalProvider(config: PaypalConfig, clock: Clock): PaymentProvider {
  const client = paypalClient(config, clock);
  const verify = webhookVerifier(config, clock, client.download);
  const ordersPath = (reference: string) => `/v2/checkout/orders/${encodeURIComponent(reference)}`;
  const fetchOrder = async (reference: string): Promise<ProviderReport> => {
    const answer = await client.call('GET', ordersPath(reference));
    return answer.status === 404 ? { kind: 'unknown' } : reportOf(readOrder(answer));
  };

  return {
    name: 'paypal',
    fetch: fetchOrder,
    close: client.close,

    async initiate(request) {
      const order = readOrder(
        await client.call('POST', '/v2/checkout/orders', {
          body: orderRequest(request),
          requestId: `${request.paymentId}-create`,
        }),
      );
      const approve = order.links?.find((link) => link.rel === 'payer-action' || link.rel === 'approve');
      if (!approve) throw new ProviderUnavailable(`paypal: order ${order.id} cannot be approved`);
      return { reference: order.id, approveUrl: approve.href };
    },

    async capture({ paymentId, reference }) {
      let answer: PaypalAnswer;
      try {
        answer = await client.call('POST', `${ordersPath(reference)}/capture`, { requestId: `${paymentId}-capture` });
      } catch (error) {
        // The capture may have happened: the order itself tells. If it cannot be read either, the sweep asks later.
        if (error instanceof ProviderUnavailable) return fetchOrder(reference);
        throw error;
      }
      return answer.status < 300 ? reportOf(readOrder(answer)) : refusedCapture(answer, () => fetchOrder(reference));
    },

    refund: (captureId, request) => refund(client, captureId, request),

    // An unapproved order takes no money and lapses by itself. There is no call to withdraw it.
    cancel: async () => undefined,

    parseEvent: async (raw, headers) => noticeOf(await verify(raw, headers)),
  };
}

/** The body of an order. Every event brings `custom_id`, our payment's id, back. */
function orderRequest(request: InitiateRequest): unknown {
  const { paymentId, orderNumber, amount, description, returnUrl, cancelUrl, language } = request;
  const locale = PAYPAL_LOCALES[language];
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: paymentId,
        invoice_id: orderNumber,
        description: description.slice(0, 127),
        amount: amountOf(amount),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: 'Custom Phone Case',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          return_url: returnUrl,
          cancel_url: cancelUrl,
          ...(locale === null ? {} : { locale }),
        },
      },
    },
  };
}

const amountOf = (amount: Money) => ({ currency_code: amount.currency, value: toPayableString(amount) });

/**
 * Final refusals: nothing was captured, and another request captures nothing, although the order may stay APPROVED.
 * https://developer.paypal.com/docs/api/orders/v2/#orders_capture
 */
const DECLINED: ReadonlySet<string | undefined> = new Set([
  'AGREEMENT_ALREADY_CANCELLED',
  'COMPLIANCE_VIOLATION',
  'DOMESTIC_TRANSACTION_REQUIRED',
  'DUPLICATE_INVOICE_ID',
  'INSTRUMENT_DECLINED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'PAYEE_BLOCKED_TRANSACTION',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_CANNOT_PAY',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'TRANSACTION_BLOCKED_BY_PAYEE',
  'TRANSACTION_LIMIT_EXCEEDED',
  'TRANSACTION_RECEIVING_LIMIT_EXCEEDED',
  'TRANSACTION_REFUSED',
]);

/**
 * ORDER_NOT_APPROVED and PAYER_ACTION_REQUIRED leave the payment with the payer. After any other refusal the order is
 * read.
 */
async function refusedCapture(answer: PaypalAnswer, look: () => Promise<ProviderReport>): Promise<ProviderReport> {
  const issue = issueOf(answer.body);
  if (DECLINED.has(issue)) return { kind: 'declined' };
  if (issue === 'ORDER_NOT_APPROVED' || issue === 'PAYER_ACTION_REQUIRED') return { kind: 'awaitingPayer' };
  return look();
}

/** A failed refund is not final here: the caller then reads the order's own list of refunds. */
async function refund(
  client: PaypalClient,
  captureId: string,
  { refundId, key, amount }: RefundRequest,
): Promise<RefundReport> {
  // An order from before such prices were refused. A person must give the money back in another way.
  if (!isPayable(amount)) return { reference: '', kind: 'failed', problem: 'AMOUNT_DIVIDED' };
  const { status, body } = await client.call('POST', `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`, {
    requestId: key,
    body: { amount: amountOf(amount), custom_id: refundId },
  });
  if (status >= 300) {
    const issue = issueOf(body);
    if (issue === 'PENDING_CAPTURE') throw new ProviderUnavailable(`paypal: capture ${captureId} is still pending`);
    // The provider still works on the same request and may give the money. Another key would give it twice.
    if (status === 409) throw new ProviderUnavailable(`paypal: capture ${captureId} is still in progress`);
    return { reference: '', kind: 'failed', problem: issue ?? `status ${status}` };
  }
  return reportOfRefund(body);
}
