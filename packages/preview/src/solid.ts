import type { Surface } from '@cpc/design';
import type { Detail } from './detail.ts';
import type { Solid } from './mesh.ts';
import { ballSolid } from './solids/ball.ts';
import { caseSolid } from './solids/case.ts';
import { discSolid } from './solids/disc.ts';
import { garmentSolid } from './solids/garment.ts';

/**
 * The solid whose printed side is the surface, made from the surface's own geometry (ED-09). Modest detail has the same
 * shapes with fewer triangles.
 */
export function solidOf(surface: Surface, detail: Detail): Solid {
  const { form } = surface;
  switch (form.kind) {
    case 'shell':
      return caseSolid(surface, form.depth);
    case 'ball':
      return ballSolid(surface, form.diameter, detail);
    case 'disc':
      return discSolid(surface, form.height);
    case 'garment':
      return garmentSolid(surface, detail);
  }
}
