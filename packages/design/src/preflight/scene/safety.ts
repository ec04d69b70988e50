import { mm } from '@cpc/domain';
import { NO_CHANGE, updateLayer } from '../../document/change.ts';
import type { DesignDiff } from '../../document/document.ts';
import type { Layer } from '../../document/layers.ts';
import type { Placement } from '../../document/layers/base.ts';
import { toSurface } from '../../document/placement.ts';

import { chokeRegion, regionContains, type Region } from '../../surface/geometry.ts';
import { boxAround, type Point, shapeBounds, shapeContains } from '../../surface/shapes.ts';
import type { Surface } from '../../surface/surface.ts';
import { safeArea } from './areas.ts';
import { inkPoints } from './ink-points.ts';
import { remembered } from '../../remembered.ts';
import type { Scene } from './scene.ts';

/** Distance between tried places, in mm. */
const STEP = 1.5;
const SHRINK = 0.85;
const MIN_SCALE = 0.001;

/** Distance from the safe area's edge, in mm, so that rounding cannot move a point beyond it. */
const HAIR = 0.01;

const rooms = new WeakMap<Surface, Region>();

const safeRegion = (surface: Surface): Region => remembered(rooms, surface, () => chokeRegion(safeArea(surface), HAIR));

/** 0.001 mm is finer than `HAIR`. */
const round = (value: number) => mm(Math.round(value * 1e3) / 1e3);

/** Moves a layer to the nearest place where all its ink is safe; shrinks it if it is too large for any place. */
export function moveInside(scene: Scene, layer: Layer): DesignDiff {
  const points = inkPoints(scene, layer);
  if (!points || points.length === 0) return NO_CHANGE;
  const { outline } = safeRegion(scene.surface);
  const room = shapeBounds(outline);
  for (let scale = layer.placement.scale; scale >= MIN_SCALE; scale *= SHRINK) {
    const placement = { ...layer.placement, scale };
    const box = boxAround(points.map((point) => toSurface(placement, point)));
    if (box.width > room.width || box.height > room.height) continue;
    const found = nearestPlace(scene.surface, placement, points);
    if (found) return updateLayer(scene.document, layer.id, { placement: found });
  }
  return NO_CHANGE;
}

function nearestPlace(surface: Surface, placement: Placement, points: readonly Point[]): Placement | undefined {
  const safe = safeRegion(surface);
  const offsets = points.map((point) => toSurface({ ...placement, x: mm(0), y: mm(0) }, point));
  return candidatePlacements(surface, placement, offsets).find((at) =>
    offsets.every((offset) => regionContains(safe, { x: at.x + offset.x, y: at.y + offset.y })),
  );
}

/** Possible positions of the layer's origin for which its box lies in the safe box: the nearest first. */
function candidatePlacements(surface: Surface, placement: Placement, offsets: readonly Point[]): Placement[] {
  const ink = boxAround(offsets);
  const room = shapeBounds(safeRegion(surface).outline);
  const from = { x: room.x - ink.x, y: room.y - ink.y };
  const spare = { x: room.width - ink.width, y: room.height - ink.height };
  const xs = steps(from.x, spare.x, placement.x);
  const ys = steps(from.y, spare.y, placement.y);
  const distance = ({ x, y }: Point): number => Math.hypot(x - placement.x, y - placement.y);
  return ys
    .flatMap((y) => xs.map((x) => ({ ...placement, x: round(x), y: round(y) })))
    .toSorted((a, b) => distance(a) - distance(b));
}

/** Evenly spaced values over a range, and the value nearest to the current one. */
function steps(from: number, room: number, now: number): number[] {
  const count = Math.max(1, Math.ceil(room / STEP));
  const even = Array.from({ length: count + 1 }, (_, n) => from + (room * n) / count);
  return [Math.min(from + room, Math.max(from, now)), ...even];
}

/** Whether a point lies in a hole of the region. */
export const isInHole = ({ holes }: Region, point: Point): boolean => holes.some((hole) => shapeContains(hole, point));
