import type { Surface } from '@cpc/design';
import type { Vector3 } from 'three';
import type { Detail } from '../detail.ts';
import type { Mesh, Solid } from '../mesh.ts';
import { type Dimple, dimpleCells } from './dimple-cells.ts';

/** How deep a dimple is, and the height of the print above the ball, which avoids depth conflicts; mm. */
const DEPTH = 0.3;
const ABOVE = 0.03;
/** Distances of the rings of vertices from a dimple's middle, as shares of its radius. */
const BOWL = { full: [0.5, 0.92], modest: [0.88] } as const;
/** The edge of a dimple is rounded as far as here. */
const LAND = 1.06;
/** Pieces of each side of a cell. */
const PIECES = { full: 3, modest: 2 } as const;

/** A golf ball with its print on top, facing the viewer. @param diameter mm */
export function ballSolid(surface: Surface, diameter: number, detail: Detail): Solid {
  const radius = diameter / 2;
  const reach = Math.max(surface.width, surface.height) / 2 / radius;
  const cells = dimpleCells();
  const printed = cells.filter(({ centre, corners }) =>
    [centre, ...corners].some((one) => Math.acos(Math.min(1, one.z)) < reach),
  );
  return [
    { material: 'shell', mesh: dimpled(surface, cells, radius, detail) },
    { material: 'face', mesh: dimpled(surface, printed, radius + ABOVE, detail) },
  ];
}

/** Dimples on a sphere; the artwork keeps its distances along the ball (azimuthal equidistant). */
function dimpled(surface: Surface, cells: readonly Dimple[], radius: number, detail: Detail): Mesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const places: number[] = [];
  const indices: number[] = [];
  const vertex = (at: Vector3, depth: number, normal: Vector3): number => {
    positions.push(...at.clone().multiplyScalar(radius - depth));
    normals.push(...normal);
    places.push(...placeOn(surface, at, radius));
    return positions.length / 3 - 1;
  };
  for (const { centre, corners, radius: across } of cells) {
    const edge = sidesOf(corners, PIECES[detail]);
    const ways = edge.map((point) => tangent(centre, point));
    const bowl = BOWL[detail].map((share) =>
      ways.map((way) => {
        const at = turned(centre, way, across * share);
        const slope = (2 * DEPTH * share) / (across * radius);
        return vertex(at, DEPTH * (1 - share * share), at.clone().addScaledVector(way, -slope).normalize());
      }),
    );
    const rim = ways.map((way) => turned(centre, way, across * LAND)).map((at) => vertex(at, 0, at));
    const rings = [...bowl, rim, edge.map((at) => vertex(at, 0, at))];
    const middle = vertex(centre, DEPTH, centre);
    edge.forEach((_, k) => {
      const next = (k + 1) % edge.length;
      indices.push(middle, rings[0]?.[k] ?? 0, rings[0]?.[next] ?? 0);
      for (const [i, outer] of rings.slice(1).entries()) {
        const inner = rings[i] ?? [];
        const [a, b, c, d] = [inner[k] ?? 0, inner[next] ?? 0, outer[next] ?? 0, outer[k] ?? 0];
        indices.push(a, d, c, a, c, b);
      }
    });
  }
  return { positions, normals, places, indices };
}

/** Where on the surface a direction reads the artwork, mm. */
function placeOn({ width, height }: Surface, { x, y, z }: Vector3, radius: number): readonly [number, number] {
  const flat = Math.hypot(x, y);
  const way = flat === 0 ? 0 : (radius * Math.atan2(flat, z)) / flat;
  return [width / 2 + x * way, height / 2 - y * way];
}

/** Points along the sides of a cell, from corner to corner. */
const sidesOf = (corners: readonly Vector3[], pieces: number): readonly Vector3[] =>
  corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    return Array.from({ length: pieces }, (_, k) =>
      corner
        .clone()
        .lerp(next, k / pieces)
        .normalize(),
    );
  });

/** The direction along the sphere from one point of it towards another. */
const tangent = (from: Vector3, to: Vector3): Vector3 => to.clone().addScaledVector(from, -to.dot(from)).normalize();

const turned = (from: Vector3, way: Vector3, angle: number): Vector3 =>
  from.clone().multiplyScalar(Math.cos(angle)).addScaledVector(way, Math.sin(angle));
