import type { Box, Pixels } from '@cpc/imaging';
import { anchorsOf, decodeDetections, type Detection, suppressed } from '../detections.ts';
import { sampled } from '../sample.ts';
import { readModel } from './model-file.ts';
import { loadModel, type RunModel } from './run-model.ts';

/** Finds the faces of a picture. @returns them in shares of the picture, the surest first; a part may lie beyond it */
export type LightFaces = (picture: Pixels) => readonly Box[];

/**
 * The light detector: MediaPipe's detector for selfies on a kernel of our own, for crops that keep faces whole. A face
 * counts from a twelfth of the longer side on. It takes some animals for people: their faces are kept whole, too.
 * @param file `face_detection_short_range.tflite` @throws WebAssembly.CompileError in a browser without SIMD
 */
export async function openLightFaces(file: Uint8Array): Promise<LightFaces> {
  const run = await loadModel(readModel(file));
  return (picture) => {
    const faces = LOOKS.flatMap((look) => seen(picture, look, run));
    return distinct(suppressed(faces)).slice(0, MAX_FACES);
  };
}

interface Look {
  /** Pixels along the longer side. */
  readonly edge: number;
  /** What lies around the picture, as a share of its longer side: faces that fill the input are missed. */
  readonly margin: number;
  readonly least: number;
}

/** Measured: docs/decisions/293-faces-are-found-before-the-first-idea.md. */
const LOOKS: readonly Look[] = [
  { edge: 320, margin: 0, least: 0.6 },
  { edge: 128, margin: 0.15, least: 0.62 },
];
const MAX_FACES = 20;
const GRIDS = [
  { stride: 8, each: 2 },
  { stride: 16, each: 6 },
];
/** The detector's sides are multiples of this. */
const STEP = 32;

function seen(picture: Pixels, { edge, margin, least }: Look, run: RunModel): readonly Detection[] {
  const side = Math.max(picture.width, picture.height) * (1 + 2 * margin);
  const beyond = Math.max(picture.width, picture.height) * margin;
  const along = (length: number): number =>
    Math.min(edge, Math.ceil(((length + 2 * beyond) / side) * (edge / STEP)) * STEP);
  const size = { columns: along(picture.width), rows: along(picture.height) };
  const part = { x: -beyond, y: -beyond, width: side, height: side };
  const pixels = cropped(sampled(picture, part, { edge, beyond: 'black', black: -1, white: 1 }), edge, size);
  const anchors = anchorsOf(edge, GRIDS, size);
  return decodeDetections(run(pixels, size), anchors, { edge, least }).map((face) => ({
    score: face.score,
    x: (part.x + face.x * side) / picture.width,
    y: (part.y + face.y * side) / picture.height,
    width: (face.width * side) / picture.width,
    height: (face.height * side) / picture.height,
  }));
}

/** The upper left part of a square. */
function cropped(
  square: Float32Array,
  edge: number,
  { columns, rows }: { readonly columns: number; readonly rows: number },
) {
  const pixels = new Float32Array(columns * rows * 3);
  for (let y = 0; y < rows; y++) pixels.set(square.subarray(y * edge * 3, (y * edge + columns) * 3), y * columns * 3);
  return pixels;
}

/** Without the boxes whose middle lies in a surer one: the same face, seen at another size. */
function distinct(faces: readonly Detection[]): readonly Detection[] {
  const kept: Detection[] = [];
  for (const face of faces) if (!kept.some((other) => isIn(face, other) || isIn(other, face))) kept.push(face);
  return kept;
}

const isIn = ({ x, y, width, height }: Box, other: Box): boolean => {
  const [dx, dy] = [x + width / 2 - other.x, y + height / 2 - other.y];
  return dx > 0 && dx < other.width && dy > 0 && dy < other.height;
};
