import { readFile } from 'node:fs/promises';
import { CallError, isPictureTooLarge } from '@cpc/contract';
import { type ModelSource, sourceElement, sourceNamedIn } from '@cpc/domain';
import { evenFile, fileFacts } from '@cpc/imaging';
import { decodePicture } from '@cpc/paint/node';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { PICTURE_LIMITS } from './receive/limits.ts';

// Decoded pictures are never needed twice, and each one has a process of its own.
sharp.cache(false);
sharp.concurrency(1);

type FailOn = 'error' | 'warning';
type MediaType = 'image/png' | 'image/jpeg';

export interface Picture {
  readonly bytes: Buffer;
  /** At most `proxySide` long; the same bytes if the picture is that small. */
  readonly proxy: Buffer;
  readonly mediaType: MediaType;
  /** px */
  readonly width: number;
  readonly height: number;
  /** The mark of a picture that a trained model made, or a part of it. */
  readonly modelSource: ModelSource | null;
}

/**
 * Converts an untrusted file: upright, sRGB, encoded again, so that only its pixels are kept (AP-06), and the mark of a
 * trained model. The signature of a C2PA manifest would not fit the new file: its word is kept as IPTC's.
 * @param made how it is marked if it came without a mark
 * @throws CallError notImage, imageTooLarge or imageBroken
 */
export async function takePicture(path: string, made: ModelSource | null = null): Promise<Picture> {
  const bytes = await readFile(path);
  const facts = fileFacts(bytes);
  if (!facts || facts.type === 'webp') throw new CallError('notImage');
  const mediaType = `image/${facts.type}` as const;
  const { pixels, xmp } = await checkSize(bytes, mediaType);
  const modelSource = sourceNamedIn(bytes.toString('latin1')) ?? sourceNamedIn(xmp) ?? made;
  const { bytes: even, end } = evenFile(bytes);
  if (end === 'cut') throw new CallError('imageBroken');
  const { data, info } = await broken(convert(Buffer.from(even.buffer), { mediaType, modelSource }, pixels));
  return {
    bytes: data,
    proxy: await proxyOf(data, info, { mediaType, modelSource }),
    mediaType,
    width: info.width,
    height: info.height,
    modelSource,
  };
}

/** How a picture is encoded and marked. */
type PictureKind = Pick<Picture, 'mediaType' | 'modelSource'>;

/** What libjpeg says of a JPEG whose codes end before its picture does; it shows grey there. */
const ENDS_EARLY = /premature end/i;

async function convert(even: Buffer, kind: PictureKind, pixels: number) {
  const side = PICTURE_LIMITS.longestSide;
  const at = async (failOn: FailOn) => {
    const upright = await opened(decode(even, failOn).autoOrient());
    const kept = upright.resize(side, side, { fit: 'inside', withoutEnlargement: true });
    return encode(kept, kind, pixels <= MAX_OPTIMISED).toBuffer({ resolveWithObject: true });
  };
  if (kind.mediaType === 'image/png') return at('error');
  return at('warning').catch((error: unknown) => {
    if (ENDS_EARLY.test(String(error))) throw error;
    // Its decoder warns of things that change no pixel, too.
    return at('error');
  });
}

/**
 * Reads only the header: a decompression bomb is never decoded.
 * @returns how many pixels it has, and its XMP
 */
async function checkSize(
  bytes: Buffer,
  mediaType: MediaType,
): Promise<{ readonly pixels: number; readonly xmp: string }> {
  const { format, width, height, xmpAsString: xmp = '' } = await broken(decode(bytes).metadata());
  if (`image/${format}` !== mediaType) throw new CallError('notImage');
  if (isPictureTooLarge({ width, height })) throw new CallError('imageTooLarge');
  return { pixels: width * height, xmp };
}

/**
 * sharp ignores the profile of grey of 16 bits, and takes other 16 bits through Display P3, which cuts some colours of sRGB off.
 * The canvas's decoder does neither.
 */
async function opened(file: Sharp): Promise<Sharp> {
  const { depth, hasProfile, hasAlpha, space } = await file.metadata();
  if (depth !== 'ushort' || !hasProfile) return file;
  const upright = file.toColourspace(space === 'grey16' ? 'grey16' : 'rgb16').keepIccProfile();
  const canvas = await decodePicture(await upright.png({ compressionLevel: 1 }).toBuffer());
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const pixels = sharp(data, { raw: { width, height, channels: 4 } });
  return hasAlpha ? pixels : pixels.removeAlpha();
}

export async function proxyOf(
  bytes: Buffer,
  { width, height }: Pick<OutputInfo, 'width' | 'height'>,
  kind: PictureKind,
): Promise<Buffer> {
  const side = PICTURE_LIMITS.proxySide;
  if (Math.max(width, height) <= side) return bytes;
  return broken(encode(decode(bytes).resize(side, side, { fit: 'inside' }), kind).toBuffer());
}

export function decode(picture: Buffer, failOn: FailOn = 'error'): Sharp {
  return sharp(picture, { limitInputPixels: PICTURE_LIMITS.pixels, failOn, animated: false });
}

/**
 * Files with more pixels get the codes that every JPEG may have: finding shorter ones takes six bytes of memory for each
 * pixel, and saves a fifteenth.
 */
const MAX_OPTIMISED = 24_000_000;

export function encode(picture: Sharp, { mediaType, modelSource }: PictureKind, optimiseCoding = true): Sharp {
  const upright = marked(picture, modelSource).toColourspace('srgb').timeout({ seconds: PICTURE_LIMITS.decodeSeconds });
  return mediaType === 'image/png'
    ? upright.png({ compressionLevel: 6 })
    : upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding });
}

const marked = (picture: Sharp, source: ModelSource | null): Sharp =>
  source === null
    ? picture
    : picture.withXmp(
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
          `<rdf:Description rdf:about="">${sourceElement(source)}</rdf:Description></rdf:RDF></x:xmpmeta>`,
      );

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
