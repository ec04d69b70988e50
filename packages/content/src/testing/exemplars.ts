/**
 * The characters of each of the 24 languages, small and capital, by locale. Alphabets are those of the languages; Han
 * and Hangul are the everyday sets of the national standards.
 */
export function exemplars(): Readonly<Record<string, string>> {
  return {
    ...ALPHABETIC,
    vi: vietnamese(),
    ar: span(0x621, 0x63a) + span(0x641, 0x652) + span(0x660, 0x669) + 'ٰ،؛؟٪٫٬ـ',
    bn: BENGALI.map(([from, to]) => span(from, to)).join(''),
    th: span(0xe01, 0xe3a) + span(0xe3f, 0xe5b),
    // GB 2312, level 1
    'zh-Hans': twoByte('gbk', [0xb0, 0xd7], [0xa1, 0xfe]) + '，。、！？；：“”‘’（）《》【】…—￥',
    // Big5, level 1
    'zh-Hant': twoByte('big5', [0xa4, 0xc6], [0x40, 0xfe]) + '，。、！？；：「」『』（）《》…—',
    // JIS X 0208, levels 1 and 2
    ja:
      twoByte('euc-jp', [0xb0, 0xf4], [0xa1, 0xfe]) +
      span(0x3041, 0x3096) +
      span(0x30a1, 0x30fa) +
      'ー々〆、。「」『』・〜！？',
    // KS X 1001 lists 2,350 of them; people type any
    ko: span(0xac00, 0xd7a3) + span(0x3131, 0x3163),
  };
}

/** The 3,008 less common ideographs of GB 2312, its level 2. */
export function rareSimplifiedHan(): string {
  return twoByte('gbk', [0xd8, 0xf7], [0xa1, 0xfe]);
}

const LATIN = span(0x61, 0x7a);

const ALPHABETIC: Readonly<Record<string, string>> = {
  'en-US': cased(LATIN, 'en'),
  it: cased(`${LATIN}àèéìíîòóù`, 'it'),
  fr: `${cased(`${LATIN}àâæçéèêëîïôœùûüÿ`, 'fr')}«»’`,
  de: `${cased(`${LATIN}äöü`, 'de')}ßẞ„“`,
  pt: cased(`${LATIN}áâãàçéêíóôõúü`, 'pt'),
  es: `${cased(`${LATIN}áéíñóúü`, 'es')}¿¡ªº`,
  da: cased(`${LATIN}æøåé`, 'da'),
  pl: `${cased(`${LATIN}ąćęłńóśźż`, 'pl')}„”`,
  fi: cased(`${LATIN}åäöšž`, 'fi'),
  hu: cased(`${LATIN}áéíóöőúüű`, 'hu'),
  nl: cased(`${LATIN}áéíóúèëïöüĳ`, 'nl'),
  tr: cased(`${LATIN}çğıöşüâîû`, 'tr'),
  sl: cased(`${LATIN}čšžćđ`, 'sl'),
  ru: `${cased(`${span(0x430, 0x44f)}ё`, 'ru')}«»№₽`,
  uk: `${cased('абвгґдеєжзиіїйклмнопрстуфхцчшщьюя', 'uk')}’₴`,
  el: `${cased(`${span(0x3b1, 0x3c9)}άέήίόύώϊϋ`, 'el')}ΐΰΆΈΉΊΌΎΏΪΫ·`,
};

/** The letters, signs and digits of modern Bengali (Unicode 15, block 0980). */
const BENGALI = [
  [0x981, 0x983],
  [0x985, 0x98b],
  [0x98f, 0x990],
  [0x993, 0x9a8],
  [0x9aa, 0x9b0],
  [0x9b2, 0x9b2],
  [0x9b6, 0x9b9],
  [0x9bc, 0x9bc],
  [0x9be, 0x9c3],
  [0x9c7, 0x9c8],
  [0x9cb, 0x9ce],
  [0x9d7, 0x9d7],
  [0x9dc, 0x9dd],
  [0x9df, 0x9df],
  [0x9e6, 0x9ef],
  [0x9f3, 0x9f3],
  [0x964, 0x965],
] as const;

/** Twelve vowels, each plain or with one of five tones, and đ. */
function vietnamese(): string {
  const tones = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];
  const vowels = Array.from('aăâeêioôơuưy').flatMap((vowel) => tones.map((tone) => (vowel + tone).normalize('NFC')));
  return `${cased(`${LATIN}đ${vowels.join('')}`, 'vi')}₫`;
}

function cased(letters: string, language: string): string {
  return letters + letters.toLocaleUpperCase(language);
}

function span(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
}

/** Every assigned ideograph or syllable with two bytes in the given rows and cells of a legacy encoding. */
function twoByte(encoding: string, rows: readonly [number, number], cells: readonly [number, number]): string {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let text = '';
  for (let row = rows[0]; row <= rows[1]; row += 1) {
    for (let cell = cells[0]; cell <= cells[1]; cell += 1) {
      try {
        text += decoder.decode(new Uint8Array([row, cell]));
      } catch {
        // This cell of the table is unassigned.
      }
    }
  }
  return text.replaceAll(/[^\p{sc=Hani}]/gu, '');
}
