import type { Locale } from '@cpc/i18n';
import type { WordList } from './words/word-list.ts';
import { words as ar } from './words/ar.ts';
import { words as bn } from './words/bn.ts';
import { words as de } from './words/de.ts';
import { words as da } from './words/da.ts';
import { words as enUS } from './words/en-US.ts';
import { words as es } from './words/es.ts';
import { words as fi } from './words/fi.ts';
import { words as fr } from './words/fr.ts';
import { words as el } from './words/el.ts';
import { words as hu } from './words/hu.ts';
import { words as it } from './words/it.ts';
import { words as ja } from './words/ja.ts';
import { words as ko } from './words/ko.ts';
import { words as nl } from './words/nl.ts';
import { words as pl } from './words/pl.ts';
import { words as pt } from './words/pt.ts';
import { words as ru } from './words/ru.ts';
import { words as sl } from './words/sl.ts';
import { words as th } from './words/th.ts';
import { words as tr } from './words/tr.ts';
import { words as uk } from './words/uk.ts';
import { words as vi } from './words/vi.ts';
import { words as zhHans } from './words/zh-Hans.ts';
import { words as zhHant } from './words/zh-Hant.ts';

/** The word lists of all languages of the product. */
export const WORD_LISTS: Readonly<Record<Locale, WordList>> = {
  ar,
  bn,
  de,
  da,
  'en-US': enUS,
  es,
  fi,
  fr,
  el,
  hu,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ru,
  sl,
  th,
  tr,
  uk,
  vi,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};
