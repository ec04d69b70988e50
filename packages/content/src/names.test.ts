import {
  addLayersOnTop,
  applyDiff,
  type ComposedSpot,
  composeName,
  designCost,
  EMPTY_DOCUMENT,
  groupId,
  hexColour,
  layerId,
  MAX_DESIGN_COST,
  NAME_LOOKS,
  type NameBoxes,
  nameLayers,
  type NameLayout,
  type Placement,
  quietRegion,
  region,
  regionContains,
  toSurface,
  type WordBox,
} from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { GOODS } from './index.ts';

/** Names from one letter to a long one, in em: Latin, Han, Arabic, two lines. */
const BOXES: readonly NameBoxes[] = [
  { name: { width: 0.5, height: 1.4 }, initial: { width: 0.5, height: 1.4 } },
  { name: { width: 2, height: 1.1 }, initial: { width: 1, height: 1.1 } },
  { name: { width: 2.4, height: 1.88 }, initial: { width: 0.6, height: 1.88 } },
  { name: { width: 5.4, height: 1.2 }, initial: { width: 1.3, height: 1.2 } },
  { name: { width: 11, height: 1.5 }, initial: { width: 1.1, height: 1.5 } },
  { name: { width: 4, height: 2.8 }, initial: { width: 0.8, height: 1.4 } },
];
/** Every third phone case, because they are many and similar, and all other surfaces. */
const SURFACES = GOODS.map(({ surface }) => surface).filter(
  ({ category }, i) => !['phoneCase', 'colourPlus', 'colourLite'].includes(category) || i % 3 === 0,
);
const INK = hexColour('#16161c');
const LONG_MS = 120_000;

/** The corners and the middles of the sides of a word's box on the surface, mm. */
function rimOf({ x, y, size, rotation, arc }: ComposedSpot, box: WordBox) {
  // A bent word is at most as wide as straight, and higher by its bow.
  const [width, height] = [box.width * size, (arc === 0 ? box.height : bowOf(box, arc)) * size];
  const placement = { x, y, scale: 1, rotation, flipX: false, flipY: false } as Placement;
  return [-0.5, 0, 0.5].flatMap((across) =>
    [-0.5, 0, 0.5].map((down) => toSurface(placement, { x: across * width, y: down * height })),
  );
}

/** Height of a bent word in em. */
function bowOf({ width, height }: WordBox, arc: number): number {
  const span = (Math.abs(arc) * Math.PI) / 180;
  const radius = width / span;
  return radius + height / 2 - (radius - height / 2) * Math.cos(span / 2);
}

describe('a name in a composition', () => {
  it.each<NameLayout>(['banner', 'tower', 'sash', 'rows', 'stripes', 'arch', 'lens', 'ghost', 'crest', 'signed'])(
    '[ED-13.1] %s keeps every letter on the goods and clear of cameras, on every surface and for every length of name',
    (layout) => {
      for (const { surface } of GOODS) {
        const quiet = quietRegion(surface);
        for (const boxes of BOXES) {
          const spots = composeName(layout, [boxes, boxes], surface);
          expect([surface.id, spots.length > 0]).toEqual([surface.id, true]);
          for (const spot of spots) {
            const rim = rimOf(spot, boxes[spot.word]);
            const off = rim.filter((point) => !regionContains(quiet, point));
            expect([surface.id, boxes.name.width, spot.word, off]).toEqual([
              surface.id,
              boxes.name.width,
              spot.word,
              [],
            ]);
            expect(spot.size).toBeGreaterThan(0.5);
          }
        }
      }
    },
    LONG_MS,
  );
});

describe('a name over the goods', () => {
  it.each(NAME_LOOKS)(
    '[ED-13.1] %s stays in the safe area of every surface, in reach, and far below the cost limit',
    (look) => {
      for (const [i, surface] of SURFACES.entries()) {
        const boxes = BOXES[i % BOXES.length] as NameBoxes;
        let n = 0;
        const layers = nameLayers({ look, name: 'Maximiliane', typeface: 'x', inks: [INK, INK, INK] }, boxes, surface, {
          group: groupId('g'),
          nextId: () => layerId(`n${(n += 1)}`),
        });
        expect([surface.id, layers.length > 0 && layers.length <= 90]).toEqual([surface.id, true]);
        const safe = region(surface, 'safe');
        for (const { placement, size, arc, field } of layers) {
          const half = arc === 0 ? (boxes[field === 'initial' ? 'initial' : 'name'].width * size) / 2 : 0;
          const ends = [-half, half].map((x) => toSurface(placement, { x, y: 0 }));
          expect([surface.id, ends.every((end) => regionContains(safe, end)), size > 0.8]).toEqual([
            surface.id,
            true,
            true,
          ]);
        }
        const { total } = designCost(applyDiff(EMPTY_DOCUMENT, addLayersOnTop(EMPTY_DOCUMENT, layers)), surface);
        expect(total).toBeLessThan(MAX_DESIGN_COST / 5);
      }
    },
    LONG_MS,
  );
});
