import type { Brush, DoodleLayer } from '@cpc/design';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hitTest } from './hit-test.ts';
import { inkBox } from './ink-box.ts';
import { paintLayer, paintLayers } from './layer.ts';
import { sprayDots } from './spray.ts';
import { assetsOf, at, design, doodle, easel, stroke, wave } from './testing/scene.ts';

const SCALE = 8;
const nothing = assetsOf({});
const across = [-15, 0, 1, 15, 0, 1];
const down = [0, -15, 1, 0, 15, 1];
const here = at(20, 20);

function painted(...layers: readonly DoodleLayer[]) {
  const one = easel(40 * SCALE, 40 * SCALE);
  paintLayers(one.target, layers, SCALE, nothing);
  return one;
}
const line = (brush: Brush, paint: string, width: number, points: readonly number[], opacity = 1) => ({
  ...stroke(brush, paint, width, points),
  opacity,
});

describe('paintDoodle', () => {
  it('[ED-04.3] an eraser erases earlier strokes of its own doodle, and nothing beneath it', () => {
    const lower = doodle([line('pen', '#00ff00', 8, across)], here);
    const upper = doodle([line('pen', '#ff0000', 8, down), line('eraser', '#000000', 4, across)], here);
    const { pixel } = painted(lower, upper);
    expect(pixel(20 * SCALE, 20 * SCALE)).toEqual([0, 255, 0, 255]);
    expect(pixel(20 * SCALE, 26 * SCALE)).toEqual([255, 0, 0, 255]);
  });

  it('[ED-04.3] strokes drawn after the eraser stay', () => {
    const strokes = [
      line('pen', '#ff0000', 8, down),
      line('eraser', '#000000', 6, across),
      line('pen', '#0000ff', 2, across),
    ];
    expect(painted(doodle(strokes, here)).pixel(20 * SCALE, 20 * SCALE)).toEqual([0, 0, 255, 255]);
  });

  it('[ED-04.3] a half-transparent eraser erases half', () => {
    const { pixel } = painted(
      doodle([line('pen', '#ff0000', 8, down), line('eraser', '#000000', 4, across, 0.5)], here),
    );
    expect(Math.abs((pixel(20 * SCALE, 20 * SCALE)[3] ?? 0) - 128)).toBeLessThanOrEqual(1);
  });

  it('[ED-04.1] the opacity of a stroke is even, even if its brush paints several passes', () => {
    const { pixel } = painted(doodle([line('neon', '#00aaff', 4, across, 0.5)], here));
    const [r = 0, , , alpha = 0] = pixel(20 * SCALE, 20 * SCALE);
    expect(Math.abs(alpha - 128)).toBeLessThanOrEqual(1);
    expect(r).toBeGreaterThan(180);
  });

  it('[ED-08] the opacity of a layer applies once where its strokes overlap', () => {
    const cross = doodle([line('pen', '#ff0000', 6, down), line('pen', '#0000ff', 6, across)], here);
    const { pixel } = painted({ ...cross, opacity: 0.5 });
    const [r, , b, alpha = 0] = pixel(20 * SCALE, 20 * SCALE);
    expect([r, b]).toEqual([0, 255]);
    expect(Math.abs(alpha - 128)).toBeLessThanOrEqual(1);
  });

  it('[ED-08] painting on a separate canvas gives nearly the same pixels', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 5, max: 35, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.double({ min: 0.4, max: 2, noNaN: true }),
        (x, rotation, scale) => {
          const strokes = [line('pen', '#ff0000', 3, wave(6, 20)), line('pen', '#2040ff', 2, wave(-6, 20))];
          const placement = at(x, 20, { rotation, scale });
          const direct = painted(doodle(strokes, placement)).pixels();
          const nothingToErase = line('eraser', '#000000', 1, [500, 500, 1]);
          const apart = painted(doodle([...strokes, nothingToErase], placement)).pixels();
          let seen = 0;
          direct.forEach((value, i) => {
            // A nearly transparent pixel has nearly no colour: colour differences are weighted by opacity.
            const weight = i % 4 === 3 ? 1 : (direct[i | 3] ?? 0) / 255;
            if (Math.abs(value - (apart[i] ?? 0)) * weight > 2) seen += 1;
          });
          // With another origin, coordinates round differently, and single pixels of an edge differ a little.
          expect(seen).toBeLessThanOrEqual(direct.length / 2_000);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('[ED-08] no ink is outside the ink box', () => {
    for (const brush of ['pen', 'marker', 'neon', 'spray'] as const) {
      const layer = doodle([line(brush, '#000000', 4, wave(5, 16))], here);
      const box = inkBox(layer, nothing);
      const one = painted(layer);
      one.context.setTransform(SCALE, 0, 0, SCALE, 0, 0);
      one.context.clearRect(20 + box.x, 20 + box.y, box.width, box.height);
      expect(one.pixels().reduce((max, value, i) => (i % 4 === 3 ? Math.max(max, value) : max), 0)).toBeLessThanOrEqual(
        2,
      );
    }
  });
});

describe('spray', () => {
  const spray = (seed: number, points: readonly number[] = wave(5, 30), width = 5) => ({
    ...stroke('spray', '#000000', width, points),
    seed,
  });
  const dotsOf = (made: ReturnType<typeof spray>): number =>
    sprayDots(made).reduce((sum, { path }) => sum + path.filter(([kind]) => kind === 'move').length, 0);

  it('[ED-04.1] depends on the seed only', () => {
    expect(sprayDots(spray(7))).toEqual(sprayDots(spray(7)));
    expect(sprayDots(spray(7))).not.toEqual(sprayDots(spray(8)));
  });

  it('[ED-04.2] is denser with more pressure, and equally dense over a longer line', () => {
    const straight = (length: number, pressure: number) => [0, 0, pressure, length, 0, pressure];
    const rate = (length: number, pressure: number) =>
      (dotsOf(spray(1, straight(length * 2, pressure))) - dotsOf(spray(1, straight(length, pressure)))) / length;
    expect(rate(20, 1)).toBeGreaterThan(rate(20, 0.2) * 1.6);
    expect(rate(40, 0.5)).toBeCloseTo(rate(20, 0.5), 0);
  });

  it('[ED-04.1] makes a round spot within its width from a tap', () => {
    const [path] = [sprayDots(spray(3, [0, 0, 1], 8)).flatMap((mist) => mist.path)];
    expect(path.length).toBeGreaterThan(60);
    for (const command of path) {
      if (command[0] === 'move') expect(Math.hypot(command[1], command[2])).toBeLessThanOrEqual(4.6);
    }
  });

  it('a growing stroke keeps its earlier drops', () => {
    const points = wave(5, 30);
    const path = (count: number) => sprayDots(spray(5, points.slice(0, count * 3))).flatMap((mist) => mist.path);
    const later = new Set(path(40).map((command) => JSON.stringify(command)));
    const before = path(25).filter(([kind]) => kind === 'move');
    const kept = before.filter((command) => later.has(JSON.stringify(command)));
    expect(kept.length).toBe(before.length);
  });

  it('[ED-04.4] is the same whether it grew under the pen or was drawn at once', () => {
    const points = wave(6, 30);
    let grown = sprayDots(spray(9, points.slice(0, 3)));
    for (let count = 2; count <= 40; count++) grown = sprayDots(spray(9, points.slice(0, count * 3)));
    sprayDots(spray(10));
    expect(sprayDots(spray(9, points))).toEqual(grown);
  });

  it('limits the drops of a huge stroke, and covers a long stroke to its end', () => {
    expect(dotsOf(spray(1, [-9999, 0, 1, 9999, 0, 1], 9999))).toBeLessThanOrEqual(40_000);
    const zigzag = Array.from({ length: 60 }, (_, i) => [(i % 2) * 30, i / 2, 0.7]).flat();
    const ys = sprayDots(spray(1, zigzag, 6)).flatMap(({ path }) => path.map((command) => Number(command.at(-1)) || 0));
    expect(ys.some((y) => y > 28)).toBe(true);
  });
});

describe('hitTest of a doodle', () => {
  it('a point on the eraser or on the erased line is no hit', () => {
    const layer = doodle([line('pen', '#ff0000', 2, down), line('eraser', '#000000', 6, across)], here);
    const hits = (x: number, y: number) => hitTest(design({ kind: 'none' }, layer), nothing, { x, y }).length;
    expect(hits(20, 30)).toBe(1);
    expect(hits(20, 20)).toBe(0);
    expect(hits(30, 20)).toBe(0);
  });
});

it('a doodle outside the canvas takes no scratch canvas', () => {
  const one = easel(10, 10);
  const target = {
    ...one.target,
    createCanvas: () => {
      throw new Error('asked');
    },
  };
  const far = doodle([line('pen', '#ff0000', 2, down), line('eraser', '#000000', 6, across)], at(500, 500));
  expect(() => paintLayer(target, far, SCALE, nothing)).not.toThrow();
});
