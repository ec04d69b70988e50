import { isPlainLook, type PictureLook } from '@cpc/design';
import { type Canvas, createCanvas, Image, ImageData } from '@napi-rs/canvas';
import sharp from 'sharp';
import { applyLook } from '../look/look.ts';
import type { Size } from '../target.ts';

// Nothing is decoded twice, and what libvips keeps for it would count against a print's memory.
sharp.cache(false);

/**
 * A picture the print side can draw: its pixels in sRGB, upright. A canvas, never an `Image`: the one is made smaller as
 * browsers do it with an ImageBitmap, which the editor draws; the other as they do it with an `<img>`, which differs.
 */
export type PrintImage = Canvas;

/** The largest picture that is opened; what is uploaded has been checked against less. */
const MAX_PIXELS = 100e6;

/**
 * Decodes a picture file as a browser would: turned upright by its EXIF orientation, its colours converted to
 * sRGB by its profile.
 * @param look is baked into the pixels
 * @param size px to which it is made smaller while it is decoded, so that its full size never lies in memory; its full
 * size where it is left out
 * @throws Error when the bytes are no picture, are cut short, or are larger than 100 megapixels
 */
export async function decodePicture(bytes: Uint8Array, look?: PictureLook, size?: Size): Promise<PrintImage> {
  const isPlain = look === undefined || isPlainLook(look);
  const isAsItIs = isPlain && size === undefined;
  return isAsItIs && (await isForCanvas(bytes)) ? decodeByCanvas(bytes) : decodeBySharp(bytes, look, size);
}

/**
 * Reads a picture's full size from its header, in px, upright.
 * @throws Error when the bytes are no picture
 */
export async function readPictureSize(bytes: Uint8Array): Promise<Size> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  return autoOrient;
}

/**
 * Whether the canvas's own decoder gives the same pixels as sharp, in less time and memory. It takes files that are cut
 * short, though, and ignores the profile of CMYK: those are left to sharp.
 */
async function isForCanvas(bytes: Uint8Array): Promise<boolean> {
  if (!isWhole(bytes)) return false;
  const { format, space, width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  return (format === 'jpeg' || format === 'png') && space !== 'cmyk' && width * height <= MAX_PIXELS;
}

/** The last bytes of a JPEG and a PNG. */
const ENDS = [Buffer.from('ffd9', 'hex'), Buffer.from('49454e44ae426082', 'hex')];

const isWhole = (bytes: Uint8Array): boolean => ENDS.some((end) => end.equals(bytes.subarray(-end.length)));

async function decodeByCanvas(bytes: Uint8Array): Promise<PrintImage> {
  const image = new Image();
  image.src = bytes;
  await image.decode();
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  // Its pixels go back at once; a collector comes late.
  image.src = '';
  return canvas;
}

async function decodeBySharp(bytes: Uint8Array, look?: PictureLook, size?: Size): Promise<PrintImage> {
  const file = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' }).autoOrient();
  const { data, info } = await (size ? file.resize({ ...size, fit: 'fill' }) : file)
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
