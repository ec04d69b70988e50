/** Letters that decomposition leaves whole, and the plain ones people type for them. */
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
/** Accents, tashkeel and hamza are Inherited; the vowel signs of Thai or Bengali are letters and stay. */
const ACCENTS = /(?![\u3099\u309a])[\p{Mn}]/gu;
const INHERITED = /\p{Script=Inherited}/u;
const TATWEEL = /\u0640/g;
const KATAKANA = /[\u30a1-\u30f6]/g;
const KATAKANA_TO_HIRAGANA = 0x60;
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * A text as it is searched: without case, accents, width, hamza, tashkeel, and with katakana as hiragana. Hangul comes
 * out as single letters, so that a syllable is found before its last letter is typed.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENTS, (mark) => (INHERITED.test(mark) ? '' : mark))
    .replace(TATWEEL, '')
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter)
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 15));
}
