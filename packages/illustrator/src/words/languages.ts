import type { Locale } from '@cpc/i18n';

export type Script = 'latin' | 'cyrillic' | 'greek' | 'arabic' | 'han' | 'hangul' | 'thai' | 'bengali';

/** How a language is read. */
export interface LanguageTraits {
  readonly locale: Locale;
  /** The file of emoji words, or none where emojibase-data has no such language. */
  readonly emoji: string | null;
  readonly script: Script;
  /** Words are not divided by spaces. */
  readonly dense: boolean;
  /** A colour follows its noun: "gato negro". */
  readonly colourAfter: boolean;
  /** A number and its counting word may follow the noun: 고양이 세 마리. */
  readonly numberAfter: boolean;
  /** Nouns are written together: Regenschirm. */
  readonly compounds: boolean;
}

type Flags = 'dense' | 'colourAfter' | 'numberAfter' | 'compounds';

const language = (locale: Locale, emoji: string | null, script: Script, ...flags: Flags[]): LanguageTraits => ({
  locale,
  emoji,
  script,
  dense: flags.includes('dense'),
  colourAfter: flags.includes('colourAfter'),
  numberAfter: flags.includes('numberAfter'),
  compounds: flags.includes('compounds'),
});

/** The languages of the product; English first, which wins where two languages explain a prompt equally well. */
export const LANGUAGES: readonly LanguageTraits[] = [
  language('en-US', 'en', 'latin'),
  language('zh-Hans', 'zh', 'han', 'dense', 'numberAfter'),
  language('zh-Hant', 'zh-hant', 'han', 'dense', 'numberAfter'),
  language('ja', 'ja', 'han', 'dense', 'numberAfter'),
  language('ko', 'ko', 'hangul', 'numberAfter'),
  language('de', 'de', 'latin', 'compounds'),
  language('fr', 'fr', 'latin', 'colourAfter'),
  language('es', 'es', 'latin', 'colourAfter'),
  language('it', 'it', 'latin', 'colourAfter'),
  language('pt', 'pt', 'latin', 'colourAfter'),
  language('nl', 'nl', 'latin', 'compounds'),
  language('da', 'da', 'latin', 'compounds'),
  language('pl', 'pl', 'latin'),
  language('sl', null, 'latin'),
  language('fi', 'fi', 'latin', 'compounds'),
  language('hu', 'hu', 'latin', 'compounds'),
  language('tr', null, 'latin'),
  language('vi', 'vi', 'latin', 'colourAfter'),
  language('ru', 'ru', 'cyrillic'),
  language('uk', 'uk', 'cyrillic'),
  language('el', null, 'greek'),
  language('ar', null, 'arabic', 'colourAfter'),
  language('th', 'th', 'thai', 'dense', 'colourAfter', 'numberAfter'),
  language('bn', 'bn', 'bengali'),
];

export function traitsOf(locale: Locale): LanguageTraits {
  const found = LANGUAGES.find((each) => each.locale === locale);
  if (found === undefined) throw new RangeError(`traitsOf: expected a language of the product, got ${locale}`);
  return found;
}

const SCRIPTS: readonly (readonly [Script, RegExp])[] = [
  ['latin', /\p{Script=Latin}/gu],
  ['cyrillic', /\p{Script=Cyrillic}/gu],
  ['greek', /\p{Script=Greek}/gu],
  ['arabic', /\p{Script=Arabic}/gu],
  ['han', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['hangul', /\p{Script=Hangul}/gu],
  ['thai', /\p{Script=Thai}/gu],
  ['bengali', /\p{Script=Bengali}/gu],
];

/** The languages that the letters of a text can belong to. Kana says Japanese. */
export function languagesOfLetters(text: string): LanguageTraits[] {
  const counts = SCRIPTS.map(([script, letters]) => [script, text.match(letters)?.length ?? 0] as const);
  const most = Math.max(...counts.map(([, count]) => count));
  if (most === 0) return [];
  // Letters of a dense script say more: one sign is a word there.
  const present = new Set(counts.filter(([, count]) => count > 0 && count * 4 >= most).map(([script]) => script));
  const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  return LANGUAGES.filter(({ script, locale }) => present.has(script) && !(kana && locale.startsWith('zh-')));
}
