import { inflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyPlate, inkOf, layAlpha, layCoarseAlpha, layOpaque } from './plates.ts';
import { createDesk } from './desk.ts';
import { mapStrips, STRIP_ROWS, zlibStream } from './strips.ts';

const pixels = (width: number, height: number, alphaAt: (x: number, y: number) => number) => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) data.set([10, 20, 30, alphaAt(i % width, Math.floor(i / width))], i * 4);
  return data;
};

describe('the plates of a picture', () => {
  it('[SA-05.1] [SA-05.2] blend half-transparent colours with paper white', () => {
    expect([...inkOf(pixels(3, 1, (x) => [255, 128, 0][x] ?? 0)).rgb]).toEqual([
      10, 20, 30, 132, 137, 142, 255, 255, 255,
    ]);
  });

  it('copy alpha by rows, and average it for a coarser plate, including odd rests', () => {
    const data = pixels(5, 3, (x, y) => x * 10 + y);
    const [fine, coarse] = [emptyPlate({ width: 5, height: 3 }), emptyPlate({ width: 3, height: 2 })];
    layAlpha(fine, 0, data.subarray(0, 40));
    layAlpha(fine, 2, data.subarray(40));
    expect([...fine.alpha]).toEqual([0, 10, 20, 30, 40, 1, 11, 21, 31, 41, 2, 12, 22, 32, 42]);
    layCoarseAlpha(coarse, 2, 0, data.subarray(0, 40), 5);
    layCoarseAlpha(coarse, 2, 2, data.subarray(40), 5);
    expect([...coarse.alpha]).toEqual([5, 25, 40, 7, 27, 42]);
    layOpaque(coarse, 2, 2, 1);
    expect([...coarse.alpha]).toEqual([5, 25, 40, 255, 255, 255]);
  });

  it('[SA-05.1] convert every pixel the same, at any position and with any neighbours', () => {
    const pixel = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.constantFrom(0, 1, 128, 254, 255, 255, 255));
    fc.assert(
      fc.property(fc.array(pixel, { minLength: 1, maxLength: 23 }), (row) => {
        const alone = row.flatMap((one) => [...inkOf(Uint8ClampedArray.from(one)).rgb]);
        const ink = inkOf(Uint8ClampedArray.from(row.flat()));
        expect([...ink.rgb]).toEqual(alone);
        expect(ink.isOpaque).toBe(row.every((one) => one[3] === 255));
      }),
    );
  });
});

describe('strips', () => {
  it('start in order from top to bottom, several at a time, and cover each row once', async () => {
    let [inWork, most] = [0, 0];
    const begun: number[] = [];
    const height = STRIP_ROWS * 9 + 7;
    const made = await mapStrips(height, async (from, count) => {
      begun.push(from);
      most = Math.max(most, ++inWork);
      await new Promise((resolve) => setImmediate(resolve));
      inWork -= 1;
      return count;
    });
    expect(begun).toEqual(Array.from({ length: 10 }, (_, i) => i * STRIP_ROWS));
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(height);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(8);
  });

  it('a failing strip fails the whole', async () => {
    await expect(
      mapStrips(STRIP_ROWS * 8, async (from) => {
        if (from === STRIP_ROWS * 5) throw new Error('no memory left');
      }),
    ).rejects.toThrow('no memory left');
  });

  it('strips packed one by one form a valid zlib stream', async () => {
    const strip = fc.uint8Array({ maxLength: 20_000 });
    const desk = createDesk();
    await fc.assert(
      fc.asyncProperty(fc.array(strip, { minLength: 1, maxLength: 6 }), async (strips) => {
        const packed = [];
        for (const one of strips) packed.push(await desk.pack(one));
        // Inflating verifies the checksum at its end.
        expect(inflateSync(Buffer.concat(zlibStream(packed))).equals(Buffer.concat(strips))).toBe(true);
      }),
      { numRuns: 60 },
    );
    // More than the buffer of a desk holds.
    const large = Uint8Array.from({ length: 3_000_001 }, (_, i) => (i * i) >> 7);
    const packed = [await desk.pack(large), await desk.pack(large)];
    expect(inflateSync(Buffer.concat(zlibStream(packed))).equals(Buffer.concat([large, large]))).toBe(true);
    desk.close();
  });
});
