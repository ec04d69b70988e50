import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, hexColour, luminance } from '../colour.ts';
import { atLightness, inkOn, MIN_CONTRAST, plainInkOn } from './inks.ts';
import { colourOf, labDistance, labOfColour } from './oklab.ts';
import { paletteOf, type Rgba } from './palette.ts';

/** A picture of vertical stripes: colours with their widths in pixels. */
function stripes(...parts: readonly (readonly [colour: string, width: number])[]): Rgba {
  const row = parts.flatMap(([colour, width]) => Array.from({ length: width }, () => rgba(colour)));
  return { width: row.length, height: 40, data: Array.from({ length: 40 }, () => row.flat()).flat() };
}

const rgba = (colour: string): number[] => [
  ...[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
  255,
];
const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((n) => hexColour(`#${n.toString(16).padStart(6, '0')}`));

describe('the palette of a picture', () => {
  it('[ED-13.5] names the colours of stripes with their shares, the widest first', () => {
    const palette = paletteOf(stripes(['#1d2a5e', 50], ['#ffd23f', 30], ['#e5383b', 20]));
    expect(palette.map(({ colour }) => colour)).toEqual(['#1d2a5e', '#ffd23f', '#e5383b']);
    for (const [i, share] of [0.5, 0.3, 0.2].entries()) expect(palette[i]?.share).toBeCloseTo(share, 1);
  });

  it('[ED-13.5] keeps a small bright spot apart from many shades of grey', () => {
    const greys = Array.from({ length: 48 }, (_, i) => `#${(70 + 3 * i).toString(16).padStart(2, '0').repeat(3)}`);
    const picture = stripes(...greys.map((grey) => [grey, 2] as const), ['#e5383b', 3]);
    const red = labOfColour(hexColour('#e5383b'));
    expect(paletteOf(picture).some(({ colour }) => labDistance(labOfColour(colour), red) < 0.03)).toBe(true);
  });

  it('[ED-13.5] joins shades that look the same, and ignores what is transparent', () => {
    expect(paletteOf(stripes(['#2fa05a', 20], ['#30a15b', 20], ['#2e9f59', 20]))).toHaveLength(1);
    const clear = { ...stripes(['#ff0000', 10]), data: Array.from({ length: 4 * 400 }, () => 0) };
    expect(paletteOf(clear)).toEqual([]);
    expect(paletteOf({ width: 0, height: 0, data: [] })).toEqual([]);
  });

  it.each([4_096, 4_097, 8_191, 100_000])('[ED-13.5] reads at most 4,096 of %i pixels', (count) => {
    let reads = 0;
    const data = new Proxy(new Uint8ClampedArray(4 * count).fill(255), {
      get(bytes, at) {
        if (Number(at) % 4 === 3) reads += 1;
        return Reflect.get(bytes, at) as number;
      },
    });
    expect(paletteOf({ width: count, height: 1, data }).map(({ colour }) => colour)).toEqual(['#ffffff']);
    expect(reads).toBeLessThanOrEqual(4_096);
    expect(reads).toBeGreaterThan(2_000);
  });

  it('[ED-13.5] gives the same palette each time; its shares add up to the whole, and no two look the same', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyColour, fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 12 }),
        (parts) => {
          const picture = stripes(...parts);
          const palette = paletteOf(picture);
          expect(paletteOf(picture)).toEqual(palette);
          expect(palette.length).toBeLessThanOrEqual(6);
          expect(palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
          for (const [i, one] of palette.entries())
            for (const other of palette.slice(i + 1))
              expect(labDistance(labOfColour(one.colour), labOfColour(other.colour))).toBeGreaterThan(0.05);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('inks', () => {
  it('[ED-13.5] are readable on any ground, and stay as wanted where that is readable', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (wanted, ground) => {
        const ink = inkOn(wanted, ground);
        const readable = (one: typeof ink) => contrast(luminance(one), luminance(ground));
        expect(readable(ink)).toBeGreaterThanOrEqual(MIN_CONTRAST);
        if (readable(wanted) >= MIN_CONTRAST) expect(ink).toBe(wanted);
        expect(readable(plainInkOn(ground))).toBeGreaterThanOrEqual(4);
      }),
    );
  });

  it('[ED-13.5] a colour in OKLab and back is the same colour', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(colourOf(labOfColour(colour))).toBe(colour);
      }),
    );
    expect(labOfColour(atLightness(hexColour('#e5383b'), 0.9)).l).toBeCloseTo(0.9, 1);
  });
});
