import type { Path } from './path.ts';
import { distanceToEdge, polygonOf } from './polygon.ts';
import { growShape, type Point, type Rect, shapeContains, shapePath } from './shapes.ts';
import type { Shape, Surface } from './surface.ts';

/**
 * Every question about a {@link Surface}, answered once (CT-02): the editor, the preview and the print file all
 * ask here. Lengths in mm, from the trim box's top-left corner, y down.
 */

/** A region of a surface: what lies in the outline and in none of the holes. Holes may overlap one another. */
export interface Region {
  readonly outline: Shape;
  readonly holes: readonly Shape[];
}

/**
 * Where ink may lie or content is safe. `outline`: the case's edge. `bleed`: as far as ink may run. `safe`: where important content stays.
 */
export const REGION_KINDS = ['outline', 'bleed', 'safe'] as const;
export type RegionKind = (typeof REGION_KINDS)[number];

const holesOf = (surface: Surface, by: number): readonly Shape[] =>
  surface.cutouts.map((cutout) => growShape(cutout.shape, by));

export function region(surface: Surface, kind: RegionKind): Region {
  switch (kind) {
    case 'outline':
      return { outline: surface.outline, holes: holesOf(surface, 0) };
    case 'bleed':
      return { outline: growShape(surface.outline, surface.bleed), holes: holesOf(surface, 0) };
    case 'safe':
      return { outline: growShape(surface.outline, -surface.safeInset), holes: holesOf(surface, surface.keepOut) };
  }
}

/** The region kept `by` mm away from its own edges, inside and around its holes. */
export function chokeRegion({ outline, holes }: Region, by: number): Region {
  return { outline: growShape(outline, -by), holes: holes.map((hole) => growShape(hole, by)) };
}

export function regionContains({ outline, holes }: Region, point: Point): boolean {
  return shapeContains(outline, point) && !holes.some((hole) => shapeContains(hole, point));
}

/** The paths of a region: fill the outline, then take every hole away, one by one, since holes may overlap. */
export function regionPaths({ outline, holes }: Region): { readonly outline: Path; readonly holes: readonly Path[] } {
  return { outline: shapePath(outline), holes: holes.map(shapePath) };
}

/** Whether ink on a point stays on the finished case: in the outline, not in a cut-out. */
export function isPrintable(surface: Surface, point: Point): boolean {
  return regionContains(region(surface, 'outline'), point);
}

/** Whether a point is a safe place for important content: off the edge and off every cut-out. */
export function isSafe(surface: Surface, point: Point): boolean {
  return regionContains(region(surface, 'safe'), point);
}

export function trimBox(surface: Surface): Rect {
  return { x: 0, y: 0, width: surface.width, height: surface.height };
}

/** The trim box with the bleed on every side: what a background has to cover. */
export function bleedBox(surface: Surface): Rect {
  const { bleed, width, height } = surface;
  return { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };
}

/** What lies on the product's side: the outline without the face that stays flat. Nothing for a flat print. */
export function wrapZone(surface: Surface): Region {
  if (surface.wrap <= 0) return { outline: growShape(surface.outline, -NOTHING_LEFT), holes: [] };
  return { outline: surface.outline, holes: [growShape(surface.outline, -surface.wrap)] };
}

/** More than half of the largest side a surface may have, in mm. */
const NOTHING_LEFT = 1000;

/** Where important content must not lie because of a cut-out: the cut-outs and their margins. */
export function keepOuts(surface: Surface): readonly Shape[] {
  return holesOf(surface, surface.keepOut);
}

/** How far a point lies from a region's nearest edge in mm: above zero inside it, below zero outside or in a hole. */
export function distanceInside(within: Region, point: Point): number {
  const edges = [within.outline, ...within.holes].map(shapePath).filter((path) => path.length > 0);
  const nearest = Math.min(...edges.map((path) => distanceToEdge(polygonOf(path), point)));
  return regionContains(within, point) ? nearest : -nearest;
}
