import { type Cutout, growShape, type Rect, type Shape, shapeBounds, type Surface } from '@cpc/design';
import { mm } from '@cpc/domain';
import { addCap } from '../cap.ts';
import { edgeOf } from '../edge.ts';
import { loft, type Mesh, type MeshBuilder, meshBuilder, type Ring, type Solid } from '../mesh.ts';
import { roundedBack, roundedEdge } from './profile.ts';

/** mm: the wall of a printable case, the radius of its edges, how deep the phone lies, and the lip around its screen. */
const WALL = 1.5;
const ROUND = 2.2;
const RECESS = 1.2;
const LIP = 1.2;
/** The keys: how far they stand out, and half their thickness; mm. */
const KEY = 0.8;
const KEY_HALF = 1.5;
/** How high the barrel of a lens stands, and the glass of a light; mm. */
const BARREL = 0.9;
const LIGHT = 0.25;

/** A phone in its case, seen from behind. @param depth of the phone's body, mm */
export function caseSolid(surface: Surface, depth: number): Solid {
  const centre = { x: surface.width / 2, y: surface.height / 2 };
  const half = (depth + WALL) / 2;
  const round = Math.min(ROUND, half);
  // A wrapped print covers the face and the edge: the case itself is smaller than its print.
  const outline = surface.wrap > 0 ? growShape(surface.outline, round - surface.wrap) : surface.outline;
  const edge = edgeOf(outline);
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
  for (const cutout of surface.cutouts) {
    loft(shell, edgeOf(cutout.shape), [
      { inset: 0, z: half - RECESS, place: 0 },
      { inset: 0, z: half, place: 0 },
    ]);
  }
  if (surface.category === 'phoneCase') for (const key of keysOf(shapeBounds(outline))) addKey(shell, key);
  const screen = sheet();
  addCap(screen, edge, { inset: round + LIP - 0.2, z: -half + 0.6, isBack: true });
  const body = sheet();
  const back = roundedEdge(ROUND / 2, half - RECESS).map((ring) => ({ ...ring, inset: ring.inset + WALL }));
  addCap(body, edge, { inset: WALL + ROUND / 2, z: half - RECESS });
  loft(body, edge, [...back, { inset: WALL, z: -half + 0.6, place: WALL }]);
  return [
    { material: 'body', mesh: body.mesh() },
    ...cameraParts(surface.cutouts, half - RECESS, sheet),
    { material: 'screen', mesh: screen.mesh() },
    { material: 'shell', mesh: shell.mesh() },
    { material: 'face', mesh: face.mesh() },
  ];
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

/** What is behind the cut-outs: dark glass, lenses in rings of metal, and lights. @param z of the phone's back */
function cameraParts(cutouts: readonly Cutout[], z: number, sheet: () => MeshBuilder): Solid {
  const [camera, metal] = [sheet(), sheet()];
  for (const { shape } of cutouts) addCap(camera, edgeOf(shape), { inset: 0, z: z + 0.08 });
  for (const { kind, cx, cy, r } of cutouts.flatMap(({ glass = [] }) => glass)) {
    const edge = edgeOf({ kind: 'ellipse', cx, cy, rx: r, ry: r });
    if (kind === 'flash') addCap(camera, edge, { inset: 0, z: z + LIGHT });
    else {
      addCap(camera, edge, { inset: r * 0.12, z: z + BARREL - 0.3 });
      loft(metal, edge, [
        { inset: r * 0.12, z: z + BARREL - 0.3, place: 0 },
        { inset: r * 0.1, z: z + BARREL, place: 0 },
        { inset: r * 0.02, z: z + BARREL, place: 0 },
        { inset: 0, z: z + BARREL - 0.15, place: 0 },
        { inset: 0, z, place: 0 },
      ]);
    }
  }
  const filled = (mesh: Mesh) => mesh.indices.length > 0;
  return [
    { material: 'camera', mesh: camera.mesh() } as const,
    { material: 'metal', mesh: metal.mesh() } as const,
  ].filter(({ mesh }) => filled(mesh));
}

/** The keys at the sides, as the flat drawing has them: volume on the right, power on the left. */
function keysOf({ width, height }: Rect): readonly Shape[] {
  const key = (x: number, y: number, length: number): Shape => ({
    kind: 'roundedRect',
    x: mm(x),
    y: mm(y),
    width: mm(2 * KEY),
    height: mm(length),
    radius: mm(KEY),
  });
  return [
    key(width - KEY, height * 0.21, height * 0.08),
    key(width - KEY, height * 0.31, height * 0.08),
    key(-KEY, height * 0.25, height * 0.12),
  ];
}

function addKey(builder: MeshBuilder, key: Shape): void {
  const edge = edgeOf(key);
  const round = roundedEdge(KEY * 0.6, KEY_HALF);
  addCap(builder, edge, { inset: KEY * 0.6, z: KEY_HALF });
  loft(builder, edge, [...round, ...round.toReversed().map((ring) => ({ ...ring, z: -ring.z }))]);
}
