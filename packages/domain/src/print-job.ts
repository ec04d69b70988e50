import type { StateTable } from './machine.ts';

export const PRINT_JOB_STATES = [
  'waiting',
  'queued',
  'dispatching',
  'printing',
  'printed',
  'discharging',
  'ready',
  'collected',
  'packed',
  'shipped',
  'received',
  'held',
  'unsure',
  'cancelled',
] as const;
export type PrintJobState = (typeof PRINT_JOB_STATES)[number];

export type PrintJobEvent =
  | 'fileReady'
  | 'leased'
  | 'started'
  | 'finished'
  | 'discharging'
  | 'placed'
  | 'collected'
  | 'packed'
  | 'shipped'
  | 'received'
  | 'returned'
  | 'faulted'
  | 'released'
  | 'lost'
  | 'decidedPrinted'
  | 'decidedReprint'
  | 'remade'
  | 'missing'
  | 'handedOver'
  | 'cancelled';

/**
 * OR-03. `waiting`: paid, the print file is being made. `dispatching`: a station holds the lease and has not
 * yet reached the printer, so the lease may go to another. From `printing` on a job is never started again
 * by itself: `unsure` waits for a person (SA-03). `remade`: the file is made anew, for another
 * station or other settings. `missing`: the shop cannot find it in its bay. `returned`: its
 * parcel came back or was lost. `handedOver`: its customer already has it, from a print before the one that was to follow.
 */
export const PRINT_JOB_TABLE: StateTable<PrintJobState, PrintJobEvent> = {
  name: 'printJob',
  initial: 'waiting',
  ends: ['collected', 'received', 'cancelled'],
  transitions: [
    { from: 'waiting', on: 'fileReady', to: 'queued' },
    { from: 'waiting', on: 'remade', to: 'waiting' },
    { from: 'waiting', on: 'cancelled', to: 'cancelled' },
    { from: 'waiting', on: 'handedOver', to: 'collected' },
    { from: 'queued', on: 'leased', to: 'dispatching' },
    { from: 'queued', on: 'cancelled', to: 'cancelled' },
    { from: 'queued', on: 'faulted', to: 'held' },
    { from: 'queued', on: 'remade', to: 'waiting' },
    { from: 'queued', on: 'handedOver', to: 'collected' },
    { from: 'dispatching', on: 'started', to: 'printing' },
    { from: 'dispatching', on: 'released', to: 'queued' },
    { from: 'dispatching', on: 'faulted', to: 'held' },
    { from: 'dispatching', on: 'lost', to: 'unsure' },
    { from: 'printing', on: 'finished', to: 'printed' },
    { from: 'printing', on: 'faulted', to: 'unsure' },
    { from: 'printing', on: 'lost', to: 'unsure' },
    { from: 'printed', on: 'discharging', to: 'discharging' },
    { from: 'printed', on: 'packed', to: 'packed' },
    { from: 'discharging', on: 'placed', to: 'ready' },
    { from: 'ready', on: 'collected', to: 'collected' },
    { from: 'ready', on: 'missing', to: 'unsure' },
    { from: 'packed', on: 'shipped', to: 'shipped' },
    { from: 'shipped', on: 'received', to: 'received' },
    { from: 'shipped', on: 'returned', to: 'cancelled' },
    { from: 'held', on: 'released', to: 'queued' },
    { from: 'held', on: 'remade', to: 'waiting' },
    { from: 'held', on: 'cancelled', to: 'cancelled' },
    { from: 'held', on: 'handedOver', to: 'collected' },
    { from: 'unsure', on: 'decidedPrinted', to: 'printed' },
    { from: 'unsure', on: 'decidedReprint', to: 'queued' },
    { from: 'unsure', on: 'cancelled', to: 'cancelled' },
  ],
};
