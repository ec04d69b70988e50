import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSurface } from './check.ts';
import { CUSTOM_FIELDS, customId, customProblems, customSizeOf, customSurface, sizeBounds } from './custom.ts';

const BED = { width: 320, height: 420 };
const SIZE = { marginTop: 10, marginLeft: 5, width: 71.5, height: 146.7, corner: 9 };

describe('a custom size', () => {
  const size = fc.record({
    marginTop: fc.double({ min: -5, max: 430, noNaN: true }),
    marginLeft: fc.double({ min: -5, max: 330, noNaN: true }),
    width: fc.double({ min: 0, max: 330, noNaN: true }),
    height: fc.double({ min: 0, max: 430, noNaN: true }),
    corner: fc.double({ min: -1, max: 170, noNaN: true }),
  });

  it('[CT-04.3] is a valid surface exactly if every measure is in its range', () => {
    fc.assert(
      fc.property(size, (one) => {
        const surface = customSurface(one, BED);
        expect(surface === undefined).toBe(customProblems(one, BED).length > 0);
        if (surface === undefined) return;
        expect(checkSurface(surface)).toEqual([]);
        expect(one.marginLeft + one.width + surface.bleed).toBeLessThanOrEqual(BED.width + 0.01);
        expect(one.marginTop + one.height + surface.bleed).toBeLessThanOrEqual(BED.height + 0.01);
      }),
      { seed: 5, numRuns: 500 },
    );
  });

  it('[CT-04.3] has an id with its measures in hundredths of a millimetre', () => {
    expect(customId(SIZE)).toBe('size_1000_500_7150_14670_900');
    expect(customSizeOf(customId(SIZE))).toEqual(SIZE);
    for (const other of ['apple-iphone-16', 'size_1_2_3_4', 'size_1_2_3_4_-5', 'size_1_2_3_4_5_6'])
      expect(customSizeOf(other)).toBeUndefined();
    expect(CUSTOM_FIELDS.every((field) => sizeBounds(BED, SIZE)[field].most >= SIZE[field])).toBe(true);
  });

  it.each(CUSTOM_FIELDS)('[CT-04.3] is refused if %s is not a number', (field) => {
    expect(customProblems({ ...SIZE, [field]: Number.NaN }, BED)).toContain(field);
    expect(customSurface({ ...SIZE, [field]: Number.NaN }, BED)).toBeUndefined();
  });
});
