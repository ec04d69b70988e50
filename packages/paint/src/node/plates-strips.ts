import { promisify } from 'node:util';
import { constants, createDeflate, deflate } from 'node:zlib';

/** Strips in work at once: so many that threads have work while the next band is painted, so few that they are small in memory. */
const IN_WORK = 8;

/** Rows read from a canvas at once; a multiple of every {@link AlphaField} step. */
export const STRIP_ROWS = 64;

/**
 * Takes a picture from top to bottom in strips. What `make` does before its first await runs in order, one after the
 * other; the rest of a few strips runs at the same time.
 */
export async function mapStrips<Made>(
  height: number,
  make: (from: number, count: number) => Promise<Made>,
): Promise<Made[]> {
  const made: Promise<Made>[] = [];
  const inWork = new Set<Promise<unknown>>();
  for (let from = 0; from < height; from += STRIP_ROWS) {
    const strip = make(from, Math.min(STRIP_ROWS, height - from));
    made.push(strip);
    const ended: Promise<unknown> = strip.finally(() => inWork.delete(ended));
    inWork.add(ended);
    if (inWork.size >= IN_WORK) await Promise.race(inWork);
  }
  return Promise.all(made);
}

/** Measured on a photograph: against level 1 it takes 5 % more time for 7 % fewer bytes; level 6 takes 90 % more for 12 %. */
const LEVEL = 3;

/** Room for all that comes out, so that a thread packs a strip in one go instead of asking for more room. */
const roomFor = (strip: Uint8Array): number => Math.max(1024, strip.length);

/** A piece of a zlib stream, packed on a thread of its own, and the sum of what it holds. */
export interface PackedStrip {
  readonly bytes: Uint8Array;
  readonly adler: number;
  readonly length: number;
}

/** Of a zlib stream of its own: the two bytes it begins with, and what follows the flush: an empty last block and the sum. */
const [HEAD, TAIL] = [2, 6];

/** Packs a strip so that it ends on a whole byte and another may follow it. */
export async function packStrip(strip: Uint8Array): Promise<PackedStrip> {
  const packer = createDeflate({ level: LEVEL, chunkSize: roomFor(strip) });
  packer.write(strip);
  // Not before it is flushed: a stream that is known to end leaves the flush out.
  packer.flush(constants.Z_SYNC_FLUSH, () => packer.end());
  const parts: Buffer[] = [];
  for await (const part of packer) parts.push(part as Buffer);
  const stream = Buffer.concat(parts);
  const end = stream.length - TAIL;
  return { adler: stream.readUInt32BE(end + 2), length: strip.length, bytes: stream.subarray(HEAD, end) };
}

const compress = promisify(deflate);

/** A strip packed as a whole zlib stream. */
export async function packAlone(strip: Uint8Array): Promise<Uint8Array> {
  // A copy of the packed bytes alone: what comes back holds on to all the room it had.
  return Buffer.from(await compress(strip, { level: LEVEL, chunkSize: roomFor(strip) }));
}

/** The parts of one zlib stream (RFC 1950) of strips that follow one another. */
export function zlibStream(strips: readonly PackedStrip[]): Uint8Array[] {
  let adler = 1;
  for (const strip of strips) adler = joinAdler(adler, strip);
  const tail = Buffer.alloc(6);
  // An empty last block (RFC 1951, 3.2.6), then the sum.
  tail.writeUInt16BE(0x0300, 0);
  tail.writeUInt32BE(adler, 2);
  return [Buffer.from([0x78, 0x5e]), ...strips.map(({ bytes }) => bytes), tail];
}

const BASE = 65521;

/** The sum (RFC 1950, 8.2) of two pieces from the sums of each. */
function joinAdler(first: number, { adler, length }: PackedStrip): number {
  const [a1, b1] = [first & 0xffff, first >>> 16];
  const [a2, b2] = [adler & 0xffff, adler >>> 16];
  const a = (a1 + a2 + BASE - 1) % BASE;
  const b = (b1 + b2 + (length % BASE) * (a1 + BASE - 1)) % BASE;
  return ((b << 16) | a) >>> 0;
}
