/** Final consonants of Hangul in the order of Unicode, as the initial letters that are typed for them. */
const FINALS =
  'ᄀ ᄁ ᄀᄉ ᄂ ᄂᄌ ᄂᄒ ᄃ ᄅ ᄅᄀ ᄅᄆ ᄅᄇ ᄅᄉ ᄅᄐ ᄅᄑ ᄅᄒ ᄆ ᄇ ᄇᄉ ᄉ ᄊ ᄋ ᄌ ᄎ ᄏ ᄐ ᄑ ᄒ'.split(' ');
const FIRST_FINAL = 0x11a8;
const FIRST_SYLLABLE = 0xac00;
/** Syllables with the same initial. */
const PER_INITIAL = 588;
const FIRST_INITIAL = 0x1100;

/**
 * Letters of a syllable as they are typed: a final consonant like an initial, a double vowel as two. `공` begins `고양이`,
 * because the next syllable's first consonant is at first the end of this one.
 */
export const KOREAN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(FINALS.map((typed, at) => [String.fromCharCode(FIRST_FINAL + at), typed])),
  // What Unicode makes of ㅀ and ㅄ, typed by themselves.
  ᄚ: 'ᄅᄒ',
  ᄡ: 'ᄇᄉ',
  ᅪ: 'ᅩᅡ',
  ᅫ: 'ᅩᅢ',
  ᅬ: 'ᅩᅵ',
  ᅯ: 'ᅮᅥ',
  ᅰ: 'ᅮᅦ',
  ᅱ: 'ᅮᅵ',
  ᅴ: 'ᅳᅵ',
};

/** The words of a text with a syllable's first consonant for each syllable: `ㄱㅇㅇ` for 고양이. Words of other scripts are left out. */
export const initialsIn = (text: string): string[] =>
  (text.normalize('NFC').match(/[가-힣]+/g) ?? []).map((word) =>
    Array.from(word, (syllable) =>
      String.fromCharCode(FIRST_INITIAL + Math.floor((syllable.charCodeAt(0) - FIRST_SYLLABLE) / PER_INITIAL)),
    ).join(''),
  );
