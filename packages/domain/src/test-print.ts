import type { StateTable } from './machine.ts';

export const TEST_PRINT_STATES = ['waiting', 'queued', 'dispatching', 'printing', 'printed', 'failed'] as const;
/** A page of marks on its way through a printer (SA-06). */
export type TestPrintState = (typeof TEST_PRINT_STATES)[number];
export type TestPrintEvent = 'fileReady' | 'leased' | 'started' | 'finished' | 'released' | 'faulted' | 'lost';

/** Nobody pays for a test print: one that nobody can tell of has failed, and is asked for again. */
export const TEST_PRINT_TABLE: StateTable<TestPrintState, TestPrintEvent> = {
  name: 'testPrint',
  initial: 'waiting',
  ends: ['printed', 'failed'],
  transitions: [
    { from: 'waiting', on: 'fileReady', to: 'queued' },
    { from: 'waiting', on: 'faulted', to: 'failed' },
    { from: 'queued', on: 'leased', to: 'dispatching' },
    { from: 'queued', on: 'faulted', to: 'failed' },
    { from: 'dispatching', on: 'started', to: 'printing' },
    { from: 'dispatching', on: 'released', to: 'queued' },
    { from: 'dispatching', on: 'faulted', to: 'failed' },
    { from: 'dispatching', on: 'lost', to: 'failed' },
    { from: 'printing', on: 'finished', to: 'printed' },
    { from: 'printing', on: 'faulted', to: 'failed' },
    { from: 'printing', on: 'lost', to: 'failed' },
  ],
};
