import type { Pixels } from '@cpc/imaging';

/**
 * How much of each pixel a cut-out keeps, 0 … 255: its transparency is that of the picture times the mask. Both are of one
 * size. Where the picture itself is transparent, nothing is kept.
 */
export function keptOf(cutout: Pixels, picture: Pixels): Uint8ClampedArray {
  const kept = new Uint8ClampedArray(picture.width * picture.height);
  for (let i = 0; i < kept.length; i++) {
    const alpha = picture.data[i * 4 + 3] as number;
    kept[i] = alpha === 0 ? 0 : (255 * (cutout.data[i * 4 + 3] as number)) / alpha;
  }
  return kept;
}
