import type { Surface } from '@cpc/design';
import { addCap } from '../cap.ts';
import { edgeOf } from '../edge.ts';
import { loft, meshBuilder, type Solid } from '../mesh.ts';
import { roundedBack, roundedEdge } from './profile.ts';

/** A flat thing with rounded edges: a biscuit, a card. @param height mm */
export function discSolid(surface: Surface, height: number): Solid {
  const centre = { x: surface.width / 2, y: surface.height / 2 };
  const round = Math.min(2.5, height / 2.5);
  const half = height / 2;
  const edge = edgeOf(surface.outline);
  const face = meshBuilder(centre);
  addCap(face, edge, { inset: round, z: half });
  loft(face, edge, roundedEdge(round, half));
  const shell = meshBuilder(centre);
  loft(shell, edge, [{ inset: 0, z: half - round, place: 0 }, ...roundedBack(round, -half)]);
  addCap(shell, edge, { inset: round, z: -half, isBack: true });
  return [
    { material: 'shell', mesh: shell.mesh() },
    { material: 'face', mesh: face.mesh() },
  ];
}
