import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridWindow } from './grid-window.ts';

const SHAPE = { width: 328, least: 68, ratio: 1, gap: 8 };

describe('a large library', () => {
  it('[CT-06.1] draws only a few tiles, however many there are', () => {
    const small = gridWindow({ ...SHAPE, count: 80 }, 0, 280);
    const large = gridWindow({ ...SHAPE, count: 8000 }, 0, 280);
    expect(large.columns).toBe(4);
    expect(large.to - large.from).toBe(small.to - small.from);
    expect(large.to - large.from).toBeLessThan(40);
  });

  it('[CT-06.1] draws every visible tile at any scroll position', () => {
    fc.assert(
      fc.property(
        fc.record({
          count: fc.nat(2000),
          width: fc.integer({ min: 60, max: 1200 }),
          above: fc.integer({ min: -400, max: 90_000 }),
        }),
        ({ count, width, above }) => {
          const made = gridWindow({ ...SHAPE, width, count }, above, 300);
          const row = made.tile.height + SHAPE.gap;
          for (let i = 0; i < count; i += 1) {
            const top = Math.floor(i / made.columns) * row;
            const isSeen = top + made.tile.height > above && top < above + 300;
            if (isSeen && (i < made.from || i >= made.to)) throw new Error(`tile ${i} at ${top} is not drawn`);
          }
          expect(made.from * 1).toBeGreaterThanOrEqual(0);
          expect(made.to).toBeLessThanOrEqual(count);
        },
      ),
    );
  });
});
