import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rect } from '../surface/shapes.ts';
import { type Faced, framesIn, type View, viewOf } from './crop.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const photos = fc.record({ width: fc.integer({ min: 300, max: 4_000 }), height: fc.integer({ min: 300, max: 4_000 }) });
const face = fc
  .record({ size: fc.double({ min: 0.03, max: 0.4, noNaN: true }), x: share, y: share })
  .map(({ size, x, y }): Rect => ({ x: x * (1 - size), y: y * (1 - size), width: size, height: size }));
const faced = fc
  .tuple(photos, fc.array(face, { minLength: 1, maxLength: 5 }))
  .map(([photo, faces]): Faced => ({ ...photo, faces }));
const boxes = fc
  .record({ x: share, y: share, width: fc.integer({ min: 10, max: 90 }), height: fc.integer({ min: 10, max: 170 }) })
  .map((box): Rect => box);

/** Where a face is on the surface, mm. */
const shownAt = ({ box, crop }: View, { x, y, width, height }: Rect): Rect => ({
  x: box.x + ((x - crop.x) / crop.width) * box.width,
  y: box.y + ((y - crop.y) / crop.height) * box.height,
  width: (width / crop.width) * box.width,
  height: (height / crop.height) * box.height,
});

const SLACK = 1e-6;
const isIn = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK;
const meet = (a: Rect, b: Rect): boolean =>
  a.x + SLACK < b.x + b.width &&
  b.x + SLACK < a.x + a.width &&
  a.y + SLACK < b.y + b.height &&
  b.y + SLACK < a.y + a.height;

describe('crops that know faces', () => {
  it('[ED-16] a crop lies in the photo, has the ratio of its frame, and shows what it says', () => {
    fc.assert(
      fc.property(faced, boxes, boxes, share, (photo, box, zone, at) => {
        const view = viewOf(
          photo,
          [{ box }],
          { zones: [{ ...zone, width: zone.width / 4, height: zone.height / 8 }] },
          { zoom: 1 + at },
        );
        const { crop } = view;
        expect(isIn(crop, { x: 0, y: 0, width: 1, height: 1 })).toBe(true);
        expect((crop.width * photo.width) / (crop.height * photo.height)).toBeCloseTo(box.width / box.height, 6);
        if (!view.whole) return;
        for (const one of photo.faces ?? []) {
          const shown = shownAt(view, one);
          expect(isIn(shown, box)).toBe(true);
          expect(meet(shown, { ...zone, width: zone.width / 4, height: zone.height / 8 })).toBe(false);
        }
      }),
    );
  });

  it('[ED-16] among the frames of an area there is one in which all faces of any photo are whole', () => {
    fc.assert(
      fc.property(faced, boxes, fc.constantFrom('arch', 'circle', 'heart', null), (photo, area, mask) => {
        const view = viewOf(photo, framesIn(area, photo, { mask, tall: 1 }));
        expect(view.whole).toBe(true);
        expect(isIn(view.box, area)).toBe(true);
        for (const one of photo.faces ?? []) expect(isIn(shownAt(view, one), view.box)).toBe(true);
      }),
    );
  });

  it('[ED-16] the same photo gives the same crop; without faces it is the one about the middle, a little higher', () => {
    fc.assert(
      fc.property(faced, boxes, (photo, box) => {
        expect(viewOf(photo, [{ box }])).toEqual(viewOf(photo, [{ box }]));
        const { crop } = viewOf({ ...photo, faces: [] }, [{ box }]);
        expect(crop.x).toBeCloseTo((1 - crop.width) / 2, 9);
        expect(crop.y).toBeCloseTo((1 - crop.height) * 0.4, 9);
      }),
    );
  });
});
