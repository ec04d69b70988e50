import type { StateTable } from './state-table.ts';

export const VOUCHER_PAYMENT_STATES = ['reserved', 'redeeming', 'redeemed', 'refused', 'released', 'undone'] as const;
export type VoucherPaymentState = (typeof VOUCHER_PAYMENT_STATES)[number];
export type VoucherPaymentEvent = 'redeemAsked' | 'redeemed' | 'refused' | 'released' | 'undone';

/**
 * PY-09. From `redeeming` on, only the platform decides the result. A voucher is free again after `released` or
 * `undone`. A `refused` payment may still become `redeemed`, if another server has redeemed the voucher.
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
