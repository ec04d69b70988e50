import { MAX_ITEMS, LINE_KINDS, PARTNER_LINE_KINDS, type OrderId, type RefundId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count, id, stationId, money, text, timestamp } from '../schemas.ts';
import { itemChoice } from './orders.ts';

const statementLine = z.object({
  line_id: z.string(),
  at: timestamp,
  kind: z.enum(LINE_KINDS),
  /** Positive: earned. Negative: refunded or paid out. */
  amount: money,
  order_number: z.nullable(z.string()),
  /** Of a line that pays out money, or takes it back. */
  withdrawal_number: z.nullable(z.string()),
});
export type StatementLine = z.infer<typeof statementLine>;

export const balance = z.object({
  /** Earned and not paid out yet; negative if refunds exceed sales (MO-02). */
  earned: money,
  /** Customers' cash in the partner's own till; it counts as paid out. */
  cash: money,
  /** What the platform owes the partner; negative: what the partner owes the platform. */
  due: money,
  /** Asked for and not paid yet. */
  reserved: money,
  /** What can be asked for now; never negative. */
  available: money,
  /** The least that can be asked for. */
  least: money,
});
export type Balance = z.infer<typeof balance>;

const counterDesk = z.object({
  /** The shop owes more than its limit, and takes no cash (PA-14). */
  cash_stopped: z.boolean(),
  waiting: z.array(
    z.object({
      order_id: id<OrderId>(),
      order_number: z.string(),
      code: z.string(),
      amount: money,
      hold_until: timestamp,
      machine_name: z.string(),
    }),
  ),
  refunds: z.array(
    z.object({
      refund_id: id<RefundId>(),
      order_number: z.string(),
      amount: money,
      asked_at: timestamp,
      machine_name: z.string(),
    }),
  ),
  /** Cash that changed hands, newest first, with the person who confirmed it (OR-09). */
  lately: z.array(
    z.object({
      kind: z.enum(['received', 'handedBack']),
      order_number: z.string(),
      amount: money,
      at: timestamp,
      by: z.nullable(z.string()),
      machine_name: z.string(),
    }),
  ),
});
export type CounterDesk = z.infer<typeof counterDesk>;

const failedRefund = z.object({
  refund_id: id<RefundId>(),
  order_number: z.string(),
  machine_name: z.string(),
  amount: money,
  /** How often the provider refused. */
  attempts: count,
  /** The reason, in the provider's words. */
  problem: z.string(),
  failed_at: timestamp,
});
export type FailedRefund = z.infer<typeof failedRefund>;

const unconfirmedPayment = z.object({
  order_number: z.string(),
  machine_name: z.string(),
  amount: money,
  /** When its last step was recorded. */
  since: timestamp,
  /** True if the provider does not answer at all; false if it answers without knowing the outcome. */
  silent: z.boolean(),
});
export type UnconfirmedPayment = z.infer<typeof unconfirmedPayment>;

export const moneyActions = [
  action({
    name: 'Coupon.check',
    who: ['customer'],
    summary: 'Returns the discount of a coupon on these items now, or why it does not apply. Reserves nothing.',
    input: z.object({
      coupon_code: text(40),
      machine_id: stationId,
      items: z.array(z.omit(itemChoice, { document: true })).check(z.minLength(1), z.maxLength(MAX_ITEMS)),
    }),
    output: z.object({ discount: money, price: money }),
  }),
  action({
    name: 'Partner.balance',
    who: ['partner'],
    duty: 'money',
    summary:
      'Returns what the partner has earned, holds in cash, is owed and can withdraw, per currency. The figures are sums of the ledger and of the withdrawals that are not paid yet (PA-04).',
    input: z.object({}),
    output: z.array(balance),
  }),
  action({
    name: 'Partner.statement',
    paged: true,
    flow: ['at'],
    who: ['partner'],
    duty: 'money',
    summary:
      'Lists the lines of the partner’s ledger account, newest first: those of an order or a withdrawal, of a kind, or from one time until just before another (PA-04).',
    input: z.object({
      order_number: z.optional(text(40)),
      kind: z.optional(z.enum(PARTNER_LINE_KINDS)),
      from: z.optional(timestamp),
      until: z.optional(timestamp),
    }),
    output: z.array(statementLine),
  }),
  action({
    name: 'Partner.counterPayments',
    who: ['partner'],
    duty: 'counter',
    summary: 'Lists the orders to be paid at the partner’s counter, and the cash to be handed back.',
    input: z.object({}),
    output: counterDesk,
  }),
  action({
    name: 'Partner.confirmCounterPayment',
    who: ['partner'],
    duty: 'counter',
    summary: 'Confirms that the customer’s cash was received, by the code or by the order. Printing starts.',
    input: z.object({ code: z.optional(text(20)), order_id: z.optional(id<OrderId>()) }),
    output: z.object({ order_number: z.string(), amount: money, already: z.boolean() }),
  }),
  action({
    name: 'Partner.refundCounter',
    who: ['partner'],
    duty: 'counter',
    summary: 'Confirms that cash was handed back to the customer. This completes the refund.',
    input: z.object({ refund_id: id<RefundId>() }),
    output: z.object({ order_number: z.string(), amount: money }),
  }),
  action({
    name: 'Partner.failedRefunds',
    who: ['partner'],
    duty: 'counter',
    summary: 'Lists the refunds that the payment provider has refused repeatedly. The money is still owed (PY-05).',
    input: z.object({}),
    output: z.array(failedRefund),
  }),
  action({
    name: 'Partner.unconfirmedPayments',
    who: ['partner'],
    duty: 'counter',
    summary: 'Lists the payments whose outcome has been unknown for hours (PY-04).',
    input: z.object({}),
    output: z.array(unconfirmedPayment),
  }),
  action({
    name: 'Partner.askRefundAgain',
    who: ['partner'],
    duty: 'counter',
    summary:
      'Requests a refused refund once more. A repeated call requests it only once. Returns the refunds that are still refused.',
    input: z.object({ refund_id: id<RefundId>() }),
    output: z.array(failedRefund),
  }),
] as const;
