import type { StateTable } from './state-table.ts';

/** The states of a refund that counts: its money is promised, or given. */
export const PROMISED_REFUND_STATES = ['asked', 'pending', 'refunded', 'failed'] as const;
export type PromisedRefundState = (typeof PROMISED_REFUND_STATES)[number];

export const REFUND_STATES = [...PROMISED_REFUND_STATES, 'covered'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export type RefundEvent = 'accepted' | 'refunded' | 'refused' | 'askedAgain' | 'givenOtherwise' | 'covered';

/**
 * PY-05. `asked`: decided here, and the provider is being asked. `pending`: the provider, or the staff of a counter,
 * has accepted it and not yet paid it back. `failed`: waits for a person, who asks again or gives the money another
 * way. `covered`: the customer got the money by a refund that was made outside the shop (decision 145).
 */
export const REFUND_TABLE: StateTable<RefundState, RefundEvent> = {
  name: 'refund',
  initial: 'asked',
  ends: ['refunded', 'covered'],
  transitions: [
    { from: 'asked', on: 'accepted', to: 'pending' },
    { from: 'asked', on: 'refunded', to: 'refunded' },
    { from: 'asked', on: 'refused', to: 'failed' },
    { from: 'asked', on: 'covered', to: 'covered' },
    { from: 'pending', on: 'refunded', to: 'refunded' },
    { from: 'pending', on: 'refused', to: 'failed' },
    { from: 'failed', on: 'askedAgain', to: 'asked' },
    { from: 'failed', on: 'accepted', to: 'pending' },
    { from: 'failed', on: 'refunded', to: 'refunded' },
    { from: 'failed', on: 'givenOtherwise', to: 'refunded' },
    { from: 'failed', on: 'covered', to: 'covered' },
  ],
};
