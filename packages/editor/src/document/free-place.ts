import {
  boxAround,
  type DesignDocument,
  layersOf,
  type Point,
  type Rect,
  region,
  shapeBounds,
  type Surface,
} from '@cpc/design';
import { layerCorners, type TextOutlines } from '@cpc/paint';
import type { Size } from '../geometry/view.ts';
import { isGround } from './ground.ts';

/** Places that are tried across and along the surface. */
const TRIED = { across: 9, along: 21 } as const;
/** Where a face mostly is on a photo that covers the case: its upper middle, as shares of the surface. */
const FACE = { x: 0.16, y: 0.2, width: 0.68, height: 0.4 } as const;
/** An art does not fill the corners of its box. */
const FILLED = 0.86;
/** A place over a hole of the surface counts as so many over a layer. */
const HOLE_WEIGHT = 4;
/** What hides less than this part of another thing hides nothing. */
const SLIGHT = 0.02;

/**
 * Where a new thing goes: the free place nearest to the middle, within the safe area, clear of the camera, of other
 * layers and of the upper middle of a photo that covers the case. Without one, where it hides least.
 * @param size of the thing, mm
 */
export function freePlace(document: DesignDocument, surface: Surface, outlines: TextOutlines, size: Size): Point {
  const layers = layersOf(document).filter((layer) => !layer.hidden);
  const others = layers.filter((layer) => !isGround(layer, surface));
  const taken = others.map((layer) => boxAround(layerCorners(layer, outlines)));
  if (others.length < layers.length) taken.push(partOf(surface));
  const holes = surface.cutouts.map(({ shape }) => shapeBounds(shape));
  const [width, height] = [size.width * FILLED, size.height * FILLED];
  const area = width * height;
  const middle = { x: surface.width / 2, y: surface.height / 2 };
  const cost = (at: Point): number => {
    const box = { x: at.x - width / 2, y: at.y - height / 2, width, height };
    const hides = (boxes: readonly Rect[]) => boxes.reduce((sum, one) => sum + common(box, one), 0) / area;
    const hidden = hides(taken) + HOLE_WEIGHT * hides(holes);
    const far = Math.hypot(at.x - middle.x, at.y - middle.y) / surface.height;
    return (hidden < SLIGHT ? 0 : 1 + hidden) * 2 + far;
  };
  return placesIn(surface, { width, height }).reduce((best, at) => (cost(at) < cost(best) ? at : best), middle);
}

const partOf = ({ width, height }: Surface): Rect => ({
  x: FACE.x * width,
  y: FACE.y * height,
  width: FACE.width * width,
  height: FACE.height * height,
});

/** The places at which a thing lies in the safe area; the middle of an axis along which it has no room. */
function placesIn(surface: Surface, { width, height }: Size): readonly Point[] {
  const safe = shapeBounds(region(surface, 'safe').outline);
  const along = (start: number, length: number, size: number, count: number) =>
    length <= size
      ? [start + length / 2]
      : Array.from({ length: count }, (_, n) => start + size / 2 + ((length - size) * n) / (count - 1));
  const xs = along(safe.x, safe.width, width, TRIED.across);
  const ys = along(safe.y, safe.height, height, TRIED.along);
  return ys.flatMap((y) => xs.map((x) => ({ x: round(x), y: round(y) })));
}

const round = (value: number): number => Math.round(value * 10) / 10;

function common(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
