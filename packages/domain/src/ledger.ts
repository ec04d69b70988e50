import { allot } from './allot.ts';
import type { PartnerId } from './ids.ts';
import type { Currency, Money } from './money.ts';

/**
 * The books, by double entry (MO-01). A line's amount is whole minor units, above zero a debit and below zero a credit;
 * the lines of an entry sum to zero in every currency. What others owe the platform (what a provider holds for it, cash
 * in a partner's till) stands above zero; what the platform owes stands below.
 */
export type Account = string;

export const LEDGER = {
  /** What a payment provider holds for the platform. */
  clearing: (provider: string): Account => `clearing:${provider}`,
  /** Customers' cash in a partner's till. */
  cash: (partner: PartnerId): Account => `cash:${partner}`,
  /** What a partner has earned and not been paid; a debt of the partner's where it stands above zero (MO-02). */
  partner: (partner: PartnerId): Account => `partner:${partner}`,
  promoter: (promoter: string): Account => `promoter:${promoter}`,
  /** Promised back to customers and not given back yet: refunding is not refunded (PY-05). */
  owed: 'owed:customers',
  revenue: 'platform:revenue',
  fees: (provider: string): Account => `platform:fees:${provider}`,
  reprints: 'platform:reprints',
  /** Where withdrawals are paid from. */
  bank: 'platform:bank',
} as const;

/** Provider of payments that a partner's staff take in cash. */
export const COUNTER = 'counter';
/** Provider of payments by vouchers that an outside platform sold. */
export const VOUCHER = 'voucher';

/** Where the money of a payment lies. */
export function moneyAccount(provider: string, partner: PartnerId): Account {
  return provider === COUNTER ? LEDGER.cash(partner) : LEDGER.clearing(provider);
}

export const ENTRY_KINDS = ['sale', 'receipt', 'fee', 'refund', 'refundPaid', 'reprint', 'withdrawal'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const LINE_KINDS = [
  'money',
  'sale',
  'delivery',
  'commission',
  'promoterShare',
  'fee',
  'refund',
  'refundOwed',
  'reprint',
  'withdrawal',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export interface LedgerLine {
  readonly account: Account;
  readonly kind: LineKind;
  /** Above zero a debit, below zero a credit; never zero. */
  readonly amount: number;
  readonly currency: Currency;
}

export interface Posting {
  /** What caused it; the same cause is posted once. */
  readonly key: string;
  readonly kind: EntryKind;
  readonly lines: readonly LedgerLine[];
}

/** How the money of a sale is shared, in thousandths of what was paid; the partner has the rest. */
export interface ShareRates {
  readonly partner: PartnerId;
  readonly commissionPermille: number;
  readonly promoter: { readonly id: string; readonly permille: number } | undefined;
}

interface Paid {
  readonly paymentId: string;
  readonly provider: string;
  readonly partner: PartnerId;
  readonly amount: Money;
}

interface Sold extends Paid {
  /** What of it was paid for sending, in the same currency: all of that is the partner's, who pays the carrier. */
  readonly sending?: number;
}

/** A sale: the whole is the partner's, who hands on the platform's commission and the promoter's share of it. */
export function salePosting({ sending = 0, ...paid }: Sold, rates: ShareRates): Posting {
  const { amount, currency } = paid.amount;
  const goods = amount - sending;
  const promoterPermille = rates.promoter?.permille ?? 0;
  const partnerPermille = 1000 - rates.commissionPermille - promoterPermille;
  const [, commission = 0, promoted = 0] = allot(goods, [partnerPermille, rates.commissionPermille, promoterPermille]);
  const partner = LEDGER.partner(paid.partner);
  return posting(`sale.${paid.paymentId}`, 'sale', currency, [
    [moneyAccount(paid.provider, paid.partner), 'money', amount],
    [partner, 'sale', -goods],
    [partner, 'delivery', -sending],
    [partner, 'commission', commission],
    [LEDGER.revenue, 'commission', -commission],
    [partner, 'promoterShare', promoted],
    [LEDGER.promoter(rates.promoter?.id ?? ''), 'promoterShare', -promoted],
  ]);
}

/** Money that came and bought nothing: the order was over, or another amount was asked. It is the customer's. */
export function receiptPosting(paid: Paid): Posting {
  const { amount, currency } = paid.amount;
  return posting(`receipt.${paid.paymentId}`, 'receipt', currency, [
    [moneyAccount(paid.provider, paid.partner), 'money', amount],
    [LEDGER.owed, 'refundOwed', -amount],
  ]);
}

/** What the provider kept of a payment; the platform bears it. */
export function feePosting({ paymentId, provider, amount: fee }: Omit<Paid, 'partner'>): Posting {
  return posting(`fee.${paymentId}`, 'fee', fee.currency, [
    [LEDGER.fees(provider), 'fee', fee.amount],
    [LEDGER.clearing(provider), 'fee', -fee.amount],
  ]);
}

/** What is still with somebody of a sale: above zero what they got and can give back. */
export type Shares = ReadonlyMap<Account, number>;

/** The accounts of an entry's or a whole payment's lines that got a share, and how much is still there. */
export function sharesLeft(lines: readonly Pick<LedgerLine, 'account' | 'amount'>[]): Shares {
  const shares = new Map<Account, number>();
  for (const { account, amount } of lines) {
    if (!/^(partner|promoter):|^platform:revenue$/.test(account)) continue;
    shares.set(account, (shares.get(account) ?? 0) - amount);
  }
  return shares;
}

/**
 * A promise to give money back takes back every share in proportion to what is still there of it (MO-02). Refund after
 * refund, what was shared is taken back exactly, and no share ever below nothing.
 * @throws RangeError when more is to go back than is still there
 */
export function refundPosting(refundId: string, { amount, currency }: Money, left: Shares): Posting {
  const accounts = [...left].filter(([, share]) => share > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  const there = accounts.reduce((sum, [, share]) => sum + share, 0);
  if (amount > there) throw new RangeError(`refundPosting: ${amount} of ${there} cannot go back`);
  const back = allot(
    amount,
    accounts.map(([, share]) => share),
  );
  return posting(`refund.${refundId}`, 'refund', currency, [
    ...accounts.map(([account], index): Entry => [account, 'refund', back[index] ?? 0]),
    [LEDGER.owed, 'refundOwed', -amount],
  ]);
}

/** The promised money has gone back. */
export function refundPaidPosting(refundId: string, from: Account, { amount, currency }: Money): Posting {
  return posting(`refundPaid.${refundId}`, 'refundPaid', currency, [
    [LEDGER.owed, 'refundOwed', amount],
    [from, 'money', -amount],
  ]);
}

/** The platform pays a partner for printing again what was no fault of the shop's. */
export function reprintPosting(reprintId: string, partner: PartnerId, { amount, currency }: Money): Posting {
  return posting(`reprint.${reprintId}`, 'reprint', currency, [
    [LEDGER.reprints, 'reprint', amount],
    [LEDGER.partner(partner), 'reprint', -amount],
  ]);
}

/** What was earned is paid out. */
export function withdrawalPosting(withdrawalId: string, from: Account, { amount, currency }: Money): Posting {
  return posting(`withdrawal.${withdrawalId}`, 'withdrawal', currency, [
    [from, 'withdrawal', amount],
    [LEDGER.bank, 'withdrawal', -amount],
  ]);
}

type Entry = readonly [account: Account, kind: LineKind, amount: number];

function posting(key: string, kind: EntryKind, currency: Currency, entries: readonly Entry[]): Posting {
  const lines = entries
    .filter(([, , amount]) => amount !== 0)
    .map(([account, line, amount]) => ({ account, kind: line, amount, currency }));
  return { key, kind, lines };
}

/** What every line of a posting must add up to; empty when it balances. @returns the problems, in words */
export function checkPosting({ key, lines }: Posting): string[] {
  const sums = new Map<Currency, number>();
  for (const { currency, amount } of lines) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [
    ...(lines.length < 2 ? [`${key} has ${lines.length} lines`] : []),
    ...lines
      .filter(({ amount }) => !Number.isSafeInteger(amount) || amount === 0)
      .map(({ amount }) => `${key} has a line of ${amount}`),
    ...[...sums].filter(([, sum]) => sum !== 0).map(([currency, sum]) => `${key} is ${sum} ${currency} out of balance`),
  ];
}
