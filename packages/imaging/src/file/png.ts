import { joined, latin1, viewOf, words } from './bytes.ts';
import { type Chunk, chunkOf, crc32, stored } from './chunk.ts';
import { profileOf } from './png-colour.ts';
import { orientationOf, tiffOf } from './exif.ts';
import type { EvenParts, FileFacts } from './facts.ts';

/** The first 8 bytes are the signature. */
const FIRST = 8;

export function pngFacts(bytes: Uint8Array): Pick<FileFacts, 'size' | 'orientation' | 'isAnimated' | 'isContested'> {
  const head = headOf(bytes);
  const header = head[0]?.data;
  const [width, height] =
    header && header.length >= 8 ? [viewOf(header).getUint32(0), viewOf(header).getUint32(4)] : [];
  return {
    ...(width !== undefined && height !== undefined && { size: { width, height } }),
    orientation: orientationIn(head),
    isAnimated: head.some(({ type }) => type === 'acTL'),
    isContested: isGreyOrClear(head) && (head.some(({ type }) => type === 'iCCP') || profileOf(head) !== undefined),
  };
}

/** Grey, or with alpha (ISO/IEC 15948, table 11.1; tRNS). */
function isGreyOrClear(head: readonly Chunk[]): boolean {
  const type = head[0]?.data[9] ?? 2;
  return (type & 2) === 0 || (type & 4) !== 0 || head.some((chunk) => chunk.type === 'tRNS');
}

/** The chunks before the pixels. Those behind them are for programs that have shown the picture already. */
function headOf(bytes: Uint8Array): Chunk[] {
  const found: Chunk[] = [];
  for (const chunk of chunks(bytes)) {
    if (chunk.type === 'IDAT') break;
    found.push(chunk);
  }
  return found;
}

/** No program writes so many; a file of nothing but empty ones would take long. */
const MAX_CHUNKS = 100_000;

/** The chunks in their order. What is none ends nowhere. */
function* chunks(bytes: Uint8Array): Generator<Chunk> {
  const view = viewOf(bytes);
  for (let [at, count] = [FIRST, 0]; at + 8 <= bytes.length; count += 1) {
    const letters = bytes.subarray(at + 4, at + 8);
    const isChunk = count < MAX_CHUNKS && letters.every((letter) => letter >= 0x41 && letter <= 0x7a);
    const end = isChunk ? at + 12 + view.getUint32(at) : Infinity;
    yield { type: String.fromCharCode(...letters), at, data: bytes.subarray(at + 8, end - 4), end };
    at = end;
  }
}

const orientationIn = (head: readonly Chunk[]): number => {
  const exif = head.find(({ type }) => type === 'eXIf')?.data;
  return exif ? orientationOf(exif) : 1;
};

/** Chunks that say colours. */
const COLOURS = ['cICP', 'iCCP', 'sRGB', 'gAMA', 'cHRM'];

/** @param isTurned whether the orientation is told */
export function evenPng(bytes: Uint8Array, isTurned: boolean): EvenParts {
  const head = headOf(bytes);
  const header = head[0];
  if (header?.type !== 'IHDR') return { parts: [bytes], end: 'cut' };
  const colours = head.filter((chunk) => COLOURS.includes(chunk.type) && isSound(bytes, chunk));
  const profile = profileOf([header, ...colours]);
  const orientation = orientationIn(head);
  const parts = [bytes.subarray(0, header.end)];
  if (profile) parts.push(chunkOf('iCCP', joined(latin1('icc\0\0'), stored(profile))));
  if (isTurned && orientation !== 1) parts.push(chunkOf('eXIf', tiffOf(orientation)));
  const left = ['eXIf', ...leftOut(colours, profile !== undefined)];
  let from = header.end;
  for (const { type, at, end } of head.slice(1)) {
    if (!left.includes(type)) continue;
    parts.push(bytes.subarray(from, at));
    from = end;
  }
  const rest = ended(bytes, from);
  return rest ? { parts: [...parts, ...rest], end: 'whole' } : { parts: [bytes], end: 'cut' };
}

/** Each engine believes another one of two chunks: one is left, or none. Colours of no known kind are left as they are. */
function leftOut(colours: readonly Chunk[], isMade: boolean): readonly string[] {
  if (isMade) return COLOURS;
  const has = (wanted: string) => colours.some(({ type }) => type === wanted);
  if (has('cICP')) return [];
  return COLOURS.filter((type) => type !== (has('iCCP') ? 'iCCP' : 'sRGB'));
}

const isSound = (bytes: Uint8Array, { at, data, end }: Chunk): boolean =>
  end <= bytes.length && crc32(bytes.subarray(at + 4, at + 8 + data.length)) === viewOf(bytes).getUint32(end - 4);

/**
 * The rest of a file, without what is behind its end, and with an end if only that is missing.
 * @returns undefined if a chunk of the picture is damaged
 */
function ended(bytes: Uint8Array, from: number): Uint8Array[] | undefined {
  let end = from;
  for (const chunk of chunks(bytes)) {
    if (chunk.type === 'IEND') break;
    if (chunk.end > bytes.length || (NEEDED.includes(chunk.type) && !isSound(bytes, chunk))) return undefined;
    end = chunk.end;
  }
  const isCut = bytes.length - end < 8 && bytes.subarray(end).some((byte, i) => byte !== END[i]);
  return isCut ? undefined : [bytes.subarray(from, end), END];
}

/** Chunks that hold the picture (ISO/IEC 15948, 11.2). */
const NEEDED = ['PLTE', 'IDAT'];

const END = joined(words(0), latin1('IEND'), words(0xae426082));
