import type { Box, Mask } from '@cpc/imaging';

/** Where the people of a picture are, in shares of it. */
export interface CutSubject {
  /** The smallest box around what is kept. */
  readonly box: Box;
  /** The smallest box around the faces. */
  readonly faces: Box;
}

/** From here on a pixel is kept rather than not. */
const KEPT = 128;

/** Measures a cut-out. @param faces in pixels of the mask @returns undefined if nothing is kept */
export function subjectOf({ data, width, height }: Mask, faces: readonly Box[]): CutSubject | undefined {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width);
    const first = row.findIndex((value) => value >= KEPT);
    if (first < 0) continue;
    left = Math.min(left, first);
    right = Math.max(
      right,
      row.findLastIndex((value) => value >= KEPT),
    );
    top = Math.min(top, y);
    bottom = y;
  }
  if (right < 0 || faces.length === 0) return undefined;
  const shares = (x: number, y: number, toX: number, toY: number): Box => ({
    x: x / width,
    y: y / height,
    width: (toX - x) / width,
    height: (toY - y) / height,
  });
  return {
    box: shares(left, top, right + 1, bottom + 1),
    faces: shares(
      Math.min(...faces.map((face) => face.x)),
      Math.min(...faces.map((face) => face.y)),
      Math.max(...faces.map((face) => face.x + face.width)),
      Math.max(...faces.map((face) => face.y + face.height)),
    ),
  };
}
