import type { Surface } from '@cpc/design';
import type { Solid } from './mesh.ts';
import { ballSolid } from './solids/ball.ts';
import { caseSolid } from './solids/case.ts';
import { discSolid } from './solids/disc.ts';
import { garmentSolid } from './solids/garment.ts';

/** The solid whose printed side is the surface, made from the surface's own geometry (ED-09). */
export function solidOf(surface: Surface): Solid {
  const { form } = surface;
  switch (form.kind) {
    case 'shell':
      return caseSolid(surface, form.depth);
    case 'ball':
      return ballSolid(surface, form.diameter);
    case 'disc':
      return discSolid(surface, form.height);
    case 'garment':
      return garmentSolid(surface);
  }
}
