import type { StateTable } from './state-table.ts';

/** What can be wrong with an item that was ordered. */
export const PROBLEM_KINDS = ['misprint', 'colour', 'damaged', 'wrongItem', 'notReceived', 'other'] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

export const PROBLEM_STATES = ['reported', 'answered', 'declined', 'reprint', 'refunded'] as const;
export type ProblemState = (typeof PROBLEM_STATES)[number];

/** What a shop can decide. */
export const PROBLEM_DECISIONS = ['answered', 'declined', 'reprint', 'refunded'] as const;
export type ProblemDecision = (typeof PROBLEM_DECISIONS)[number];

export type ProblemEvent = ProblemDecision | 'reopened' | 'calledOff';

/**
 * A problem that a customer reports about an item (OR-13). `reported` waits for the shop. After words alone, the customer
 * may write once more. `calledOff`: the shop called the reprint off, so it decides again.
 */
export const PROBLEM_TABLE: StateTable<ProblemState, ProblemEvent> = {
  name: 'problem',
  initial: 'reported',
  ends: ['reprint', 'refunded'],
  reopenedBy: 'calledOff',
  transitions: [
    { from: 'reported', on: 'answered', to: 'answered' },
    { from: 'reported', on: 'declined', to: 'declined' },
    { from: 'reported', on: 'reprint', to: 'reprint' },
    { from: 'reported', on: 'refunded', to: 'refunded' },
    { from: 'answered', on: 'reopened', to: 'reported' },
    { from: 'declined', on: 'reopened', to: 'reported' },
    { from: 'reprint', on: 'calledOff', to: 'reported' },
  ],
};

const DAY_MS = 24 * 3_600_000;

/** How many days after its pickup or receipt a problem of an item can be reported. */
export const PROBLEM_DAYS = 60;

/** Photos of one message. */
export const MAX_PROBLEM_PHOTOS = 3;

/**
 * Returns true while a problem of an item can be reported.
 * @param endedAt when the item was picked up or received, in UTC ms; null if it was not yet
 */
export const isReportable = (endedAt: number | null, now: number): boolean =>
  endedAt === null || now < endedAt + PROBLEM_DAYS * DAY_MS;
