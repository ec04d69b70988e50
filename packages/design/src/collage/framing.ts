import { NO_CHANGE } from '../document/change.ts';
import type { DesignDiff, DesignDocument } from '../document/document.ts';
import type { LayerId } from '../document/layers/base.ts';
import type { Crop, PictureLayer } from '../document/layers/picture.ts';
import type { PlaceLayer } from '../document/layers/place.ts';
import { toSurface } from '../document/placement.ts';
import { boxAround, type Point, type Rect } from '../surface/shapes.ts';
import type { Surface } from '../surface/surface.ts';
import { asPlace, type CellLayer, type FrameFields, frameFields, isCell, layerIn, sameFields } from './cells.ts';
import { focusIn } from './clear-rect.ts';
import { coverCrop, intentOf, plainIntent } from './photo.ts';

/** The whole photo of a picture, in mm of its own space; only the ratio counts. */
const wholeOf = ({ width, height, crop }: Pick<PictureLayer, 'width' | 'height' | 'crop'>) => ({
  width: width / crop.width,
  height: height / crop.height,
});

/** The point of a cell at which its photo's subject is seen best, as fractions of its box. */
export function focusOf(surface: Surface, frame: Pick<FrameFields, 'placement' | 'width' | 'height'>): Point {
  const { placement, width, height } = frame;
  if (placement.rotation % 180 !== 0) return { x: 0.5, y: 0.5 };
  const box: Rect = boxAround([
    toSurface(placement, { x: -width / 2, y: -height / 2 }),
    toSurface(placement, { x: width / 2, y: height / 2 }),
  ]);
  const { x, y } = focusIn(surface, box);
  const at = { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
  return { x: placement.flipX ? 1 - at.x : at.x, y: placement.flipY ? 1 - at.y : at.y };
}

/**
 * Puts a picture into a frame. A framed picture shows there what it showed before, as far as that covers the frame; in
 * its own frame it stays the same object.
 */
export function putInFrame(picture: PictureLayer, frame: FrameFields, surface: Surface): PictureLayer {
  const { flipX, flipY } = picture.placement;
  const fields = { ...frameFields(frame), placement: { ...frame.placement, flipX, flipY } };
  if (picture.framed && sameFields(picture, fields)) return picture;
  const whole = wholeOf(picture);
  const placed = { ...picture, ...fields, framed: true };
  const intent = picture.framed
    ? intentOf(whole, picture, picture.crop, focusOf(surface, picture))
    : plainIntent(whole, frame);
  return { ...placed, crop: rounded(coverCrop(whole, frame, intent, focusOf(surface, placed))) };
}

function rounded({ x, y, width, height }: Crop): Crop {
  const part = (value: number): number => Math.round(value * 1e7) / 1e7;
  const [wide, high] = [part(width), part(height)];
  return { x: Math.min(1 - wide, part(x)), y: Math.min(1 - high, part(y)), width: wide, height: high };
}

/** Puts a picture into a cell instead of what it shows; the cell keeps its id. No change if the cell is gone. */
export function fillCell(document: DesignDocument, id: LayerId, picture: PictureLayer, surface: Surface): DesignDiff {
  const cell = layerIn(document, id);
  if (!isCell(cell)) return NO_CHANGE;
  const { opacity, locked, hidden } = cell;
  const filled = { ...putInFrame({ ...picture, framed: false }, cell, surface), id, opacity, locked, hidden };
  return { ...NO_CHANGE, updated: { [id]: [cell, filled] } };
}

/** Exchanges what two cells show. Each photo keeps its layer, and takes the frame of the other. */
export function swapCells(document: DesignDocument, a: LayerId, b: LayerId, surface: Surface): DesignDiff {
  const [one, other] = [layerIn(document, a), layerIn(document, b)];
  if (a === b || !isCell(one) || !isCell(other)) return NO_CHANGE;
  const to = (cell: CellLayer, frame: CellLayer): PictureLayer | PlaceLayer =>
    cell.type === 'picture' ? putInFrame(cell, frame, surface) : asPlace({ ...cell, ...frameFields(frame) });
  return { ...NO_CHANGE, updated: { [a]: [one, to(one, other)], [b]: [other, to(other, one)] } };
}
