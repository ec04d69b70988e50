import type { Point } from '@cpc/design';
import { createCanvas } from '@napi-rs/canvas';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tracedWhite } from './white-path.ts';

/** mm; a pixel of the 300 dpi used for tracing white. */
const PIXEL = 25.4 / 300;
const SIZE = 240;

/** The alpha of a drawing in mm. */
function plateOf(draw: (context: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void) {
  const context = createCanvas(SIZE, SIZE).getContext('2d');
  context.scale(1 / PIXEL, 1 / PIXEL);
  draw(context);
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  return { width: SIZE, height: SIZE, alpha: Uint8Array.from({ length: SIZE * SIZE }, (_, i) => data[i * 4 + 3] ?? 0) };
}

function ringsOf(path: ReturnType<typeof tracedWhite>): Point[][] {
  const rings: Point[][] = [];
  for (const command of path) {
    if (command[0] === 'move') rings.push([]);
    if (command[0] === 'move' || command[0] === 'line') rings.at(-1)?.push({ x: command[1], y: command[2] });
  }
  return rings;
}

/** Points along a ring, close together. */
const along = (ring: readonly Point[]): Point[] =>
  ring.flatMap((from, i) => {
    const to = ring[(i + 1) % ring.length] ?? from;
    return Array.from({ length: 20 }, (_, k) => ({
      x: from.x + ((to.x - from.x) * k) / 20,
      y: from.y + ((to.y - from.y) * k) / 20,
    }));
  });

describe('tracedWhite', () => {
  it('[SA-05.2] is within 0.05 mm of a disc’s edge minus the choke, at any position', () => {
    const place = fc.double({ min: 9, max: 11, noNaN: true });
    const radius = fc.double({ min: 1, max: 8, noNaN: true });
    const choke = fc.integer({ min: 0, max: 5 }).map((steps) => steps / 10);
    fc.assert(
      fc.property(place, place, radius, choke, (x, y, r, kept) => {
        const plate = plateOf((context) => {
          context.arc(x, y, r, 0, 2 * Math.PI);
          context.fill();
        });
        const rings = ringsOf(tracedWhite(plate, kept, PIXEL));
        expect(rings).toHaveLength(1);
        for (const point of along(rings[0] ?? []))
          expect(Math.abs(Math.hypot(point.x - x, point.y - y) - (r - kept))).toBeLessThan(0.05);
      }),
      { numRuns: 60 },
    );
  });

  it('[SA-05.2] is within 0.05 mm of a rotated square’s sides, with sharp corners', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: Math.PI, noNaN: true }), (angle) => {
        const plate = plateOf((context) => {
          context.translate(10, 10);
          context.rotate(angle);
          context.fillRect(-5, -5, 10, 10);
        });
        const [ring = [], ...others] = ringsOf(tracedWhite(plate, 0.2, PIXEL));
        expect(others).toEqual([]);
        for (const point of along(ring)) {
          const [dx, dy] = [point.x - 10, point.y - 10];
          const u = Math.abs(dx * Math.cos(angle) + dy * Math.sin(angle));
          const v = Math.abs(dy * Math.cos(angle) - dx * Math.sin(angle));
          expect(Math.max(u, v)).toBeLessThan(4.85);
          expect(Math.max(u, v)).toBeGreaterThan(4.7);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('[SA-05.2] keeps holes, drops parts smaller than the choke, and closes at the page’s edge', () => {
    const plate = plateOf((context) => {
      context.fillRect(-1, -1, 12, 12);
      context.clearRect(3, 3, 4, 4);
      context.fillRect(15, 15, 0.3, 4);
    });
    const rings = ringsOf(tracedWhite(plate, 0.2, PIXEL));
    expect(rings).toHaveLength(2);
    const [outer, hole] = rings.map((ring) => ring.map(({ x }) => x));
    expect(Math.max(...(outer ?? []))).toBeCloseTo(10.8, 1);
    expect([Math.min(...(hole ?? [])), Math.max(...(hole ?? []))].map((x) => Math.round(x * 10) / 10)).toEqual([
      2.8, 7.2,
    ]);
  });

  it('[SA-05.2] puts white under a glow where its ink is at least half opaque', () => {
    // Opacity falls linearly from 1 at the centre to 0 at 8 mm.
    const plate = plateOf((context) => {
      const glow = context.createRadialGradient(10, 10, 0, 10, 10, 8);
      glow.addColorStop(0, 'rgba(255,0,200,1)');
      glow.addColorStop(1, 'rgba(255,0,200,0)');
      context.fillStyle = glow;
      context.fillRect(0, 0, 20, 20);
    });
    const [ring = []] = ringsOf(tracedWhite(plate, 0.2, PIXEL));
    for (const point of along(ring)) expect(Math.hypot(point.x - 10, point.y - 10)).toBeCloseTo(3.8, 1);
  });

  it('is empty if there is no ink', () => {
    expect(
      tracedWhite(
        plateOf(() => undefined),
        0.2,
        PIXEL,
      ),
    ).toEqual([]);
  });
});
