import { MAX_SILHOUETTE_POINTS, type Path, type PictureLayer, type Point } from '@cpc/design';
import { partOf } from '../rect.ts';
import { pathOfMask } from '../mask.ts';
import { releaseScratch, takeScratch } from '../blur.ts';
import { drawSampled, whole } from '../sample.ts';
import { nativePath, type PaintTarget, type Size } from '../target.ts';
import { contours } from './marching-squares.ts';
import { ringArea, simplifyRing } from './simplify.ts';

/** Cells along the longer side of the field that a picture is traced in: a quarter of a millimetre on a phone case. */
const CELLS = 512;
/** Alpha from which a pixel belongs to the shape: hair and faint rests of a cut-out do not. */
const LEVEL = 128;
/** A crop whose alpha is nowhere lower has exactly the shape of its mask, or of its box. */
const OPAQUE = 250;
/** Cells: smaller islands and holes are left out, and the line may differ by this much from the traced one. */
const MIN_AREA = 16;
const TOLERANCE = 0.25;

/** So many traced points are no longer a shape with details, but a grain: it is simplified more from the start. */
const PLENTY = 20_000;

/** What decides the shape of a picture on the case. */
export type ShownPicture = Pick<PictureLayer, 'asset' | 'crop' | 'mask' | 'rounding' | 'width' | 'height'>;

type Canvases<Image extends Size> = Pick<PaintTarget<Image>, 'createCanvas' | 'createPath'>;

/**
 * The outline of what a picture shows of itself: the opaque parts of its crop, within its mask. In mm of the layer's
 * own space, from its centre, for the non-zero rule. Empty if nothing is opaque. Its field does not depend on the size
 * of the given image, so a proxy and the whole picture have the same outline, but for parts of a cell.
 */
export function traceSilhouette<Image extends Size>(target: Canvases<Image>, layer: ShownPicture, image: Image): Path {
  const { crop, width, height } = layer;
  const size = fieldOf(layer);
  const scratch = takeScratch(target, size);
  const { context } = scratch;
  const part = partOf(image, crop);
  drawSampled({ ...target, context }, image, part, { x: 0, y: 0, ...size });
  if (alphaOf(context.getImageData(0, 0, size.width, size.height).data).every((value) => value >= OPAQUE)) {
    releaseScratch(scratch);
    return outlineOfOpaque(layer);
  }
  const mask = pathOfMask(layer);
  const scale = { x: width / size.width, y: height / size.height };
  if (mask) {
    context.globalCompositeOperation = 'destination-in';
    context.setTransform(1 / scale.x, 0, 0, 1 / scale.y, size.width / 2, size.height / 2);
    context.fillStyle = '#000000';
    context.fill(nativePath({ ...target, context }, mask), 'nonzero');
  }
  const values = alphaOf(context.getImageData(0, 0, size.width, size.height).data);
  releaseScratch(scratch);
  return ringsOf({ ...size, values }).flatMap((ring) =>
    ringPath(ring, ({ x, y }) => [x * scale.x - width / 2, y * scale.y - height / 2]),
  );
}

/**
 * Whether a picture has no transparent part, so that each of its crops is opaque. A see-through speck that takes less
 * than 1 / 500 of a cell is not noticed.
 */
export function isWhollyOpaque<Image extends Size>(target: Canvases<Image>, image: Image): boolean {
  const size = fieldOf(image);
  const scratch = takeScratch(target, size);
  const { context } = scratch;
  drawSampled({ ...target, context }, image, whole(image), { x: 0, y: 0, ...size });
  const alpha = alphaOf(context.getImageData(0, 0, size.width, size.height).data);
  releaseScratch(scratch);
  return alpha.every((value) => value === 255);
}

/** The outline of a picture whose crop is opaque: its mask, or its box. */
export const outlineOfOpaque = (layer: ShownPicture): Path => pathOfMask(layer) ?? boxPath(layer);

/** The cells of a picture on both axes. */
function fieldOf({ width, height }: Size): Size {
  const cell = Math.max(width, height) / CELLS;
  return { width: Math.max(1, Math.round(width / cell)), height: Math.max(1, Math.round(height / cell)) };
}

function alphaOf(rgba: Uint8ClampedArray): Uint8Array {
  const alpha = new Uint8Array(rgba.length / 4);
  for (let i = 0; i < alpha.length; i++) alpha[i] = rgba[4 * i + 3] as number;
  return alpha;
}

function boxPath({ width, height }: Size): Path {
  const [x, y] = [width / 2, height / 2];
  return [['move', -x, -y], ['line', x, -y], ['line', x, y], ['line', -x, y], ['close']];
}

/** The traced lines, simplified until they have few enough points. */
function ringsOf(field: Size & { readonly values: Uint8Array }): readonly (readonly Point[])[] {
  const traced = contours(field, LEVEL).filter((ring) => Math.abs(ringArea(ring)) >= MIN_AREA);
  for (let coarseness = Math.max(1, pointsOf(traced) / PLENTY); ; coarseness *= 2) {
    const rings = traced
      .filter((ring) => Math.abs(ringArea(ring)) >= MIN_AREA * coarseness ** 2)
      .map((ring) => simplifyRing(ring, TOLERANCE * coarseness));
    if (pointsOf(rings) <= MAX_SILHOUETTE_POINTS) return rings;
  }
}

const pointsOf = (rings: readonly (readonly Point[])[]): number => rings.reduce((sum, ring) => sum + ring.length, 0);

function ringPath(ring: readonly Point[], place: (point: Point) => readonly [number, number]): Path {
  return [...ring.map((point, i) => [i === 0 ? 'move' : 'line', ...place(point)] as const), ['close']];
}
