import { type BillId, type PartnerId, SHOP_STATES } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { id, money, text, timestamp } from '../schemas.ts';

const who = ['operator'] as const;
const paid = z.extend(money, { amount: money.shape.amount.check(z.positive()) });

/** What a shop owes the platform in one currency: cash in its till and refunds, without what it has earned. */
const debt = z.object({
  partner_id: id<PartnerId>(),
  shop_name: z.string(),
  shop_state: z.enum(SHOP_STATES),
  owed: money,
  /** The part of the last due bill that is not paid. */
  overdue: money,
  /** When that bill was due; null if no bill is due yet. */
  due_at: z.nullable(timestamp),
  /** The most it may owe; null without a limit. Above it the shop takes no cash. */
  limit: z.nullable(money),
  /** When it was reminded of that bill last; null if it was not. */
  reminded_at: z.nullable(timestamp),
  /** `owed` by age, the youngest first: up to 30, 60, 90 days, and more. Payments settle the oldest part first. */
  ages: z.array(money).check(z.length(4)),
});
export type Debt = z.infer<typeof debt>;

/** The account of the platform; null if it has named none. */
const account = z.nullable(z.object({ name: z.string(), iban: z.string(), bic: z.nullable(z.string()) }));

/** What a shop owes, as it sees it. */
const ownDebt = z.object({
  owed: money,
  overdue: money,
  /** The most it may owe; null without a limit. Above it the shop takes no cash. */
  limit: z.nullable(money),
  /** Where it pays what no bill asks for yet. */
  account,
  /** The last bill that asks for money; null if nothing of it is left to pay. */
  bill: z.nullable(
    z.object({
      bill_id: id<BillId>(),
      number: z.string(),
      /** What is not paid of it. */
      left: money,
      due_at: timestamp,
      account,
    }),
  ),
});
export type OwnDebt = z.infer<typeof ownDebt>;

const settlement = z.object({
  settlement_id: z.string(),
  partner_id: id<PartnerId>(),
  shop_name: z.string(),
  amount: money,
  at: timestamp,
  /** What the bank calls the payment. */
  reference: z.string(),
  /** The name of the operator who recorded it. */
  by: z.nullable(z.string()),
  /** Recorded by mistake, or taken back by the bank; null if it counts. */
  undone: z.nullable(z.object({ at: timestamp, reason: z.string() })),
});
export type Settlement = z.infer<typeof settlement>;

export const debtActions = [
  action({
    name: 'Partner.debt',
    who: ['partner'],
    duty: 'money',
    summary:
      'Returns what the shop owes the platform, by currency, and how to pay what its last bill asks for (PA-14).',
    input: z.object({}),
    output: z.array(ownDebt),
  }),
  action({
    name: 'Operator.debts',
    paged: true,
    who,
    summary: 'Lists what shops owe the platform, by shop and currency, with its age; overdue debts first (PA-14).',
    input: z.object({}),
    output: z.array(debt),
  }),
  action({
    name: 'Operator.settlements',
    paged: true,
    who,
    summary: 'Lists what shops have paid the platform, newest first (PA-14).',
    input: z.object({ partner_id: z.optional(id<PartnerId>()) }),
    output: z.array(settlement),
  }),
  action({
    name: 'Operator.recordSettlement',
    who,
    summary:
      'Records what a shop has paid the platform, with the reference of the payment. Calls with the same client_key record it once (PA-14).',
    input: z.object({
      partner_id: id<PartnerId>(),
      client_key: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
      amount: paid,
      reference: text(80),
    }),
    output: settlement,
  }),
  action({
    name: 'Operator.undoSettlement',
    who,
    summary:
      'Takes back the record of a payment that a person recorded by mistake, or that the bank took back, with a reason: the shop owes the money again (PA-14).',
    input: z.object({ settlement_id: text(60), reason: text(200) }),
    output: settlement,
  }),
] as const;
