import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutoutSize, gainsOf, RESULT_LIMITS, resultSize, workingSize } from './enlargement.ts';
import { WHOLE_PICTURE } from './layers/picture.ts';

const side = fc.integer({ min: 1, max: 30_000 });

describe('the limits of picture tools', () => {
  it('[AI-02.4] [ED-10.1] no result is larger than a phone can hold, and none is empty', () => {
    fc.assert(
      fc.property(side, side, fc.constantFrom(1, 2, 3, 4), (width, height, times) => {
        const result = resultSize({ width, height }, times);
        expect(Math.min(result.width, result.height)).toBeGreaterThan(0);
        expect(Math.max(result.width, result.height)).toBeLessThanOrEqual(RESULT_LIMITS.side);
        // A line one pixel high keeps its pixel.
        if (Math.max(width, height) <= 50 * Math.min(width, height))
          expect(result.width * result.height).toBeLessThanOrEqual(RESULT_LIMITS.pixels * 1.1);
      }),
    );
  });

  it('[AI-02.4] a small picture is not reduced, and a photo of 50 megapixels is', () => {
    expect(workingSize({ width: 420, height: 315 }, 4)).toEqual({ width: 420, height: 315 });
    expect(workingSize({ width: 1, height: 1 }, 4)).toEqual({ width: 1, height: 1 });
    expect(resultSize({ width: 8_160, height: 6_120 }, 1)).toEqual({ width: 4_729, height: 3_547 });
  });

  it('[AI-02.4] [PF-02.2] only an enlargement that gains is offered, and never one that makes a picture smaller', () => {
    expect(gainsOf({ width: 420, height: 315 }, 1).map(({ times }) => times)).toEqual([2, 3, 4]);
    expect(gainsOf({ width: 1_680, height: 1_260 }, 4)).toEqual([]);
    expect(gainsOf({ width: 4_032, height: 3_024 }, 1)).toEqual([]);
    fc.assert(
      fc.property(side, side, fc.constantFrom(1, 2, 3, 4), (width, height, now) => {
        for (const { size } of gainsOf({ width, height }, now)) expect(size.width).toBeGreaterThan(width);
      }),
    );
  });

  it('[AI-02.1] [AI-02.4] [PF-02.2] a strongly cropped photo is cut out with more pixels, so that its print stays fine', () => {
    const photo = { width: 8_160, height: 6_120 };
    expect(cutoutSize(photo, WHOLE_PICTURE)).toEqual({ width: 3_072, height: 2_304 });
    const part = { x: 0.1, y: 0.2, width: 0.7, height: 0.7 };
    expect(cutoutSize(photo, part)).toEqual({ width: 4_389, height: 3_291 });
    // No larger than a phone can hold, and never larger than it is.
    expect(cutoutSize(photo, { ...part, width: 0.1, height: 0.1 })).toEqual(workingSize(photo, 1));
    expect(cutoutSize({ width: 400, height: 300 }, part)).toEqual({ width: 400, height: 300 });
  });
});
