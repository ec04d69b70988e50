import { KOREAN } from './hangul.ts';

/** Letters that Unicode does not decompose or that are written in two ways, and what people type instead. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
  ґ: 'г',
  // The apostrophe of Ukrainian is a letter in Unicode, and people type the sign.
  ʼ: "'",
  // Arabic: wasla, alef maqsura, taa marbuta, lone hamza, and the Persian keyboard's kaf and yaa.
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ء: '',
  ک: 'ك',
  ی: 'ي',
  // Bengali: khanda ta as ta with hasanta; long i and u, which spellings exchange for the short ones.
  ৎ: 'ত্',
  '\u09c0': '\u09bf',
  '\u09c2': '\u09c1',
  // Thai: two sara e look like one sara ae.
  เเ: 'แ',
  ...KOREAN,
};
const SPECIAL = new RegExp(Object.keys(PLAIN).join('|'), 'gu');
/**
 * Not typed, or typed in another order: accents, tashkeel and hamza (of the script Inherited), Thai tone marks and
 * signs over a letter, Bengali nukta and chandrabindu, tatweel, joiners and other invisible characters. Vowel signs of
 * Thai and Bengali stay.
 */
const MARKS = /(?![\u3099\u309a])(?=\p{Mn})[\p{Script=Inherited}\u0e47-\u0e4c\u0e4e\u0981\u09bc]|\u0640|\p{Cf}/gu;
const KATAKANA = /[\u30a1-\u30f6]/g;
const KATAKANA_TO_HIRAGANA = 0x60;
const DIGIT = /\p{Nd}/gu;
/** In these scripts, the last hex digit of a digit's code point is 0 to 9; in Devanagari to Malayalam it is 6 to f. */
const FROM_ZERO = /[0-9\u0660-\u06f9\u07c0-\u07c9\u0e50-\u0ed9\u1040-\u1049\u17e0-\u17e9\u1810-\u1819]/u;
const FROM_SIX = /[\u0966-\u0d6f]/u;

/**
 * Normalises a text for search: removes case, accents, width, hamza and tashkeel, tone marks, and converts katakana to
 * hiragana. Hangul is split into the letters that people type, so that a syllable is found before it is complete.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter)
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))
    .replace(DIGIT, plainDigit);
}

/** Limits of a query in UTF-16 units, as it is typed and when it is folded: one character may unfold to eighteen letters. */
const MAX_QUERY = 100;
const MAX_FOLDED = 300;

/** The beginning of a query that is read: a page that is pasted by mistake would take minutes. */
export function readPartOf(query: string): string {
  const letters = Array.from(query.slice(0, MAX_QUERY));
  let folded = 0;
  const end = letters.findIndex((letter) => (folded += letter.normalize('NFKD').length) > MAX_FOLDED);
  return end < 0 ? letters.join('') : letters.slice(0, end).join('');
}

/** Converts a digit of another script to ASCII; digits of unsupported scripts stay. */
function plainDigit(digit: string): string {
  const last = digit.charCodeAt(0) & 15;
  if (FROM_ZERO.test(digit)) return String(last);
  return FROM_SIX.test(digit) ? String(last - 6) : digit;
}
