import type { Mask } from '@cpc/imaging';
import { describe, expect, it } from 'vitest';
import { subjectOf } from './subject.ts';

/** A mask of 10 × 20 pixels that keeps the given box. */
function maskWith(x: number, y: number, width: number, height: number): Mask {
  const data = new Uint8ClampedArray(200);
  for (let row = y; row < y + height; row++) data.fill(255, row * 10 + x, row * 10 + x + width);
  return { data, width: 10, height: 20 };
}

describe('where cut-out people are', () => {
  it('[ED-13.7] gives the box of what is kept, and of all faces, in shares of the picture', () => {
    const mask = maskWith(2, 5, 6, 15);
    mask.data[0] = 127;
    const faces = [
      { x: 3, y: 6, width: 2, height: 2 },
      { x: 6, y: 8, width: 1, height: 4 },
    ];
    const found = subjectOf(mask, faces);
    expect(found?.box).toEqual({ x: 0.2, y: 0.25, width: 0.6, height: 0.75 });
    expect(found?.faces.x).toBeCloseTo(0.3, 9);
    expect(found?.faces.y).toBeCloseTo(0.3, 9);
    expect(found?.faces.width).toBeCloseTo(0.4, 9);
    expect(found?.faces.height).toBeCloseTo(0.3, 9);
  });

  it('[ED-13.7] there is nothing where nothing is kept, or no face is', () => {
    expect(subjectOf(maskWith(0, 0, 0, 0), [{ x: 0, y: 0, width: 1, height: 1 }])).toBeUndefined();
    expect(subjectOf(maskWith(0, 0, 5, 5), [])).toBeUndefined();
  });
});
