import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brushLine } from './brush.ts';
import type { Mask } from './plane.ts';

const blank = (value = 0): Mask => ({ data: new Uint8ClampedArray(40 * 30).fill(value), width: 40, height: 30 });
const at = (mask: Mask, x: number, y: number) => mask.data[y * mask.width + x];

describe('the brush on a mask', () => {
  it('[AI-07.1] adds a line with a hard rim', () => {
    const mask = blank();
    brushLine(mask, { x: 10, y: 15 }, { x: 30, y: 15 }, { radius: 4, softness: 0, adds: true });
    expect([at(mask, 10, 15), at(mask, 29, 17), at(mask, 20, 11)]).toEqual([255, 255, 255]);
    expect([at(mask, 20, 8), at(mask, 3, 15), at(mask, 38, 15)]).toEqual([0, 0, 0]);
  });

  it('[AI-07.1] erases what it added, and a soft brush leaves a fading rim', () => {
    const mask = blank(255);
    brushLine(mask, { x: 20, y: 15 }, { x: 20, y: 15 }, { radius: 8, softness: 1, adds: false });
    const row = [20, 22, 24, 26, 29].map((x) => at(mask, x, 15) ?? 0);
    expect(row.toSorted((a, b) => a - b)).toEqual(row);
    expect(row[0]).toBeLessThan(20);
    expect(row.at(-1)).toBe(255);
  });

  it('[AI-07.1] changes nothing outside of the part that it names, wherever the line goes', () => {
    const place = fc.record({
      x: fc.double({ min: -50, max: 90, noNaN: true }),
      y: fc.double({ min: -50, max: 80, noNaN: true }),
    });
    fc.assert(
      fc.property(place, place, fc.double({ min: 0, max: 20, noNaN: true }), fc.boolean(), (from, to, radius, adds) => {
        const mask = blank(128);
        const part = brushLine(mask, from, to, { radius, softness: 0.5, adds });
        const changed = [...mask.data.keys()].filter((i) => mask.data[i] !== 128);
        const isInside = (i: number) => {
          const [x, y] = [i % 40, Math.floor(i / 40)];
          return part && x >= part.x && y >= part.y && x < part.x + part.width && y < part.y + part.height;
        };
        expect(changed.every(isInside)).toBe(true);
      }),
    );
  });
});
