import {
  applyDiff,
  type CapitalsLanguage,
  type DesignDiff,
  type DesignDocument,
  fieldsOf,
  framedPicture,
  INITIAL_FIELD,
  type IdeaPhoto,
  isBacking,
  type Layer,
  layersOf,
  NAME_FIELD,
  NO_CHANGE,
  removeLayers,
  setField,
  squashDiffs,
  type TextLayer,
  textsOfField,
  updateLayers,
} from '@cpc/design';
import { placesOf } from './asks-for.ts';

/** What the customer has filled in. */
export interface Filling {
  /** By field; a missing or empty one is left out of the design. */
  readonly words: Readonly<Record<string, string>>;
  /** Of the words, if that has capitals of its own. */
  readonly language?: CapitalsLanguage | undefined;
  /** By place, in the order of {@link placesOf}. */
  readonly photos: readonly (IdeaPhoto | undefined)[];
}

/** Fits texts after their words have changed; undefined while their fonts are loading. */
export type Fit = (document: DesignDocument, before: readonly TextLayer[]) => DesignDiff | undefined;

/**
 * A template with words and photos (ED-13). What is not filled in is left out: nothing like "Your name" is ever printed,
 * nor the line around a missing photo or the "&" before a missing name.
 * @param sample a photo for empty places: then the template is shown as an example, with its own words
 */
export function fillTemplate(
  template: DesignDocument,
  { words, language, photos }: Filling,
  fit: Fit,
  sample?: IdeaPhoto,
): DesignDocument {
  let document = template;
  for (const field of fieldsOf(template).keys()) {
    const written = words[field]?.trim() ?? '';
    if (written !== '') document = withWords(document, field, { words: written, language }, fit);
    else if (!sample) document = applyDiff(document, withoutField(document, field));
  }
  const filled = placesOf(template).reduce((before, place, i) => {
    const photo = photos[i] ?? sample;
    const { width, height, mask, rounding, type: _, ...base } = place;
    const picture = photo && framedPicture(base, photo, { width, height }, { mask, rounding });
    return applyDiff(
      before,
      picture ? { ...NO_CHANGE, updated: { [place.id]: [place, picture] } } : removeLayers(before, [place.id]),
    );
  }, document);
  return withoutLonely(template, filled);
}

/**
 * Layers that a template groups with a field or a place are in the design only if all of these are filled in. Then the
 * group ends: otherwise a photo and the line around it would be a collage. Collages stay as they are.
 */
function withoutLonely(template: DesignDocument, filled: DesignDocument): DesignDocument {
  const layers = layersOf(template);
  return layers.filter(isOrnament).reduce((before, ornament) => {
    const members = layers.filter(({ group }) => group !== null && group === ornament.group);
    const asked = members.filter(isAsked);
    if (asked.length === 0) return before;
    const isWhole = asked.every(({ id }) => id in filled.records);
    const kept = isWhole ? before : applyDiff(before, removeLayers(before, [ornament.id]));
    return applyDiff(
      kept,
      updateLayers(
        kept,
        members.map(({ id }) => id),
        () => ({ group: null }),
      ),
    );
  }, filled);
}

const isAsked = (layer: Layer): boolean => layer.type === 'place' || (layer.type === 'text' && layer.field !== null);
const isOrnament = (layer: Layer): boolean => !isAsked(layer) && layer.type !== 'picture' && !isBacking(layer);

function withWords(
  document: DesignDocument,
  field: string,
  { words, language }: { readonly words: string; readonly language: CapitalsLanguage | undefined },
  fit: Fit,
): DesignDocument {
  const change = setField(document, field, words, language);
  const written = applyDiff(document, change);
  const fitted = fit(
    written,
    Object.values(change.updated).flatMap(([from]) => (from.type === 'text' ? from : [])),
  );
  return fitted ? applyDiff(document, squashDiffs(change, fitted)) : written;
}

const withoutField = (document: DesignDocument, field: string): DesignDiff =>
  removeLayers(
    document,
    [field, ...(field === NAME_FIELD ? [INITIAL_FIELD] : [])].flatMap((key) =>
      textsOfField(document, key).map(({ id }) => id),
    ),
  );
