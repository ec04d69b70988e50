import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './root.mjs';

/** What is told of a run after its last line: the runner's own words about a failure are thousands of lines above. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  readonly failures: Named[];
  /** Tests that failed first and then passed. */
  readonly flaky: Named[];
}

export interface Named {
  readonly name: string;
  readonly message: string;
}

export const emptyOutcome = (): Outcome => ({ passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] });

const MAX_LINES = 20;

/** A test, or a file that could not be read, with what went wrong. */
export function named(
  file: string,
  title: string,
  errors: readonly { readonly message?: string | undefined }[],
): Named {
  const path = relative(ROOT, file);
  const lines = errors.flatMap(({ message = '' }) => message.split('\n'));
  return { name: title === '' ? path : `${path} › ${title}`, message: lines.slice(0, MAX_LINES).join('\n') };
}

/** Writes the outcome where the caller of the runner reads it. */
export function writeOutcome(outcome: Outcome): void {
  const file = process.env['OUTCOME_FILE'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(outcome));
}
