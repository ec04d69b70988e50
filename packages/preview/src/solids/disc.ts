import { BISCUIT_RIM, growShape, type Surface } from '@cpc/design';
import { addCap } from '../cap.ts';
import { edgeOf } from '../edge.ts';
import { loft, meshBuilder, type Ring, type Solid } from '../mesh.ts';
import { roundedBack, roundedEdge } from './profile.ts';

/** The icing: its height, how far it runs beyond the print, and how broad its round edge is; mm. */
const ICING = 1.6;
const BEYOND = 0.8;
const SWELL = 2.6;

/** A biscuit: a baked rim, and icing with the print on it. @param height of the biscuit without icing, mm */
export function discSolid(surface: Surface, height: number): Solid {
  const centre = { x: surface.width / 2, y: surface.height / 2 };
  const half = height / 2;
  const round = height * 0.42;
  const rim = edgeOf(growShape(surface.outline, BISCUIT_RIM));
  const baked = meshBuilder(centre);
  addCap(baked, rim, { inset: round, z: half });
  loft(baked, rim, [...roundedEdge(round, half), ...roundedBack(round * 0.5, -half)]);
  addCap(baked, rim, { inset: round * 0.5, z: -half, isBack: true });
  const edge = edgeOf(surface.outline);
  const swollen = icingEdge(half);
  const face = meshBuilder(centre);
  addCap(face, edge, { inset: SWELL, z: half + ICING });
  loft(
    face,
    edge,
    swollen.filter(({ inset }) => inset >= 0),
  );
  const shell = meshBuilder(centre);
  loft(
    shell,
    edge,
    swollen.filter(({ inset }) => inset <= 0),
  );
  return [
    { material: 'baked', mesh: baked.mesh() },
    { material: 'shell', mesh: shell.mesh() },
    { material: 'face', mesh: face.mesh() },
  ];
}

/** A quarter of an ellipse from the flat icing down to the biscuit. One ring is at the outline, where the print ends. */
function icingEdge(bottom: number): readonly Ring[] {
  const across = SWELL + BEYOND;
  const insets = [1, 0.8, 0.6, 0.42, 0.24, 0.1].map((share) => share * SWELL);
  return [...insets, 0, -BEYOND * 0.4, -BEYOND * 0.75, -BEYOND].map((inset) => {
    const out = (SWELL - inset) / across;
    return { inset, z: bottom + ICING * Math.sqrt(Math.max(0, 1 - out * out)), place: inset };
  });
}
