import { LimitExceeded, ProcessFell } from '../processes/errors.ts';
import { CannotRenderNow } from './renderer.ts';

/** How often something is tried before it counts as what cannot be painted. */
export interface Attempts {
  /** Where it failed. */
  readonly failed: number;
  /** Where it was killed because it exceeded a limit. */
  readonly killed: number;
}

/** The kernel kills painters where memory is short: with the growing pauses of background work, for about an hour. */
const KILLED_FROM_OUTSIDE = 14;

/**
 * Whether a design counts as one that cannot be painted.
 * @param attempt which has just failed, 1 for the first
 */
export function isHopeless(error: unknown, attempt: number, { failed, killed }: Attempts): boolean {
  if (error instanceof CannotRenderNow) return false;
  if (error instanceof LimitExceeded) return attempt >= killed;
  if (error instanceof ProcessFell && error.fromOutside) return attempt >= KILLED_FROM_OUTSIDE;
  return attempt >= failed;
}
