import type { StateTable } from './state-table.ts';

export const WITHDRAWAL_STATES = [
  'asked',
  'checked',
  'approved',
  'refused',
  'takenBack',
  'exported',
  'paid',
  'failed',
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** Each state has an event of its name, which leads to it. */
export type WithdrawalEvent = WithdrawalState;

/** The amount of a withdrawal in one of these states is reserved: it cannot be asked for again (PA-04). */
export const RESERVING_STATES = ['asked', 'checked', 'approved', 'exported'] as const satisfies WithdrawalState[];

/**
 * PA-04, OP-06. `asked`: by the shop. `checked`: one operator approved it, and another one must (four eyes). `approved`:
 * goes into the next payout. `exported`: stands in the file of a payout. `failed`: the bank did not pay it, or returned
 * it after it was paid.
 */
export const WITHDRAWAL_TABLE: StateTable<WithdrawalState, WithdrawalEvent> = {
  name: 'withdrawal',
  initial: 'asked',
  ends: ['refused', 'takenBack', 'failed'],
  transitions: [
    { from: 'asked', on: 'checked', to: 'checked' },
    { from: 'asked', on: 'approved', to: 'approved' },
    { from: 'asked', on: 'refused', to: 'refused' },
    { from: 'asked', on: 'takenBack', to: 'takenBack' },
    // The first approval counts no more: who gave it speaks for the shop's money now.
    { from: 'checked', on: 'checked', to: 'checked' },
    { from: 'checked', on: 'approved', to: 'approved' },
    { from: 'checked', on: 'refused', to: 'refused' },
    { from: 'checked', on: 'takenBack', to: 'takenBack' },
    { from: 'approved', on: 'refused', to: 'refused' },
    { from: 'approved', on: 'exported', to: 'exported' },
    { from: 'exported', on: 'paid', to: 'paid' },
    { from: 'exported', on: 'failed', to: 'failed' },
    { from: 'paid', on: 'failed', to: 'failed' },
  ],
};
