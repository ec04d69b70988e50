import { mm } from '@cpc/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSurface } from './check.ts';
import { CUSTOM_FIELDS, customId, customProblems, customSizeOf, customSurface, sizeBounds } from './custom.ts';
import { distanceInside, isSafe, keepOuts, region, regionContains, wrapZone } from './geometry.ts';
import { isBoxSafe, nudgeInside } from './nudge.ts';
import { shapeContains } from './shapes.ts';
import type { Surface } from './surface.ts';

const BED = { width: 320, height: 420 };
const SIZE = { marginTop: 10, marginLeft: 5, width: 71.5, height: 146.7, corner: 9 };

function plain(): Surface {
  const surface = customSurface(SIZE, BED);
  if (!surface) throw new Error('the size fits the bed');
  return surface;
}
const CASE: Surface = {
  ...plain(),
  keepOut: mm(3),
  wrap: mm(6),
  cutouts: [
    {
      role: 'camera',
      shape: { kind: 'roundedRect', x: mm(5), y: mm(5), width: mm(36), height: mm(38), radius: mm(9) },
    },
  ],
};

const box = fc.record({
  x: fc.double({ min: -60, max: 120, noNaN: true }),
  y: fc.double({ min: -60, max: 200, noNaN: true }),
  width: fc.double({ min: 1, max: 60, noNaN: true }),
  height: fc.double({ min: 1, max: 90, noNaN: true }),
});
const along = [0.001, 0.25, 0.5, 0.75, 0.999];

describe('moving a box into the safe region', () => {
  it('[CT-02] puts the whole box into the safe region; a safe box stays', () => {
    fc.assert(
      fc.property(box, (one) => {
        const by = nudgeInside(CASE, one);
        if (by === undefined) return;
        for (const u of along) {
          for (const v of along) {
            const at = { x: one.x + by.x + u * one.width, y: one.y + by.y + v * one.height };
            expect(distanceInside(region(CASE, 'safe'), at)).toBeGreaterThan(-0.02);
          }
        }
        expect(isBoxSafe(CASE, one)).toBe(by.x === 0 && by.y === 0);
      }),
      { seed: 3, numRuns: 60 },
    );
  });

  it('[CT-02] takes the shortest way, past the camera or back from the edge', () => {
    expect(nudgeInside(CASE, { x: 20, y: 44, width: 20, height: 10 })?.y).toBeCloseTo(2, 1);
    expect(nudgeInside(CASE, { x: 30, y: 140, width: 20, height: 10 })).toEqual({
      x: 0,
      y: expect.closeTo(-6.3, 1),
    });
    expect(nudgeInside(CASE, { x: 0, y: 0, width: 80, height: 10 })).toBeUndefined();
  });
});

describe('zones', () => {
  it('[CT-02] computes the wrap zone, the keep-outs and signed distances', () => {
    expect(regionContains(wrapZone(CASE), { x: 2, y: 80 })).toBe(true);
    expect(regionContains(wrapZone(CASE), { x: 36, y: 80 })).toBe(false);
    expect(regionContains(wrapZone(plain()), { x: 2, y: 80 })).toBe(false);
    expect(keepOuts(CASE).every((zone) => shapeContains(zone, { x: 4, y: 20 }))).toBe(true);
    expect(distanceInside(region(CASE, 'safe'), { x: 36, y: 100 })).toBeCloseTo(32.5, 1);
    expect(distanceInside(region(CASE, 'safe'), { x: 20, y: 20 })).toBeLessThan(0);
    expect(isSafe(CASE, { x: 36, y: 100 })).toBe(true);
  });
});

describe('a custom size', () => {
  const size = fc.record({
    marginTop: fc.double({ min: -5, max: 430, noNaN: true }),
    marginLeft: fc.double({ min: -5, max: 330, noNaN: true }),
    width: fc.double({ min: 0, max: 330, noNaN: true }),
    height: fc.double({ min: 0, max: 430, noNaN: true }),
    corner: fc.double({ min: -1, max: 170, noNaN: true }),
  });

  it('[CT-04] is a valid surface exactly if every measure is in its range', () => {
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

  it('[CT-04] has an id with its measures in hundredths of a millimetre', () => {
    expect(customId(SIZE)).toBe('size_1000_500_7150_14670_900');
    expect(customSizeOf(customId(SIZE))).toEqual(SIZE);
    for (const other of ['apple-iphone-16', 'size_1_2_3_4', 'size_1_2_3_4_-5', 'size_1_2_3_4_5_6'])
      expect(customSizeOf(other)).toBeUndefined();
    expect(CUSTOM_FIELDS.every((field) => sizeBounds(BED, SIZE)[field].most >= SIZE[field])).toBe(true);
  });

  it.each(CUSTOM_FIELDS)('[CT-04] is refused if %s is not a number', (field) => {
    expect(customProblems({ ...SIZE, [field]: Number.NaN }, BED)).toContain(field);
    expect(customSurface({ ...SIZE, [field]: Number.NaN }, BED)).toBeUndefined();
  });
});
