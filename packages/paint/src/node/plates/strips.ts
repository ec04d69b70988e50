import { createDesk, type Desk, type PackedStrip } from './desk.ts';

/** Strips in work at once: enough for threads to be busy while the next band is painted, and few enough for memory. */
const MAX_IN_WORK = 4;

/** Rows read from a canvas at once; a multiple of every step of white tracing. */
export const STRIP_ROWS = 64;

/**
 * Processes a picture from top to bottom in strips. The part of `make` before its first await runs in order, one call
 * after the other; the rest runs for a few strips at the same time, each with its own desk.
 */
export async function mapStrips<Made>(
  height: number,
  make: (from: number, count: number, desk: Desk) => Promise<Made>,
): Promise<Made[]> {
  const desks = Array.from({ length: Math.min(MAX_IN_WORK, Math.ceil(height / STRIP_ROWS)) }, createDesk);
  const free = [...desks];
  const made: Promise<Made>[] = [];
  const inWork = new Set<Promise<void>>();
  let failed = false;
  try {
    for (let from = 0; from < height && !failed; from += STRIP_ROWS) {
      const desk = free.pop();
      if (!desk) throw new Error('mapStrips: expected a free desk');
      const strip = make(from, Math.min(STRIP_ROWS, height - from), desk);
      made.push(strip);
      const end = (): void => {
        free.push(desk);
        inWork.delete(ended);
      };
      const ended: Promise<void> = strip.then(end, () => {
        failed = true;
        end();
      });
      inWork.add(ended);
      if (free.length === 0) await Promise.race(inWork);
    }
    return await Promise.all(made);
  } finally {
    for (const desk of desks) desk.close();
  }
}

/** The parts of one zlib stream (RFC 1950) from consecutive strips. */
export function zlibStream(strips: readonly PackedStrip[]): Uint8Array[] {
  let adler = 1;
  for (const strip of strips) adler = joinAdler(adler, strip);
  const tail = Buffer.alloc(6);
  // An empty last block (RFC 1951, 3.2.6), then the checksum.
  tail.writeUInt16BE(0x0300, 0);
  tail.writeUInt32BE(adler, 2);
  return [Buffer.from([0x78, 0x5e]), ...strips.flatMap(({ parts }) => parts), tail];
}

const BASE = 65521;

/** The checksum (RFC 1950, 8.2) of two pieces from the checksums of each. */
function joinAdler(first: number, { adler, length }: PackedStrip): number {
  const [a1, b1] = [first & 0xffff, first >>> 16];
  const [a2, b2] = [adler & 0xffff, adler >>> 16];
  const a = (a1 + a2 + BASE - 1) % BASE;
  const b = (b1 + b2 + (length % BASE) * (a1 + BASE - 1)) % BASE;
  return ((b << 16) | a) >>> 0;
}
