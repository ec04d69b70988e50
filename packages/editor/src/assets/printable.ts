import { isPictureTooLarge, UPLOAD_LIMITS } from '@cpc/contract/wire';
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
    return (await encode(bitmap)) ?? 'unreadable';
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

/** The JPEG qualities to try until a file fits. A transparent picture becomes a PNG. */
const QUALITIES = [0.95, 0.85, 0.7];

async function encode(bitmap: ImageBitmap): Promise<Blob | undefined> {
  const { width, height } = bitmap;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  try {
    if (isSeeThrough(bitmap)) return fitting(await blobOf(canvas, 'image/png'));
    for (const quality of QUALITIES) {
      const jpeg = fitting(await blobOf(canvas, 'image/jpeg', quality));
      if (jpeg) return jpeg;
    }
    return undefined;
  } finally {
    // Frees up to 200 MB of the largest pictures of a phone at once.
    canvas.width = 1;
    canvas.height = 1;
  }
}

/** @returns null if the canvas does not fit into the memory of this device */
const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

const fitting = (blob: Blob | null): Blob | undefined =>
  blob !== null && blob.size <= UPLOAD_LIMITS.bytes ? blob : undefined;

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
