import type { Path, Surface } from '@cpc/design';
import { addCap } from '../cap.ts';
import { edgeOf } from '../edge.ts';
import { loft, meshBuilder, type Solid } from '../mesh.ts';
import { roundedBack, roundedEdge } from './profile.ts';

/** Thickness of flat cloth, front and back together, and height of the print and of the collar above it; mm. */
const CLOTH = 8;
const ABOVE = 0.25;
const RIB = 1.6;
/** Distance of the print's centre from the neck, as a share of the shirt's length. */
const CHEST = 0.42;

type Spot = readonly [x: number, y: number];

/** A flat shirt with its print on the chest, wide enough for the print: front, back, and the band of the collar. */
export function garmentSolid(surface: Surface): Solid {
  const centre = { x: surface.width / 2, y: surface.height / 2 };
  const at = placing(Math.max(500, surface.width * 1.6), centre);
  const edge = edgeOf({ kind: 'path', path: outline(at, NECK) });
  const shell = meshBuilder(centre);
  const round = CLOTH / 2.5;
  addCap(shell, edge, { inset: round, z: 0 });
  loft(shell, edge, [...roundedEdge(round, 0), ...roundedBack(round, -CLOTH)]);
  // The back reaches higher between the shoulders: its inside is seen through the neck.
  const back = edgeOf({ kind: 'path', path: outline(at, NAPE) });
  addCap(shell, back, { inset: round, z: -CLOTH + 0.5 });
  addCap(shell, back, { inset: round, z: -CLOTH, isBack: true });
  const rib = edgeOf({ kind: 'path', path: band(at) });
  addCap(shell, rib, { inset: 0.4, z: RIB });
  loft(shell, rib, roundedEdge(0.4, RIB));
  const face = meshBuilder(centre);
  addCap(face, edgeOf(surface.outline), { inset: 0, z: ABOVE });
  return [
    { material: 'shell', mesh: shell.mesh() },
    { material: 'face', mesh: face.mesh() },
  ];
}

/** Places a point of the shirt. @param width of its body, mm @param chest the print's centre */
function placing(width: number, chest: { readonly x: number; readonly y: number }) {
  const length = width * 1.4;
  return ([x, y]: Spot) => [chest.x + x * width, chest.y + (y - CHEST) * length] as const;
}

type Place = ReturnType<typeof placing>;

const curve = (at: Place, a: Spot, b: Spot, c: Spot): Path[number] => ['cubic', ...at(a), ...at(b), ...at(c)];

/** How the neck runs from the left shoulder to the right one: deep in front, shallow behind. */
const NECK: readonly [Spot, Spot] = [
  [-0.13, 0.15],
  [0.13, 0.15],
];
const NAPE: readonly [Spot, Spot] = [
  [-0.1, 0.03],
  [0.1, 0.03],
];

/** A T-shirt's outline, clockwise from the left of its neck, in widths and lengths of its body. */
function outline(at: Place, [left, right]: readonly [Spot, Spot]): Path {
  return [
    ['move', ...at([-0.17, 0])],
    curve(at, left, right, [0.17, 0]),
    curve(at, [0.25, 0.02], [0.34, 0.036], [0.42, 0.06]),
    curve(at, [0.47, 0.075], [0.5, 0.1], [0.525, 0.13]),
    curve(at, [0.58, 0.19], [0.63, 0.24], [0.68, 0.29]),
    curve(at, [0.63, 0.32], [0.58, 0.342], [0.525, 0.362]),
    curve(at, [0.51, 0.345], [0.495, 0.325], [0.485, 0.305]),
    curve(at, [0.492, 0.5], [0.49, 0.78], [0.503, 0.985]),
    curve(at, [0.25, 1.006], [-0.25, 1.006], [-0.503, 0.985]),
    curve(at, [-0.49, 0.78], [-0.492, 0.5], [-0.485, 0.305]),
    curve(at, [-0.495, 0.325], [-0.51, 0.345], [-0.525, 0.362]),
    curve(at, [-0.58, 0.342], [-0.63, 0.32], [-0.68, 0.29]),
    curve(at, [-0.63, 0.24], [-0.58, 0.19], [-0.525, 0.13]),
    curve(at, [-0.5, 0.1], [-0.47, 0.075], [-0.42, 0.06]),
    curve(at, [-0.34, 0.036], [-0.25, 0.02], [-0.17, 0]),
    ['close'],
  ];
}

/** The ribbed band around the front of the neck, clockwise from its left end. */
function band(at: Place): Path {
  return [
    ['move', ...at([-0.17, 0.004])],
    curve(at, [-0.13, 0.15], [0.13, 0.15], [0.17, 0.004]),
    ['line', ...at([0.207, 0.012])],
    curve(at, [0.16, 0.194], [-0.16, 0.194], [-0.207, 0.012]),
    ['close'],
  ];
}
