import { mm } from '@cpc/domain';
import type { DoodleLayer, Point, Stroke } from '@cpc/design';
import { strokeInside } from './pen.ts';

/** The fields of a doodle layer that are computed from its strokes. */
type Drawn = Pick<DoodleLayer, 'width' | 'height' | 'strokes'> & { readonly centre: Point };

/** Moves strokes from the surface (mm) into the space of a layer, whose origin is the centre of its box. */
export function drawnFrom(strokes: readonly Stroke[]): Drawn {
  const box = boxOf(strokes);
  const centre = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  return {
    centre,
    width: mm(round(box.right - box.left)),
    height: mm(round(box.bottom - box.top)),
    strokes: strokes.map((stroke) => shiftStroke(stroke, -centre.x, -centre.y)),
  };
}

/**
 * Adds a stroke, given on the surface (mm), to a layer. The existing strokes stay the same objects: the history of a
 * long sitting then holds each of them once. The box grows evenly about its centre until it is tidied.
 */
export function withStroke(layer: DoodleLayer, stroke: Stroke): Pick<DoodleLayer, 'width' | 'height' | 'strokes'> {
  const strokes = [...layer.strokes, strokeInside(stroke, layer.placement)];
  if (stroke.brush === 'eraser') return { strokes, width: layer.width, height: layer.height };
  const { left, top, right, bottom } = boxOf(strokes);
  return {
    strokes,
    width: mm(round(2 * Math.max(-left, right))),
    height: mm(round(2 * Math.max(-top, bottom))),
  };
}

/** The same drawing in a box that fits it; undefined if it fits already. Only for a layer that {@link canCollect}. */
export function tidied(
  layer: DoodleLayer,
): Pick<DoodleLayer, 'placement' | 'width' | 'height' | 'strokes'> | undefined {
  const { centre, ...drawn } = drawnFrom(layer.strokes);
  if (Math.abs(centre.x) < 0.01 && Math.abs(centre.y) < 0.01) return undefined;
  const { placement } = layer;
  return {
    ...drawn,
    placement: { ...placement, x: mm(round(placement.x + centre.x)), y: mm(round(placement.y + centre.y)) },
  };
}

/** Whether strokes may still be added: the layer is opaque, not locked, scaled, rotated or flipped. */
export function canCollect(layer: DoodleLayer): boolean {
  const { scale, rotation, flipX, flipY } = layer.placement;
  return scale === 1 && rotation === 0 && !flipX && !flipY && !layer.locked && layer.opacity === 1;
}

/** The box of the ink, erased or not: all points with half a line width around them. */
function boxOf(strokes: readonly Stroke[]) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const stroke of strokes) {
    if (stroke.brush === 'eraser') continue;
    const margin = stroke.width / 2;
    for (let i = 0; i < stroke.points.length; i += 3) {
      const [x, y] = [stroke.points[i] as number, stroke.points[i + 1] as number];
      box.left = Math.min(box.left, x - margin);
      box.right = Math.max(box.right, x + margin);
      box.top = Math.min(box.top, y - margin);
      box.bottom = Math.max(box.bottom, y + margin);
    }
  }
  return box;
}

function shiftStroke(stroke: Stroke, dx: number, dy: number): Stroke {
  return {
    ...stroke,
    points: stroke.points.map((value, i) => (i % 3 === 2 ? value : round(value + (i % 3 === 0 ? dx : dy)))),
  };
}

const round = (value: number): number => Math.round(value * 1e3) / 1e3;
