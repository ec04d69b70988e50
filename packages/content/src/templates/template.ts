import type { Category } from '@cpc/design';
import { type Three, titlesOf } from '../titles.ts';
import type { Titles } from '../types.ts';
import type { Composer } from './composer.ts';

/** A design that is composed for each surface, so that it fits all goods (ED-12). */
export interface Template {
  readonly key: string;
  /** The occasion, season or interest: `templateGroup.<group>` in the language catalogues. */
  readonly group: string;
  /** Templates of one family share style, colours and letters. */
  readonly family: string;
  readonly titles: Titles;
  readonly categories: readonly Category[];
  /** The words written on it. */
  readonly words: Titles;
  /** Samples of what the customer fills in, by field (ED-13). */
  readonly fields: Readonly<Record<string, Titles>>;
  readonly draw: (composer: Composer, words: string, fields: Readonly<Record<string, string>>) => void;
}

/** The categories for phones and tablets. */
export const CASES: readonly Category[] = ['phoneCase', 'colourPlus', 'colourLite'];

/** The samples of the fields, so that all templates speak of the same people. */
const SAMPLES = {
  name: ['Sophie', '若曦', 'ليلى'],
  initial: ['S', '若', 'ل'],
  partner: ['Leo', '浩然', 'عمر'],
  date: ['14.06.2026', '2026.06.14', '٢٠٢٦/٠٦/١٤'],
  place: ['Lisbon', '大理', 'مراكش'],
  motto: ['stay golden', '保持热爱', 'كن لطيفا'],
  number: ['30', '30', '٣٠'],
} as const satisfies Readonly<Record<string, Three>>;
export type Field = keyof typeof SAMPLES;

/** What a template writes: its own words, and those that the customer fills in. */
export type Say = Readonly<Record<Field | 'words', string>>;

export interface Design {
  readonly key: string;
  readonly group: string;
  readonly titles: Three;
  readonly words?: Three;
  /** Samples that suit this design better. */
  readonly samples?: Readonly<Partial<Record<Field, Three>>>;
  readonly draw: (composer: Composer, say: Say) => void;
}

/** Templates of one style for the same goods. */
export const family = (
  name: string,
  categories: readonly Category[],
  designs: readonly Design[],
): readonly Template[] =>
  designs.map(({ key, group, titles, words = ['', '', ''], samples = {}, draw }) => ({
    key,
    group,
    family: name,
    categories,
    titles: titlesOf(`template.${key}`, titles),
    words: titlesOf(`words.${key}`, words),
    fields: Object.fromEntries(
      Object.entries({ ...SAMPLES, ...samples }).map(([field, sample]) => [
        field,
        titlesOf(field in samples ? `sample.${key}.${field}` : `sample.${field}`, sample),
      ]),
    ),
    draw: (composer, own, fields) => draw(composer, { ...(fields as Say), words: own }),
  }));
