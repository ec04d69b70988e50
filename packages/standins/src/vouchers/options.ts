import type { StandinStore } from '../store.ts';

export interface VoucherStandinOptions {
  readonly clientKey: string;
  readonly clientSecret: string;
  readonly store: StandinStore;
  /** UTC, ms. */
  readonly clock: () => number;
  readonly random: (bytes: number) => Uint8Array;
}

/** The faults that the stand-in can simulate; each order counts once, in the given order. */
export type VoucherMisbehaviour = 'answerLost' | 'unavailable' | 'tokenExpired';
export type VoucherCall = 'token' | 'prepare' | 'verify' | 'cancel' | 'get';
