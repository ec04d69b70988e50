import { COUPON_KINDS } from '@cpc/contract';
import { money, readCount } from '@cpc/domain';
import { permilleOf } from '../shops/permille.ts';
import { amountOf } from '../core/amounts.ts';

/** A coupon, as somebody types it. */
export const EMPTY = {
  code: '',
  kind: 'percent',
  percent: '',
  amount: '',
  shop: '',
  machine_id: '',
  category: '',
  from: '',
  until: '',
  most_uses: '',
  most_per_account: '',
};
export type Typed = typeof EMPTY;

const MAX_USES = 999_999;

/** A limit that was typed; undefined for none, null if it is no whole number from 1. */
export function limitOf(typed: string): number | undefined | null {
  if (typed.trim() === '') return undefined;
  const count = readCount(typed);
  return count !== undefined && count >= 1 && count <= MAX_USES ? count : null;
}

/** What it takes off; undefined if that is not right yet. */
export function discountOf({ kind: typed, percent, amount }: Typed, currency: string) {
  const kind = COUPON_KINDS.find((one) => one === typed) ?? 'percent';
  if (kind === 'free') return { kind };
  if (kind === 'percent') {
    const permille = permilleOf(percent);
    return permille ? { kind, permille } : undefined;
  }
  const minor = amountOf(amount, currency);
  return minor ? { kind, amount: money(minor, currency) } : undefined;
}

/** @param startOf the beginning of a day, or of the day after it */
export const validityOf = ({ from, until }: Typed, startOf: (day: string, later?: number) => number | undefined) => ({
  from: startOf(from),
  until: startOf(until, 1),
});
