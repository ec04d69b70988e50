import type { StandinStore } from '../store.ts';
import type { VoucherStandinOptions } from './options.ts';

export interface Offer {
  readonly sku: string;
  readonly title: string;
  /** The price that was paid for one, in the platform's smallest unit. */
  readonly amount: number;
  /** UTC, ms. */
  readonly expiresAt: number;
}

/** 1 unused, 2 used. */
type Status = 1 | 2;

export interface StandinCertificate {
  readonly id: string;
  readonly code: string;
  readonly order: string;
  readonly offer: Offer;
  status: Status;
  /** The last verification. */
  use: { readonly token: string; readonly id: string; readonly at: number; readonly poi: string } | undefined;
  verified: number;
}

export interface VoucherState {
  readonly certificates: StandinCertificate[];
  /** The certificate of an encrypted code, and the preparation in which it was issued. */
  readonly prepared: Record<string, { readonly certificate: string; readonly token: string; readonly poi: string }>;
  readonly tokens: Record<string, number>;
}

export async function openVouchers(store: StandinStore): Promise<VoucherState> {
  const stored = await store.load();
  return stored === undefined ? { certificates: [], prepared: {}, tokens: {} } : (JSON.parse(stored) as VoucherState);
}

/** @returns the twelve-digit code that the buyer gets for all pieces */
export function sell(
  state: VoucherState,
  { random }: Pick<VoucherStandinOptions, 'random'>,
  offer: Offer,
  pieces: number,
): string {
  const code = digits(random, 12);
  const order = digits(random, 18);
  for (let piece = 0; piece < pieces; piece += 1)
    state.certificates.push({ id: digits(random, 19), code, order, offer, status: 1, use: undefined, verified: 0 });
  return code;
}

/** The first digit is never 0. */
export function digits(random: VoucherStandinOptions['random'], count: number): string {
  return Array.from(random(count), (byte, index) => (index === 0 ? 1 + (byte % 9) : byte % 10)).join('');
}
