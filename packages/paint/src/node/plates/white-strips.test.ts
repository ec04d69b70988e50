import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { STRIP_ROWS } from './strips.ts';
import { whitePlate } from './underbase.ts';
import { whiteStrips } from './white-strips.ts';

/** Opaque except for some holes. */
function holed(width: number, height: number, holes: readonly number[]): Uint8Array {
  const alpha = new Uint8Array(width * height).fill(255);
  for (const hole of holes) alpha[hole % alpha.length] = hole % 251;
  return alpha;
}

it('[SA-05.2] white computed by strips equals the white of the whole plate', async () => {
  const size = { width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: STRIP_ROWS * 3 + 9 }) };
  const holes = fc.array(fc.nat(1e6), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(
      size.width,
      size.height,
      holes,
      fc.integer({ min: 0, max: 24 }),
      async (width, height, at, choke) => {
        const alpha = holed(width, height, at);
        const rgba = new Uint8ClampedArray(alpha.length * 4);
        alpha.forEach((value, i) => (rgba[i * 4 + 3] = value));
        const next = whiteStrips({ width, height }, choke);
        const strips: Promise<Uint8Array>[] = [];
        for (let from = 0; from < height; from += STRIP_ROWS)
          strips.push(next(from, rgba.slice(from * width * 4, (from + STRIP_ROWS) * width * 4)));
        const laid = Buffer.concat(await Promise.all(strips));
        expect(laid.equals(Buffer.from(whitePlate({ width, height, alpha }, choke)))).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
