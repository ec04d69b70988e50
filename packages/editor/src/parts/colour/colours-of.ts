import type { Colour } from '@cpc/design';
import { mainColours } from './picture-colours.ts';

/** Side of the small copy, in pixels, from which the main colours are computed. */
const LOOK = 48;

/** The main colours of a picture on the device. */
export function coloursOf(bitmap: ImageBitmap): readonly Colour[] {
  const context = new OffscreenCanvas(LOOK, LOOK).getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.drawImage(bitmap, 0, 0, LOOK, LOOK);
  return mainColours(context.getImageData(0, 0, LOOK, LOOK).data);
}
