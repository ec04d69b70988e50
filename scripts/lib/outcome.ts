import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inspect, stripVTControlCharacters } from 'node:util';
import { ROOT } from './root.mjs';

/** What is told of a run after its last line: the runner's own words about a failure are thousands of lines above. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  readonly failures: Named[];
  /** How long each file of tests took, s. */
  readonly seconds: Record<string, number>;
}

export interface Named {
  readonly name: string;
  readonly message: string;
}

export const emptyOutcome = (): Outcome => ({ passed: 0, failed: 0, skipped: 0, failures: [], seconds: {} });

const MAX_LINES = 20;
const MAX_CAUSES = 5;

/** An error as a runner reports it; its cause may be any thrown value. */
interface Failure {
  readonly message?: string | undefined;
  /** What was expected and what was there, a line each: the message shortens both. */
  readonly diff?: string | undefined;
  readonly cause?: unknown;
}

/** A test, or a file that could not be read, with what went wrong. */
export function named(file: string, title: string, errors: readonly Failure[]): Named {
  const path = relative(ROOT, file);
  const words = (error: Failure) => [
    error.message ?? '',
    ...(error.diff ? [stripVTControlCharacters(error.diff)] : []),
    ...causesOf(error),
  ];
  const message = errors.flatMap((error) => words(error).map(shortened)).join('\n');
  return { name: title === '' ? path : `${path} › ${title}`, message };
}

/** A long message leaves room for its cause, which may say more: fast-check puts the real error there. */
const shortened = (message: string): string => message.split('\n').slice(0, MAX_LINES).join('\n');

/** The messages of the causes, the nearest first. A runner passes an error on as plain fields. */
function causesOf({ cause }: Failure, left = MAX_CAUSES): string[] {
  if (cause === undefined || cause === null || left === 0) return [];
  if (typeof cause !== 'object') return [`Caused by: ${typeof cause === 'string' ? cause : inspect(cause)}`];
  const message = 'message' in cause && typeof cause.message === 'string' ? cause.message : inspect(cause);
  const next: Failure = 'cause' in cause ? { cause: cause.cause } : {};
  return [`Caused by: ${message}`, ...causesOf(next, left - 1)];
}

/** Writes the outcome where the caller of the runner reads it. */
export function writeOutcome(outcome: Outcome): void {
  const file = process.env['OUTCOME_FILE'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(outcome));
}
