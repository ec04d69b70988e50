import type { Category } from '@cpc/design';
import type { Titles } from '../types.ts';
import type { Composer } from './composer.ts';

/** A design that is composed for each surface, so that it fits all goods (ED-12). */
export interface Template {
  readonly key: string;
  /** `templateGroup.<group>` in the language catalogues. */
  readonly group: string;
  readonly titles: Titles;
  readonly categories: readonly Category[];
  /** The words written on it. */
  readonly words: Titles;
  /** Samples of what the customer fills in, by field (ED-13). */
  readonly fields: Readonly<Record<string, Titles>>;
  readonly draw: (composer: Composer, words: string, fields: Readonly<Record<string, string>>) => void;
}

type Three = readonly [english: string, chinese: string, arabic: string];

const titlesOf = ([english, chinese, arabic]: Three): Titles => ({
  'en-us': english,
  'zh-cn': chinese,
  'ar-ar': arabic,
});

interface TemplateEntry extends Omit<Template, 'titles' | 'words' | 'fields'> {
  readonly titles: Three;
  readonly words: Three;
}

export const template = (entry: TemplateEntry): Template => ({
  ...entry,
  titles: titlesOf(entry.titles),
  words: titlesOf(entry.words),
  fields: {},
});

/** The samples of the fields, so that all templates speak of the same people. */
const SAMPLES = {
  name: titlesOf(['Sophie', '若曦', 'ليلى']),
  initial: titlesOf(['S', '若', 'ل']),
  partner: titlesOf(['Leo', '浩然', 'عمر']),
  date: titlesOf(['14.06.2026', '2026.06.14', '٢٠٢٦/٠٦/١٤']),
  place: titlesOf(['Lisbon', '大理', 'مراكش']),
  motto: titlesOf(['stay golden', '保持热爱', 'كن لطيفا']),
  number: titlesOf(['30', '30', '٣٠']),
} as const;
export type Field = keyof typeof SAMPLES;
type Filled = Readonly<Record<Field, string>>;

interface FieldEntry {
  readonly key: string;
  readonly categories: readonly Category[];
  readonly titles: Three;
  readonly draw: (composer: Composer, fields: Filled) => void;
}

/** A template whose words and photos the customer fills in (ED-13). */
export const fieldTemplate = ({ key, categories, titles, draw }: FieldEntry): Template => ({
  key,
  group: 'yours',
  categories,
  titles: titlesOf(titles),
  words: titlesOf(['', '', '']),
  fields: SAMPLES,
  draw: (composer, _, fields) => draw(composer, fields as Filled),
});
