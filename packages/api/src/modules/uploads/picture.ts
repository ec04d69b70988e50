import { open } from 'node:fs/promises';
import { CallError, isPictureTooLarge } from '@cpc/contract';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { PICTURE_LIMITS } from './receive/limits.ts';

// Decoded pictures are never needed twice, and each one has a process of its own.
sharp.cache(false);
sharp.concurrency(1);

type MediaType = 'image/png' | 'image/jpeg';

export interface Picture {
  readonly bytes: Buffer;
  /** At most `proxySide` long; the same bytes if the picture is that small. */
  readonly proxy: Buffer;
  readonly mediaType: MediaType;
  /** px */
  readonly width: number;
  readonly height: number;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Finds PNG or JPEG by the first bytes, never by the name. @throws CallError notImage */
async function mediaTypeOf(path: string): Promise<MediaType> {
  const bytes = await firstBytes(path);
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg';
  throw new CallError('notImage');
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(PNG.length), 0, PNG.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Converts an untrusted file: upright, sRGB, without metadata, encoded again, so that only its pixels are kept (AP-06).
 * @throws CallError notImage, imageTooLarge or imageBroken
 */
export async function takePicture(path: string): Promise<Picture> {
  const mediaType = await mediaTypeOf(path);
  await checkSize(path, mediaType);
  const side = PICTURE_LIMITS.longestSide;
  const whole = decode(path).autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await broken(encode(whole, mediaType).toBuffer({ resolveWithObject: true }));
  return {
    bytes: data,
    proxy: await proxyOf(data, info, mediaType),
    mediaType,
    width: info.width,
    height: info.height,
  };
}

/** Reads only the header: a decompression bomb is never decoded. */
async function checkSize(path: string, mediaType: MediaType): Promise<void> {
  const { format, width, height } = await broken(decode(path).metadata());
  if (`image/${format}` !== mediaType) throw new CallError('notImage');
  if (isPictureTooLarge({ width, height })) throw new CallError('imageTooLarge');
}

export async function proxyOf(
  bytes: Buffer,
  { width, height }: Pick<OutputInfo, 'width' | 'height'>,
  mediaType: MediaType,
): Promise<Buffer> {
  const side = PICTURE_LIMITS.proxySide;
  if (Math.max(width, height) <= side) return bytes;
  return broken(encode(decode(bytes).resize(side, side, { fit: 'inside' }), mediaType).toBuffer());
}

export function decode(picture: Buffer | string): Sharp {
  return sharp(picture, { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error', animated: false });
}

export function encode(picture: Sharp, mediaType: MediaType): Sharp {
  const upright = picture.toColourspace('srgb').timeout({ seconds: PICTURE_LIMITS.decodeSeconds });
  return mediaType === 'image/png'
    ? upright.png({ compressionLevel: 6 })
    : upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
}

/** Maps a decoder's failure: the file is broken, or has too many pixels. */
export async function broken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new CallError(
      error instanceof Error && error.message.includes('pixel limit') ? 'imageTooLarge' : 'imageBroken',
    );
  }
}
