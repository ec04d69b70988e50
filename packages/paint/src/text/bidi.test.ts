import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineLevels, settleTrailingSpace, visualOrder } from './bidi.ts';

describe('bidi', () => {
  it('[ED-03.1] reads a line in the direction of its first letter', () => {
    expect(lineLevels('abc مرحبا').rightToLeft).toBe(false);
    expect(lineLevels('12 مرحبا abc').rightToLeft).toBe(true);
    expect(lineLevels('123').rightToLeft).toBe(false);
    expect(lineLevels('').rightToLeft).toBe(false);
  });

  it('[ED-03.1] puts trailing spaces on the side where the line ends', () => {
    const settled = (line: string): number[] => {
      const { levels, rightToLeft } = lineLevels(line);
      settleTrailingSpace(line, levels, rightToLeft);
      return [...levels];
    };
    expect(settled('مر  ')).toEqual([1, 1, 1, 1]);
    expect(settled('ab مر ').at(-1)).toBe(0);
  });

  it('[ED-03.1] keeps every run, and reverses a fully right-to-left line', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ level: fc.integer({ min: 0, max: 4 }), id: fc.integer() }), { maxLength: 12 }),
        (runs) => {
          const ids = (of: typeof runs) => of.map(({ id }) => id).sort((x, y) => x - y);
          expect(ids(visualOrder(runs))).toEqual(ids(runs));
          const arabic = runs.map((run) => ({ ...run, level: 1 }));
          expect(visualOrder(arabic)).toEqual(arabic.toReversed());
        },
      ),
    );
  });

  it('[ED-03.1] keeps a number in an Arabic line in left-to-right order', () => {
    const runs = [1, 2, 1].map((level, id) => ({ level, id }));
    expect(visualOrder([{ level: 0, id: 9 }, ...runs]).map(({ id }) => id)).toEqual([9, 2, 1, 0]);
    expect(
      visualOrder([
        { level: 1, id: 0 },
        { level: 2, id: 1 },
        { level: 2, id: 2 },
      ]).map(({ id }) => id),
    ).toEqual([1, 2, 0]);
  });
});
