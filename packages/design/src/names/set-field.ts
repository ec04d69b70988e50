import type { CapitalsLanguage } from '../capitals.ts';
import { NO_CHANGE } from '../document/change.ts';
import { type DesignDiff, type DesignDocument, layersOf } from '../document/document.ts';
import type { LayerId } from '../document/layers/base.ts';
import type { TextLayer } from '../document/layers/text.ts';
import { initialsOf } from './initials.ts';

/** The keys of the fields that hold a name and its initials: the second follows the first. */
export const NAME_FIELD = 'name';
export const INITIAL_FIELD = 'initial';

/** The texts that belong to a field, from lowest to topmost. */
export const textsOfField = (document: DesignDocument, field: string): readonly TextLayer[] =>
  layersOf(document).filter((layer): layer is TextLayer => layer.type === 'text' && layer.field === field);

/** The fields of a design with their words, in the order in which they are read: from the top of the surface. */
export function fieldsOf(document: DesignDocument): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  const texts = layersOf(document).filter((layer): layer is TextLayer => layer.type === 'text');
  for (const { field, text } of texts.toSorted((a, b) => a.placement.y - b.placement.y)) {
    if (field !== null && !fields.has(field)) fields.set(field, text);
  }
  // The initials of a name are not asked for.
  if (fields.has(NAME_FIELD)) fields.delete(INITIAL_FIELD);
  return fields;
}

/**
 * Writes the same words into every text of a field. Texts that have them already are not in the change.
 * @param language of a name, for its initials
 */
export function setField(
  document: DesignDocument,
  field: string,
  words: string,
  language?: CapitalsLanguage,
): DesignDiff {
  const updated: Record<LayerId, readonly [TextLayer, TextLayer]> = {};
  const write = (layers: readonly TextLayer[], text: string) => {
    for (const layer of layers) if (layer.text !== text) updated[layer.id] = [layer, { ...layer, text }];
  };
  if (words.trim() === '') return NO_CHANGE;
  write(textsOfField(document, field), words);
  if (field === NAME_FIELD) write(textsOfField(document, INITIAL_FIELD), initialsOf(words, language));
  return { ...NO_CHANGE, updated };
}
