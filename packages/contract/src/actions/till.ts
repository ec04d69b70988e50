import { TILL_KINDS } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count, money, text, timestamp } from '../schemas.ts';

const who = ['partner'] as const;
const client_key = z.string().check(z.regex(/^[\w.-]{1,40}$/));
const none = z.extend(money, { amount: money.shape.amount.check(z.nonnegative()) });
const some = z.extend(money, { amount: money.shape.amount.check(z.positive()) });
/** A month or a day, as the clocks of the shop show it: `yyyy-mm` or `yyyy-mm-dd`. */
const span = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/));

/** The till of a shop in one currency. */
const till = z.object({
  open: z.boolean(),
  /** When it was opened or closed last, and what was counted; null if it was never opened. */
  last: z.nullable(z.object({ at: timestamp, by: z.nullable(z.string()), counted: money })),
  /** What must be in it now. */
  expected: money,
  /** What each person took and gave back today. */
  people: z.array(z.object({ by: z.nullable(z.string()), sales: count, taken: money, given_back: money })),
});
export type Till = z.infer<typeof till>;

const entry = z.object({
  /** 1, 2, 3, … in the journal of the shop. */
  place: count,
  at: timestamp,
  kind: z.enum(TILL_KINDS),
  by: z.nullable(z.string()),
  order_number: z.nullable(z.string()),
  /** What it changed in the till. Of a count: the difference. */
  amount: money,
  /** What was counted, and what customers had paid and got back since the count before; null if nothing was counted. */
  count: z.nullable(z.object({ counted: money, takings: money })),
  /** Why a count differs, or the reference of a bank. */
  reason: z.string(),
  /** SHA-256 over this entry and the hash of the entry before. */
  hash: z.string(),
});
export type TillEntry = z.infer<typeof entry>;

const counted = z.object({ counted: none, reason: z.optional(text(200)), client_key });

export const tillActions = [
  action({
    name: 'Partner.till',
    who,
    duty: null,
    summary:
      'Returns the till of the shop by currency: open or closed, what must be in it, and what each person took today, for people at its counter and accountants (PA-15).',
    input: z.object({}),
    output: z.array(till),
  }),
  action({
    name: 'Partner.openTill',
    who,
    duty: 'counter',
    summary:
      'Opens the till with the cash that was counted in it. Less than was left there needs a reason. Calls with the same client_key open it once (PA-15).',
    input: counted,
    output: z.array(till),
  }),
  action({
    name: 'Partner.closeTill',
    who,
    duty: 'till',
    summary:
      'Closes the till with the cash that was counted in it, for owners and managers of the whole shop. A difference needs a reason. Calls with the same client_key close it once (PA-15).',
    input: counted,
    output: z.array(till),
  }),
  action({
    name: 'Partner.bankCash',
    who,
    duty: 'till',
    summary:
      'Records that cash of the till was taken to the shop’s bank, for owners and managers of the whole shop. Calls with the same client_key record it once (PA-15).',
    input: z.object({ amount: some, reference: text(80), client_key }),
    output: z.array(till),
  }),
  action({
    name: 'Partner.tillJournal',
    paged: true,
    who,
    duty: null,
    summary:
      'Lists the journal of the till, newest first: of a day or a month, or of a kind, for owners, managers of the whole shop and accountants (PA-15).',
    input: z.object({ span: z.optional(span), kind: z.optional(z.enum(TILL_KINDS)) }),
    output: z.array(entry),
  }),
  action({
    name: 'Partner.tillFile',
    who,
    duty: null,
    summary:
      'Returns the journal of the till of a day or a month as CSV, the present month if none is named, in the order of its entries, for owners, managers of the whole shop and accountants (PA-15).',
    input: z.object({ span: z.optional(span) }),
    output: z.object({ name: z.string(), /** In base64. */ file: z.string() }),
  }),
] as const;
