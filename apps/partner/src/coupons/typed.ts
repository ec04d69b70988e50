import { COUPON_KINDS } from '@cpc/contract';
import { money } from '@cpc/domain';
import { startOfDay } from '../money/day.ts';
import { permilleOf } from '../shops/permille.ts';
import { amountOf } from '../station/sale-values.ts';

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

/** A limit that was typed; undefined for none, null if it is no whole number from 1. */
export function limitOf(typed: string): number | undefined | null {
  if (typed.trim() === '') return undefined;
  return /^[1-9]\d{0,5}$/.test(typed.trim()) ? Number(typed) : null;
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

export const validityOf = ({ from, until }: Typed) => ({ from: startOfDay(from), until: startOfDay(until, 1) });
