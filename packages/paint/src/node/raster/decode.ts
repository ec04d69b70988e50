import { type ArtColour, isPlainLook, type PictureLook, recolourPixels } from '@cpc/design';
import { type Canvas, createCanvas, Image, ImageData } from '@napi-rs/canvas';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { applyLook } from '../../look/look.ts';
import type { Size } from '../../target.ts';

// No picture is decoded twice, and the cache of libvips would count against the memory of a print.
sharp.cache(false);

/**
 * A picture that the print side can draw: its pixels in sRGB, upright. It is a canvas, not an `Image`: the library
 * scales a canvas down as browsers scale an ImageBitmap, which the editor uses, but an `Image` as browsers scale an
 * `<img>`.
 */
export type PrintImage = Canvas;

/** The largest picture that is decoded; uploads are checked against a lower limit. */
const MAX_PIXELS = 100e6;

/**
 * Decodes a picture file as a browser does: turned upright by its EXIF orientation, its colours converted to sRGB by
 * its profile.
 * @param look is baked into the pixels
 * @param size px to which it is scaled down during decoding, so that its full size is never in memory; by default its
 * full size
 * @throws Error if the bytes are no picture, are truncated, or have more than 100 megapixels
 */
export async function decodePicture(bytes: Uint8Array, look?: PictureLook, size?: Size): Promise<PrintImage> {
  const isPlain = look === undefined || isPlainLook(look);
  const isAsItIs = isPlain && size === undefined;
  return isAsItIs && (await isForCanvas(bytes)) ? decodeByCanvas(bytes) : decodeBySharp(bytes, look, size);
}

/** Shows the art of a sticker in other colours, in place. */
export function inColours(art: PrintImage, colours: readonly ArtColour[]): PrintImage {
  if (colours.length === 0) return art;
  const context = art.getContext('2d');
  const pixels = context.getImageData(0, 0, art.width, art.height);
  recolourPixels(pixels.data, colours);
  context.putImageData(pixels, 0, 0);
  return art;
}

/**
 * Reads a picture's full size from its header, in px, upright.
 * @throws Error if the bytes are no picture
 */
export async function readPictureSize(bytes: Uint8Array): Promise<Size> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  return autoOrient;
}

/**
 * Whether the canvas's own decoder may be used. It gives the same pixels as sharp with less time and memory. But it
 * accepts truncated files and ignores the profile of CMYK pictures: sharp decodes those.
 */
async function isForCanvas(bytes: Uint8Array): Promise<boolean> {
  if (!isWhole(bytes)) return false;
  const { format, space, width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  return (format === 'jpeg' || format === 'png') && space !== 'cmyk' && width * height <= MAX_PIXELS;
}

/** The last bytes of a complete JPEG and PNG. */
const ENDS = [Buffer.from('ffd9', 'hex'), Buffer.from('49454e44ae426082', 'hex')];

const isWhole = (bytes: Uint8Array): boolean => ENDS.some((end) => end.equals(bytes.subarray(-end.length)));

async function decodeByCanvas(bytes: Uint8Array): Promise<PrintImage> {
  const image = new Image();
  image.src = bytes;
  await image.decode();
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  // Frees its pixels at once; the garbage collector runs too late.
  image.src = '';
  return canvas;
}

/** Converts a file to sRGB. sharp takes 16 bits with a profile through Display P3, and would leave the colours there. */
function inSrgb(file: Sharp, { depth, hasProfile }: Pick<Metadata, 'depth' | 'hasProfile'>): Sharp {
  const converted = file.toColourspace('srgb');
  return depth === 'ushort' && hasProfile ? converted.withIccProfile('srgb', { attach: false }) : converted;
}

async function decodeBySharp(bytes: Uint8Array, look?: PictureLook, size?: Size): Promise<PrintImage> {
  const whole = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' });
  const file = whole.clone().autoOrient();
  const { data, info } = await inSrgb(size ? file.resize({ ...size, fit: 'fill' }) : file, await whole.metadata())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const canvas = createCanvas(info.width, info.height);
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  if (look) applyLook(pixels, look);
  canvas.getContext('2d').putImageData(new ImageData(pixels, info.width, info.height), 0, 0);
  return canvas;
}
