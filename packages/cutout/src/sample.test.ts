import { describe, expect, it } from 'vitest';
import { hasFlatColours } from './flat-colours.ts';
import { sampled } from './sample.ts';

function painted(width: number, height: number, at: (x: number, y: number) => readonly number[]) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) data.set(at(i % width, Math.floor(i / width)), i * 4);
  return { data, width, height };
}

const SIGNED = { edge: 2, beyond: 'black', black: -1, white: 1 } as const;

describe('the input of a model', () => {
  it('[AI-02.1] is the mean of what each pixel covers, in the range that the model expects', () => {
    const stripes = painted(8, 8, (x) => (x % 2 === 0 ? [255, 0, 255, 255] : [0, 0, 255, 255]));
    const input = sampled(stripes, { x: 0, y: 0, width: 8, height: 8 }, SIGNED);
    expect([...input.subarray(0, 3)].map((value) => Math.round(value * 100) / 100)).toEqual([0, -1, 1]);
  });

  it('[AI-02.1] beyond the picture is black, or the outermost pixels go on', () => {
    const white = painted(2, 2, () => [255, 255, 255, 255]);
    const part = { x: -2, y: 0, width: 4, height: 4 };
    expect([...sampled(white, part, SIGNED)]).toEqual([-1, -1, -1, 1, 1, 1, -1, -1, -1, -1, -1, -1]);
    const edge = sampled(white, part, { ...SIGNED, beyond: 'edge' });
    expect([...edge].every((value) => value === 1)).toBe(true);
  });

  it('[AI-02.1] white shows through where the picture is transparent', () => {
    const clear = painted(2, 2, () => [0, 0, 0, 0]);
    const input = sampled(clear, { x: 0, y: 0, width: 2, height: 2 }, SIGNED);
    expect([...input].every((value) => value === 1)).toBe(true);
  });
});

describe('colours of a drawing', () => {
  const WHOLE = { x: 0, y: 0, width: 40, height: 40 };
  it('[AI-02.2] few colours in even areas are a drawing', () => {
    const drawing = painted(40, 40, (x, y) =>
      Math.hypot(x - 20, y - 20) < 12 ? [240, 190, 160, 255] : [40, 30, 20, 255],
    );
    expect(hasFlatColours(drawing, WHOLE)).toBe(true);
  });

  it('[AI-02.2] a grey photo has few colours but no even areas, a smooth one even areas but many colours', () => {
    const grey = painted(40, 40, (x, y) => {
      const value = 100 + ((x * 7 + y * 13) % 17);
      return [value, value, value, 255];
    });
    const smooth = painted(40, 40, (x, y) =>
      [x * 6, y * 6, 255 - x * 3, 255].map((value) => Math.round(value / 6) * 6),
    );
    expect([hasFlatColours(grey, WHOLE), hasFlatColours(smooth, WHOLE)]).toEqual([false, false]);
    expect(hasFlatColours(grey, { x: 50, y: 0, width: 9, height: 9 })).toBe(false);
  });
});
