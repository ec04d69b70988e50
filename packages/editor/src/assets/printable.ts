import { isPictureTooLarge, UPLOAD_LIMITS } from '@cpc/contract/wire';
import type { FileFacts } from '@cpc/imaging';
import type { Size } from '../geometry/view.ts';
import { decodePicture, factsOf, upright } from './decode.ts';
import { encodePicture, type NotEncoded } from './encode-picture.ts';

/** Why a file cannot become a picture on the case. */
export type Unprintable = 'notImage' | 'imageTooLarge' | 'unreadable';

/** Larger files are not opened. */
const MAX_BYTES = 100 * 2 ** 20;
/** The most pixels of a JPEG, which some phones make. A larger one would fill the memory of a phone (SE-04). */
const MAX_PIXELS = 210_000_000;
/** The pixels to which a picture is reduced: a canvas of an iPhone has no more. 16 megapixels print sharply on a case. */
const MAX_REDUCED_PIXELS = 2 ** 24;

/**
 * Returns a file that the server accepts: PNG or JPEG, within its limits. A picture that is too large for it is reduced here.
 * HEIC, AVIF and WebP are converted here, at full size and in sRGB, if this device can decode them. The server may not be
 * able to.
 */
export async function printable(file: Blob): Promise<Blob | Unprintable> {
  if (file.size > MAX_BYTES) return 'imageTooLarge';
  const facts = await factsOf(file);
  if (facts === undefined || facts.type === 'webp')
    return facts || (await isOtherPicture(file)) ? converted(file, 'unreadable') : 'notImage';
  if (isAccepted(file, facts)) return file;
  const size = facts.size && upright(facts.size, facts.orientation);
  if (!size || isPictureTooLarge(size, facts.type === 'jpeg' ? MAX_PIXELS : undefined)) return 'imageTooLarge';
  return converted(file, 'imageTooLarge', reducedSize(size));
}

/** A file without a size in its header is for the decoder to refuse. */
const isAccepted = (file: Blob, { size }: FileFacts): boolean =>
  file.size <= UPLOAD_LIMITS.bytes && !(size && isPictureTooLarge(size));

function reducedSize({ width, height }: Size): Size {
  const k = Math.min(1, Math.sqrt(MAX_REDUCED_PIXELS / (width * height)));
  return { width: Math.max(1, Math.floor(width * k)), height: Math.max(1, Math.floor(height * k)) };
}

/** @param otherwise why there is no file, if this device cannot make one */
async function converted(file: Blob, otherwise: Unprintable, size?: Size): Promise<Blob | Unprintable> {
  const bitmap = await decodePicture(file, size).catch(() => undefined);
  if (!bitmap) return otherwise;
  try {
    if (isPictureTooLarge(bitmap)) return 'imageTooLarge';
    const made = await encode(bitmap);
    return typeof made === 'string' ? otherwise : made;
  } finally {
    bitmap.close();
  }
}

/** File type brands of HEIC and AVIF, which are ISO base media files (ISO/IEC 14496-12, 4.3). */
const BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis'];

async function isOtherPicture(file: Blob): Promise<boolean> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(4, 12).arrayBuffer()));
  return head.startsWith('ftyp') && BRANDS.includes(head.slice(4));
}

async function encode(bitmap: ImageBitmap): Promise<Blob | NotEncoded> {
  const { width, height } = bitmap;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  try {
    return await encodePicture(canvas, isSeeThrough(bitmap));
  } finally {
    // Frees up to 200 MB of the largest pictures of a phone at once.
    canvas.width = 1;
    canvas.height = 1;
  }
}

/** Side of the small copy that is checked for transparent pixels; each of its pixels is a mean of many. */
const LOOK_SIDE = 256;

function isSeeThrough(bitmap: ImageBitmap): boolean {
  const canvas = Object.assign(document.createElement('canvas'), { width: LOOK_SIDE, height: LOOK_SIDE });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, LOOK_SIDE, LOOK_SIDE);
  const { data } = context.getImageData(0, 0, LOOK_SIDE, LOOK_SIDE);
  return data.some((value, i) => i % 4 === 3 && value < 255);
}
