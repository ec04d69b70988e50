import { type Cutout, growShape, type Surface } from '@cpc/design';
import { addCap } from '../cap.ts';
import { edgeOf } from '../edge.ts';
import { type EdgePoint, loft, meshBuilder, type Part, type Ring, type Solid } from '../mesh.ts';
import { roundedBack, roundedEdge } from './profile.ts';

/** mm: the wall of a printable case, the radius of its edges, and the depth of a lens in its opening. */
const WALL = 1.5;
const ROUND = 2.2;
const RECESS = 1.2;
const LIP = 1.2;

/** A phone in its case, seen from behind. @param depth of the phone's body, mm */
export function caseSolid(surface: Surface, depth: number): Solid {
  const centre = { x: surface.width / 2, y: surface.height / 2 };
  const half = (depth + WALL) / 2;
  const round = Math.min(ROUND, half);
  // A wrapped print covers the face and the edge: the case itself is smaller than its print.
  const edge = edgeOf(surface.wrap > 0 ? growShape(surface.outline, round - surface.wrap) : surface.outline);
  const sheet = () => meshBuilder(centre);
  const face = sheet();
  addCap(face, edge, { inset: round, z: half });
  const printed = printedRings(surface, round, half);
  loft(face, edge, printed);
  const shell = sheet();
  loft(shell, edge, [
    { inset: 0, z: printed.at(-1)?.z ?? half - round, place: 0 },
    ...roundedBack(round, -half),
    { inset: round + LIP, z: -half, place: 0 },
    { inset: round + LIP, z: -half + 0.8, place: 0 },
  ]);
  const glass = sheet();
  addCap(glass, edge, { inset: round + LIP - 0.2, z: -half + 0.6, isBack: true });
  const body = sheet();
  addCap(body, edge, { inset: WALL, z: half - RECESS });
  loft(body, edge, [
    { inset: WALL, z: half - RECESS, place: 0 },
    { inset: WALL, z: -half + 0.6, place: 0 },
  ]);
  for (const cutout of surface.cutouts) {
    loft(shell, edgeOf(cutout.shape), [
      { inset: 0, z: half - RECESS, place: 0 },
      { inset: 0, z: half, place: 0 },
    ]);
  }
  const parts: Part[] = [
    { material: 'body', mesh: body.mesh() },
    { material: 'shell', mesh: shell.mesh() },
    { material: 'glass', mesh: glass.mesh() },
    { material: 'face', mesh: face.mesh() },
  ];
  const lens = lensMesh(surface.cutouts, half - RECESS, centre);
  return lens ? [...parts, lens] : parts;
}

/** Places are measured from the case's side, like insets; around the edge they follow the length of the arc. */
function printedRings(surface: Surface, round: number, half: number): readonly Ring[] {
  const edge = roundedEdge(round, half);
  if (surface.wrap <= 0) return edge;
  const quarter = round * (Math.PI / 2);
  const bent = edge.map((ring, i) => ({ ...ring, place: round - (i / (edge.length - 1)) * quarter }));
  const down = Math.min(Math.max(0, surface.wrap - quarter), 2 * half - 2 * round);
  return [...bent, { inset: 0, z: half - round - down, place: round - quarter - down }];
}

/** A short barrel with glass for every lens. */
function lensMesh(cutouts: readonly Cutout[], z: number, centre: { x: number; y: number }): Part | undefined {
  const builder = meshBuilder(centre);
  const lenses = cutouts.flatMap(({ glass = [] }) => glass).filter(({ kind }) => kind === 'lens');
  for (const { cx, cy, r } of lenses) {
    const edge = circle(cx, cy, r);
    loft(builder, edge, [
      { inset: r * 0.18, z: z + 1, place: 0 },
      { inset: 0, z: z + 0.7, place: 0 },
      { inset: 0, z, place: 0 },
    ]);
    addCap(builder, edge, { inset: r * 0.18, z: z + 0.9 });
  }
  return lenses.length > 0 ? { material: 'lens', mesh: builder.mesh() } : undefined;
}

function circle(cx: number, cy: number, r: number): readonly EdgePoint[] {
  return Array.from({ length: 40 }, (_, i) => {
    const turn = (i / 40) * 2 * Math.PI;
    return { x: cx + r * Math.cos(turn), y: cy + r * Math.sin(turn), nx: Math.cos(turn), ny: Math.sin(turn) };
  });
}
