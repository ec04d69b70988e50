import type { StateTable } from './machine.ts';

export const VOUCHER_PAYMENT_STATES = ['reserved', 'redeeming', 'redeemed', 'refused', 'released', 'undone'] as const;
export type VoucherPaymentState = (typeof VOUCHER_PAYMENT_STATES)[number];
export type VoucherPaymentEvent = 'redeemAsked' | 'redeemed' | 'refused' | 'released' | 'undone';

/**
 * PY-09. From `redeeming` on only the platform says how it ended; a voucher is free again once it is released or undone.
 * One that was refused to one server may turn out to have been redeemed by another.
 */
export const VOUCHER_PAYMENT_TABLE: StateTable<VoucherPaymentState, VoucherPaymentEvent> = {
  name: 'voucherPayment',
  initial: 'reserved',
  ends: ['released', 'undone'],
  transitions: [
    { from: 'reserved', on: 'redeemAsked', to: 'redeeming' },
    { from: 'reserved', on: 'refused', to: 'refused' },
    { from: 'reserved', on: 'released', to: 'released' },
    { from: 'redeeming', on: 'redeemed', to: 'redeemed' },
    { from: 'redeeming', on: 'refused', to: 'refused' },
    { from: 'refused', on: 'redeemed', to: 'redeemed' },
    { from: 'redeemed', on: 'undone', to: 'undone' },
  ],
};
