import type { PictureLook } from '@cpc/design';
import { applyLook } from '@cpc/paint';
import type { Size } from '../geometry/view.ts';

/** A picture the browser can draw. */
export type ScreenImage = ImageBitmap | HTMLCanvasElement;

/** Copies a picture with a look applied to its pixels. A large one takes some hundred milliseconds: keep the result. */
export function bakeLook(image: ScreenImage, look: PictureLook, { width, height }: Size = image): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('bakeLook: the browser gave no 2D canvas context');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  const pixels = context.getImageData(0, 0, width, height);
  applyLook(pixels.data, look);
  context.putImageData(pixels, 0, 0);
  return canvas;
}
