import type { Box, Pixels } from '@cpc/imaging';
import { type Anchors, anchorsOf, decodeDetections, suppressed } from './detections.ts';
import { hasFlatColours } from './flat-colours.ts';
import { INPUT_EDGE, type Runtime } from './runtime.ts';
import { sampled } from './sample.ts';

/** A face in a picture, in its pixels. */
export interface Face extends Box {
  /** 0 … 1: how sure the detector of the whole picture is. */
  readonly score: number;
}

/** The scores that a face must reach in the whole picture and close up. Measured: docs/BENCHMARKS.md. */
const CLEAR_FAR = 0.6;
const CLEAR_NEAR = 0.7;
/** Below these scores nothing is looked at any further. */
const MIN_FAR_SCORE = 0.4;
const MIN_NEAR_SCORE = 0.1;
/** The edge of the smallest face that is clear, pixels of a picture whose longer edge is `COMMON_EDGE` or less. */
const MIN_EDGE_PX = 40;
const COMMON_EDGE = 1024;
/** A look close up takes in this many times the face's edge: at both scales it must still be a face. */
const NEAR_SCALES = [2, 2.8];
/** The picture with this much around it, as shares: the detector misses faces that fill its input. */
const MARGINS = [0, 0.35];
const MAX_FACES = 20;

const ANCHORS: Readonly<Record<'far' | 'near', Anchors>> = {
  far: anchorsOf(INPUT_EDGE.far, [{ stride: 4, each: 1 }]),
  near: anchorsOf(INPUT_EDGE.near, [
    { stride: 8, each: 2 },
    { stride: 16, each: 6 },
  ]),
};

/**
 * The clear faces of real people in a picture, the surest first, at most twenty. A face counts if the detector for whole
 * pictures and the one for selfies both see it, and if it is not coloured like a drawing: each detector alone takes
 * animals for people, and both take clean drawings of people.
 */
export async function clearFaces(picture: Pixels, runtime: Runtime): Promise<readonly Face[]> {
  const seen = await seenFaces(picture, wholes(picture), runtime);
  const clear = await checked(picture, seen, runtime);
  if (clear.length === 0) return [];
  // Where there is one person there may be more, too small to be seen in the whole picture.
  const closer = await seenFaces(picture, quarters(picture), runtime);
  const more = closer.filter((face) => !clear.some((other) => isSame(face, other)));
  return [...clear, ...(await checked(picture, more, runtime))].slice(0, MAX_FACES);
}

/** The candidates for a closer look, each face once. */
async function seenFaces(picture: Pixels, parts: readonly Box[], runtime: Runtime): Promise<readonly Face[]> {
  const found: Face[] = [];
  for (const part of parts) found.push(...(await detected(picture, part, 'far', runtime)));
  const faces: Face[] = [];
  for (const face of found.sort((a, b) => b.score - a.score)) {
    if (!faces.some((other) => isSame(face, other))) faces.push(face);
  }
  return faces;
}

async function checked(picture: Pixels, faces: readonly Face[], runtime: Runtime): Promise<readonly Face[]> {
  const smallest = MIN_EDGE_PX * Math.max(1, Math.max(picture.width, picture.height) / COMMON_EDGE);
  const clear: Face[] = [];
  for (const face of faces) {
    if (clear.length === MAX_FACES) break;
    if (face.score < CLEAR_FAR || edgeOf(face) < smallest) continue;
    if (!hasFlatColours(picture, face) && (await isClearNear(picture, face, runtime))) clear.push(face);
  }
  return clear;
}

async function isClearNear(picture: Pixels, face: Face, runtime: Runtime): Promise<boolean> {
  for (const scale of NEAR_SCALES) {
    const [best] = await detected(picture, squareAround(face, edgeOf(face) * scale), 'near', runtime);
    if (!best || best.score < CLEAR_NEAR) return false;
  }
  return true;
}

/** The faces in a square part of the picture, the surest first. */
async function detected(picture: Pixels, part: Box, model: 'far' | 'near', runtime: Runtime): Promise<readonly Face[]> {
  const edge = INPUT_EDGE[model];
  const input = sampled(picture, part, { edge, beyond: 'black', black: -1, white: 1 });
  const outputs = await runtime.infer(model, input);
  const least = model === 'far' ? MIN_FAR_SCORE : MIN_NEAR_SCORE;
  return suppressed(decodeDetections(outputs, ANCHORS[model], { edge, least })).map(
    ({ score, x, y, width, height }) => ({
      score,
      x: part.x + x * part.width,
      y: part.y + y * part.width,
      width: width * part.width,
      height: height * part.width,
    }),
  );
}

const edgeOf = (face: Box): number => Math.max(face.width, face.height);

/** A square with the same centre and this edge, at whole pixels. */
export function squareAround(box: Box, edge: number): Box {
  const x = Math.round(box.x + box.width / 2 - edge / 2);
  const y = Math.round(box.y + box.height / 2 - edge / 2);
  return { x, y, width: edge, height: edge };
}

const wholes = ({ width, height }: Pixels): readonly Box[] =>
  MARGINS.map((margin) => squareAround({ x: 0, y: 0, width, height }, Math.max(width, height) * (1 + 2 * margin)));

/** Four overlapping squares, each with a little more than half of the longer edge. */
function quarters({ width, height }: Pixels): readonly Box[] {
  const edge = Math.max(width, height) * 0.6;
  return [0, 1].flatMap((row) =>
    [0, 1].map((column) => ({
      x: column * Math.max(0, width - edge),
      y: row * Math.max(0, height - edge),
      width: edge,
      height: edge,
    })),
  );
}

/** The centres are closer than half a face. */
const isSame = (face: Box, other: Box): boolean =>
  Math.abs(face.x + face.width / 2 - other.x - other.width / 2) < other.width / 2 &&
  Math.abs(face.y + face.height / 2 - other.y - other.height / 2) < other.height / 2;
