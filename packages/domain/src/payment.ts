import type { StateTable } from './state-table.ts';

export const PAYMENT_STATES = [
  'created',
  'approving',
  'capturing',
  'pending',
  'settled',
  'declined',
  'cancelled',
  'refunding',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export type PaymentEvent =
  | 'initiated'
  | 'approved'
  | 'captureHeld'
  | 'captured'
  | 'declined'
  | 'cancelled'
  | 'refundAsked'
  | 'refunded';

/**
 * PY-01, PY-04, PY-05. `pending` is a capture that the provider is still reviewing; it is not money yet. A payment is
 * `refunding` when all of it is promised back, and `refunded` when all of it is paid back. After a partial refund it
 * stays `settled` (decision 040). A declined or cancelled attempt is over for the shop; if its money arrives anyway,
 * the payment is settled (decision 077).
 */
export const PAYMENT_TABLE: StateTable<PaymentState, PaymentEvent> = {
  name: 'payment',
  initial: 'created',
  ends: ['refunded'],
  transitions: [
    { from: 'created', on: 'initiated', to: 'approving' },
    { from: 'created', on: 'captured', to: 'settled' },
    { from: 'created', on: 'cancelled', to: 'cancelled' },
    { from: 'approving', on: 'approved', to: 'capturing' },
    { from: 'approving', on: 'captured', to: 'settled' },
    { from: 'approving', on: 'cancelled', to: 'cancelled' },
    { from: 'capturing', on: 'captured', to: 'settled' },
    { from: 'capturing', on: 'captureHeld', to: 'pending' },
    { from: 'capturing', on: 'declined', to: 'declined' },
    { from: 'pending', on: 'captured', to: 'settled' },
    { from: 'pending', on: 'declined', to: 'declined' },
    { from: 'declined', on: 'captured', to: 'settled' },
    { from: 'cancelled', on: 'captured', to: 'settled' },
    { from: 'settled', on: 'refundAsked', to: 'refunding' },
    { from: 'refunding', on: 'refunded', to: 'refunded' },
  ],
};
