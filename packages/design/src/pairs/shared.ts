import { mm } from '@cpc/domain';
import { bottomStack, NO_CHANGE, topStack } from '../document/change.ts';
import { canonicalJson } from '../document/canonical-json.ts';
import { type DesignDiff, type DesignDocument, DOCUMENT_VERSION, EMPTY_DOCUMENT } from '../document/document.ts';
import type { Layer } from '../document/layers.ts';
import { layerId } from '../document/layers/base.ts';
import type { Surface } from '../surface/surface.ts';
import { seamOf, type Side } from './seam.ts';

/** The layers of a half that both people of a pair room see and change: at most one of each. */
export const SHARED_PHOTO = layerId('seam-photo');
export const SHARED_WORD = layerId('seam-word');

const TYPES: Readonly<Record<string, Layer['type']>> = { [SHARED_PHOTO]: 'picture', [SHARED_WORD]: 'text' };

/** Whether a layer is one that runs over both halves of a pair, and so may run off this one. */
export const isOverSeam = ({ id }: Pick<Layer, 'id'>): boolean => Object.hasOwn(TYPES, id);

/** What is each half's own: where a layer lies in the order, and how it is handled there. */
const OWN = { stack: 'a0', group: null, locked: false, hidden: false } as const;

/** Places in the plane are whole multiples of this, mm, so that both phones compute the same. */
const GRAIN = 1e-4;
const grained = (length: number) => mm(Math.round(length / GRAIN) * GRAIN);

/** Where the plane of a pair lies on a half: it depends on that half alone. */
function originOn(surface: Surface, side: Side) {
  return seamOf({ left: surface, right: surface }).onto(side, { x: 0, y: 0 });
}

/**
 * What of a design runs over both halves, as a design of its own: in the plane of both cases (see `Seam`), without what
 * is each half's own. Equal ones have equal texts by {@link sharedText}.
 */
export function sharedOf(document: DesignDocument, surface: Surface, side: Side): DesignDocument {
  const origin = originOn(surface, side);
  const records = Object.fromEntries(
    Object.keys(TYPES).flatMap((id) => {
      const layer = document.records[id];
      if (!layer || layer.type !== TYPES[id]) return [];
      const { placement } = layer as Layer;
      const { x, y } = { x: grained(placement.x - origin.x), y: grained(placement.y - origin.y) };
      const made = layer.type === 'picture' ? { made: null } : {};
      return [[id, { ...layer, ...OWN, ...made, placement: { ...placement, x, y } }]];
    }),
  );
  return { version: DOCUMENT_VERSION, records: { ...EMPTY_DOCUMENT.records, ...records } };
}

export const sharedText = (shared: DesignDocument): string => canonicalJson(shared.records);

/** Whether a design holds nothing but what may run over both halves, as {@link sharedOf} gives it. */
export function isShared({ records }: DesignDocument): boolean {
  return Object.values(records).every((record) => {
    if (record.type === 'background') return record.fill.kind === 'none';
    const isOurs = Object.hasOwn(TYPES, record.id) && TYPES[record.id] === record.type;
    const isPlain = canonicalJson({ ...record, ...OWN }) === canonicalJson(record);
    return isOurs && isPlain && (record.type !== 'picture' || record.made === null);
  });
}

/**
 * The change that brings a design to what runs over both halves now. A new photo comes beneath everything, a new word
 * above; what is there stays in its place of the order.
 */
export function withShared(document: DesignDocument, shared: DesignDocument, surface: Surface, side: Side): DesignDiff {
  const origin = originOn(surface, side);
  const before = sharedOf(document, surface, side).records;
  const diff = { added: { ...NO_CHANGE.added }, updated: { ...NO_CHANGE.updated }, removed: { ...NO_CHANGE.removed } };
  for (const id of Object.keys(TYPES)) {
    const [mine, wanted] = [document.records[id], shared.records[id] as Layer | undefined];
    if (!wanted) {
      if (mine) diff.removed[id] = mine;
      continue;
    }
    if (canonicalJson(before[id]) === canonicalJson(wanted)) continue;
    const { placement } = wanted;
    const here = {
      ...wanted,
      placement: { ...placement, x: mm(placement.x + origin.x), y: mm(placement.y + origin.y) },
    };
    if (mine) diff.updated[id] = [mine, keptOwn(here, mine as Layer)];
    else diff.added[id] = { ...here, stack: id === SHARED_PHOTO ? bottomStack(document) : topStack(document) };
  }
  return diff;
}

/** A layer as it came, with what is this half's own; how its picture was made is known where it was made. */
function keptOwn(layer: Layer, mine: Layer): Layer {
  const { stack, group, locked, hidden } = mine;
  const own = { ...layer, stack, group, locked, hidden };
  const isSame = own.type === 'picture' && mine.type === 'picture' && own.asset === mine.asset;
  return isSame ? { ...own, made: mine.made } : own;
}

/** A half without what runs over both: what its person made alone. */
export function withoutShared(document: DesignDocument): DesignDocument {
  return {
    ...document,
    records: Object.fromEntries(Object.entries(document.records).filter(([id]) => !Object.hasOwn(TYPES, id))),
  };
}
