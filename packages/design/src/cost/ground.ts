import { bleedBox } from '../surface/geometry.ts';
import type { Surface } from '../surface/surface.ts';

/** The area that a design is painted on; it limits the work. */
export interface Ground {
  /** mm² of the surface with its bleed. */
  readonly area: number;
}

export function groundOf(surface: Surface): Ground {
  const { width, height } = bleedBox(surface);
  return { area: width * height };
}

/** The largest share of something with this area that can lie on the surface; the rest is not painted. 0 … 1 */
export const shownShare = (area: number, ground: Ground): number => Math.min(1, ground.area / Math.max(area, 1e-9));
