import type { Plane } from './plane.ts';

/** How far colours are continued into what is hidden: no filter sees much of what is beyond. */
export const FILLED = 4;

/**
 * Gives hidden pixels the mean colour of the visible ones beside them, ring by ring. Otherwise the colour behind a cut-out
 * spreads to its edge when it is resampled.
 */
export function fillHidden(planes: readonly Plane[], { data: alpha, width, height }: Plane): void {
  const seen = Uint8Array.from(alpha, (value) => (value > 0 ? 1 : 0));
  for (let ring = 0; ring < FILLED; ring += 1) {
    const added: number[] = [];
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        if (seen[at]) continue;
        const beside = neighbours(at, x, y, width, height).filter((other) => seen[other]);
        if (beside.length === 0) continue;
        for (const { data } of planes)
          data[at] = beside.reduce((sum, other) => sum + (data[other] as number), 0) / beside.length;
        added.push(at);
      }
    for (const at of added) seen[at] = 1;
  }
}

const neighbours = (at: number, x: number, y: number, width: number, height: number): number[] => [
  ...(x > 0 ? [at - 1] : []),
  ...(x < width - 1 ? [at + 1] : []),
  ...(y > 0 ? [at - width] : []),
  ...(y < height - 1 ? [at + width] : []),
];
