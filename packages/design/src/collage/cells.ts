import { keysOf } from '@cpc/domain';
import { NO_CHANGE } from '../document/change.ts';
import { type DesignDiff, type DesignDocument, layersOf } from '../document/document.ts';
import type { GroupId, LayerId } from '../document/layers/base.ts';
import type { Crop, PictureLayer } from '../document/layers/picture.ts';
import type { PlaceLayer } from '../document/layers/place.ts';
import type { Layer } from '../document/layers.ts';
import { toSurface } from '../document/placement.ts';
import { boxAround, type Point, type Rect } from '../surface/shapes.ts';
import type { Surface } from '../surface/surface.ts';
import { focusIn } from './clear.ts';
import { coverCrop, intentOf, plainIntent } from './photo.ts';

/** A cell of a collage: a framed picture of a group, or an empty place of it (ED-13). */
export type CellLayer = (PictureLayer & InCollage & { readonly framed: true }) | (PlaceLayer & InCollage);

interface InCollage {
  readonly group: GroupId;
}

export const isCell = (layer: Layer | undefined): layer is CellLayer =>
  layer !== undefined && layer.group !== null && (layer.type === 'place' || (layer.type === 'picture' && layer.framed));

/** The cells of a group, the lowest first: that is the order of its photos. */
export const cellsIn = (document: DesignDocument, group: GroupId): readonly CellLayer[] =>
  layersOf(document).filter((layer): layer is CellLayer => isCell(layer) && layer.group === group);

/** The whole photo of a picture, in mm of its own space; only the ratio counts. */
const wholeOf = ({ width, height, crop }: Pick<PictureLayer, 'width' | 'height' | 'crop'>) => ({
  width: width / crop.width,
  height: height / crop.height,
});

/** The form of a cell without what it shows. */
export type FrameFields = Pick<PlaceLayer, 'placement' | 'width' | 'height' | 'mask' | 'rounding' | 'group' | 'stack'>;

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

/** Puts a picture into a frame. A framed picture shows there what it showed before, as far as that covers the frame. */
export function inFrame(picture: PictureLayer, frame: FrameFields, surface: Surface): PictureLayer {
  const { flipX, flipY } = picture.placement;
  const whole = wholeOf(picture);
  const placed = {
    ...picture,
    ...frameFields(frame),
    placement: { ...frame.placement, flipX, flipY },
    framed: true,
  };
  const intent = picture.framed
    ? intentOf(whole, picture, picture.crop, focusOf(surface, picture))
    : plainIntent(whole);
  return { ...placed, crop: rounded(coverCrop(whole, frame, intent, focusOf(surface, placed))) };
}

function rounded({ x, y, width, height }: Crop): Crop {
  const part = (value: number): number => Math.round(value * 1e7) / 1e7;
  const [wide, high] = [part(width), part(height)];
  return { x: Math.min(1 - wide, part(x)), y: Math.min(1 - high, part(y)), width: wide, height: high };
}

const frameFields = ({ placement, width, height, mask, rounding, group, stack }: FrameFields): FrameFields => ({
  placement,
  width,
  height,
  mask,
  rounding,
  group,
  stack,
});

/** The place that a cell without its photo is. */
export const asPlace = (cell: PictureLayer | PlaceLayer): PlaceLayer => {
  const { id, opacity, locked, hidden } = cell;
  const { placement } = cell;
  return {
    id,
    type: 'place',
    opacity,
    locked,
    hidden,
    ...frameFields(cell),
    placement: { ...placement, flipX: false, flipY: false },
  };
};

/** Puts a picture into a cell instead of what it shows; the cell keeps its id. No change if the cell is gone. */
export function fillCell(document: DesignDocument, id: LayerId, picture: PictureLayer, surface: Surface): DesignDiff {
  const cell = layerIn(document, id);
  if (!isCell(cell)) return NO_CHANGE;
  const { opacity, locked, hidden } = cell;
  const filled = { ...inFrame({ ...picture, framed: false }, cell, surface), id, opacity, locked, hidden };
  return { ...NO_CHANGE, updated: { [id]: [cell, filled] } };
}

/** Exchanges what two cells show. Each photo keeps its layer, and takes the frame of the other. */
export function swapCells(document: DesignDocument, a: LayerId, b: LayerId, surface: Surface): DesignDiff {
  const [one, other] = [layerIn(document, a), layerIn(document, b)];
  if (a === b || !isCell(one) || !isCell(other)) return NO_CHANGE;
  const to = (cell: CellLayer, frame: CellLayer): PictureLayer | PlaceLayer =>
    cell.type === 'picture' ? inFrame(cell, frame, surface) : asPlace({ ...cell, ...frameFields(frame) });
  return { ...NO_CHANGE, updated: { [a]: [one, to(one, other)], [b]: [other, to(other, one)] } };
}

/**
 * Removes layers; a cell whose photo is removed becomes an empty place again, unless all cells of its collage are
 * removed: then paper and film beneath them go as well.
 */
export function removeOrEmpty(document: DesignDocument, ids: readonly LayerId[]): DesignDiff {
  const chosen = new Set(ids);
  const removed: Record<string, Layer> = {};
  const updated: Record<string, readonly [Layer, Layer]> = {};
  for (const id of chosen) {
    const layer = layerIn(document, id);
    if (!layer) continue;
    const stays =
      isCell(layer) && layer.group !== null && cellsIn(document, layer.group).some((cell) => !chosen.has(cell.id));
    if (layer.type === 'picture' && stays) updated[id] = [layer, asPlace(layer)];
    else removed[id] = layer;
  }
  return { ...NO_CHANGE, removed, updated };
}

function layerIn(document: DesignDocument, id: LayerId): Layer | undefined {
  const record = document.records[id];
  return record && record.type !== 'background' ? record : undefined;
}

export const sameFields = <T extends object>(a: T, b: T): boolean =>
  keysOf(b).every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]));
