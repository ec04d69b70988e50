/** First digits of round numbers, the largest first. */
const ROUND = [5, 3, 2, 1];
/** Below this a map is nearer than its places are exact, in metres. */
const MIN_METRES = 10;

/** @param most metres that there is room for @returns the largest round number of metres below; undefined for a few */
export function roundScale(most: number): number | undefined {
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = (ROUND.find((digit) => digit * power <= most) ?? 1) * power;
  return metres < MIN_METRES ? undefined : metres;
}
