import { emptyPixels, type Pixels } from '@cpc/imaging';
import { decodePicture } from '../assets/decode.ts';
import { uprightSize } from '../assets/proxy.ts';
import { workingSize } from '@cpc/design';
import { ToolError } from './protocol.ts';

/** Rows read at a time: the canvas stays small, and the page can answer a finger in between. */
const ROWS = 256;

/**
 * Decodes a picture to pixels, upright and in sRGB. A larger one than a tool can make `times` as large is reduced.
 * @throws ToolError if this device cannot decode it
 */
export async function readPixels(file: Blob, times: number): Promise<Pixels> {
  const bitmap = await decode(file, times).catch((error: unknown) => {
    throw new ToolError('memory', String(error));
  });
  try {
    return await pixelsOf(bitmap);
  } catch (error) {
    throw error instanceof RangeError ? new ToolError('memory', error.message) : error;
  } finally {
    bitmap.close();
  }
}

async function decode(file: Blob, times: number): Promise<ImageBitmap> {
  const size = await uprightSize(file);
  const wanted = size && workingSize(size, times);
  return decodePicture(file, wanted && wanted.width < size.width ? wanted : undefined);
}

async function pixelsOf(bitmap: ImageBitmap): Promise<Pixels> {
  const { width, height } = bitmap;
  const pixels = emptyPixels(width, height);
  const canvas = Object.assign(document.createElement('canvas'), { width, height: Math.min(ROWS, height) });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new ToolError('memory', `no canvas of ${width} × ${canvas.height} pixels`);
  for (let top = 0; top < height; top += ROWS) {
    const rows = Math.min(ROWS, height - top);
    context.clearRect(0, 0, width, rows);
    context.drawImage(bitmap, 0, top, width, rows, 0, 0, width, rows);
    pixels.data.set(context.getImageData(0, 0, width, rows).data, 4 * top * width);
    await rest();
  }
  return pixels;
}

/** Lets the page handle what has come in the meantime. */
export const rest = (): Promise<void> => new Promise((done) => setTimeout(done));
