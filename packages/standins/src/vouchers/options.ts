import type { StandinStore } from '../store.ts';

export interface VoucherStandinOptions {
  readonly clientKey: string;
  readonly clientSecret: string;
  readonly store: StandinStore;
  /** UTC, ms. */
  readonly clock: () => number;
  readonly random: (bytes: number) => Uint8Array;
}

/** What the stand-in can be told to do wrong, once each, in the order given. */
export type VoucherMisbehaviour = 'answerLost' | 'unavailable' | 'tokenExpired';
export type VoucherCall = 'token' | 'prepare' | 'verify' | 'cancel' | 'get';
