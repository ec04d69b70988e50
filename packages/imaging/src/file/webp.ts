import { latin1, startsWith, viewOf } from './bytes.ts';
import { orientationOf } from './exif.ts';
import type { EvenParts, FileFacts } from './facts.ts';

const EXIF_FLAG = 0x08;

/** A chunk of a WebP (RFC 9649, 2.3). */
interface Chunk {
  readonly type: string;
  readonly at: number;
  readonly data: Uint8Array;
  readonly end: number;
}

/** Behind so many, none is looked for: a file of nothing but empty ones would take long. */
const MAX_CHUNKS = 10_000;

function chunksOf(bytes: Uint8Array): Chunk[] {
  const found: Chunk[] = [];
  for (let at = 12; at + 8 <= bytes.length && found.length < MAX_CHUNKS; ) {
    const length = viewOf(bytes).getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    const type = String.fromCharCode(...bytes.subarray(at, at + 4));
    found.push({ type, at, data: bytes.subarray(at + 8, at + 8 + length), end });
    at = end;
  }
  return found;
}

/** Many programs put the first bytes of a JPEG's block before the block. */
const PREFIX = 'Exif\0\0';

export function webpFacts(bytes: Uint8Array): Pick<FileFacts, 'orientation'> {
  const exif = chunksOf(bytes).find(({ type }) => type === 'EXIF')?.data;
  if (!exif) return { orientation: 1 };
  return { orientation: orientationOf(startsWith(exif, PREFIX) ? exif.subarray(PREFIX.length) : exif) };
}

/** Without its Exif block, which some browsers obey: the caller turns the pixels. */
export function evenWebp(bytes: Uint8Array): EvenParts {
  const chunks = chunksOf(bytes);
  if (!chunks.some(({ type }) => type === 'EXIF')) return { parts: [bytes], end: 'whole' };
  const kept = chunks.filter(({ type }) => type !== 'EXIF').map(({ at, end }) => bytes.slice(at, end));
  const extended = kept.find((chunk) => startsWith(chunk, 'VP8X'));
  if (extended) extended[8] = (extended[8] ?? 0) & ~EXIF_FLAG;
  const head = new Uint8Array(12);
  head.set(latin1('RIFF'));
  head.set(latin1('WEBP'), 8);
  viewOf(head).setUint32(4, 4 + kept.reduce((sum, { length }) => sum + length, 0), true);
  return { parts: [head, ...kept], end: 'whole' };
}
