import { joined } from './bytes.ts';
import type { EvenFile, FileFacts } from './facts.ts';
import { evenJpeg, jpegFacts } from './jpeg.ts';
import { evenPng, pngFacts } from './png.ts';
import { evenWebp, webpFacts } from './webp.ts';

/** Reads what a PNG, JPEG or WebP says of itself, by its first bytes, never by a name; undefined for any other file. */
export function fileFacts(bytes: Uint8Array): FileFacts | undefined {
  const file = kindOf(bytes);
  return file && { isContested: false, isAnimated: false, type: file, ...FACTS[file](bytes) };
}

/**
 * The same picture in a file that decoders read alike, which otherwise disagree about damaged ends, old colour chunks and odd
 * orientations: browsers among themselves, and with libvips.
 * - Colours: one ICC profile at most, in place of cICP, gAMA and cHRM of a PNG.
 * - Orientation: as one plain Exif block, or left out, if `isTurned` is false: the caller turns the pixels. A WebP has none.
 * - End: a mark is added if only that is missing, and what comes behind it is left out.
 */
export function evenFile(bytes: Uint8Array, isTurned = true): EvenFile {
  const file = kindOf(bytes);
  const { parts, end } = file ? EVEN[file](bytes, isTurned) : ({ parts: [bytes], end: 'whole' } as const);
  return { bytes: joined(...parts), end };
}

const FACTS = { png: pngFacts, jpeg: jpegFacts, webp: webpFacts };
const EVEN = { png: evenPng, jpeg: evenJpeg, webp: evenWebp };

/** The first bytes: PNG (ISO/IEC 15948, 5.2), JPEG (ITU-T T.81, B.1.1.3), WebP (RFC 9649, 2.4). */
function kindOf(bytes: Uint8Array): FileFacts['type'] | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'webp' : undefined;
}
