import { paletteOf, type Swatch } from '@cpc/design';

/** A side of the small picture that is read, in pixels. */
const SIDE = 64;

const known = new WeakMap<ImageBitmap, readonly Swatch[]>();

/** The colours of a picture. They are read once: it takes some ten milliseconds on a phone. */
export function readPalette(bitmap: ImageBitmap): readonly Swatch[] {
  const palette = known.get(bitmap) ?? paletteIn(bitmap);
  known.set(bitmap, palette);
  return palette;
}

function paletteIn(bitmap: ImageBitmap): readonly Swatch[] {
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.drawImage(bitmap, 0, 0, width, height);
  return paletteOf({ width, height, data: context.getImageData(0, 0, width, height).data });
}
