import { mm } from '@cpc/domain';
import type { Surface } from '../surface/surface.ts';
import { bleedBox } from '../surface/geometry.ts';
import type { Point } from '../surface/shapes.ts';
import type { Placement } from './layers/base.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Maps a point of a layer's own space (mm from its box's centre) to the surface (mm from the trim box's corner). */
export function toSurface(placement: Placement, point: Point): Point {
  const x = point.x * placement.scale * (placement.flipX ? -1 : 1);
  const y = point.y * placement.scale * (placement.flipY ? -1 : 1);
  const cos = Math.cos(radians(placement.rotation));
  const sin = Math.sin(radians(placement.rotation));
  return { x: placement.x + x * cos - y * sin, y: placement.y + x * sin + y * cos };
}

/** Inverse of {@link toSurface}. */
export function toLayer(placement: Placement, point: Point): Point {
  const cos = Math.cos(radians(placement.rotation));
  const sin = Math.sin(radians(placement.rotation));
  const dx = point.x - placement.x;
  const dy = point.y - placement.y;
  return {
    x: ((dx * cos + dy * sin) / placement.scale) * (placement.flipX ? -1 : 1),
    y: ((dy * cos - dx * sin) / placement.scale) * (placement.flipY ? -1 : 1),
  };
}

/**
 * The placement at the centre of the surface, with the smallest scale that covers it and its bleed at the layer's
 * rotation.
 * @param box the layer's size in mm at scale 1
 */
export function coverPlacement(
  placement: Placement,
  box: { readonly width: number; readonly height: number },
  surface: Surface,
): Placement {
  const cos = Math.abs(Math.cos(radians(placement.rotation)));
  const sin = Math.abs(Math.sin(radians(placement.rotation)));
  const { width, height } = bleedBox(surface);
  // The extent of the surface along the layer's own axes.
  const scale = Math.max((width * cos + height * sin) / box.width, (width * sin + height * cos) / box.height);
  return { ...placement, x: mm(surface.width / 2), y: mm(surface.height / 2), scale };
}
