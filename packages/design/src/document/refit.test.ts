import { degrees, mm } from '@cpc/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growShape, shapeBounds } from '../surface/shapes.ts';
import type { Surface } from '../surface/surface.ts';
import { phoneSurface } from '../surface/testing.ts';
import { type DesignDocument, EMPTY_DOCUMENT } from './document.ts';
import type { PictureLayer } from './layers/picture.ts';
import { refitDocument } from './refit.ts';

const surfaceOf = (width: number, height: number) => phoneSurface({ width, height, radius: 8, cutouts: [] });

const size = fc.tuple(fc.double({ min: 50, max: 95, noNaN: true }), fc.double({ min: 100, max: 180, noNaN: true }));

function picture(at: Partial<PictureLayer['placement']>, width: number, height: number): PictureLayer {
  const placement = { x: mm(0), y: mm(0), scale: 1, rotation: degrees(0), flipX: false, flipY: false, ...at };
  return { id: 'p', type: 'picture', placement, width: mm(width), height: mm(height) } as unknown as PictureLayer;
}

const documentOf = (layer: PictureLayer): DesignDocument => ({
  ...EMPTY_DOCUMENT,
  records: { ...EMPTY_DOCUMENT.records, [layer.id]: layer },
});

function refitted(layer: PictureLayer, from: Surface, to: Surface): PictureLayer {
  return refitDocument(documentOf(layer), from, to).records[layer.id] as PictureLayer;
}

describe('a design on another surface', () => {
  it('[ED-12.5] things in the safe area stay in the new safe area', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(size, size, share, share, ([w, h], [w2, h2], across, along) => {
        const [from, to] = [surfaceOf(w, h), surfaceOf(w2, h2)];
        const small = picture(
          { x: mm(3 + 5 + (w - 16) * across), y: mm(3 + 5 + (h - 16) * along), rotation: degrees(0) },
          10,
          10,
        );
        const { x, y, scale } = refitted(small, from, to).placement;
        const safe = shapeBounds(growShape(to.outline, -to.safeInset));
        const half = 5 * scale - 1e-9;
        expect(x - half).toBeGreaterThanOrEqual(safe.x);
        expect(y - half).toBeGreaterThanOrEqual(safe.y);
        expect(x + half).toBeLessThanOrEqual(safe.x + safe.width);
        expect(y + half).toBeLessThanOrEqual(safe.y + safe.height);
      }),
      { seed: 12 },
    );
  });

  it('[ED-12.5] a rotated picture that covered the surface covers the new one with its bleed', () => {
    fc.assert(
      fc.property(size, size, fc.integer({ min: 0, max: 359 }), ([w, h], [w2, h2], turn) => {
        const [from, to] = [surfaceOf(w, h), surfaceOf(w2, h2)];
        const side = Math.hypot(w, h) + 1;
        const whole = picture({ x: mm(w / 2), y: mm(h / 2), rotation: degrees(turn) }, side, side);
        const { placement } = refitted(whole, from, to);
        const rad = (-turn * Math.PI) / 180;
        for (const [cx, cy] of [
          [-2, -2],
          [w2 + 2, -2],
          [-2, h2 + 2],
          [w2 + 2, h2 + 2],
        ] as const) {
          const [dx, dy] = [cx - placement.x, cy - placement.y];
          const reach = Math.max(
            Math.abs(dx * Math.cos(rad) - dy * Math.sin(rad)),
            Math.abs(dx * Math.sin(rad) + dy * Math.cos(rad)),
          );
          expect(reach).toBeLessThanOrEqual((side * placement.scale) / 2 + 1e-6);
        }
      }),
      { seed: 12 },
    );
  });

  it('[ED-12.5] things in the centre stay in the centre', () => {
    const middle = picture({ x: mm(37), y: mm(75) }, 10, 10);
    expect(refitted(middle, surfaceOf(74, 150), surfaceOf(60, 170)).placement).toMatchObject({ x: 30, y: 85 });
  });
});
