/** How far a movement is, 0 … 1, between two moments. */
export const between = (at: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (at - from) / (to - from)));

/** Starts and ends slowly. */
export const smooth = (share: number): number => share * share * (3 - 2 * share);

/** Ends slowly. */
export const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** Goes a little too far and comes back. */
export function spring(share: number): number {
  const over = 1.7;
  return 1 + (over + 1) * (share - 1) ** 3 + over * (share - 1) ** 2;
}

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
