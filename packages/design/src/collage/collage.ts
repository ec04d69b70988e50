import { degrees, mm } from '@cpc/domain';
import { generateNKeysBetween } from 'fractional-indexing';
import { NO_CHANGE } from '../document/change.ts';
import { type DesignDiff, type DesignDocument, layersOf } from '../document/document.ts';
import type { GroupId, LayerId } from '../document/layers/base.ts';
import type { PictureLayer } from '../document/layers/picture.ts';
import type { PlaceLayer } from '../document/layers/place.ts';
import type { Layer } from '../document/layers.ts';
import type { Surface } from '../surface/surface.ts';
import { backingLayer } from './backing.ts';
import { asPlace, type CellLayer, cellsIn, type FrameFields, isCell, sameFields } from './cells.ts';
import { putInFrame } from './framing.ts';
import { collageFrames, type Frame } from './frames.ts';
import { groupFor, readGroup } from './group-name.ts';
import { layoutNamed } from './layouts.ts';
import { isBacking } from './paper.ts';
import type { CollageStyle } from './style.ts';

/** A collage of a design. */
export interface Collage {
  readonly group: GroupId;
  /** The lowest first. */
  readonly cells: readonly CellLayer[];
  /** The layout that it was made with; null if that is not known, as for the copy of a template. */
  readonly layout: string | null;
  readonly style: CollageStyle;
}

export function collageOf(document: DesignDocument, group: GroupId): Collage | undefined {
  const cells = cellsIn(document, group);
  if (cells.length === 0) return undefined;
  const { layout, style } = readGroup(group);
  return { group, cells, layout, style };
}

/** The collages of a design, the lowest first. */
export function collagesIn(document: DesignDocument): readonly Collage[] {
  const groups = new Set(layersOf(document).flatMap((layer) => (isCell(layer) && layer.group ? [layer.group] : [])));
  return [...groups].flatMap((group) => collageOf(document, group) ?? []);
}

export interface Arrangement {
  /** Key of a layout. */
  readonly layout: string;
  readonly style: CollageStyle;
  /** The number of places; at least as many as there are photos. */
  readonly places: number;
}

export interface CollageParts {
  readonly surface: Surface;
  /** The collage to lay out anew; without it, a new one is made. */
  readonly collage?: Collage | undefined;
  /** Pictures of the design, or new ones, that follow the photos of the collage, in their order. */
  readonly pictures?: readonly PictureLayer[];
  readonly nextId: () => LayerId;
}

/**
 * The change that lays photos out: those of a collage in their order, and more. What has no photo is an empty place. A
 * new collage lies beneath everything else of the design.
 *
 * @throws RangeError if the layout is unknown
 */
export function arrangeCollage(
  document: DesignDocument,
  { layout: key, style, places }: Arrangement,
  { surface, collage, pictures = [], nextId }: CollageParts,
): DesignDiff {
  const layout = layoutNamed(key);
  if (!layout) throw new RangeError(`arrangeCollage: unknown layout ${key}`);
  const members = collage ? layersOf(document).filter((layer) => layer.group === collage.group) : [];
  const old = members.filter(isOurs);
  const photos = [
    ...old.filter((layer): layer is PictureLayer => layer.type === 'picture' && isCell(layer)),
    ...pictures,
  ];
  const spare = old.filter((layer) => layer.type === 'place');
  const group = groupFor(key, style, suffixOf(collage, nextId));
  const frames = collageFrames(layout, places, surface, style).slice(0, Math.max(places, photos.length));
  const made: Layer[] = frames.flatMap((frame, n): Layer[] => {
    const fields = fieldsOf(frame, group);
    const photo = photos[n];
    const cell: PictureLayer | PlaceLayer = photo
      ? putInFrame(photo, fields, surface)
      : asPlace({ ...emptyAt(spare[n - photos.length]?.id ?? nextId()), ...fields });
    return frame.beneath.length === 0
      ? [cell]
      : [backingLayer(frame.beneath, { id: nextId(), group, stack: 'a0' }), cell];
  });
  const others = members.filter((layer) => !isOurs(layer)).map((layer): Layer => ({ ...layer, group }));
  return changeTo(document, old, [...stacked(document, made, old), ...others]);
}

/**
 * Whether a collage is made of a layer: cells, and the paper and film of its layout. Other members of its group only
 * take its new name.
 */
const isOurs = (layer: Layer): boolean => isCell(layer) || isBacking(layer);

const suffixOf = (collage: Collage | undefined, nextId: () => LayerId): string =>
  (collage && readGroup(collage.group).id) ?? nextId().slice(-12);

function fieldsOf({ box, turn, mask, rounding }: Frame, group: GroupId): FrameFields {
  return {
    placement: {
      x: mm(round(box.x + box.width / 2)),
      y: mm(round(box.y + box.height / 2)),
      scale: 1,
      rotation: degrees(turn),
      flipX: false,
      flipY: false,
    },
    width: mm(round(box.width)),
    height: mm(round(box.height)),
    mask,
    rounding,
    group,
    stack: 'a0',
  };
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

const emptyAt = (id: LayerId) => ({ id, type: 'place', opacity: 1, locked: false, hidden: false }) as const;

/** The layers of a collage as neighbours: where its lowest layer was, or beneath all others if it is new. */
function stacked(document: DesignDocument, made: readonly Layer[], old: readonly Layer[]): readonly Layer[] {
  const ours = new Set([...made, ...old].map(({ id }) => id));
  const others = layersOf(document).filter(({ id }) => !ours.has(id));
  const lowest = old.map(({ stack }) => stack).toSorted()[0];
  const below = lowest === undefined ? [] : others.filter(({ stack }) => stack < lowest);
  // Of the layers beneath, all keys are lower than the lowest of the collage; of those above, none is.
  const keys = generateNKeysBetween(below.at(-1)?.stack ?? null, others[below.length]?.stack ?? null, made.length);
  return made.map((layer, n): Layer => ({ ...layer, stack: keys[n] ?? layer.stack }));
}

/** The change from some layers to others. Layers that stay as they are, are not in it. */
function changeTo(document: DesignDocument, old: readonly Layer[], made: readonly Layer[]): DesignDiff {
  const kept = new Set<string>(made.map(({ id }) => id));
  const added: Record<string, Layer> = {};
  const updated: Record<string, readonly [Layer, Layer]> = {};
  for (const layer of made) {
    const before = document.records[layer.id] as Layer | undefined;
    if (!before) added[layer.id] = layer;
    else if (!sameFields(before, layer)) updated[layer.id] = [before, layer];
  }
  const removed = Object.fromEntries(old.filter(({ id }) => !kept.has(id)).map((layer) => [layer.id, layer]));
  return { ...NO_CHANGE, added, updated, removed };
}
