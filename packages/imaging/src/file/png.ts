import { joined, latin1, viewOf, words } from './bytes.ts';
import { type Chunk, chunkOf, crc32, stored } from './chunk.ts';
import { profileOf } from './png-colour.ts';
import { orientationOf, tiffOf } from './exif.ts';
import type { EvenFile, FileFacts } from './facts.ts';

/** The first 8 bytes are the signature. */
const FIRST = 8;

export function pngFacts(bytes: Uint8Array): Pick<FileFacts, 'size' | 'orientation' | 'isAnimated'> {
  const head = headOf(bytes);
  const header = head[0]?.data;
  const [width, height] =
    header && header.length >= 8 ? [viewOf(header).getUint32(0), viewOf(header).getUint32(4)] : [];
  return {
    ...(width !== undefined && height !== undefined && { size: { width, height } }),
    orientation: orientationIn(head),
    isAnimated: head.some(({ type }) => type === 'acTL'),
  };
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

function* chunks(bytes: Uint8Array): Generator<Chunk> {
  const view = viewOf(bytes);
  for (let at = FIRST; at + 8 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    yield { type, at, data: bytes.subarray(at + 8, end - 4), end };
    at = end;
  }
}

const orientationIn = (head: readonly Chunk[]): number => {
  const exif = head.find(({ type }) => type === 'eXIf')?.data;
  return exif ? orientationOf(exif) : 1;
};

/** Colours that are said in these chunks are said by one profile. */
const COLOURS = ['cICP', 'iCCP', 'sRGB', 'gAMA', 'cHRM'];

/** @param isTurned whether the orientation is told */
export function evenPng(bytes: Uint8Array, isTurned: boolean): EvenFile {
  const head = headOf(bytes);
  const header = head[0];
  if (header?.type !== 'IHDR') return { parts: [bytes], end: 'whole' };
  const profile = profileOf(
    head.filter((chunk) => chunk === header || (COLOURS.includes(chunk.type) && isSound(bytes, chunk))),
  );
  const orientation = orientationIn(head);
  const left = ['eXIf', ...(profile ? COLOURS : [])];
  const parts = [bytes.subarray(0, header.end)];
  if (profile) parts.push(chunkOf('iCCP', joined(latin1('icc\0\0'), stored(profile))));
  if (isTurned && orientation !== 1) parts.push(chunkOf('eXIf', tiffOf(orientation)));
  let from = header.end;
  for (const { type, at, end } of head.slice(1)) {
    if (!left.includes(type)) continue;
    parts.push(bytes.subarray(from, at));
    from = end;
  }
  return { parts: [...parts, ...ended(bytes, from)], end: 'whole' };
}

const isSound = (bytes: Uint8Array, { at, data, end }: Chunk): boolean =>
  end <= bytes.length && crc32(bytes.subarray(at + 4, at + 8 + data.length)) === viewOf(bytes).getUint32(end - 4);

/** The rest of a file, without what is behind its end, and with an end if only that is missing. */
function ended(bytes: Uint8Array, from: number): Uint8Array[] {
  let end = from;
  for (const chunk of chunks(bytes)) {
    if (chunk.type === 'IEND' && chunk.end <= bytes.length) return [bytes.subarray(from, chunk.end)];
    if (chunk.end > bytes.length && chunk.type !== 'IEND') return [bytes.subarray(from)];
    end = Math.min(chunk.end, chunk.type === 'IEND' ? chunk.at : chunk.end);
  }
  return [bytes.subarray(from, end), END];
}

const END = joined(words(0), latin1('IEND'), words(0xae426082));
