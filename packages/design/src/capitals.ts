/** Languages whose capitals do not follow from the letters alone. In Turkish, the capital of `i` is `İ`, not `I`. */
export const CAPITALS_LANGUAGES = ['tr'] as const;
export type CapitalsLanguage = (typeof CAPITALS_LANGUAGES)[number];

/** Whether small letters are set as capitals: by the letters alone, or by the rules of a language. */
export type Capitals = boolean | CapitalsLanguage;

/** @param tag BCP 47 @returns undefined for a language whose capitals follow from its letters */
export const capitalsLanguage = (tag: string): CapitalsLanguage | undefined =>
  CAPITALS_LANGUAGES.find((language) => language === tag.split('-')[0]?.toLowerCase());

/** Letters of Turkish and its relatives only: each of these languages has both `ı` and `i`. */
const TURKISH = /[ıİğĞ]/u;

/** How the letters of a whole text become capitals: the letters of one word tell the language of the others. */
export const capitalsOf = (text: string, capitals: Capitals): Capitals =>
  capitals === true && TURKISH.test(text) ? 'tr' : capitals;

/**
 * A text, or a part of one, as it is set. The result depends on nothing but the arguments: screen and print are the same.
 * `toLocaleUpperCase` is not used, because engines differ in the languages that they know.
 * @param capitals of the whole text, see {@link capitalsOf}
 */
export function setLetters(text: string, capitals: Capitals): string {
  if (capitals === false) return text;
  const dotted = capitals === 'tr' ? text.replaceAll(/i\u0307?/gu, 'İ') : text;
  return dotted.replaceAll(GREEK_WORD, withoutAccents).toUpperCase();
}

const GREEK_WORD = /\p{Script=Greek}[\p{Script=Greek}\p{M}]*/gu;
const ACCENTED_OR = /^[ηΗ][\u0313\u0314]?[\u0300\u0301\u0342]$/u;
/** A vowel that loses its accent before an ι or υ, which are then read apart: μάιος, ΜΑΪΟΣ. */
const READ_APART = /([αεηιουωΑΕΗΙΟΥΩ][\u0313\u0314]?[\u0300\u0301\u0342])([ιυΙΥ])(?!\u0308)/gu;
/** Accents, breathings and marks of length; a dialytika and an iota below stay. */
const GREEK_MARKS = /[\u0300-\u0304\u0306\u0311\u0313\u0314\u0342]/gu;

/**
 * Greek capitals have no accents, except the word ή ("or"). After the rules of ICU:
 * https://icu.unicode.org/design/case/greek-upper
 */
function withoutAccents(word: string): string {
  const apart = word.normalize('NFD');
  if (ACCENTED_OR.test(apart)) return 'Ή';
  return apart.replaceAll(READ_APART, '$1$2\u0308').replaceAll(GREEK_MARKS, '').normalize('NFC');
}
