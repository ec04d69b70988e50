import { type Money, fromDecimalString } from '@cpc/domain';
import * as z from 'zod/mini';
import { ProviderAway, type ProviderReport } from '../provider.ts';
import type { PaypalAnswer } from './client.ts';

/** Reads Orders v2 answers: https://developer.paypal.com/docs/api/orders/v2/#definition-order */

const amount = z.object({ currency_code: z.string(), value: z.string() });
const capture = z.object({ id: z.string(), status: z.string(), amount: z.optional(amount) });
const order = z.object({
  id: z.string(),
  status: z.optional(z.string()),
  links: z.optional(z.array(z.object({ rel: z.string(), href: z.string() }))),
  purchase_units: z.optional(
    z.array(z.object({ payments: z.optional(z.object({ captures: z.optional(z.array(capture)) })) })),
  ),
});
export type PaypalOrder = z.infer<typeof order>;

/** @throws ProviderAway when the answer is not an order: what the provider did is then unknown */
export function readOrder({ status, body }: PaypalAnswer): PaypalOrder {
  const parsed = order.safeParse(body);
  if (!parsed.success || status >= 300)
    throw new ProviderAway(`paypal: expected an order, got status ${status} ${issueOf(body) ?? ''}`);
  return parsed.data;
}

/** An order may be COMPLETED with a capture that is DECLINED or PENDING: the capture's own status decides. */
export function reportOf(found: PaypalOrder): ProviderReport {
  const made = found.purchase_units?.flatMap((unit) => unit.payments?.captures ?? []).at(-1);
  if (made) return reportOfCapture(made);
  if (found.status === 'APPROVED') return { kind: 'approved' };
  if (found.status === 'VOIDED') return { kind: 'declined' };
  if (found.status === 'COMPLETED')
    throw new ProviderAway(`paypal: order ${found.id} is COMPLETED but shows no capture`);
  return { kind: 'awaitingPayer' };
}

const CAPTURE_KINDS: Readonly<Record<string, 'captured' | 'pending' | 'refunded'>> = {
  COMPLETED: 'captured',
  PARTIALLY_REFUNDED: 'captured',
  PENDING: 'pending',
  REFUNDED: 'refunded',
};

/** A status that is not known is not money. */
function reportOfCapture(made: z.infer<typeof capture>): ProviderReport {
  if (made.status === 'DECLINED' || made.status === 'FAILED') return { kind: 'declined' };
  const kind = Object.hasOwn(CAPTURE_KINDS, made.status) ? CAPTURE_KINDS[made.status] : undefined;
  if (!kind) throw new ProviderAway(`paypal: capture ${made.id} has the unknown status ${made.status}`);
  return { kind, captureId: made.id, amount: moneyOf(made) };
}

function moneyOf({ id, amount: paid }: z.infer<typeof capture>): Money {
  if (!paid) throw new ProviderAway(`paypal: capture ${id} has no amount`);
  try {
    return fromDecimalString(paid.value, paid.currency_code);
  } catch (error) {
    throw new ProviderAway(`paypal: capture ${id} has an amount that cannot be read`, { cause: error });
  }
}

const problem = z.object({ details: z.array(z.object({ issue: z.string() })) });

/** The issue a refusal names, `INSTRUMENT_DECLINED`. */
export function issueOf(body: unknown): string | undefined {
  const parsed = problem.safeParse(body);
  return parsed.success ? parsed.data.details[0]?.issue : undefined;
}
