import { mm } from '@cpc/domain';
import type { Placement, Surface } from '@cpc/design';
import type { Size } from './view.ts';

/** A placement in the middle of the surface, just large enough to cover it with its bleed at the layer's rotation. */
export function coverPlacement(placement: Placement, box: Size, surface: Surface): Placement {
  const angle = (placement.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [width, height] = [surface.width + 2 * surface.bleed, surface.height + 2 * surface.bleed];
  // The surface's bounds in the layer's own axes.
  const scale = Math.max((width * cos + height * sin) / box.width, (width * sin + height * cos) / box.height);
  return { ...placement, x: mm(surface.width / 2), y: mm(surface.height / 2), scale };
}
