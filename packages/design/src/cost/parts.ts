/** The amounts of a design that cause work, before weighting. Lengths and areas as they are on the surface. */
export interface CostParts {
  readonly layers: number;
  /** Drawn pictures and stickers. */
  readonly images: number;
  /** Segments of the outlines of drawn strokes; a sharp turn has many. */
  readonly strokePieces: number;
  /** Drops of spray. */
  readonly drops: number;
  /** Segments of the outlines of letters, in units of a Latin letter; a Chinese character counts several times. */
  readonly letters: number;
  /** mm of edges of lines and letters. */
  readonly edges: number;
  /** How often the edges of strokes cross one another. */
  readonly crossings: number;
  /** mm² of pictures, stickers, and everything painted on its own canvas. */
  readonly painted: number;
  /** mm² that are blurred for shadows and glows. */
  readonly blurred: number;
  /** Bytes of the document as JSON. */
  readonly bytes: number;
}

export const NO_PARTS: CostParts = {
  layers: 0,
  images: 0,
  strokePieces: 0,
  drops: 0,
  letters: 0,
  edges: 0,
  crossings: 0,
  painted: 0,
  blurred: 0,
  bytes: 0,
};

export function addParts(a: CostParts, b: CostParts): CostParts {
  return {
    layers: a.layers + b.layers,
    images: a.images + b.images,
    strokePieces: a.strokePieces + b.strokePieces,
    drops: a.drops + b.drops,
    letters: a.letters + b.letters,
    edges: a.edges + b.edges,
    crossings: a.crossings + b.crossings,
    painted: a.painted + b.painted,
    blurred: a.blurred + b.blurred,
    bytes: a.bytes + b.bytes,
  };
}
