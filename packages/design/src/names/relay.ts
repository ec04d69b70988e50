import { generateNKeysBetween } from 'fractional-indexing';
import { type DesignDocument, layersOf } from '../document/document.ts';
import type { LayerId } from '../document/layers/base.ts';
import type { TextLayer } from '../document/layers/text.ts';
import { INITIAL_FIELD, NAME_FIELD } from './set-field.ts';
import type { FitRoom } from './fit-room.ts';
import { initialsOf } from './initials.ts';
import { spotFields } from './name-layers.ts';
import { NAME_LOOKS, nameSpots } from './name-spots.ts';
import type { NameBoxes, NameSpot, WordBox } from './spot.ts';

/** How texts of a pattern change: some stay, some come or go. */
export interface Relaid {
  readonly updated: readonly (readonly [from: TextLayer, to: TextLayer])[];
  readonly added: readonly TextLayer[];
  readonly removed: readonly TextLayer[];
}

/** Texts nearer than this to a spot stand on it, mm. */
const NEAR = 0.15;

/**
 * Lays a pattern of a name again, by the look that it was made with. The look is not stored: it is the one that gives
 * exactly the places where the texts stood. Undefined if none does: then the customer has moved them.
 * @param layers the texts of one group, with their new words
 */
export function relaid(
  document: DesignDocument,
  layers: readonly TextLayer[],
  before: (id: LayerId) => TextLayer | undefined,
  room: FitRoom,
): Relaid | undefined {
  const olds = layers.flatMap((layer) => before(layer.id) ?? []);
  const name = layers.find(({ field }) => field === NAME_FIELD);
  const oldName = olds.find(({ field }) => field === NAME_FIELD);
  if (!name || !oldName || olds.length !== layers.length) return undefined;
  const oldSpots = spotsUnder(olds, boxesOf(oldName, olds, room), room);
  if (!oldSpots) return undefined;
  const spots = nameSpots(oldSpots.look, boxesOf(name, layers, room), room.surface);
  return placed(document, layers, spots, oldSpots, room);
}

/** The boxes of a name and its initials in em, in the typeface of a text. @param texts beside it, as they stand */
function boxesOf(layer: TextLayer, texts: readonly TextLayer[], { boxOf }: FitRoom): NameBoxes {
  const inEm = (text: string): WordBox => {
    const { width, height } = boxOf({ ...layer, text, arc: 0 });
    return { width: width / layer.size, height: height / layer.size };
  };
  const initials = texts.find(({ field }) => field === INITIAL_FIELD)?.text ?? initialsOf(layer.text);
  return { name: inEm(layer.text), initial: inEm(initials) };
}

interface OldSpots {
  readonly look: (typeof NAME_LOOKS)[number];
  /** Which ink each text had, by its id. */
  readonly inks: ReadonlyMap<LayerId, NameSpot['ink']>;
}

function spotsUnder(olds: readonly TextLayer[], boxes: NameBoxes, { surface }: FitRoom): OldSpots | undefined {
  for (const look of NAME_LOOKS) {
    const spots = nameSpots(look, boxes, surface);
    if (spots.length !== olds.length) continue;
    const inks = new Map<LayerId, NameSpot['ink']>();
    for (const layer of olds) {
      const spot = spots.find((one) => stands(layer, one));
      if (spot) inks.set(layer.id, spot.ink);
    }
    if (inks.size === olds.length) return { look, inks };
  }
  return undefined;
}

const stands = ({ placement, size, field }: TextLayer, spot: NameSpot): boolean =>
  (field === INITIAL_FIELD) === (spot.word === 'initial') &&
  Math.hypot(placement.x - spot.x, placement.y - spot.y) < NEAR &&
  Math.abs(size * placement.scale - spot.size) < NEAR;

function placed(
  document: DesignDocument,
  layers: readonly TextLayer[],
  spots: readonly NameSpot[],
  { inks }: OldSpots,
  { edited, nextId }: FitRoom,
): Relaid {
  const editedFirst = (a: TextLayer, b: TextLayer) => Number(b.id === edited) - Number(a.id === edited);
  const free = {
    name: layers.filter(({ field }) => field === NAME_FIELD).toSorted(editedFirst),
    initial: layers.filter(({ field }) => field === INITIAL_FIELD),
  };
  const kin = { name: free.name[0], initial: free.initial[0] };
  const inkAt = (spot: NameSpot) => layers.find(({ id }) => inks.get(id) === spot.ink)?.ink;
  const updated: (readonly [TextLayer, TextLayer])[] = [];
  const fresh: TextLayer[] = [];
  for (const spot of spots) {
    const layer = free[spot.word].shift();
    const model = layer ?? kin[spot.word];
    if (!model) continue;
    const to: TextLayer = { ...model, ...spotFields(spot), ink: inkAt(spot) ?? model.ink };
    if (layer) updated.push([layer, to]);
    else fresh.push({ ...to, id: nextId() });
  }
  const all = layersOf(document);
  const top = all.findLastIndex(({ id }) => layers.some((layer) => layer.id === id));
  const lower = all[top]?.stack ?? null;
  // A layer right above may have the same key: there is no key between equal ones.
  const upper = all.slice(top + 1).find(({ stack }) => lower === null || stack > lower)?.stack ?? null;
  const keys = generateNKeysBetween(lower, upper, fresh.length);
  return {
    updated,
    added: fresh.map((layer, i) => ({ ...layer, stack: keys[i] ?? layer.stack })),
    removed: [...free.name, ...free.initial],
  };
}
