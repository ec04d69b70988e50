import type { Locale } from '@cpc/i18n';

interface Face {
  /** Letters of the language that typefaces of its neighbours lack. */
  readonly letters: readonly string[];
  readonly declare: () => Promise<unknown>;
}

/**
 * Languages whose script many devices draw and some do not, above all the display of a station. Latin, Cyrillic, Greek and
 * Arabic letters are in `fonts.css`, with the marks of Vietnamese, Turkish and Polish.
 */
const FACES: Readonly<Partial<Record<Locale, Face>>> = {
  'zh-Hans': {
    letters: ['这', '门'],
    declare: () => import('@cpc/content/vendor/@fontsource-variable/noto-sans-sc/wght.css'),
  },
  'zh-Hant': {
    letters: ['嗎', '裡'],
    declare: () => import('@cpc/content/vendor/@fontsource-variable/noto-sans-tc/wght.css'),
  },
  ja: {
    letters: ['込', 'あ'],
    declare: () => import('@cpc/content/vendor/@fontsource-variable/noto-sans-jp/wght.css'),
  },
  ko: {
    letters: ['한', '뷁'],
    declare: () => import('@cpc/content/vendor/@fontsource-variable/noto-sans-kr/wght.css'),
  },
  th: { letters: ['ก', 'ฎ'], declare: () => import('./thai.css') },
  bn: { letters: ['ক', 'ট'], declare: () => import('./bengali.css') },
};

/** The script of a text and the language whose typeface draws it. Han alone may be Chinese or Japanese. */
const OF_SCRIPT: readonly (readonly [script: RegExp, locale: Locale])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh-Hans'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Bengali}/u, 'bn'],
];

/** Declares the typeface of a language, unless the device has one: a phone then fetches none. */
export async function declareFace(locale: Locale): Promise<void> {
  const face = FACES[locale];
  if (face !== undefined && !drawsByItself(face)) await face.declare();
}

export async function declareFaceFor(text: string): Promise<void> {
  const needed = OF_SCRIPT.find(([script]) => script.test(text));
  if (needed !== undefined) await declareFace(needed[1]);
}

const SIZE = 48;
/** It has no letter and gets none: every typeface shows it as it shows what it lacks. */
const UNASSIGNED = '\u0378';

/**
 * Whether the device has a typeface for these letters. Names of typefaces do not tell: a browser on Android does not find the
 * system's own by their names. What a device cannot draw, it shows as boxes of one size.
 */
function drawsByItself({ letters }: Pick<Face, 'letters'>): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return false;
  context.font = `${SIZE}px sans-serif`;
  const inkOf = (text: string): readonly number[] => {
    const ink = context.measureText(text);
    const { actualBoundingBoxLeft, actualBoundingBoxRight, actualBoundingBoxAscent, actualBoundingBoxDescent } = ink;
    return [actualBoundingBoxLeft, actualBoundingBoxRight, actualBoundingBoxAscent, actualBoundingBoxDescent];
  };
  const box = inkOf(UNASSIGNED);
  return letters.every((letter) => inkOf(letter).some((edge, side) => Math.abs(edge - (box[side] ?? edge)) > 1));
}
