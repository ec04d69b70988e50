import type { Path, Surface } from '@cpc/design';
import { addCap } from '../cap.ts';
import { edgeOf } from '../edge.ts';
import { loft, meshBuilder, type Solid } from '../mesh.ts';
import { roundedBack, roundedEdge } from './profile.ts';

/** Thickness of flat cloth, front and back together, and height of the print above it; mm. */
const CLOTH = 8;
const ABOVE = 0.25;
/** Distance of the print's centre from the neck, as a share of the shirt's length. */
const CHEST = 0.42;

/** A flat shirt with its print on the chest, wide enough for the print. */
export function garmentSolid(surface: Surface): Solid {
  const centre = { x: surface.width / 2, y: surface.height / 2 };
  const edge = edgeOf({ kind: 'path', path: shirt(Math.max(500, surface.width * 1.6), centre) });
  const shell = meshBuilder(centre);
  const round = CLOTH / 2.5;
  addCap(shell, edge, { inset: round, z: 0 });
  loft(shell, edge, [...roundedEdge(round, 0), ...roundedBack(round, -CLOTH)]);
  addCap(shell, edge, { inset: round, z: -CLOTH, isBack: true });
  const face = meshBuilder(centre);
  addCap(face, edgeOf(surface.outline), { inset: 0, z: ABOVE });
  return [
    { material: 'shell', mesh: shell.mesh() },
    { material: 'face', mesh: face.mesh() },
  ];
}

/**
 * A T-shirt's outline, clockwise from the left of its neck. @param width of its body, mm @param chest the print's
 * centre
 */
function shirt(width: number, chest: { readonly x: number; readonly y: number }): Path {
  const length = width * 1.36;
  const at = (x: number, y: number) => [chest.x + x * width, chest.y + (y - CHEST) * length] as const;
  const curve = (
    a: readonly [number, number],
    b: readonly [number, number],
    c: readonly [number, number],
  ): Path[number] => ['cubic', ...at(...a), ...at(...b), ...at(...c)];
  return [
    ['move', ...at(-0.19, 0)],
    curve([-0.13, 0.085], [0.13, 0.085], [0.19, 0]),
    curve([0.3, 0.02], [0.42, 0.05], [0.5, 0.09]),
    curve([0.6, 0.15], [0.72, 0.25], [0.79, 0.33]),
    ['line', ...at(0.6, 0.42)],
    curve([0.56, 0.38], [0.53, 0.36], [0.5, 0.34]),
    curve([0.49, 0.56], [0.49, 0.78], [0.51, 0.985]),
    curve([0.3, 1.005], [-0.3, 1.005], [-0.51, 0.985]),
    curve([-0.49, 0.78], [-0.49, 0.56], [-0.5, 0.34]),
    curve([-0.53, 0.36], [-0.56, 0.38], [-0.6, 0.42]),
    ['line', ...at(-0.79, 0.33)],
    curve([-0.72, 0.25], [-0.6, 0.15], [-0.5, 0.09]),
    curve([-0.42, 0.05], [-0.3, 0.02], [-0.19, 0]),
    ['close'],
  ];
}
