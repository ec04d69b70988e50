import {
  applyDiff,
  type DesignDiff,
  type DesignDocument,
  fieldsOf,
  framedPicture,
  INITIAL_FIELD,
  type IdeaPhoto,
  NAME_FIELD,
  NO_CHANGE,
  removeLayers,
  setField,
  squashDiffs,
  type TextLayer,
  textsOfField,
} from '@cpc/design';
import { placesOf } from './asks-for.ts';

/** What the customer has filled in. */
export interface Filling {
  /** By field; a missing or empty one is left out of the design. */
  readonly words: Readonly<Record<string, string>>;
  /** By place, in the order of {@link placesOf}. */
  readonly photos: readonly (IdeaPhoto | undefined)[];
}

/** Fits texts after their words have changed; undefined while their fonts are loading. */
export type Fit = (document: DesignDocument, before: readonly TextLayer[]) => DesignDiff | undefined;

/**
 * A template with words and photos (ED-13). What is not filled in is left out: nothing like "Your name" is ever printed.
 * @param sample a photo for empty places: then the template is shown as an example, with its own words
 */
export function fillTemplate(
  template: DesignDocument,
  { words, photos }: Filling,
  fit: Fit,
  sample?: IdeaPhoto,
): DesignDocument {
  let document = template;
  for (const field of fieldsOf(template).keys()) {
    const written = words[field]?.trim() ?? '';
    if (written !== '') document = withWords(document, field, written, fit);
    else if (!sample) document = applyDiff(document, withoutField(document, field));
  }
  return placesOf(template).reduce((filled, place, i) => {
    const photo = photos[i] ?? sample;
    const { width, height, mask, rounding, type: _, ...base } = place;
    const picture = photo && framedPicture(base, photo, { width, height }, { mask, rounding });
    return applyDiff(
      filled,
      picture ? { ...NO_CHANGE, updated: { [place.id]: [place, picture] } } : removeLayers(filled, [place.id]),
    );
  }, document);
}

function withWords(document: DesignDocument, field: string, words: string, fit: Fit): DesignDocument {
  const change = setField(document, field, words);
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
