/** Letters that Unicode does not decompose, and the plain letters that people type instead. */
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
  // Arabic: wasla, alef maqsura, taa marbuta, and the Persian keyboard's kaf and yaa.
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');
/** Accents, tashkeel and hamza have the script Inherited and are removed; vowel signs of Thai or Bengali stay. */
const ACCENTS = /(?![\u3099\u309a])[\p{Mn}]/gu;
const INHERITED = /\p{Script=Inherited}/u;
const TATWEEL = /\u0640/g;
const KATAKANA = /[\u30a1-\u30f6]/g;
const KATAKANA_TO_HIRAGANA = 0x60;
const DIGIT = /\p{Nd}/gu;
/** In these scripts, the last hex digit of a digit's code point is 0 to 9; in Devanagari to Malayalam it is 6 to f. */
const FROM_ZERO = /[0-9\u0660-\u06f9\u07c0-\u07c9\u0e50-\u0ed9\u1040-\u1049\u17e0-\u17e9\u1810-\u1819]/u;
const FROM_SIX = /[\u0966-\u0d6f]/u;

/**
 * Normalises a text for search: removes case, accents, width, hamza and tashkeel, and converts katakana to hiragana.
 * Hangul is split into letters, so that a syllable is found before its last letter is typed.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENTS, (mark) => (INHERITED.test(mark) ? '' : mark))
    .replace(TATWEEL, '')
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter)
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))
    .replace(DIGIT, plainDigit);
}

/** Converts a digit of another script to ASCII; digits of unsupported scripts stay. */
function plainDigit(digit: string): string {
  const last = digit.charCodeAt(0) & 15;
  if (FROM_ZERO.test(digit)) return String(last);
  return FROM_SIX.test(digit) ? String(last - 6) : digit;
}
