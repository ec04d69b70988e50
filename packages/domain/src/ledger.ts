import { allot } from './allot.ts';
import type { PartnerId } from './ids.ts';
import type { Currency, Money } from './money.ts';

/**
 * The ledger, with double entry (MO-01). The amount of a line is in whole minor units: positive for a debit, negative
 * for a credit. The lines of an entry add up to zero in every currency. What others owe the platform (money at a
 * provider, cash in a partner's till) is positive; what the platform owes is negative.
 */
export type Account = string;

export const LEDGER = {
  /** Money that a payment provider holds for the platform. */
  clearing: (provider: string): Account => `clearing:${provider}`,
  /** Customers' cash in a partner's till. */
  cash: (partner: PartnerId): Account => `cash:${partner}`,
  /**
   * What else changed in a partner's till: the float, differences, cash taken to the bank. With the customers' cash it is
   * what must be in the till (PA-15).
   */
  drawer: (partner: PartnerId): Account => `drawer:${partner}`,
  /** A partner's own money outside of its till, as far as it came from there or went there. */
  own: (partner: PartnerId): Account => `own:${partner}`,
  /** What counts of a partner's till found too little. */
  missing: (partner: PartnerId): Account => `missing:${partner}`,
  /** What a partner has earned and not yet received; if positive, a debt of the partner (MO-02). */
  partner: (partner: PartnerId): Account => `partner:${partner}`,
  promoter: (promoter: string): Account => `promoter:${promoter}`,
  /** Promised to customers and not yet paid back: refunding is not refunded (PY-05). */
  owed: 'owed:customers',
  revenue: 'platform:revenue',
  fees: (provider: string): Account => `platform:fees:${provider}`,
  reprints: 'platform:reprints',
  /** The account from which withdrawals are paid. */
  bank: 'platform:bank',
} as const;

/** The provider of payments that a partner's staff take in cash. */
export const COUNTER = 'counter';
/** The provider of payments by vouchers of an outside platform. */
export const VOUCHER = 'voucher';

/** The account that holds the money of a payment. */
export function moneyAccount(provider: string, partner: PartnerId): Account {
  return provider === COUNTER ? LEDGER.cash(partner) : LEDGER.clearing(provider);
}

export const ENTRY_KINDS = [
  'sale',
  'receipt',
  'fee',
  'refund',
  'refundPaid',
  'reprint',
  'promoterPaid',
  'withdrawal',
  'withdrawalReturned',
  'settlement',
  'settlementUndone',
  'till',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const LINE_KINDS = [
  'money',
  'sale',
  'delivery',
  'commission',
  'drawing',
  'promoterShare',
  'fee',
  'refund',
  'refundOwed',
  'reprint',
  'withdrawal',
  'withdrawalReturned',
  'settlement',
  'till',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** The kinds of lines that a partner's own account has. */
export const PARTNER_LINE_KINDS = [
  'sale',
  'delivery',
  'commission',
  'drawing',
  'promoterShare',
  'refund',
  'reprint',
  'withdrawal',
  'withdrawalReturned',
  'settlement',
] as const satisfies readonly LineKind[];

export interface LedgerLine {
  readonly account: Account;
  readonly kind: LineKind;
  /** Positive for a debit, negative for a credit; never zero. */
  readonly amount: number;
  readonly currency: Currency;
}

export interface Posting {
  /** The cause of the entry; each cause is posted once. */
  readonly key: string;
  readonly kind: EntryKind;
  readonly lines: readonly LedgerLine[];
}

/** How the money of a sale is shared, in thousandths of the paid amount; the partner gets the rest. */
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
  /**
   * The part of the amount that was paid for delivery. The partner gets all of it, because the partner pays the
   * carrier.
   */
  readonly sending?: number;
  /**
   * The part of the amount that was paid for drawings. The platform gets all of it, because the platform pays who draws
   * (AI-04).
   */
  readonly drawings?: number;
}

/**
 * A sale: the whole amount goes to the partner, who pays the platform's commission, its drawings and the promoter's
 * share from it.
 */
export function salePosting({ sending = 0, drawings = 0, ...paid }: Sold, rates: ShareRates): Posting {
  const { amount, currency } = paid.amount;
  const sold = amount - sending;
  // A voucher may pay less than the price.
  const drawn = Math.min(drawings, sold);
  const promoterPermille = rates.promoter?.permille ?? 0;
  const partnerPermille = 1000 - rates.commissionPermille - promoterPermille;
  const [, commission = 0, promoted = 0] = allot(sold - drawn, [
    partnerPermille,
    rates.commissionPermille,
    promoterPermille,
  ]);
  const partner = LEDGER.partner(paid.partner);
  return posting(`sale.${paid.paymentId}`, 'sale', currency, [
    [moneyAccount(paid.provider, paid.partner), 'money', amount],
    [partner, 'sale', -sold],
    [partner, 'delivery', -sending],
    [partner, 'commission', commission],
    [LEDGER.revenue, 'commission', -commission],
    [partner, 'drawing', drawn],
    [LEDGER.revenue, 'drawing', -drawn],
    [partner, 'promoterShare', promoted],
    [LEDGER.promoter(rates.promoter?.id ?? ''), 'promoterShare', -promoted],
  ]);
}

/**
 * Money that arrived but bought nothing, because the order was over or the amount was wrong. It belongs to the
 * customer.
 */
export function receiptPosting(paid: Paid): Posting {
  const { amount, currency } = paid.amount;
  return posting(`receipt.${paid.paymentId}`, 'receipt', currency, [
    [moneyAccount(paid.provider, paid.partner), 'money', amount],
    [LEDGER.owed, 'refundOwed', -amount],
  ]);
}

/** The provider's fee for a payment; the platform bears it. */
export function feePosting({ paymentId, provider, amount: fee }: Omit<Paid, 'partner'>): Posting {
  return posting(`fee.${paymentId}`, 'fee', fee.currency, [
    [LEDGER.fees(provider), 'fee', fee.amount],
    [LEDGER.clearing(provider), 'fee', -fee.amount],
  ]);
}

/** What is left of each share of a sale: positive if the account can still give something back. */
export type Shares = ReadonlyMap<Account, number>;

/** The accounts that got a share in these lines, and what is left of each share. */
export function sharesLeft(lines: readonly Pick<LedgerLine, 'account' | 'amount'>[]): Shares {
  const shares = new Map<Account, number>();
  for (const { account, amount } of lines) {
    if (!/^(partner|promoter):|^platform:revenue$/.test(account)) continue;
    shares.set(account, (shares.get(account) ?? 0) - amount);
  }
  return shares;
}

/** What the platform still has of the money for a sale's drawings, in these lines. */
export function drawingsLeft(lines: readonly Pick<LedgerLine, 'account' | 'kind' | 'amount'>[]): number {
  const own = lines.filter(({ account, kind }) => account === LEDGER.revenue && kind === 'drawing');
  return 0 - own.reduce((sum, { amount }) => sum + amount, 0);
}

/** What is left of the money for drawings, in minor units. It is a part of the platform's share. */
export interface DrawingsLeft {
  readonly all: number;
  /** The part of the refunded item; undefined for a refund that is of no item. */
  readonly item: number | undefined;
}

/**
 * The promise of a refund takes back every share in proportion to what is left of it (MO-02). A refund of an item first
 * takes back what is left of the item's drawings, from the platform alone, and leaves the drawings of other items
 * (AI-04). Over several refunds, exactly the shared amounts are taken back, and no share falls below zero.
 * @throws RangeError if the refund exceeds what is left
 */
export function refundPosting(
  refundId: string,
  { amount, currency }: Money,
  left: Shares,
  drawn: DrawingsLeft = { all: 0, item: undefined },
): Posting {
  const accounts = [...left].filter(([, share]) => share > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  const there = accounts.reduce((sum, [, share]) => sum + share, 0);
  if (amount > there) throw new RangeError(`refundPosting: expected a refund of at most ${there}, got ${amount}`);
  const { shares, drawings } = takenBack(amount, accounts, drawn);
  return posting(`refund.${refundId}`, 'refund', currency, [
    ...accounts.map(([account], index): Entry => [account, 'refund', shares[index] ?? 0]),
    [LEDGER.revenue, 'drawing', drawings],
    [LEDGER.owed, 'refundOwed', -amount],
  ]);
}

/**
 * Splits a refund among accounts with a share. The platform's share has a part for drawings.
 * @returns what each account gives back without drawings, and what the platform gives back of its drawings
 */
function takenBack(amount: number, accounts: readonly (readonly [Account, number])[], drawn: DrawingsLeft) {
  const isPlatform = accounts.map(([account]) => account === LEDGER.revenue);
  const all = accounts.map(([, share]) => share);
  const platform = all[isPlatform.indexOf(true)] ?? 0;
  const left = Math.min(drawn.all, platform);
  const others = all.map((share, index) => (isPlatform[index] ? share - left : share));
  if (drawn.item !== undefined) {
    const own = Math.min(drawn.item, left, amount);
    const there = others.reduce((sum, share) => sum + share, 0);
    // What the rest of the shares does not hold comes from the drawings of other items.
    const shared = Math.min(amount - own, there);
    return { shares: allot(shared, others), drawings: amount - shared };
  }
  const back = allot(amount, all);
  const [drawings = 0] = allot(back[isPlatform.indexOf(true)] ?? 0, [left, platform - left]);
  return { shares: back.map((share, index) => (isPlatform[index] ? share - drawings : share)), drawings };
}

/** The promised money was paid back. */
export function refundPaidPosting(refundId: string, from: Account, { amount, currency }: Money): Posting {
  return posting(`refundPaid.${refundId}`, 'refundPaid', currency, [
    [LEDGER.owed, 'refundOwed', amount],
    [from, 'money', -amount],
  ]);
}

/** The platform pays a partner for a reprint that was not the shop's fault. */
export function reprintPosting(reprintId: string, partner: PartnerId, { amount, currency }: Money): Posting {
  return posting(`reprint.${reprintId}`, 'reprint', currency, [
    [LEDGER.reprints, 'reprint', amount],
    [LEDGER.partner(partner), 'reprint', -amount],
  ]);
}

/** The reprint was called off before a station began it: the partner owes the platform what was paid for it. */
export function reprintCalledOffPosting(reprintId: string, partner: PartnerId, { amount, currency }: Money): Posting {
  return posting(`reprint.${reprintId}.calledOff`, 'reprint', currency, [
    [LEDGER.reprints, 'reprint', -amount],
    [LEDGER.partner(partner), 'reprint', amount],
  ]);
}

/** Earned money was paid out. */
export function withdrawalPosting(withdrawalId: string, from: Account, { amount, currency }: Money): Posting {
  return posting(`withdrawal.${withdrawalId}`, 'withdrawal', currency, [
    [from, 'withdrawal', amount],
    [LEDGER.bank, 'withdrawal', -amount],
  ]);
}

/** The bank returned money that was paid out: it is the account's again. */
export function withdrawalReturnedPosting(withdrawalId: string, to: Account, { amount, currency }: Money): Posting {
  return posting(`withdrawalReturned.${withdrawalId}`, 'withdrawalReturned', currency, [
    [to, 'withdrawalReturned', -amount],
    [LEDGER.bank, 'withdrawalReturned', amount],
  ]);
}

/** A shop paid what it owes to the platform's bank (PA-14). */
export function settlementPosting(settlementId: string, partner: PartnerId, { amount, currency }: Money): Posting {
  return posting(`settlement.${settlementId}`, 'settlement', currency, [
    [LEDGER.bank, 'settlement', amount],
    [LEDGER.partner(partner), 'settlement', -amount],
  ]);
}

/** The payment of a shop was recorded by mistake, or the bank took it back: the shop owes the money again. */
export function settlementUndonePosting(
  settlementId: string,
  partner: PartnerId,
  { amount, currency }: Money,
): Posting {
  return posting(`settlementUndone.${settlementId}`, 'settlementUndone', currency, [
    [LEDGER.partner(partner), 'settlement', amount],
    [LEDGER.bank, 'settlement', -amount],
  ]);
}

/**
 * Cash came into a partner's till, or left it, otherwise than from or to a customer (PA-15).
 * @param from where it came from, and where it goes if the amount is negative
 */
export function tillPosting(
  key: string,
  partner: PartnerId,
  from: 'own' | 'missing',
  { amount, currency }: Money,
): Posting {
  return posting(key, 'till', currency, [
    [LEDGER.drawer(partner), 'till', amount],
    [LEDGER[from](partner), 'till', 0 - amount],
  ]);
}

/** A promoter was paid from the platform's bank. */
export function promoterPaidPosting(paymentKey: string, promoter: string, { amount, currency }: Money): Posting {
  return posting(`promoterPaid.${paymentKey}`, 'promoterPaid', currency, [
    [LEDGER.promoter(promoter), 'withdrawal', amount],
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

/** Checks that a posting balances. @returns the problems, in words; empty if it balances */
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
