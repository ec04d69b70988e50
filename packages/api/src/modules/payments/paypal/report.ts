import { type Money, type RefundId, brand, fromDecimalString } from '@cpc/domain';
import * as z from 'zod/mini';
import {
  ProviderUnavailable,
  type ProviderRefund,
  type ProviderReport,
  type RefundReport,
} from '../../../records/payments/provider.ts';
import type { PaypalAnswer } from './client.ts';

/** Reads Orders v2 answers: https://developer.paypal.com/docs/api/orders/v2/#definition-order */

const amount = z.object({ currency_code: z.string(), value: z.string() });
const capture = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.optional(amount),
  seller_receivable_breakdown: z.optional(z.object({ paypal_fee: z.optional(amount) })),
});
const refund = z.object({
  id: z.string(),
  status: z.optional(z.string()),
  amount: z.optional(amount),
  custom_id: z.optional(z.string()),
});
const made = z.object({ captures: z.optional(z.array(capture)), refunds: z.optional(z.array(refund)) });
const order = z.object({
  id: z.string(),
  status: z.optional(z.string()),
  links: z.optional(z.array(z.object({ rel: z.string(), href: z.string() }))),
  purchase_units: z.optional(z.array(z.object({ payments: z.optional(made) }))),
});
export type PaypalOrder = z.infer<typeof order>;

/** @throws ProviderUnavailable when the answer is not an order: what the provider did is then unknown */
export function readOrder({ status, body }: PaypalAnswer): PaypalOrder {
  const parsed = order.safeParse(body);
  if (!parsed.success || status >= 300)
    throw new ProviderUnavailable(`paypal: expected an order, got status ${status} ${issueOf(body) ?? ''}`);
  return parsed.data;
}

/** An order may be COMPLETED with a capture that is DECLINED or PENDING: the capture's own status decides. */
export function reportOf(found: PaypalOrder): ProviderReport {
  const last = found.purchase_units?.flatMap((unit) => unit.payments?.captures ?? []).at(-1);
  if (last) return reportOfCapture(last, found.purchase_units?.flatMap((unit) => unit.payments?.refunds ?? []) ?? []);
  if (found.status === 'APPROVED') return { kind: 'approved' };
  if (found.status === 'VOIDED') return { kind: 'declined' };
  if (found.status === 'COMPLETED')
    throw new ProviderUnavailable(`paypal: order ${found.id} is COMPLETED but has no capture`);
  return { kind: 'awaitingPayer' };
}

const CAPTURE_KINDS: Readonly<Record<string, 'captured' | 'pending' | 'refunded'>> = {
  COMPLETED: 'captured',
  PARTIALLY_REFUNDED: 'captured',
  PENDING: 'pending',
  REFUNDED: 'refunded',
};

/** An unknown status does not count as money. */
function reportOfCapture(taken: z.infer<typeof capture>, refunds: readonly z.infer<typeof refund>[]): ProviderReport {
  const { id: captureId, status, seller_receivable_breakdown: breakdown } = taken;
  if (status === 'DECLINED' || status === 'FAILED') return { kind: 'declined' };
  const kind = Object.hasOwn(CAPTURE_KINDS, status) ? CAPTURE_KINDS[status] : undefined;
  if (!kind) throw new ProviderUnavailable(`paypal: capture ${captureId} has the unknown status ${status}`);
  const amount = moneyOf(taken);
  if (kind === 'pending') return { kind, captureId, amount };
  const fee = breakdown?.paypal_fee && moneyOf({ id: captureId, amount: breakdown.paypal_fee });
  return { kind, captureId, amount, ...(fee ? { fee } : {}), refunds: refunds.map(providerRefund) };
}

function providerRefund(given: z.infer<typeof refund>): ProviderRefund {
  const { id: reference, custom_id: named } = given;
  const refundId = named !== undefined && /^[\w-]{1,80}$/.test(named) ? brand<RefundId>(named) : undefined;
  return { reference, refundId, amount: moneyOf(given), kind: kindOfRefund(given.status) };
}

const kindOfRefund = (status: string | undefined): RefundReport['kind'] =>
  status === 'COMPLETED' ? 'refunded' : status === 'PENDING' ? 'pending' : 'failed';

/** Reads a Payments v2 refund. @throws ProviderUnavailable if the body is not one: what the provider did is unknown */
export function reportOfRefund(body: unknown): RefundReport {
  const parsed = refund.safeParse(body);
  if (!parsed.success) throw new ProviderUnavailable('paypal: expected a refund');
  const { id: reference, status, amount: given } = parsed.data;
  const kind = kindOfRefund(status);
  if (kind === 'failed') return { reference, kind, problem: `refund ${status}` };
  return { reference, kind, ...(given ? { amount: moneyOf({ id: reference, amount: given }) } : {}) };
}

function moneyOf({ id, amount: paid }: Pick<z.infer<typeof capture>, 'id' | 'amount'>): Money {
  if (!paid) throw new ProviderUnavailable(`paypal: ${id} has no amount`);
  try {
    return fromDecimalString(paid.value, paid.currency_code);
  } catch (error) {
    throw new ProviderUnavailable(`paypal: ${id} has an amount that cannot be read`, { cause: error });
  }
}

const problem = z.object({ details: z.array(z.object({ issue: z.string() })) });

/** The issue that a refusal names, for example `INSTRUMENT_DECLINED`. */
export function issueOf(body: unknown): string | undefined {
  const parsed = problem.safeParse(body);
  return parsed.success ? parsed.data.details[0]?.issue : undefined;
}
