import sharp from 'sharp';
import type { Drawing } from './scene/draw.ts';
import { finish } from './finish/finish.ts';
import type { Plane } from '@cpc/imaging';

/**
 * Rasterises and finishes a drawing.
 * @returns a PNG of the drawing's size, opaque
 */
export async function render(drawing: Drawing): Promise<Uint8Array> {
  const { width, height } = drawing;
  const picture = await sharp(Buffer.from(drawing.svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const data = new Uint8ClampedArray(picture.data.buffer, picture.data.byteOffset, picture.data.byteLength);
  finish({ data, width, height }, await maskOf(drawing), drawing.finish);
  return await sharp(picture.data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 4 })
    .toBuffer();
}

/** How much of each pixel the hero covers, at half the size. */
async function maskOf({ width, height, finish: { mask } }: Drawing): Promise<Plane> {
  const half = [Math.ceil(width / 2), Math.ceil(height / 2)] as const;
  const { data } = await sharp(Buffer.from(mask))
    .resize(half[0], half[1], { fit: 'fill' })
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: Float32Array.from(data, (value) => value / 255), width: half[0], height: half[1] };
}
