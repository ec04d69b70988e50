import { degrees, mm } from '@cpc/domain';
import { type DesignDocument, layersOf } from '../document/document.ts';
import type { Background } from '../document/layers/background.ts';
import type { DesignRecord, Layer } from '../document/layers.ts';
import { isLettering } from '../document/layers/sticker.ts';
import type { TextAlignment, TextLayer } from '../document/layers/text.ts';
import { refitDocument } from '../document/refit.ts';
import { INITIAL_FIELD, NAME_FIELD } from '../names/set-field.ts';
import type { WordBox } from '../names/spot.ts';
import type { Surface } from '../surface/surface.ts';
import { clearPlacement, isClear, sizeOf } from './keep-clear.ts';

/** The surfaces of a design and of its other half. */
export interface OwnAndOther {
  readonly own: Surface;
  readonly other: Surface;
}

/**
 * The mirror image of a design about the seam, fitted to the other surface. Texts and
 * stickers of words change places and stay readable. The camera is not mirrored: what was clear of it is moved, so that
 * it is clear again.
 * @param boxOf the size of a text at scale 1, mm
 */
export function mirrored(
  document: DesignDocument,
  surfaces: OwnAndOther,
  boxOf: (text: TextLayer) => WordBox,
): DesignDocument {
  const { other } = surfaces;
  const fitted = refitDocument(document, surfaces.own, other);
  return refined(document, fitted, surfaces, boxOf, (record) =>
    record.type === 'background' ? mirroredBackground(record) : mirroredLayer(record, other),
  );
}

/**
 * Changes the records of a fitted design. A layer that did not lie under the camera does not lie there afterwards. Names
 * repeated over the surface stay where they are; those that would lie under the camera are left out.
 */
export function refined(
  before: DesignDocument,
  fitted: DesignDocument,
  { own, other }: OwnAndOther,
  boxOf: (text: TextLayer) => WordBox,
  change: (record: DesignRecord) => DesignRecord,
): DesignDocument {
  const inPattern = patternsOf(fitted);
  const records = Object.entries(fitted.records).flatMap(([id, record]): (readonly [string, DesignRecord])[] => {
    const was = before.records[id];
    if (record.type === 'background' || !was || was.type === 'background') return [[id, change(record)]];
    const changed = inPattern(record) ? record : change(record);
    if (changed.type === 'background' || changed.type === 'place') return [[id, changed]];
    const size = sizeOf(changed, boxOf);
    if (!isClear(own, was.placement, sizeOf(was, boxOf)) || isClear(other, changed.placement, size))
      return [[id, changed]];
    if (inPattern(record)) return [];
    return [[id, { ...changed, placement: clearPlacement(other, changed.placement, size) }]];
  });
  return { ...fitted, records: Object.fromEntries(records) };
}

/** Whether a layer is one of many names that are laid over the surface. */
function patternsOf(document: DesignDocument): (layer: Layer) => boolean {
  const layers = layersOf(document);
  const isName = (layer: Layer): boolean =>
    layer.type === 'text' && (layer.field === NAME_FIELD || layer.field === INITIAL_FIELD);
  return ({ group }) => group !== null && layers.every((layer) => layer.group !== group || isName(layer));
}

const OPPOSITE: Readonly<Record<TextAlignment, TextAlignment>> = { start: 'end', centre: 'centre', end: 'start' };

/** The mirror image of a placement's map: M·R(a)·F = R(−a)·M·F, and M·F is the other flip. */
function mirroredLayer(layer: Layer, { width }: Surface): Layer {
  const { x, rotation, flipX } = layer.placement;
  const turned = {
    ...layer.placement,
    x: mm(width - x),
    rotation: degrees(rotation === 0 ? 0 : -rotation),
  };
  if (layer.type === 'text') return { ...layer, placement: turned, align: OPPOSITE[layer.align] };
  if (layer.type === 'sticker' && isLettering(layer.sticker)) return { ...layer, placement: turned };
  return { ...layer, placement: { ...turned, flipX: !flipX } };
}

function mirroredBackground(background: Background): Background {
  const { fill } = background;
  if (fill.kind !== 'gradient') return background;
  return { ...background, fill: { ...fill, angle: degrees((180 - fill.angle) % 360) } };
}
