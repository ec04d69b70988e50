import type { LocaleCode } from '@cpc/i18n';

/**
 * Languages whose script many devices support and some do not, above all the display of a station. A device's own
 * typeface comes first (`--font-sans`), so a phone fetches none of these. Latin, Cyrillic, Greek and Arabic letters are in
 * `fonts.css`, with the marks of Vietnamese, Turkish and Polish.
 */
export const FACES: Readonly<Partial<Record<LocaleCode, () => Promise<unknown>>>> = {
  'zh-cn': () => import('@fontsource-variable/noto-sans-sc/index.css'),
  'zh-tc': () => import('@fontsource-variable/noto-sans-tc/index.css'),
  'ja-ja': () => import('@fontsource-variable/noto-sans-jp/index.css'),
  'ko-ko': () => import('@fontsource-variable/noto-sans-kr/index.css'),
  'th-th': () => import('./thai.css'),
  'bd-bd': () => import('./bengali.css'),
};

/** The script of a text and the language whose typeface draws it. Han alone may be Chinese or Japanese. */
export const OF_SCRIPT: readonly (readonly [script: RegExp, code: LocaleCode])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja-ja'],
  [/\p{Script=Han}/u, 'zh-cn'],
  [/\p{Script=Hangul}/u, 'ko-ko'],
  [/\p{Script=Thai}/u, 'th-th'],
  [/\p{Script=Bengali}/u, 'bd-bd'],
];
