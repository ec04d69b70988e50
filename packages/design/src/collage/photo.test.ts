import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverCrop, intentOf, plainIntent } from './photo.ts';

const side = fc.integer({ min: 1, max: 9_000 });
const size = fc.record({ width: side, height: side });
const cell = fc.record({ width: fc.integer({ min: 3, max: 400 }), height: fc.integer({ min: 3, max: 400 }) });
const part = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ x: part, y: part });

describe('the part of a photo that a cell shows', () => {
  it('[ED-13.19] always covers the cell, in the photo’s own ratio', () => {
    fc.assert(
      fc.property(
        size,
        cell,
        point,
        point,
        fc.double({ min: 0.1, max: 6, noNaN: true }),
        (photo, box, look, at, zoom) => {
          const { x, y, width, height } = coverCrop(photo, box, { look, zoom }, at);
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9);
          expect(Math.min(width, height)).toBeGreaterThan(0);
          expect((width * photo.width) / (height * photo.height)).toBeCloseTo(box.width / box.height, 4);
        },
      ),
    );
  });

  it('[ED-13.19] brings the subject clear of the camera, by a small enlargement where it must', () => {
    const photo = { width: 4000, height: 3000 };
    const box = { width: 80, height: 60 };
    const crop = coverCrop(photo, box, plainIntent(photo, box), { x: 0.6, y: 0.6 });
    expect(crop.x + 0.6 * crop.width).toBeCloseTo(0.5, 6);
    expect(crop.y + 0.6 * crop.height).toBeCloseTo(0.46, 6);
    expect(crop.width).toBeGreaterThan(0.7);
  });

  it('[ED-13.19] [ED-13.20] an untouched photo is laid out anew in every cell; a moved one keeps what it shows', () => {
    const photo = { width: 3000, height: 4000 };
    const wide = { width: 80, height: 30 };
    const middle = { x: 0.5, y: 0.5 };
    const plain = coverCrop(photo, wide, plainIntent(photo, wide), middle);
    expect(intentOf(photo, wide, plain, middle)).toEqual(plainIntent(photo, wide));
    const moved = { ...plain, y: plain.y + 0.2 };
    const intent = intentOf(photo, wide, moved, middle);
    expect(intent.look.y).toBeCloseTo(plainIntent(photo, wide).look.y + 0.2, 6);
    expect(coverCrop(photo, wide, intent, middle).y).toBeCloseTo(moved.y, 6);
    // Its whole width was shown: nothing was said about the sides.
    expect(intent.look.x).toBe(0.5);
  });

  it('[ED-13.19] a low strip of an upright photo shows the face, which is in its upper half', () => {
    const photo = { width: 3000, height: 4000 };
    const strip = { width: 72, height: 26 };
    const { y, height } = coverCrop(photo, strip, plainIntent(photo, strip), { x: 0.5, y: 0.5 });
    expect(y).toBeGreaterThan(0.1);
    expect(y + height).toBeLessThan(0.45);
    const tall = { width: 30, height: 60 };
    expect(plainIntent(photo, tall).look.y).toBe(0.38);
  });

  it('[ED-13.19] [ED-13.20] what the customer has zoomed stays zoomed', () => {
    const photo = { width: 4000, height: 3000 };
    const box = { width: 40, height: 40 };
    const middle = { x: 0.5, y: 0.5 };
    const zoomed = coverCrop(photo, box, { look: { x: 0.3, y: 0.4 }, zoom: 2 }, middle);
    const again = coverCrop(photo, box, intentOf(photo, box, zoomed, middle), middle);
    for (const key of ['x', 'y', 'width', 'height'] as const) expect(again[key]).toBeCloseTo(zoomed[key], 6);
  });
});
