import { ShapeUtils, Vector2 } from 'three';
import type { EdgePoint, MeshBuilder } from './mesh.ts';

interface Cap {
  /** How far inside the outline the flat part ends. */
  readonly inset: number;
  readonly z: number;
  /** Faces away from the viewer: the back. */
  readonly isBack?: boolean;
}

/** The flat end of a solid: the outline, moved inwards and filled. */
export function addCap(builder: MeshBuilder, edge: readonly EdgePoint[], cap: Cap): void {
  const { inset, z, isBack = false } = cap;
  const loop = edge.map(({ x, y, nx, ny }) => new Vector2(x - nx * inset, y - ny * inset));
  const vertices = loop.map(({ x, y }) => builder.vertex(x, y, z));
  for (const [a = 0, b = 0, c = 0] of ShapeUtils.triangulateShape(loop, [])) {
    const [p, q, r] = [loop[a], loop[b], loop[c]];
    if (!p || !q || !r) continue;
    // With y down, a clockwise triangle faces the viewer.
    const clockwise = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x) > 0;
    const [va, vb, vc] = [vertices[a] ?? 0, vertices[b] ?? 0, vertices[c] ?? 0];
    if (clockwise === isBack) builder.triangle(va, vb, vc);
    else builder.triangle(va, vc, vb);
  }
}
