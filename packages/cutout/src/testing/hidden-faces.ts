import {
  type DesignDocument,
  type Layer,
  layersOf,
  maskLine,
  type PictureLayer,
  type Point,
  region,
  regionContains,
  type Surface,
} from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import type { Box } from '@cpc/imaging';

/** A face that a picture of a design cuts off or that something covers. */
export interface Hidden {
  readonly layer: string;
  readonly face: number;
  readonly by: 'crop' | 'mask' | 'case' | Layer['type'];
}

/** Points on the rim of a face. */
const RIM = 24;
/** A detector's box is a little larger than the face. */
const RADIUS = 0.46;
/** What lies over a face may let this much of it through. */
const COVERED = 0.5;

/**
 * The faces that are not whole in every picture of a photo, by another way than crops are made: each face is walked around
 * point by point, through crop, mask, case, camera, and all that lies above.
 */
export function hiddenFaces(
  document: DesignDocument,
  surface: Surface,
  photo: AssetId,
  faces: readonly Box[],
): readonly Hidden[] {
  const layers = layersOf(document);
  return layers.flatMap((layer, i) => {
    if (layer.type !== 'picture' || layer.asset !== photo) return [];
    return faces.flatMap((face, index) => {
      const by = pointsOf(face)
        .map((point) => hiddenBy(point, layer, layers.slice(i + 1), surface))
        .find(Boolean);
      return by ? [{ layer: layer.id, face: index, by }] : [];
    });
  });
}

const pointsOf = ({ x, y, width, height }: Box): readonly Point[] =>
  Array.from({ length: RIM }, (_, i) => {
    const angle = (i / RIM) * 2 * Math.PI;
    return {
      x: x + width * (0.5 + RADIUS * Math.cos(angle)),
      y: y + height * (0.5 + RADIUS * Math.sin(angle)),
    };
  });

function hiddenBy(
  point: Point,
  picture: PictureLayer,
  above: readonly Layer[],
  surface: Surface,
): Hidden['by'] | undefined {
  const { crop } = picture;
  const [u, v] = [(point.x - crop.x) / crop.width - 0.5, (point.y - crop.y) / crop.height - 0.5];
  if (Math.abs(u) > 0.5 || Math.abs(v) > 0.5) return 'crop';
  const at = onSurface({ x: u * picture.width, y: v * picture.height }, picture);
  if (picture.mask && !isInside(outlineOf(picture), at)) return 'mask';
  if (!regionContains(region(surface, 'safe'), at)) return 'case';
  let through = 1;
  for (const layer of above) {
    through *= 1 - opacityAt(layer, at);
    if (through < COVERED) return layer.type;
  }
  return undefined;
}

function onSurface({ x, y }: Point, { placement }: Layer): Point {
  const angle = (placement.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: placement.x + x * cos - y * sin, y: placement.y + x * sin + y * cos };
}

function fromSurface({ x, y }: Point, { placement }: Layer): Point {
  const angle = (-placement.rotation * Math.PI) / 180;
  const [dx, dy] = [x - placement.x, y - placement.y];
  return { x: dx * Math.cos(angle) - dy * Math.sin(angle), y: dx * Math.sin(angle) + dy * Math.cos(angle) };
}

const outlines = new WeakMap<PictureLayer, readonly Point[]>();

/** Remembered: each point of each face asks for the outline of every picture above it. */
function outlineOf(layer: PictureLayer): readonly Point[] {
  const known = outlines.get(layer);
  if (known) return known;
  const { mask, placement, width, height } = layer;
  const box = { x: placement.x - width / 2, y: placement.y - height / 2, width, height };
  const made = maskLine(mask, box, placement.rotation);
  outlines.set(layer, made);
  return made;
}

function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  outline.forEach((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from;
    if (from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x) inside = !inside;
  });
  return inside;
}

/** Width of a letter by its height, at most; height of a line. */
const LETTER = { wide: 0.75, high: 0.9 } as const;

/** How much of what lies beneath a layer covers at a point, 0 … 1. */
function opacityAt(layer: Layer, at: Point): number {
  const { x, y } = fromSurface(at, layer);
  const within = (width: number, height: number): boolean => Math.abs(x) < width / 2 && Math.abs(y) < height / 2;
  switch (layer.type) {
    case 'picture':
      return isInside(outlineOf(layer), at) ? layer.opacity : 0;
    case 'sticker':
      return within(layer.width, layer.height) ? 1 : 0;
    case 'text':
      return within(layer.text.length * layer.size * LETTER.wide, layer.size * LETTER.high) ? 1 : 0;
    case 'doodle':
      return (
        1 - layer.strokes.reduce((through, stroke) => through * (1 - (isOn(stroke, { x, y }) ? stroke.opacity : 0)), 1)
      );
    case 'place':
      return 0;
  }
}

function isOn(
  { points, width }: { readonly points: readonly number[]; readonly width: number },
  { x, y }: Point,
): boolean {
  for (let i = 0; i + 2 < points.length; i += 3) {
    const [ax, ay] = [points[i] as number, points[i + 1] as number];
    const [bx, by] = i + 5 < points.length ? [points[i + 3] as number, points[i + 4] as number] : [ax, ay];
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    if (Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)) < width / 2) return true;
  }
  return false;
}
