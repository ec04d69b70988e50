import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GridPlace, gridStep } from './grid-step.ts';

const place: fc.Arbitrary<GridPlace> = fc
  .record({ count: fc.integer({ min: 1, max: 400 }), columns: fc.integer({ min: 1, max: 12 }), rtl: fc.boolean() })
  .chain((grid) => fc.record({ ...asConstants(grid), at: fc.nat(grid.count - 1) }));

function asConstants<T extends object>(values: T) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, fc.constant(value)])) as {
    readonly [Key in keyof T]: fc.Arbitrary<T[Key]>;
  };
}

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

describe('the arrow keys in a library', () => {
  it('[ED-11.1] never leave the grid; up and down keep the column if the row is full', () => {
    fc.assert(
      fc.property(place, fc.constantFrom(...KEYS), (from, key) => {
        const to = gridStep(key, from) ?? -1;
        expect(to).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThan(from.count);
        const rows = Math.abs(Math.floor(to / from.columns) - Math.floor(from.at / from.columns));
        if (key === 'ArrowUp' || key === 'ArrowDown') expect(rows).toBeLessThanOrEqual(1);
        if (key === 'ArrowUp') expect(to % from.columns).toBe(from.at % from.columns);
      }),
    );
  });

  it('[ED-11.1] reach every tile from the first by right or down alone', () => {
    for (const key of ['ArrowRight', 'ArrowDown']) {
      const grid = { count: 23, columns: key === 'ArrowRight' ? 5 : 1, rtl: false };
      let at = 0;
      for (let i = 1; i < grid.count; i += 1) at = gridStep(key, { ...grid, at }) ?? -1;
      expect(at).toBe(22);
    }
  });

  it('[ED-11.1] [LG-04.1] follow the visual direction in right-to-left grids', () => {
    const grid = { at: 6, count: 20, columns: 5 };
    expect(gridStep('ArrowLeft', { ...grid, rtl: true })).toBe(7);
    expect(gridStep('ArrowRight', { ...grid, rtl: true })).toBe(5);
    expect(gridStep('ArrowLeft', { ...grid, rtl: false })).toBe(5);
    expect(gridStep('ArrowDown', { ...grid, rtl: true })).toBe(11);
  });

  it('[ED-11.1] leave every other key to the studio', () => {
    expect(gridStep('Delete', { at: 0, count: 3, columns: 3, rtl: false })).toBeUndefined();
  });
});
