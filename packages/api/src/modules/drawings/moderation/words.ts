import type { LocaleCode } from '@cpc/i18n';
import type { WordList } from './words/word-list.ts';
import { words as arAr } from './words/ar-ar.ts';
import { words as bdBd } from './words/bd-bd.ts';
import { words as deDe } from './words/de-de.ts';
import { words as dmDm } from './words/dm-dm.ts';
import { words as enUs } from './words/en-us.ts';
import { words as esEs } from './words/es-es.ts';
import { words as flFl } from './words/fl-fl.ts';
import { words as frFr } from './words/fr-fr.ts';
import { words as grGr } from './words/gr-gr.ts';
import { words as hunHun } from './words/hun-hun.ts';
import { words as itIt } from './words/it-it.ts';
import { words as jaJa } from './words/ja-ja.ts';
import { words as koKo } from './words/ko-ko.ts';
import { words as nlNl } from './words/nl-nl.ts';
import { words as plPl } from './words/pl-pl.ts';
import { words as poPo } from './words/po-po.ts';
import { words as ruRu } from './words/ru-ru.ts';
import { words as slSl } from './words/sl-sl.ts';
import { words as thTh } from './words/th-th.ts';
import { words as turTur } from './words/tur-tur.ts';
import { words as uaUa } from './words/ua-ua.ts';
import { words as vnVn } from './words/vn-vn.ts';
import { words as zhCn } from './words/zh-cn.ts';
import { words as zhTc } from './words/zh-tc.ts';

/** The word lists of all languages of the product. */
export const WORD_LISTS: Readonly<Record<LocaleCode, WordList>> = {
  'ar-ar': arAr,
  'bd-bd': bdBd,
  'de-de': deDe,
  'dm-dm': dmDm,
  'en-us': enUs,
  'es-es': esEs,
  'fl-fl': flFl,
  'fr-fr': frFr,
  'gr-gr': grGr,
  'hun-hun': hunHun,
  'it-it': itIt,
  'ja-ja': jaJa,
  'ko-ko': koKo,
  'nl-nl': nlNl,
  'pl-pl': plPl,
  'po-po': poPo,
  'ru-ru': ruRu,
  'sl-sl': slSl,
  'th-th': thTh,
  'tur-tur': turTur,
  'ua-ua': uaUa,
  'vn-vn': vnVn,
  'zh-cn': zhCn,
  'zh-tc': zhTc,
};
