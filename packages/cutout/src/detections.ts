/** One face as a detector sees it, in shares of its square input: 0 … 1, and beyond where it is cut off. */
export interface Detection {
  /** 0 … 1 */
  readonly score: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The centres that a detector's answers are relative to, in shares of its input: x, y, x, y … */
export type Anchors = Float32Array;

interface Grid {
  /** Pixels of the input between two centres. */
  readonly stride: number;
  /** Answers for each centre. */
  readonly each: number;
}

/**
 * The centres of a detector, as MediaPipe's `SsdAnchorsCalculator` lays them with a fixed size of anchor.
 * @param edge of the input; a smaller one has fewer columns or rows of pixels, from the upper left
 */
export function anchorsOf(
  edge: number,
  grids: readonly Grid[],
  { columns, rows }: { readonly columns: number; readonly rows: number } = { columns: edge, rows: edge },
): Anchors {
  const centres = grids.flatMap(({ stride, each }) => {
    const [across, down] = [columns / stride, rows / stride];
    return Array.from({ length: across * down * each }, (_, i) => {
      const cell = Math.floor(i / each);
      return [(((cell % across) + 0.5) * stride) / edge, ((Math.floor(cell / across) + 0.5) * stride) / edge];
    }).flat();
  });
  return Float32Array.from(centres);
}

/** Numbers for each answer: a box, and six points of a face that are not used here. */
const VALUES = 16;
/** The score is e^-x; this keeps it a number. */
const MAX_LOGIT = 80;

/**
 * The answers of a detector above a score, as MediaPipe's `TensorsToDetectionsCalculator` reads them: centre and size of
 * the box in pixels of the input, the centre relative to the anchor; the score as a logit.
 */
export function decodeDetections(
  outputs: readonly Float32Array[],
  anchors: Anchors,
  { edge, least }: { readonly edge: number; readonly least: number },
): readonly Detection[] {
  const [boxes, logits] = outputs.toSorted((a, b) => b.length - a.length);
  const count = anchors.length / 2;
  if (boxes?.length !== count * VALUES || logits?.length !== count) {
    throw new Error(`expected ${count} boxes and scores, got ${outputs.map((output) => output.length).join(' and ')}`);
  }
  const found: Detection[] = [];
  for (let i = 0; i < count; i++) {
    const logit = Math.max(-MAX_LOGIT, Math.min(MAX_LOGIT, logits[i] as number));
    const score = 1 / (1 + Math.exp(-logit));
    if (score < least) continue;
    const [x, y, width, height] = Array.from(boxes.subarray(i * VALUES, i * VALUES + 4), (value) => value / edge) as [
      number,
      number,
      number,
      number,
    ];
    const left = (anchors[i * 2] as number) + x - width / 2;
    const top = (anchors[i * 2 + 1] as number) + y - height / 2;
    found.push({ score, x: left, y: top, width, height });
  }
  return found;
}

/** Two boxes that share more than this of their joint area show the same face. */
const SAME = 0.3;

/** The best detection of each face, the best first: non-maximum suppression. */
export function suppressed(detections: readonly Detection[]): readonly Detection[] {
  const kept: Detection[] = [];
  for (const one of detections.toSorted((a, b) => b.score - a.score)) {
    if (!kept.some((other) => shared(one, other) > SAME)) kept.push(one);
  }
  return kept;
}

/** The area in both boxes as a share of the area in either. */
function shared(a: Detection, b: Detection): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const both = Math.max(0, width) * Math.max(0, height);
  return both / (a.width * a.height + b.width * b.height - both);
}
