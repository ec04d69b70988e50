import type { StateTable } from './state-table.ts';

export const TEST_PRINT_STATES = ['waiting', 'queued', 'dispatching', 'printing', 'printed', 'failed'] as const;
/** The state of a page of marks or patches that is printed to measure a station (SA-06). */
export type TestPrintState = (typeof TEST_PRINT_STATES)[number];
export type TestPrintEvent = 'fileReady' | 'leased' | 'started' | 'finished' | 'released' | 'faulted' | 'lost';

/** Nobody pays for a test print: if its result is unknown, it counts as failed, and the partner asks for a new one. */
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
