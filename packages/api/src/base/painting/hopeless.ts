import type { JobRun } from '../jobs/jobs.ts';
import { LimitExceeded, ProcessFell } from '../processes/errors.ts';
import { CannotRenderNow } from './renderer.ts';

/** How many failures of a design are allowed before it counts as impossible to paint. */
export interface Attempts {
  /** Failures with an error. */
  readonly failed: number;
  /** Failures because it exceeded its limit of processor time or memory. */
  readonly killed: number;
}

/**
 * A slow machine, or one short of memory, also kills painters: with the growing pauses of a job this is about an hour.
 */
const MAX_KILLED_FROM_OUTSIDE = 14;

type Cause = 'failed' | 'killed' | 'outside';

/**
 * Counts a failure of a painting job by its cause. A failure that says nothing about the design is not counted.
 * @returns true if the design counts as impossible to paint
 */
export function isHopeless(error: unknown, run: Pick<JobRun, 'countFailure'>, attempts: Attempts): boolean {
  if (error instanceof CannotRenderNow) return false;
  const cause = causeOf(error);
  return run.countFailure(cause) >= { ...attempts, outside: MAX_KILLED_FROM_OUTSIDE }[cause];
}

/** Returns true if the machine may be the cause: a slow or paused machine exceeds the wall time with any design. */
export const isFromOutside = (error: unknown): boolean => causeOf(error) === 'outside';

function causeOf(error: unknown): Cause {
  if (error instanceof LimitExceeded) return error.limit === 'time' ? 'outside' : 'killed';
  return error instanceof ProcessFell && error.fromOutside ? 'outside' : 'failed';
}
