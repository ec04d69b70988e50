import { describe, expect, it } from 'vitest';
import { splitPlanes, whitePlate } from './underbase.ts';

const raster = (width: number, height: number, alpha: (x: number, y: number) => number) => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) data.set([10, 20, 30, alpha(i % width, Math.floor(i / width))], i * 4);
  return {
    width,
    height,
    rows: (from: number, count: number) => data.subarray(from * width * 4, (from + count) * width * 4),
  };
};

describe('whitePlate', () => {
  it('[SA-05] keeps back from the ink’s edge by the choke, and from soft ink in proportion', () => {
    const soft = raster(21, 9, (x) => (x < 10 ? 0 : x < 14 ? 90 : 255));
    const plate = whitePlate(splitPlanes(soft), 2);
    expect(Array.from(plate.subarray(4 * 21, 5 * 21))).toEqual(
      Array.from({ length: 21 }, (_, x) => (x < 12 ? 0 : x < 16 ? 90 : 255)),
    );
  });

  it('[SA-05] takes the least within the choke, in every direction, whatever its width', () => {
    for (const choke of [1, 2, 3, 5, 7]) {
      const hole = raster(31, 31, (x, y) => (x === 15 && y === 15 ? 0 : 255));
      const plate = whitePlate(splitPlanes(hole), choke);
      expect(plate.filter((value) => value === 0)).toHaveLength((2 * choke + 1) ** 2);
      expect(plate[(15 - choke) * 31 + 15 - choke]).toBe(0);
    }
  });

  it('[SA-05] is full where the ink is opaque everywhere: the clip keeps it off the case’s edge', () => {
    const whole = raster(8, 8, () => 255);
    expect(whitePlate(splitPlanes(whole), 3).every((value) => value === 255)).toBe(true);
  });
});

describe('splitPlanes', () => {
  it('reads every row of a tall picture', () => {
    const tall = raster(3, 1000, (_, y) => y % 256);
    expect(Array.from(splitPlanes(tall).alpha)).toEqual(
      Array.from({ length: 3000 }, (_, i) => Math.floor(i / 3) % 256),
    );
  });

  it('[SA-05] lays half-transparent colours on paper white and keeps their opacity', () => {
    const { rgb, alpha, opaque } = splitPlanes(raster(3, 1, (x) => [255, 128, 0][x] ?? 0));
    expect([...rgb]).toEqual([10, 20, 30, 132, 137, 142, 255, 255, 255]);
    expect([...alpha]).toEqual([255, 128, 0]);
    expect(opaque).toBe(false);
  });
});
