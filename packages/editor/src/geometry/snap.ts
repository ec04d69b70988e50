import { degrees, mm } from '@cpc/domain';
import type { Placement } from '@cpc/design';
import type { Size } from './view.ts';

/** What the layer caught on, to be drawn as guide lines. */
export interface Guides {
  readonly vertical: boolean;
  readonly horizontal: boolean;
}

export const NO_GUIDES: Guides = { vertical: false, horizontal: false };

/** Half-width of the catch of a straight angle. */
const ANGLE_CATCH = 3;

/** Catches a layer on the surface's middle lines and on quarter turns. `tolerance` in mm. */
export function snapPlacement(
  placement: Placement,
  surface: Size,
  tolerance: number,
): { readonly placement: Placement; readonly guides: Guides } {
  const middle = { x: surface.width / 2, y: surface.height / 2 };
  const vertical = Math.abs(placement.x - middle.x) <= tolerance;
  const horizontal = Math.abs(placement.y - middle.y) <= tolerance;
  return {
    placement: {
      ...placement,
      x: vertical ? mm(middle.x) : placement.x,
      y: horizontal ? mm(middle.y) : placement.y,
      rotation: degrees(snapAngle(placement.rotation)),
    },
    guides: { vertical, horizontal },
  };
}

function snapAngle(angle: number): number {
  const straight = Math.round(angle / 90) * 90;
  return Math.abs(angle - straight) <= ANGLE_CATCH ? (straight === -180 ? 180 : straight) : angle;
}
