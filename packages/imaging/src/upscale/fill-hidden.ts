import type { Plane } from '../plane.ts';

/** How far colours are continued into what is hidden: no filter sees much of what is beyond. */
export const FILLED = 4;

/**
 * Gives hidden pixels the mean colour of the visible ones beside them, ring by ring. Otherwise the colour behind a cut-out
 * spreads to its edge when it is resampled.
 */
export function fillHidden(planes: readonly Plane[], { data: alpha, width }: Plane): void {
  const seen = Uint8Array.from(alpha, (value) => (value > 0 ? 1 : 0));
  let ring: readonly number[] = [...seen.keys()].filter((at) => !seen[at] && seenBeside(at, seen, width).length > 0);
  for (let n = 0; n < FILLED && ring.length > 0; n += 1) {
    for (const at of ring) {
      const around = seenBeside(at, seen, width);
      for (const { data } of planes)
        data[at] = around.reduce((sum, other) => sum + (data[other] as number), 0) / around.length;
    }
    for (const at of ring) seen[at] = 1;
    ring = [...new Set(ring.flatMap((at) => beside(at, seen.length, width)))].filter((at) => !seen[at]);
  }
}

const seenBeside = (at: number, seen: Uint8Array, width: number): number[] =>
  beside(at, seen.length, width).filter((other) => seen[other]);

/** The pixels at the left, at the right, above and below. */
function beside(at: number, count: number, width: number): number[] {
  const x = at % width;
  return [
    ...(x > 0 ? [at - 1] : []),
    ...(x < width - 1 ? [at + 1] : []),
    ...(at >= width ? [at - width] : []),
    ...(at + width < count ? [at + width] : []),
  ];
}
