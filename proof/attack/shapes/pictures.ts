import { deflateSync } from 'node:zlib';
import { photo, plainProgressive } from '@cpc/api/testing/photo';
import { chunk, type Header, png, uint32 } from './png.ts';

/** Pictures that are small to send and expensive to decode, or that only look like pictures. */
export interface HostilePicture {
  readonly name: string;
  readonly make: () => Promise<Buffer> | Buffer;
}

const MEGA = 2 ** 20;
const SMALL: Header = { width: 64, height: 64, depth: 8 };
const packed = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes), { level: 9 });
const compressedText = (): Buffer => chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packed(100 * MEGA)]));
const profile = (): Buffer => chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), packed(100 * MEGA)]));

/** An animation (APNG 1.0) of many frames. */
function frames(count: number): readonly Buffer[] {
  const control = (n: number) => chunk('fcTL', Buffer.concat([uint32(n), uint32(64), uint32(64), Buffer.alloc(14)]));
  const many = Array.from({ length: count }, (_, n) => control(n));
  return [chunk('acTL', Buffer.concat([uint32(count), uint32(0)])), ...many];
}

/** Repeats the first scan of a progressive JPEG: each scan is decoded over the whole picture. */
async function manyScans(): Promise<Buffer> {
  const jpeg = await plainProgressive(6_000, 6_000);
  const from = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const next = nextMarker(jpeg, from + 2);
  const scan = jpeg.subarray(from, next);
  return Buffer.concat([jpeg.subarray(0, next), ...Array<Buffer>(300).fill(scan), jpeg.subarray(next)]);
}

function nextMarker(jpeg: Buffer, after: number): number {
  let at = after;
  // FF 00 is a byte of data, FF D0 … D7 is a restart marker.
  while (at < jpeg.length && !(jpeg[at] === 0xff && jpeg[at + 1] !== 0 && !isRestart(jpeg[at + 1] ?? 0))) at += 1;
  return at;
}

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

export const HOSTILE_PICTURES: readonly HostilePicture[] = [
  { name: 'one column', make: () => png({ width: 1, height: 50_000_000 }) },
  { name: 'one row', make: () => png({ width: 50_000_000, height: 1 }) },
  { name: 'two columns', make: () => png({ width: 2, height: 25_000_000 }) },
  { name: 'a bomb', make: () => png({ width: 7_000, height: 7_000, depth: 8, colour: 2 }) },
  { name: 'a deep bomb', make: () => png({ width: 5_000, height: 5_000, depth: 16, colour: 6 }) },
  { name: 'an interlaced bomb', make: () => png({ width: 7_000, height: 7_000, depth: 8, interlaced: true }) },
  { name: 'an interlaced column', make: () => png({ width: 8, height: 6_000_000, depth: 1, interlaced: true }) },
  { name: 'a forged size', make: () => png({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 }) },
  { name: 'no size', make: () => png({ width: 0, height: 0 }) },
  { name: 'compressed text', make: () => png(SMALL, { extra: [compressedText()] }) },
  { name: 'a vast profile', make: () => png(SMALL, { extra: [profile()] }) },
  {
    name: 'many texts',
    make: () => png(SMALL, { extra: Array<Buffer>(200_000).fill(chunk('tEXt', Buffer.from('a\0b'))) }),
  },
  { name: 'an animation', make: () => png(SMALL, { extra: frames(100_000) }) },
  { name: 'many scans', make: manyScans },
  { name: 'a broken photograph', make: async () => (await photo(4_000, 3_000)).subarray(0, 200_000) },
];
