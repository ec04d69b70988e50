import type { CapitalsLanguage } from '../capitals.ts';
import type { Colour } from '../colour.ts';
import { applyDiff } from '../document/diff.ts';
import { backgroundOf, type DesignDocument, layersOf } from '../document/document.ts';
import { type LayerId, layerId } from '../document/layers/base.ts';
import type { DesignRecord, Layer } from '../document/layers.ts';
import { type Filter, PLAIN_LOOK, type PictureLook } from '../document/layers/picture.ts';
import type { TextLayer } from '../document/layers/text.ts';
import { refitDocument } from '../document/refit.ts';
import { fitFields } from '../names/fit-fields.ts';
import { NAME_FIELD, setField } from '../names/set-field.ts';
import type { WordBox } from '../names/spot.ts';
import { inkOn, isColourful } from '../palette/inks.ts';
import { colourOf, labOfColour } from '../palette/oklab.ts';
import { type OwnAndOther, refined } from './mirrored.ts';

/**
 * The same layout in the complementary colours, with another name. In a design without colours light and dark change
 * places. Photos become black and white, or get back their colours.
 * @param name empty if the names stay
 * @param language of the name, for its initials
 */
export function matching(
  document: DesignDocument,
  surfaces: OwnAndOther,
  boxOf: (text: TextLayer) => WordBox,
  name: string,
  language?: CapitalsLanguage,
): DesignDocument {
  const fitted = refitDocument(document, surfaces.own, surfaces.other);
  const to = coloursOf(fitted).some(isColourful) ? complement : inverse;
  const coloured = refined(document, fitted, surfaces, boxOf, (record) => recoloured(record, to));
  return readable(named(coloured, surfaces, boxOf, name, language));
}

/** The same lightness in the opposite hue; greys stay. */
function complement(colour: Colour): Colour {
  const { l, a, b } = labOfColour(colour);
  return colourOf({ l, a: -a, b: -b });
}

/** Nearly black for nearly white, and the other way round: neither end of the range, as inks and papers are. */
function inverse(colour: Colour): Colour {
  const { l, a, b } = labOfColour(colour);
  return colourOf({ l: Math.min(0.98, Math.max(0.2, 1.15 - l)), a, b });
}

/** Every colour of a design stands in a field of this name. */
const COLOUR = 'colour';

function coloursOf(value: unknown): readonly Colour[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === COLOUR && typeof part === 'string' ? [part as Colour] : coloursOf(part),
  );
}

function recoloured(record: DesignRecord, to: (colour: Colour) => Colour): DesignRecord {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        key === COLOUR && typeof part === 'string' ? to(part as Colour) : walk(part),
      ]),
    );
  };
  const changed = walk(record) as DesignRecord;
  return changed.type === 'picture' ? { ...changed, look: oppositeLook(changed.look) } : changed;
}

const PARTNERS: Readonly<Partial<Record<Filter, Filter | null>>> = {
  mono: null,
  noir: null,
  cool: 'warm',
  warm: 'cool',
  dusk: 'pop',
  pop: 'dusk',
};

function oppositeLook(look: PictureLook): PictureLook {
  const { filter } = look;
  const partner = filter === null ? 'mono' : PARTNERS[filter];
  return { ...look, filter: partner === undefined ? 'mono' : partner, strength: PLAIN_LOOK.strength };
}

/** The letters on a plain ground keep their contrast: equal lightness is not quite equal luminance. */
function readable(document: DesignDocument): DesignDocument {
  const { fill } = backgroundOf(document);
  if (fill.kind !== 'colour') return document;
  const letters = layersOf(document).flatMap((layer): (readonly [string, Layer])[] =>
    layer.type === 'text' && layer.ink.kind === 'colour' && layer.edge === null
      ? [[layer.id, { ...layer, ink: { kind: 'colour', colour: inkOn(layer.ink.colour, fill.colour) } }]]
      : [],
  );
  return { ...document, records: { ...document.records, ...Object.fromEntries(letters) } };
}

/** Writes the other name into the texts that hold one, and fits them. */
function named(
  document: DesignDocument,
  { other }: OwnAndOther,
  boxOf: (text: TextLayer) => WordBox,
  name: string,
  language?: CapitalsLanguage,
): DesignDocument {
  const written = applyDiff(document, setField(document, NAME_FIELD, name, language));
  const before = layersOf(document).filter((layer): layer is TextLayer => layer.type === 'text');
  const room = { surface: other, boxOf, nextId: freeIds(document), edited: null };
  return applyDiff(written, fitFields(written, before, room));
}

function freeIds({ records }: DesignDocument): () => LayerId {
  let count = 0;
  return () => {
    do count += 1;
    while (`half-${count}` in records);
    return layerId(`half-${count}`);
  };
}
