import type { PictureLook } from '@cpc/design';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import sharp from 'sharp';
import { applyLook } from '../look/look.ts';

// Nothing is decoded twice, and what libvips keeps for it would count against a print's memory.
sharp.cache(false);

/** A picture the print side can draw: its pixels in sRGB, upright. */
export type PrintImage = Canvas;

/** The largest picture that is opened; what is uploaded has been checked against less. */
const MOST_PIXELS = 100e6;

/**
 * Decodes a picture file as a browser would: turned upright by its EXIF orientation, its colours converted to
 * sRGB by its profile.
 * @param look is baked into the pixels
 * @throws Error when the bytes are no picture, are cut short, or are larger than 100 megapixels
 */
export async function decodePicture(bytes: Uint8Array, look?: PictureLook): Promise<PrintImage> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const canvas = createCanvas(info.width, info.height);
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  if (look) applyLook(pixels, look);
  canvas.getContext('2d').putImageData(new ImageData(pixels, info.width, info.height), 0, 0);
  return canvas;
}
