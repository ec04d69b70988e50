import type { Box, Pixels } from '@cpc/imaging';

/** A drawn face has few colours … */
const FEW_COLOURS = 6;
const FEW_COVER = 0.45;
/** … in even areas. Skin in a photo is never even; compression makes at most parts of it so. */
const EVEN = 0.25;
/** Two neighbours that differ by no more in any channel are even. */
const STEP = 1;

/**
 * Whether a part of a picture is coloured like a drawing: few colours, in even areas. The face detectors take cleanly
 * drawn faces for real ones.
 */
export function hasFlatColours(picture: Pixels, part: Box): boolean {
  const left = Math.max(0, Math.floor(part.x));
  const top = Math.max(0, Math.floor(part.y));
  const right = Math.min(picture.width - 1, Math.floor(part.x + part.width));
  const bottom = Math.min(picture.height - 1, Math.floor(part.y + part.height));
  const colours = new Map<number, number>();
  let even = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * picture.width + x) * 4;
      const colour = coarse(picture.data, at);
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
      if (isEven(picture.data, at, at + 4) && isEven(picture.data, at, at + picture.width * 4)) even += 1;
    }
  }
  const count = Math.max(0, right - left) * Math.max(0, bottom - top);
  const most = [...colours.values()].sort((a, b) => b - a).slice(0, FEW_COLOURS);
  const covered = most.reduce((sum, value) => sum + value, 0);
  return count > 0 && covered > FEW_COVER * count && even > EVEN * count;
}

/** A colour with 5 bits for each channel. */
const coarse = (data: Uint8ClampedArray, at: number): number =>
  (((data[at] as number) >> 3) << 10) | (((data[at + 1] as number) >> 3) << 5) | ((data[at + 2] as number) >> 3);

function isEven(data: Uint8ClampedArray, a: number, b: number): boolean {
  for (let c = 0; c < 3; c++) if (Math.abs((data[a + c] as number) - (data[b + c] as number)) > STEP) return false;
  return true;
}
