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
  readonly draw: (composer: Composer, words: string) => void;
}

type Three = readonly [english: string, chinese: string, arabic: string];

const titlesOf = ([english, chinese, arabic]: Three): Titles => ({
  'en-us': english,
  'zh-cn': chinese,
  'ar-ar': arabic,
});

interface TemplateEntry extends Omit<Template, 'titles' | 'words'> {
  readonly titles: Three;
  readonly words: Three;
}

export const template = (entry: TemplateEntry): Template => ({
  ...entry,
  titles: titlesOf(entry.titles),
  words: titlesOf(entry.words),
});
