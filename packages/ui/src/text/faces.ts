import type { LocaleCode } from '@cpc/i18n';

interface Face {
  /** Two texts of the script whose letters differ much in height. */
  readonly low: string;
  readonly high: string;
  readonly declare: () => Promise<unknown>;
}

const [HAN, KANA, HANGUL] = [
  { low: '一', high: '国' },
  { low: 'ー', high: 'あ' },
  { low: 'ㅡ', high: '한' },
];

/**
 * Languages whose script many devices draw and some do not, above all the display of a station. Latin, Cyrillic, Greek and
 * Arabic letters are in `fonts.css`, with the marks of Vietnamese, Turkish and Polish.
 */
const FACES: Readonly<Partial<Record<LocaleCode, Face>>> = {
  'zh-cn': { ...HAN, declare: () => import('@fontsource-variable/noto-sans-sc/index.css') },
  'zh-tc': { ...HAN, declare: () => import('@fontsource-variable/noto-sans-tc/index.css') },
  'ja-ja': { ...KANA, declare: () => import('@fontsource-variable/noto-sans-jp/index.css') },
  'ko-ko': { ...HANGUL, declare: () => import('@fontsource-variable/noto-sans-kr/index.css') },
  'th-th': { low: 'ก', high: 'ปู', declare: () => import('./thai.css') },
  'bd-bd': { low: '০', high: 'টূ', declare: () => import('./bengali.css') },
};

/** The script of a text and the language whose typeface draws it. Han alone may be Chinese or Japanese. */
const OF_SCRIPT: readonly (readonly [script: RegExp, code: LocaleCode])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja-ja'],
  [/\p{Script=Han}/u, 'zh-cn'],
  [/\p{Script=Hangul}/u, 'ko-ko'],
  [/\p{Script=Thai}/u, 'th-th'],
  [/\p{Script=Bengali}/u, 'bd-bd'],
];

/** Declares the typeface of a language, unless the device has one: a phone then fetches none. */
export async function declareFace(code: LocaleCode): Promise<void> {
  const face = FACES[code];
  if (face !== undefined && !drawsByItself(face)) await face.declare();
}

export async function declareFaceFor(text: string): Promise<void> {
  const needed = OF_SCRIPT.find(([script]) => script.test(text));
  if (needed !== undefined) await declareFace(needed[1]);
}

const SIZE = 48;

/**
 * Whether the device has a typeface for these letters. Names of typefaces do not tell: a browser on Android does not find the
 * system's own by their names. What a device cannot draw, it shows as boxes of one height.
 */
function drawsByItself({ low, high }: Pick<Face, 'low' | 'high'>): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return false;
  context.font = `${SIZE}px sans-serif`;
  const heightOf = (text: string): number => {
    const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(text);
    return actualBoundingBoxAscent + actualBoundingBoxDescent;
  };
  return heightOf(high) - heightOf(low) > SIZE / 8;
}
