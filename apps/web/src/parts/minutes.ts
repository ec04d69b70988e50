/** Up to this many minutes an estimate is given to the minute. A longer one is less certain. */
const SURE = 10;
const STEP = 5;

/**
 * An estimate in whole minutes, as precise as it is certain. 0 means less than one. A long estimate is rounded up to a
 * step, so that the wait is not longer than announced.
 */
export function minutesOf(seconds: number): number {
  if (seconds < 60) return 0;
  const minutes = Math.round(seconds / 60);
  return minutes <= SURE ? minutes : Math.ceil(minutes / STEP) * STEP;
}
