import { mm } from '@cpc/domain';
import type { Layer } from '../document/layers.ts';
import type { TextLayer } from '../document/layers/text.ts';
import type { Placement } from '../document/layers/base.ts';
import { toSurface } from '../document/placement.ts';
import type { WordBox } from '../names/spot.ts';
import { regionContains } from '../surface/geometry.ts';
import { quietRegion } from '../surface/quiet.ts';
import type { Point } from '../surface/shapes.ts';
import type { Surface } from '../surface/surface.ts';

/** Distance between the tested points of a layer, and between the tried places, mm. */
const STEP = 2;
const SHRINK = 0.86;
/** A layer smaller than this share of itself is no longer what it was. */
const MIN_SCALE = 0.4;
/** Letters fill this share of the height of their line. */
const LETTERS_HIGH = 0.8;

/** The size of a layer's box at scale 1, mm. @param boxOf measures texts */
export function sizeOf(layer: Layer, boxOf: (text: TextLayer) => WordBox): WordBox {
  if (layer.type !== 'text') return layer;
  const { width, height } = boxOf(layer);
  return { width, height: height * LETTERS_HIGH };
}

/** Whether all of a layer's box is clear of the camera and the edges. */
export function isClear(surface: Surface, placement: Placement, size: WordBox): boolean {
  const quiet = quietRegion(surface);
  return pointsOf(size, placement.scale).every((point) => regionContains(quiet, toSurface(placement, point)));
}

/** The nearest placement that is clear of the camera and the edges, smaller if it must be; the same one if none is. */
export function clearPlacement(surface: Surface, from: Placement, size: WordBox): Placement {
  for (let share = 1; share >= MIN_SCALE; share *= SHRINK) {
    const scaled = { ...from, scale: from.scale * share };
    const found = placesAround(surface, from).find((at) => isClear(surface, { ...scaled, ...at }, size));
    if (found) return { ...scaled, ...found };
  }
  return from;
}

/** Points of a layer's own space, near enough to each other on the surface that no camera slips between them. */
function pointsOf({ width, height }: WordBox, scale: number): readonly Point[] {
  const [columns, rows] = [width, height].map((length) =>
    Math.min(40, Math.max(1, Math.ceil((length * scale) / STEP))),
  );
  return Array.from({ length: (columns ?? 1) + 1 }, (_, column) =>
    Array.from({ length: (rows ?? 1) + 1 }, (_, row) => ({
      x: (column / (columns ?? 1) - 0.5) * width,
      y: (row / (rows ?? 1) - 0.5) * height,
    })),
  ).flat();
}

/** Places over the surface, the nearest first. */
function placesAround({ width, height }: Surface, from: Point): readonly Pick<Placement, 'x' | 'y'>[] {
  const [columns, rows] = [Math.floor(width / STEP), Math.floor(height / STEP)];
  const places = Array.from({ length: columns * rows }, (_, i) => ({
    x: mm(((i % columns) + 0.5) * STEP),
    y: mm((Math.floor(i / columns) + 0.5) * STEP),
  }));
  const distance = ({ x, y }: Point): number => Math.hypot(x - from.x, y - from.y);
  return [{ x: mm(from.x), y: mm(from.y) }, ...places.toSorted((a, b) => distance(a) - distance(b))];
}
