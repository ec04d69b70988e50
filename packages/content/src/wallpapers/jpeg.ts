import sharp, { type Sharp } from 'sharp';
import type { Sheet } from '../art/sheet.ts';

/** For print: without chroma subsampling. */
export const jpegOf = (sheet: Sheet): Promise<Buffer> =>
  pictureOf(sheet).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();

export function pictureOf({ ctx }: Sheet): Sharp {
  const { width, height } = ctx.canvas;
  const { data } = ctx.getImageData(0, 0, width, height);
  return sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } }).removeAlpha();
}
