import { IcosahedronGeometry, Vector3 } from 'three';

/** A dimple of a ball of radius 1, and the cell around it. */
export interface Dimple {
  readonly centre: Vector3;
  /** Of the cell, counter-clockwise from outside. */
  readonly corners: readonly Vector3[];
  /** Radians. */
  readonly radius: number;
}

/** Into how many parts each side of the icosahedron is cut: 10 · 6² + 2 = 362 dimples, as on balls that are sold. */
const PARTS = 6;
/** A dimple's radius as a share of what fits into its cell. */
const FILLED = 0.9;

/** Dimples laid out on an icosahedron. The corners of a cell are the middles of the triangles around its dimple. */
export function dimpleCells(): readonly Dimple[] {
  const geometry = new IcosahedronGeometry(1, PARTS - 1);
  const points = geometry.getAttribute('position');
  const at = (i: number) => new Vector3().fromBufferAttribute(points, i);
  const cells = new Map<string, { readonly centre: Vector3; readonly corners: Vector3[] }>();
  for (let i = 0; i < points.count; i += 3) {
    const triangle = [at(i), at(i + 1), at(i + 2)];
    const middle = triangle.reduce((sum, one) => sum.add(one), new Vector3()).normalize();
    for (const centre of triangle) {
      const key = centre
        .toArray()
        .map((value) => Math.round(value * 1000))
        .join();
      const cell = cells.get(key) ?? { centre, corners: [] };
      cell.corners.push(middle);
      cells.set(key, cell);
    }
  }
  geometry.dispose();
  return [...cells.values()].map(({ centre, corners }) => {
    const around = inOrder(centre, corners);
    const gaps = around.map((corner, i) =>
      corner
        .clone()
        .add(around[(i + 1) % around.length] ?? corner)
        .angleTo(centre),
    );
    return { centre, corners: around, radius: FILLED * Math.min(...gaps) };
  });
}

function inOrder(centre: Vector3, corners: readonly Vector3[]): readonly Vector3[] {
  const across = new Vector3(0, 0, 1).cross(centre);
  if (across.lengthSq() < 1e-6) across.set(1, 0, 0);
  across.normalize();
  const up = centre.clone().cross(across);
  return corners.toSorted((a, b) => Math.atan2(a.dot(up), a.dot(across)) - Math.atan2(b.dot(up), b.dot(across)));
}
