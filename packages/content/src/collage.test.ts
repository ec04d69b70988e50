import {
  type Arrangement,
  arrangeCollage,
  bleedBox,
  boxAround,
  EMPTY_DOCUMENT,
  GAP,
  isCell,
  layersOf,
  LAYOUTS,
  type LayerId,
  layerId,
  PLACES,
  type Point,
  type Surface,
  toSurface,
  applyDiff,
  designCost,
  parseDocument,
  type Layer,
  toLayer,
} from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { GOODS } from './index.ts';

const PHONES: ReadonlySet<string> = new Set(['phoneCase', 'colourPlus', 'colourLite']);
/** All surfaces that are no phones, and every thirtieth of the others: they are many and similar. */
const SURFACES = GOODS.filter(({ surface }, n) => !PHONES.has(surface.category) || n % 30 === 0).map(
  ({ surface }) => surface,
);
const ALL = LAYOUTS.flatMap((layout) => layout.counts.map((places) => ({ layout, places })));

function laidOut(surface: Surface, layout: string, places: number, gap = 0.02): readonly Layer[] {
  let n = 0;
  const nextId = (): LayerId => layerId(`cell-${(n += 1)}`);
  const arrangement: Arrangement = { layout, style: { gap, rounding: 0.1 }, places };
  return layersOf(applyDiff(EMPTY_DOCUMENT, arrangeCollage(EMPTY_DOCUMENT, arrangement, { surface, nextId })));
}

const cornersOf = ({ placement, width, height }: { placement: Layer['placement']; width: number; height: number }) =>
  [-0.5, 0.5].flatMap((u) => [-0.5, 0.5].map((v) => toSurface(placement, { x: u * width, y: v * height })));

const cellsOf = (layers: readonly Layer[]) => layers.filter(isCell);

/** A grid of points over the trim box. */
function points({ width, height }: Surface): readonly Point[] {
  return Array.from({ length: 20 * 20 }, (_, n) => ({
    x: (((n % 20) + 0.5) / 20) * width,
    y: ((Math.floor(n / 20) + 0.5) / 20) * height,
  }));
}

/** @param slop how far beside the cell still counts, mm: positions are rounded, and a point may lie on an edge */
const holds = (
  { placement, width, height }: ReturnType<typeof cellsOf>[number],
  point: Point,
  slop: number,
): boolean => {
  const { x, y } = toLayer(placement, point);
  return Math.abs(x) < width / 2 + slop && Math.abs(y) < height / 2 + slop;
};

describe('the layouts of collages', () => {
  it('[ED-13.19] are at least 24, and several for every number of photos', () => {
    expect(LAYOUTS.length).toBeGreaterThanOrEqual(24);
    expect(new Set(LAYOUTS.map(({ key }) => key)).size).toBe(LAYOUTS.length);
    for (let places = PLACES.least; places <= PLACES.most; places++)
      expect(LAYOUTS.filter(({ counts }) => counts.includes(places)).length).toBeGreaterThanOrEqual(4);
  });

  it.each(ALL)('[ED-13.19] $layout.key for $places photos is sound on every surface', ({ layout, places }) => {
    for (const surface of SURFACES) {
      for (const gap of [GAP.least, GAP.most]) {
        const layers = laidOut(surface, layout.key, places, gap);
        const cells = cellsOf(layers);
        expect(cells).toHaveLength(places);
        const { x, y, width, height } = bleedBox(surface);
        // A band with slanted edges begins and ends beyond the bleed.
        const beyond = layout.style === 'bleed' ? height : 0;
        for (const cell of cells) {
          const box = boxAround(cornersOf(cell));
          for (const value of [box.x, box.y, box.width, box.height]) expect(value).toSatisfy(Number.isFinite);
          // A subject is seen on at least a millimetre of the smallest goods.
          expect(Math.min(cell.width, cell.height)).toBeGreaterThan(Math.min(surface.width, surface.height) * 0.03);
          expect(box.x).toBeGreaterThanOrEqual(x - 0.001);
          expect(box.x + box.width).toBeLessThanOrEqual(x + width + 0.001);
          expect(box.y).toBeGreaterThanOrEqual(y - beyond - 0.001);
          expect(box.y + box.height).toBeLessThanOrEqual(y + height + beyond + 0.001);
        }
      }
    }
  });

  it.each(ALL.filter(({ layout }) => layout.style === 'full'))(
    '[ED-13.19] $layout.key for $places photos covers the whole surface without gaps, and overlaps only by design',
    ({ layout, places }) => {
      for (const surface of SURFACES) {
        const cells = cellsOf(laidOut(surface, layout.key, places, 0));
        for (const point of points(surface)) {
          expect(cells.some((cell) => holds(cell, point, 0.01))).toBe(true);
          if (!layout.overlaps) expect(cells.filter((cell) => holds(cell, point, -0.01)).length).toBeLessThanOrEqual(1);
        }
        const area = cells.reduce((sum, { width, height, mask }) => sum + (mask === null ? width * height : 0), 0);
        const bleed = bleedBox(surface);
        expect(area / (bleed.width * bleed.height)).toBeCloseTo(1, 3);
      }
    },
  );

  it.each(ALL.filter(({ layout }) => layout.style === 'free' && !layout.overlaps))(
    '[ED-13.19] cells of $layout.key for $places photos do not overlap',
    ({ layout, places }) => {
      for (const surface of SURFACES) {
        const cells = cellsOf(laidOut(surface, layout.key, places));
        // Masks that fit into each other, as hexagons do, have boxes that overlap.
        const fits = cells.some(({ mask }) => mask === 'hexagon' || mask === 'diamond');
        for (const [n, cell] of cells.entries()) {
          const others = cells.slice(n + 1).filter((other) => !fits || other.placement.y === cell.placement.y);
          for (const other of others) expect(holds(other, cell.placement, 0)).toBe(false);
        }
      }
    },
  );

  it('[ED-13.19] make designs that are valid and cheap to print', () => {
    const [surface] = SURFACES as [Surface];
    for (const { layout, places } of ALL) {
      const layers = laidOut(surface, layout.key, places);
      const document = {
        ...EMPTY_DOCUMENT,
        records: { ...EMPTY_DOCUMENT.records, ...Object.fromEntries(layers.map((one) => [one.id, one])) },
      };
      expect(parseDocument(document)).toMatchObject({ ok: true });
      expect(designCost(document, surface).total).toBeLessThan(40);
    }
  });
});
