/**
 * Triangles in millimetres: x to the right and y up when looking at the printed face, z towards the viewer, origin at
 * the centre of the surface. Every three indices are one triangle, counter-clockwise from outside.
 */
export interface Mesh {
  readonly positions: readonly number[];
  /** The place of each vertex on the surface, mm from the trim box's corner, y down: the artwork is read there. */
  readonly places: readonly number[];
  readonly indices: readonly number[];
  /** The direction that each vertex faces, where the triangles are too coarse to tell. */
  readonly normals?: readonly number[];
}

/** The material of a part, for the lighting. `camera`: what the phone has behind a cut-out. `metal`: rings of lenses. */
export type Material = 'face' | 'shell' | 'body' | 'screen' | 'camera' | 'metal' | 'baked';

export interface Part {
  readonly material: Material;
  readonly mesh: Mesh;
}

/** A solid consists of parts. */
export type Solid = readonly Part[];

/** A point of an outline with its outward unit normal; mm, y down. */
export interface EdgePoint {
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
}

/** A loop of vertices around a solid. */
export interface Ring {
  /** How far inside the outline the ring runs. */
  readonly inset: number;
  /** mm towards the viewer */
  readonly z: number;
  /**
   * How far inside the outline this ring reads the artwork, negative for outside. It equals the inset where the print
   * is flat.
   */
  readonly place: number;
}

/** Grows a mesh vertex by vertex. */
export function meshBuilder(centre: { readonly x: number; readonly y: number }) {
  const positions: number[] = [];
  const places: number[] = [];
  const indices: number[] = [];
  return {
    /** @returns the vertex's index; x and y on the surface's plane, y down */
    vertex(x: number, y: number, z: number, placeX = x, placeY = y): number {
      positions.push(x - centre.x, centre.y - y, z);
      places.push(placeX, placeY);
      return positions.length / 3 - 1;
    },
    triangle(a: number, b: number, c: number): void {
      indices.push(a, b, c);
    },
    mesh: (): Mesh => ({ positions, places, indices }),
  };
}

export type MeshBuilder = ReturnType<typeof meshBuilder>;

/** A band of quads along an outline from one ring to the next; the first ring is the one nearer to the viewer. */
export function loft(builder: MeshBuilder, edge: readonly EdgePoint[], rings: readonly Ring[]): void {
  const loops = rings.map(({ inset, z, place }) =>
    edge.map(({ x, y, nx, ny }) => builder.vertex(x - nx * inset, y - ny * inset, z, x - nx * place, y - ny * place)),
  );
  loops.slice(1).forEach((lower, i) => {
    const upper = loops[i] ?? [];
    edge.forEach((_, at) => {
      const next = (at + 1) % edge.length;
      const [a, b, c, d] = [upper[at] ?? 0, upper[next] ?? 0, lower[next] ?? 0, lower[at] ?? 0];
      builder.triangle(a, c, d);
      builder.triangle(a, b, c);
    });
  });
}
