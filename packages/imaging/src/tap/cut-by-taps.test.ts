import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPixels, painted } from '../testing.ts';
import { cutByTaps, type Tap } from './cut-by-taps.ts';
import type { Mask } from '../mask/plane.ts';

/** A noise that is the same at each run, -1 … 1. */
const noise = (x: number, y: number) => Math.sin(x * 12.9898 + y * 78.233) * Math.cos(x * 4.1 - y * 7.7);
const [WIDTH, HEIGHT] = [240, 180];
const isIn = (x: number, y: number, cx: number) => Math.hypot(x - cx, y - 90) < 40;

/** Two spotted red balls on an uneven green lawn. */
const balls = painted(WIDTH, HEIGHT, (x, y) => {
  const shade = 18 * noise(x, y);
  if (isIn(x, y, 70) || isIn(x, y, 180)) return (x + y) % 23 < 4 ? [235 + shade, 200, 60] : [200 + shade, 40, 50];
  return [60 + shade, 140 + shade + y / 4, 70];
});

function overlap(mask: Mask, isWanted: (x: number, y: number) => boolean): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < mask.data.length; i++) {
    const kept = (mask.data[i] ?? 0) > 127;
    const wanted = isWanted(i % mask.width, Math.floor(i / mask.width));
    if (kept && wanted) both += 1;
    if (kept || wanted) either += 1;
  }
  return both / either;
}

const keep = (x: number, y: number): Tap => ({ x: x / WIDTH, y: y / HEIGHT, keep: true });
const remove = (x: number, y: number): Tap => ({ x: x / WIDTH, y: y / HEIGHT, keep: false });

describe('cutting out by taps', () => {
  it('[AI-07.2] one tap cuts out the tapped thing with its spots, and not the one that looks the same', () => {
    expect(overlap(cutByTaps(balls, [keep(70, 90)]), (x, y) => isIn(x, y, 70))).toBeGreaterThan(0.93);
  });

  it('[AI-07.2] a second tap adds the other thing, and a tap that removes takes it away again', () => {
    const both = cutByTaps(balls, [keep(70, 90), keep(180, 90)]);
    expect(overlap(both, (x, y) => isIn(x, y, 70) || isIn(x, y, 180))).toBeGreaterThan(0.93);
    const one = cutByTaps(balls, [keep(70, 90), keep(180, 60), remove(180, 90), remove(180, 110), remove(165, 90)]);
    expect(one.data[90 * WIDTH + 180]).toBe(0);
    expect(one.data[90 * WIDTH + 70]).toBe(255);
  });

  it('[AI-07.2] nothing tapped, or only taps that remove, keeps nothing', () => {
    expect(cutByTaps(balls, []).data.every((value) => value === 0)).toBe(true);
    expect(cutByTaps(balls, [remove(70, 90)]).data.every((value) => value === 0)).toBe(true);
  });

  it('[AI-07.2] any picture and any taps give a mask of the size of the picture', () => {
    const tap = fc.record({
      x: fc.double({ min: -1, max: 2, noNaN: true }),
      y: fc.double({ min: -1, max: 2, noNaN: true }),
      keep: fc.boolean(),
    });
    fc.assert(
      fc.property(anyPixels, fc.array(tap, { maxLength: 4 }), (picture, taps) => {
        const mask = cutByTaps(picture, taps);
        expect(mask.data.length).toBe(picture.width * picture.height);
      }),
      { numRuns: 30 },
    );
  });
});
