import { isPictureTooLarge } from '@cpc/contract/wire';
import { encodePicture, type NotEncoded } from './encode-picture.ts';
import { isPngOrJpeg } from './image-type.ts';

/** Why a file cannot become a picture on the case. */
export type Unprintable = 'notImage' | 'imageTooLarge' | 'unreadable';

/**
 * Returns a file that the server accepts: PNG or JPEG. HEIC, AVIF and WebP are converted here, at full size and in
 * sRGB, if this device can decode them. The server may not be able to.
 */
export async function printable(file: Blob): Promise<Blob | Unprintable> {
  if (await isPngOrJpeg(file)) return file;
  if (!(await isOtherPicture(file))) return 'notImage';
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return 'unreadable';
  try {
    if (isPictureTooLarge(bitmap)) return 'imageTooLarge';
    const file = await encode(bitmap);
    return typeof file === 'string' ? 'unreadable' : file;
  } finally {
    bitmap.close();
  }
}

/** File type brands of HEIC and AVIF, which are ISO base media files (ISO/IEC 14496-12, 4.3). WebP: RFC 9649, 2.4. */
const BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis'];

async function isOtherPicture(file: Blob): Promise<boolean> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  const isWebp = head.startsWith('RIFF') && head.endsWith('WEBP');
  return isWebp || (head.slice(4, 8) === 'ftyp' && BRANDS.includes(head.slice(8)));
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
