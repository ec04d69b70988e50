/** Up to here an estimate is told to the minute; a longer one is no more certain than this. */
const SURE = 10;
const STEP = 5;

/**
 * An estimate in whole minutes, as sure as it is: 0 is less than one, and a long one is told in steps, rounded up, so
 * that nobody waits for longer than was said.
 */
export function minutesOf(seconds: number): number {
  if (seconds < 60) return 0;
  const minutes = Math.round(seconds / 60);
  return minutes <= SURE ? minutes : Math.ceil(minutes / STEP) * STEP;
}
