import {
  type PartnerId,
  type PayoutId,
  REFUSALS,
  SHOP_STATES,
  WITHDRAWAL_STATES,
  type WithdrawalId,
} from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count, id, money, text, timestamp } from '../schemas.ts';

const who = ['operator'] as const;
const clientKey = z.string().check(z.regex(/^[\w.-]{1,60}$/));
const country = z.string().check(z.regex(/^[A-Z]{2}$/));
const reason = text(200);

/** What is shown of bank data: never the whole number (PA-04). */
const bankAccount = z.object({
  /** `DE** **** … 3000` */
  mask: z.string(),
  /** Null if it cannot be decrypted. */
  holder: z.nullable(z.string()),
  country,
  /** A SEPA transfer reaches it. */
  sepa: z.boolean(),
  /** When it was entered, and by whom. */
  at: timestamp,
  by: z.nullable(z.string()),
});
export type BankAccount = z.infer<typeof bankAccount>;

const bankAccounts = z.object({
  account: z.nullable(bankAccount),
  /** The accounts before it, newest first. */
  before: z.array(bankAccount),
  /** False if this server has no key to encrypt bank data with. */
  enabled: z.boolean(),
  /** The shop is suspended: until it is resumed, it changes no account and asks for no money. */
  suspended: z.boolean(),
  /** The countries that a holder may live in, ISO 3166-1 alpha-2. */
  countries: z.array(country),
});

const step = z.object({
  at: timestamp,
  event: z.enum(WITHDRAWAL_STATES),
  /** The name of the person; for shops, null if the platform did it. */
  by: z.nullable(z.string()),
  reason: z.string(),
});

const withdrawal = z.object({
  withdrawal_id: id<WithdrawalId>(),
  number: z.string(),
  amount: money,
  state: z.enum(WITHDRAWAL_STATES),
  asked_at: timestamp,
  /** The account that it is paid to, as it was when it was asked for. */
  account: bankAccount,
  /** What the bank calls the payment. */
  reference: z.nullable(z.string()),
  steps: z.array(step),
});
export type Withdrawal = z.infer<typeof withdrawal>;

const operatorWithdrawal = z.extend(withdrawal, {
  partner_id: id<PartnerId>(),
  shop_name: z.string(),
  shop_state: z.enum(SHOP_STATES),
  /** Two operators approve it, because of what the shop gets within seven days (OP-06). */
  four_eyes: z.boolean(),
  /** Why the caller may not approve it (PA-13); null if they may. */
  refusal: z.nullable(z.enum(REFUSALS)),
  /** What the platform owes the shop now in this currency, before anything that is not paid yet. */
  due: money,
  /** The bank data was changed within the last days before it was asked for. */
  account_is_new: z.boolean(),
  /** When it may be approved, as its account replaced another one less than a day ago (PA-04.5); null if at once. */
  waits_until: z.nullable(timestamp),
});
export type OperatorWithdrawal = z.infer<typeof operatorWithdrawal>;

const FORMATS = ['sepa', 'csv'] as const;
export type PayoutFormat = (typeof FORMATS)[number];

const payoutDue = z.object({
  format: z.enum(FORMATS),
  count,
  sum: money,
  /** Approved withdrawals that refunds have used up the money of: no payout takes them. */
  left_out: count,
  /** False if the platform’s own account is not configured, which a SEPA file names. */
  ready: z.boolean(),
});
export type PayoutDue = z.infer<typeof payoutDue>;

const payout = z.object({
  payout_id: id<PayoutId>(),
  number: z.string(),
  format: z.enum(FORMATS),
  count,
  sum: money,
  made_at: timestamp,
  made_by: z.nullable(z.string()),
  /** How many of its withdrawals are not settled yet, and how many failed. */
  open: count,
  failed: count,
});
export type Payout = z.infer<typeof payout>;

const payoutFile = z.object({
  name: z.string(),
  /** In base64. */
  file: z.string(),
});

const ofWithdrawal = z.object({ withdrawal_id: id<WithdrawalId>() });

export const payoutActions = [
  action({
    name: 'Partner.bankAccount',
    who: ['partner'],
    duty: 'money',
    summary: 'Returns the shop’s bank account, masked, and the accounts before it, each with its person (PA-04).',
    input: z.object({}),
    output: bankAccounts,
  }),
  action({
    name: 'Partner.setBankAccount',
    who: ['partner'],
    duty: 'money',
    summary:
      'Sets the account that the shop is paid to; only owners may. `account` is an IBAN, or in a country without IBANs an account number with its `bic` or `bank` (PA-04). It is stored encrypted.',
    input: z.object({
      holder: text(70),
      account: text(60),
      bic: z.optional(text(40)),
      /** The name of the bank, and its code or branch. */
      bank: z.optional(text(70)),
      street: text(70),
      postal_code: text(16),
      city: text(35),
      country,
    }),
    output: bankAccounts,
  }),
  action({
    name: 'Partner.askWithdrawal',
    who: ['partner'],
    duty: 'money',
    summary:
      'Asks for money that is due to the shop, and reserves it. It is paid to the account that the shop has now. Calls with the same client_key ask once (PA-04).',
    input: z.object({ amount: money, client_key: clientKey }),
    output: withdrawal,
  }),
  action({
    name: 'Partner.withdrawals',
    paged: true,
    who: ['partner'],
    duty: 'money',
    summary: 'Lists the shop’s withdrawals with their steps and reasons, newest first (PA-04).',
    input: z.object({}),
    output: z.array(withdrawal),
  }),
  action({
    name: 'Partner.takeBackWithdrawal',
    who: ['partner'],
    duty: 'money',
    summary: 'Takes back a withdrawal that is not approved yet (PA-04). A repeated call changes nothing.',
    input: ofWithdrawal,
    output: withdrawal,
  }),
  action({
    name: 'Operator.withdrawals',
    paged: true,
    who,
    summary: 'Lists the withdrawals of all shops: those in some states, or of a payout. Newest first (OP-06).',
    input: z.object({
      states: z.optional(z.array(z.enum(WITHDRAWAL_STATES)).check(z.maxLength(WITHDRAWAL_STATES.length))),
      payout_id: z.optional(id<PayoutId>()),
    }),
    output: z.array(operatorWithdrawal),
  }),
  action({
    name: 'Operator.decideWithdrawal',
    who,
    summary:
      'Approves or refuses a withdrawal. If the shop gets more than the configured amount within seven days, a second operator approves too, who is not tied to the first by an invitation. Nobody decides on money of a shop where they have the duty money (OP-06, PA-13).',
    input: z.extend(ofWithdrawal, { approve: z.boolean(), reason: z.optional(reason) }),
    output: operatorWithdrawal,
  }),
  action({
    name: 'Operator.payoutsDue',
    who,
    summary:
      'Returns the approved withdrawals that wait for a payout, by currency and format of the file, and how many are not covered any more (OP-06).',
    input: z.object({}),
    output: z.array(payoutDue),
  }),
  action({
    name: 'Operator.makePayout',
    who,
    summary:
      'Collects the approved withdrawals of a currency that are still covered into a payout with its file: SEPA pain.001.001.09, or CSV for everything else. Calls with the same client_key make one payout (OP-06).',
    input: z.object({
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      format: z.enum(FORMATS),
      client_key: clientKey,
    }),
    output: payout,
  }),
  action({
    name: 'Operator.payouts',
    paged: true,
    who,
    summary: 'Lists the payouts, newest first (OP-06).',
    input: z.object({}),
    output: z.array(payout),
  }),
  action({
    name: 'Operator.payoutFile',
    who,
    summary:
      'Returns the file of a payout, the same bytes each time. It holds whole account numbers, so each reading is recorded with its person (OP-06).',
    input: z.object({ payout_id: id<PayoutId>() }),
    output: payoutFile,
  }),
  action({
    name: 'Operator.markPaid',
    who,
    summary:
      'Records that the bank has paid one withdrawal, or all of a payout that are not settled yet (OP-06). A repeated call changes nothing.',
    input: z.object({
      payout_id: z.optional(id<PayoutId>()),
      withdrawal_id: z.optional(id<WithdrawalId>()),
      /** What the bank calls the payment. */
      reference: text(70),
    }),
    output: z.object({ paid: count }),
  }),
  action({
    name: 'Operator.markFailed',
    who,
    summary:
      'Records that the bank did not pay a withdrawal, or returned it. The money is the shop’s again (OP-06). A repeated call changes nothing.',
    input: z.extend(ofWithdrawal, { reason }),
    output: operatorWithdrawal,
  }),
] as const;
