/** What of a design makes work: amounts, before any of them is weighed. Lengths and areas as they lie on the surface. */
export interface CostParts {
  readonly layers: number;
  /** Pictures and stickers that are drawn. */
  readonly images: number;
  /** Pieces of the outlines of drawn strokes; a sharp turn has many. */
  readonly strokePieces: number;
  /** Drops of spray. */
  readonly drops: number;
  /** Pieces of the outlines of letters, in letters of Latin; a Chinese one has several times as many. */
  readonly letters: number;
  /** mm of edges of lines and letters. */
  readonly edges: number;
  /** How often the edges of strokes cross one another. */
  readonly crossings: number;
  /** mm² of pictures, stickers and of what is painted on a canvas of its own. */
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
