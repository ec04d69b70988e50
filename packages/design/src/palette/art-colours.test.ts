import { describe, expect, it } from 'vitest';
import { type Colour, hexColour } from '../colour.ts';
import { mainColours, recolourPixels, withArtColour } from './art-colours.ts';
import { labDistance, labOfColour } from './oklab.ts';

const [RED, DARK, WHITE, LIGHT, BLUE] = ['#f44336', '#cc3333', '#ffffff', '#ff8a80', '#1e5bff'].map(hexColour) as [
  Colour,
  Colour,
  Colour,
  Colour,
  Colour,
];

/** So many opaque pixels of each colour. */
function pixelsOf(...runs: readonly (readonly [colour: Colour, count: number])[]): Uint8ClampedArray {
  const bytes = runs.flatMap(([colour, count]) => {
    const pixel = [...[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)), 255];
    return Array.from({ length: count }, () => pixel).flat();
  });
  return new Uint8ClampedArray(bytes);
}

const colourAt = (pixels: Uint8ClampedArray, n: number): Colour =>
  hexColour(`#${[...pixels.subarray(4 * n, 4 * n + 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`);

const distance = (a: Colour, b: Colour) => labDistance(labOfColour(a), labOfColour(b));

describe('the colours of a sticker', () => {
  it('[ED-01.8] its main ones are the most seen that differ; a shade belongs to one of them', () => {
    const [first, second, ...more] = mainColours(pixelsOf([DARK, 20], [RED, 90], [WHITE, 30]));
    expect(distance(first ?? WHITE, RED)).toBeLessThan(0.02);
    expect(distance(second ?? RED, WHITE)).toBeLessThan(0.02);
    expect(more).toEqual([]);
  });

  it('[ED-01.8] an art of very many colours, as a photo, has none', () => {
    const many = Array.from({ length: 64 }, (_, n) =>
      hexColour(`#${((n * 0x3fd1b) % 0xffffff).toString(16).padStart(6, '0')}`),
    );
    expect(mainColours(pixelsOf(...many.map((colour) => [colour, 1] as const)))).toEqual([]);
  });

  it('[ED-01.8] a changed one takes its shades along, and leaves the others', () => {
    const pixels = pixelsOf([RED, 1], [DARK, 1], [WHITE, 1], [LIGHT, 1]);
    recolourPixels(pixels, [
      { from: RED, to: BLUE },
      { from: WHITE, to: WHITE },
    ]);
    const [main, dark, white, light] = [0, 1, 2, 3].map((n) => colourAt(pixels, n)) as [Colour, Colour, Colour, Colour];
    expect(distance(main, BLUE)).toBeLessThan(0.02);
    expect(white).toBe(WHITE);
    expect(labOfColour(dark).l).toBeLessThan(labOfColour(main).l);
    expect(labOfColour(light).l).toBeGreaterThan(labOfColour(main).l);
    expect(labOfColour(dark).b).toBeLessThan(0);
  });

  it('[ED-01.8] an art without a change keeps its pixels, and clear ones stay clear', () => {
    const pixels = pixelsOf([RED, 1]);
    recolourPixels(pixels, [{ from: RED, to: RED }]);
    expect(colourAt(pixels, 0)).toBe(RED);
    const clear = new Uint8ClampedArray([244, 67, 54, 0]);
    recolourPixels(clear, [{ from: RED, to: BLUE }]);
    expect([...clear]).toEqual([244, 67, 54, 0]);
  });

  it('[ED-01.8] a document keeps all main colours once one is changed, and none when it is changed back', () => {
    const blue = withArtColour([RED, WHITE], [], RED, BLUE);
    expect(blue).toEqual([
      { from: RED, to: BLUE },
      { from: WHITE, to: WHITE },
    ]);
    expect(withArtColour([RED, WHITE], blue, RED, RED)).toEqual([]);
  });
});
