import { brand, type GoodsId, mm } from '@cpc/domain';
import type { Cutout, Shape, Surface } from './surface.ts';

/** All in mm. */
export const roundedRect = (x: number, y: number, width: number, height: number, radius: number): Shape => ({
  kind: 'roundedRect',
  x: mm(x),
  y: mm(y),
  width: mm(width),
  height: mm(height),
  radius: mm(radius),
});

export const camera = (shape: Shape): Cutout => ({ role: 'camera', shape });

interface PhoneSurface {
  readonly id?: string;
  readonly width?: number;
  readonly height?: number;
  readonly radius?: number;
  readonly cutouts?: readonly Cutout[];
  readonly keepOut?: number;
}

/**
 * A phone case in mm: 80 × 160 with corners of 10 and a camera of 30 × 30 in its top-left corner, if nothing else is
 * said.
 */
export function phoneSurface({
  id = 'test-phone',
  width = 80,
  height = 160,
  radius = 10,
  cutouts = [camera(roundedRect(6, 6, 30, 30, 8))],
  keepOut = 2,
}: PhoneSurface = {}): Surface {
  return {
    id: brand<GoodsId>(id),
    category: 'phoneCase',
    width: mm(width),
    height: mm(height),
    outline: roundedRect(0, 0, width, height, radius),
    cutouts,
    bleed: mm(2),
    safeInset: mm(3),
    keepOut: mm(keepOut),
    wrap: mm(0),
    form: { kind: 'shell', depth: mm(8) },
  };
}
