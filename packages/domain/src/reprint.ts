import type { StateTable } from './state-table.ts';
import type { PrintJobEvent, PrintJobState } from './print-job.ts';

/** Who bears the cost of a reprint: the shop, or the platform if it was not the shop's fault. */
export const REPRINT_BEARERS = ['shop', 'platform'] as const;
export type ReprintBearer = (typeof REPRINT_BEARERS)[number];

/** In these states an item is finished: it lies in its bay, or the customer or the carrier has it. */
export const REPRINTABLE = ['ready', 'collected', 'shipped', 'received'] as const satisfies readonly PrintJobState[];

export type Reprintable = (typeof REPRINTABLE)[number];

/** The event that calls a reprint off, by the state that the item was in before. */
export const CALLED_OFF = {
  ready: 'calledOffReady',
  collected: 'calledOffCollected',
  shipped: 'calledOffShipped',
  received: 'calledOffReceived',
} as const satisfies Record<Reprintable, PrintJobEvent>;

export const CLAIM_STATES = ['asked', 'checked', 'approved', 'refused', 'calledOff'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];
export type ClaimEvent = 'checked' | 'approved' | 'refused' | 'calledOff';

/**
 * A shop's claim that the platform pays for a reprint. It is decided once, or its reprint is called off before. `checked`:
 * one operator approved it, and another one must (four eyes).
 */
export const CLAIM_TABLE: StateTable<ClaimState, ClaimEvent> = {
  name: 'claim',
  initial: 'asked',
  ends: ['approved', 'refused', 'calledOff'],
  transitions: [
    { from: 'asked', on: 'checked', to: 'checked' },
    { from: 'asked', on: 'approved', to: 'approved' },
    { from: 'asked', on: 'refused', to: 'refused' },
    { from: 'asked', on: 'calledOff', to: 'calledOff' },
    { from: 'checked', on: 'checked', to: 'checked' },
    { from: 'checked', on: 'approved', to: 'approved' },
    { from: 'checked', on: 'refused', to: 'refused' },
    { from: 'checked', on: 'calledOff', to: 'calledOff' },
  ],
};
