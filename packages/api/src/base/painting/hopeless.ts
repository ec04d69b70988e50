import type { JobRun } from '../jobs/jobs.ts';
import { LimitExceeded, ProcessFell } from '../processes/errors.ts';
import { CannotRenderNow } from './renderer.ts';

/** How often a design may fail before it counts as one that cannot be painted. */
export interface Attempts {
  /** With an error. */
  readonly failed: number;
  /** Killed because it used more processor time or memory than it may. */
  readonly killed: number;
}

/** The machine is slow or short of memory, which kills painters too: with the growing pauses of a job, about an hour. */
const MAX_KILLED_FROM_OUTSIDE = 14;

type Cause = 'failed' | 'killed' | 'outside';

/**
 * Counts a failure of a job that paints, by its cause. What says nothing about the design is not counted.
 * @returns whether the design counts as one that cannot be painted
 */
export function isHopeless(error: unknown, run: Pick<JobRun, 'countFailure'>, attempts: Attempts): boolean {
  if (error instanceof CannotRenderNow) return false;
  const cause = causeOf(error);
  return run.countFailure(cause) >= { ...attempts, outside: MAX_KILLED_FROM_OUTSIDE }[cause];
}

/** Whether the machine may be to blame: a slow or paused one exceeds the wall time with any design. */
export const isFromOutside = (error: unknown): boolean => causeOf(error) === 'outside';

function causeOf(error: unknown): Cause {
  if (error instanceof LimitExceeded) return error.limit === 'time' ? 'outside' : 'killed';
  return error instanceof ProcessFell && error.fromOutside ? 'outside' : 'failed';
}
