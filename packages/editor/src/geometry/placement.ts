import { degrees, mm } from '@cpc/domain';
import type { Placement } from '@cpc/design';
import { type Similarity, applySimilarity, rotationOf, scaleOf } from './similarity.ts';

/** Limits of the scale: a layer stays large enough to touch and small enough to store. */
export const MIN_SCALE = 0.02;
export const MAX_SCALE = 50;

/** A placement after a similarity of the surface (mm). The scale is limited; rotation and shift are not. */
export function transformPlacement(placement: Placement, s: Similarity): Placement {
  const centre = applySimilarity(s, placement);
  return {
    ...placement,
    x: mm(round(centre.x)),
    y: mm(round(centre.y)),
    scale: round(Math.min(MAX_SCALE, Math.max(MIN_SCALE, placement.scale * scaleOf(s)))),
    rotation: degrees(round(normalAngle(placement.rotation + rotationOf(s)))),
  };
}

/** −180 < angle ≤ 180 */
function normalAngle(angle: number): number {
  const turned = ((angle % 360) + 360) % 360;
  return turned > 180 ? turned - 360 : turned;
}

/** Rounds to 1/10000 mm, far below the resolution of any printer; this keeps stored numbers short. */
const round = (value: number): number => Math.round(value * 1e4) / 1e4;
