import { describe, expect, it } from 'vitest';
import { whitePlate } from './underbase.ts';

const plate = (width: number, height: number, alphaAt: (x: number, y: number) => number) => ({
  width,
  height,
  alpha: Uint8Array.from({ length: width * height }, (_, i) => alphaAt(i % width, Math.floor(i / width))),
});

describe('whitePlate', () => {
  it('[SA-05.2] stays back from the ink’s edge by the choke, and follows soft ink', () => {
    const soft = plate(21, 9, (x) => (x < 10 ? 0 : x < 14 ? 90 : 255));
    expect(Array.from(whitePlate(soft, 2).subarray(4 * 21, 5 * 21))).toEqual(
      Array.from({ length: 21 }, (_, x) => (x < 12 ? 0 : x < 16 ? 90 : 255)),
    );
  });

  it('[SA-05.2] takes the minimum within the choke, in every direction and for every width', () => {
    for (const choke of [1, 2, 3, 5, 7]) {
      const white = whitePlate(
        plate(31, 29, (x, y) => (x === 15 && y === 14 ? 0 : 255)),
        choke,
      );
      expect(white.filter((value) => value === 0)).toHaveLength((2 * choke + 1) ** 2);
      expect(white[(14 - choke) * 31 + 15 - choke]).toBe(0);
    }
  });

  it('[SA-05.2] is full where all ink is opaque: the clip keeps it off the case’s edge', () => {
    const whole = plate(8, 8, () => 255);
    expect(whitePlate(whole, 3).every((value) => value === 255)).toBe(true);
  });
});
