import * as fc from 'fast-check';
import { emptyPixels, type Pixels } from './pixels.ts';

/** Pictures of every kind: small ones, single rows, transparent, partly transparent, opaque. */
export const anyPixels: fc.Arbitrary<Pixels> = fc
  .record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 40 }) })
  .chain(({ width, height }) =>
    fc
      .uint8Array({ minLength: 4 * width * height, maxLength: 4 * width * height })
      .map((bytes) => ({ data: new Uint8ClampedArray(bytes), width, height })),
  );

/** A picture whose pixels are the values of a function. */
export function painted(
  width: number,
  height: number,
  at: (x: number, y: number) => readonly [red: number, green: number, blue: number, alpha?: number],
): Pixels {
  const pixels = emptyPixels(width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue, alpha = 255] = at(x, y);
      pixels.data.set([red, green, blue, alpha], 4 * (y * width + x));
    }
  return pixels;
}

export const copied = ({ data, width, height }: Pixels): Pixels => ({ data: data.slice(), width, height });

export const pixelAt = ({ data, width }: Pixels, x: number, y: number): readonly number[] => [
  ...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4),
];
