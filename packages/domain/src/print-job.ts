import type { StateTable } from './state-table.ts';

export const PRINT_JOB_STATES = [
  'waiting',
  'review',
  'queued',
  'dispatching',
  'printing',
  'taken',
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

/** States in which no station has begun the print: it can be taken back. */
export const UNBEGUN_JOBS = ['waiting', 'review', 'queued', 'held'] as const satisfies readonly PrintJobState[];

export type PrintJobEvent =
  | 'fileReady'
  | 'reviewWanted'
  | 'approved'
  | 'leased'
  | 'started'
  | 'taken'
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
  | 'reprinted'
  | 'calledOffReady'
  | 'calledOffCollected'
  | 'calledOffShipped'
  | 'calledOffReceived'
  | 'missing'
  | 'handedOver'
  | 'cancelled';

/**
 * OR-03. `waiting`: paid, and the print file is being made. `review`: it is made, and a person of the shop looks at the
 * design first (AI-05). `dispatching`: a station holds the lease and has not
 * reached the printer, so the lease may go to another station. From `printing` on, a job is never restarted
 * automatically: `unsure` waits for a person (SA-03). `taken`: a RIP has the file, and nobody knows yet whether it is
 * printed; a person at the bed or the RIP's own log says so (SA-09). `remade`: the file is made again, for another station or other
 * settings. `missing`: the shop cannot find the item in its bay. `returned`: its parcel came back or was lost.
 * `handedOver`: the customer already has the item from an earlier print, so the planned print is not needed.
 * `reprinted`: a person has a finished item printed again (decision 167). `calledOff…`: that reprint is called off before
 * a station began it, and the item is again what it was (decision 207).
 */
export const PRINT_JOB_TABLE: StateTable<PrintJobState, PrintJobEvent> = {
  name: 'printJob',
  initial: 'waiting',
  ends: ['collected', 'received', 'cancelled'],
  reopenedBy: 'reprinted',
  transitions: [
    { from: 'waiting', on: 'fileReady', to: 'queued' },
    { from: 'waiting', on: 'reviewWanted', to: 'review' },
    { from: 'waiting', on: 'remade', to: 'waiting' },
    { from: 'waiting', on: 'cancelled', to: 'cancelled' },
    { from: 'waiting', on: 'handedOver', to: 'collected' },
    { from: 'review', on: 'approved', to: 'queued' },
    { from: 'review', on: 'remade', to: 'waiting' },
    { from: 'review', on: 'cancelled', to: 'cancelled' },
    { from: 'queued', on: 'leased', to: 'dispatching' },
    { from: 'queued', on: 'cancelled', to: 'cancelled' },
    { from: 'queued', on: 'faulted', to: 'held' },
    { from: 'queued', on: 'remade', to: 'waiting' },
    { from: 'queued', on: 'handedOver', to: 'collected' },
    { from: 'dispatching', on: 'started', to: 'printing' },
    { from: 'dispatching', on: 'released', to: 'queued' },
    { from: 'dispatching', on: 'faulted', to: 'held' },
    { from: 'dispatching', on: 'lost', to: 'unsure' },
    { from: 'printing', on: 'taken', to: 'taken' },
    { from: 'printing', on: 'finished', to: 'printed' },
    { from: 'printing', on: 'faulted', to: 'unsure' },
    { from: 'printing', on: 'lost', to: 'unsure' },
    { from: 'taken', on: 'faulted', to: 'unsure' },
    { from: 'taken', on: 'decidedPrinted', to: 'printed' },
    { from: 'taken', on: 'decidedReprint', to: 'queued' },
    { from: 'taken', on: 'cancelled', to: 'cancelled' },
    { from: 'printed', on: 'discharging', to: 'discharging' },
    { from: 'printed', on: 'packed', to: 'packed' },
    { from: 'discharging', on: 'placed', to: 'ready' },
    { from: 'ready', on: 'collected', to: 'collected' },
    { from: 'ready', on: 'missing', to: 'unsure' },
    { from: 'ready', on: 'reprinted', to: 'waiting' },
    { from: 'collected', on: 'reprinted', to: 'waiting' },
    { from: 'shipped', on: 'reprinted', to: 'waiting' },
    { from: 'received', on: 'reprinted', to: 'waiting' },
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
    ...(['waiting', 'queued', 'held'] as const).flatMap((from) => [
      { from, on: 'calledOffReady', to: 'ready' } as const,
      { from, on: 'calledOffCollected', to: 'collected' } as const,
      { from, on: 'calledOffShipped', to: 'shipped' } as const,
      { from, on: 'calledOffReceived', to: 'received' } as const,
    ]),
  ],
};

/** The assumed duration of a print, in ms, on a station without measured prints. */
export const USUAL_PRINT_MS = 180_000;
/** Nobody is asked earlier than this, no matter how short a station's prints are. */
const MIN_PATIENCE_MS = 600_000;
/**
 * Many printers report nothing between the start and the end of a print, so the limit must be longer than a whole
 * print.
 */
const PRINTS_OF_PATIENCE = 3;
/** The upper limit, whatever was measured, because a customer waits for the print. */
const MAX_PATIENCE_MS = 3_600_000;

/**
 * How long a print may run without a report before a person is asked (SA-03), in ms.
 * @param printMs the measured duration of one print on its station
 */
export const patienceMs = (printMs: number): number =>
  Math.min(MAX_PATIENCE_MS, Math.max(MIN_PATIENCE_MS, PRINTS_OF_PATIENCE * printMs));
