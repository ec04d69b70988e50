import type { StateTable } from './state-table.ts';

export const REFUND_STATES = ['asked', 'pending', 'refunded', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export type RefundEvent = 'accepted' | 'refunded' | 'refused' | 'askedAgain' | 'givenOtherwise';

/**
 * PY-05. `asked`: decided here, and the provider is being asked. `pending`: the provider, or the staff of a counter,
 * has accepted it and not yet paid it back. `failed`: waits for a person, who asks again or gives the money another
 * way.
 */
export const REFUND_TABLE: StateTable<RefundState, RefundEvent> = {
  name: 'refund',
  initial: 'asked',
  ends: ['refunded'],
  transitions: [
    { from: 'asked', on: 'accepted', to: 'pending' },
    { from: 'asked', on: 'refunded', to: 'refunded' },
    { from: 'asked', on: 'refused', to: 'failed' },
    { from: 'pending', on: 'refunded', to: 'refunded' },
    { from: 'pending', on: 'refused', to: 'failed' },
    { from: 'failed', on: 'askedAgain', to: 'asked' },
    { from: 'failed', on: 'accepted', to: 'pending' },
    { from: 'failed', on: 'refunded', to: 'refunded' },
    { from: 'failed', on: 'givenOtherwise', to: 'refunded' },
  ],
};
