import type { Path } from './path.ts';
import { growShape, type Point, type Rect, shapeContains, shapePath } from './shapes.ts';
import type { Shape, Surface } from './surface.ts';

/**
 * The geometry of a {@link Surface} in one place (CT-02): the editor, the preview and the print file all use it.
 * Lengths in mm, from the trim box's top-left corner, y down.
 */

/** A region of a surface: everything inside the outline and outside all holes. Holes may overlap. */
export interface Region {
  readonly outline: Shape;
  readonly holes: readonly Shape[];
}

/**
 * The kinds of region. `outline`: the case's edge. `bleed`: as far as ink may run. `safe`: for important content.
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

/** The region shrunk by `by` mm at its edges and around its holes. */
export function chokeRegion({ outline, holes }: Region, by: number): Region {
  return { outline: growShape(outline, -by), holes: holes.map((hole) => growShape(hole, by)) };
}

export function regionContains({ outline, holes }: Region, point: Point): boolean {
  return shapeContains(outline, point) && !holes.some((hole) => shapeContains(hole, point));
}

/** The paths of a region: fill the outline, then remove the holes one by one, because they may overlap. */
export function regionPaths({ outline, holes }: Region): { readonly outline: Path; readonly holes: readonly Path[] } {
  return { outline: shapePath(outline), holes: holes.map(shapePath) };
}

export function trimBox(surface: Surface): Rect {
  return { x: 0, y: 0, width: surface.width, height: surface.height };
}

/** The trim box with the bleed on every side: a background must cover it. */
export function bleedBox(surface: Surface): Rect {
  const { bleed, width, height } = surface;
  return { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };
}

/** The areas around cut-outs that important content must avoid: the cut-outs with their margins. */
export function keepOuts(surface: Surface): readonly Shape[] {
  return holesOf(surface, surface.keepOut);
}
