import { type Point, polygonOf, type Shape, shapePath, signedArea } from '@cpc/design';
import type { EdgePoint } from './mesh.ts';

/** An outline as a clockwise loop of points with their outward normals, in mm, y down. */
export function edgeOf(shape: Shape): readonly EdgePoint[] {
  const corners = clockwise(polygonOf(shapePath(shape)));
  return corners.map((point, i) => {
    const before = corners[(i + corners.length - 1) % corners.length] ?? point;
    const after = corners[(i + 1) % corners.length] ?? point;
    const into = unit(before, point);
    const out = unit(point, after);
    // Clockwise with y down: outward is to the left of the direction.
    const nx = into.y + out.y;
    const ny = -(into.x + out.x);
    const length = Math.hypot(nx, ny) || 1;
    return { ...point, nx: nx / length, ny: ny / length };
  });
}

const clockwise = (points: readonly Point[]): readonly Point[] =>
  signedArea(points) < 0 ? points.toReversed() : points;

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}
