import { type PartnerId, type PaymentId, REFUSALS, type RefundId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { id, money, paymentState, text, timestamp } from '../schemas.ts';
import { RETURN_REASONS } from './delivery.ts';

const who = ['operator'] as const;
const reason = text(200);

/** An order that something is to be decided about. */
const ofOrder = z.object({
  order_number: z.string(),
  partner_id: id<PartnerId>(),
  shop_name: z.string(),
  machine_name: z.string(),
  amount: money,
  /** The id of the payment at its provider. */
  reference: z.nullable(z.string()),
});

/** A payment whose outcome has been unknown for too long (PY-04). */
const doubtfulPayment = z.extend(ofOrder, {
  payment_id: id<PaymentId>(),
  provider: z.string(),
  /** Of a payment that the provider reviews. */
  capture_id: z.nullable(z.string()),
  state: paymentState,
  /** When its last step was recorded. */
  since: timestamp,
  /** The provider does not answer at all; false if it answers without knowing the outcome. */
  silent: z.boolean(),
  /** Who says that it was paid, and the id that they found; null if nobody does. */
  vouched: z.nullable(z.object({ by: z.nullable(z.string()), evidence: z.string() })),
  /** Two operators decide that it was paid (OP-06). */
  four_eyes: z.boolean(),
  /** Why the caller may not confirm that it was paid (PA-13); null if they may. */
  refusal: z.nullable(z.enum(REFUSALS)),
});
export type DoubtfulPayment = z.infer<typeof doubtfulPayment>;

/** A refund that its provider has refused repeatedly: the money is still owed (PY-05). */
const refusedRefund = z.extend(ofOrder, {
  refund_id: id<RefundId>(),
  attempts: z.int(),
  /** In the words of the provider. */
  problem: z.string(),
  failed_at: timestamp,
});
export type RefusedRefund = z.infer<typeof refusedRefund>;

const ofPayment = z.object({ payment_id: id<PaymentId>() });
const outcome = z.extend(ofPayment, { state: paymentState });

export const undecidedActions = [
  action({
    name: 'Operator.doubtfulPayments',
    who,
    summary:
      'Lists the payments of all shops whose outcome has been unknown for hours, the oldest first (PY-04, OP-08).',
    input: z.object({}),
    output: z.array(doubtfulPayment),
  }),
  action({
    name: 'Operator.decidePayment',
    who,
    summary:
      'Decides that a doubtful payment was made, with the id of its capture as evidence, or that it was not, with a reason. If its shop gets more than the configured amount within seven days, a second operator who is not tied to the first names the same capture (OP-06, OP-08).',
    input: z.extend(ofPayment, { paid: z.boolean(), evidence: z.optional(text(80)), reason }),
    output: outcome,
  }),
  action({
    name: 'Operator.askProvider',
    who,
    summary: 'Asks the provider of a payment now, and follows its answer (PY-04, OP-08).',
    input: ofPayment,
    output: outcome,
  }),
  action({
    name: 'Operator.refusedRefunds',
    who,
    summary: 'Lists the refunds of all shops that their provider has refused, the oldest first (PY-05, OP-08).',
    input: z.object({}),
    output: z.array(refusedRefund),
  }),
  action({
    name: 'Operator.refundOtherwise',
    who,
    summary:
      'Records that the platform’s bank gave a refused refund to the customer, how and with which reference, with a reason (PY-05, OP-08).',
    input: z.object({ refund_id: id<RefundId>(), how: text(80), reference: text(80), reason }),
    output: z.object({ refund_id: id<RefundId>(), amount: money }),
  }),
  action({
    name: 'Operator.parcelReturned',
    who,
    summary:
      'Records that a shipped parcel came back or was lost, also after it counted as received, with a reason, and refunds what is left of its money. A repeated call changes nothing (OR-06, OP-08).',
    input: z.object({ order_number: text(40), what: z.enum(RETURN_REASONS), reason }),
    output: z.object({ order_number: z.string(), refunded: money }),
  }),
] as const;
