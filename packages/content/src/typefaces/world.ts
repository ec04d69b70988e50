import type { TypefaceEntry } from '../types.ts';
import { ofl, typeface } from './entry.ts';

const noto = (source: string) => ofl('The Noto Project Authors; Adobe', source);

/** The first typeface of the list (CT-07). */
export const FIRST: TypefaceEntry = typeface(
  'source-han-sans',
  '思源黑体',
  'Hans Latn Cyrl Hira Kana',
  noto('@fontsource-variable/noto-sans-sc'),
  { bold: 700, like: ['source-han-sans-tc', 'source-han-sans-jp', 'source-han-sans-kr'] },
);

/** Plain typefaces that together write every script of the 24 languages. */
export const WORLD_TYPEFACES: readonly TypefaceEntry[] = [
  typeface('noto-sans', 'Noto Sans', 'Latn Grek Cyrl', ofl('The Noto Project Authors', '@fontsource/noto-sans'), {
    bold: 700,
    italic: true,
  }),
  typeface('source-han-sans-tc', '思源黑體', 'Hant Latn Cyrl Hira Kana', noto('@fontsource-variable/noto-sans-tc'), {
    bold: 700,
    like: ['source-han-sans', 'source-han-sans-jp', 'source-han-sans-kr'],
  }),
  typeface('source-han-sans-jp', '源ノ角ゴシック', 'Jpan Latn Cyrl', noto('@fontsource-variable/noto-sans-jp'), {
    bold: 700,
    like: ['source-han-sans-tc', 'source-han-sans', 'source-han-sans-kr'],
  }),
  typeface('source-han-sans-kr', '본고딕', 'Kore Latn Cyrl', noto('@fontsource-variable/noto-sans-kr'), {
    bold: 700,
    like: ['source-han-sans-tc', 'source-han-sans', 'source-han-sans-jp'],
  }),
  typeface('cairo', 'القاهرة', 'Arab Latn', ofl('The Cairo Project Authors', '@fontsource-variable/cairo'), {
    regular: 600,
    bold: 900,
  }),
  typeface('mitr', 'มิตร', 'Thai Latn', ofl('Cadson Demak', '@fontsource/mitr'), { bold: 700 }),
  typeface('baloo-da-2', 'বালু দা', 'Beng Latn', ofl('The Baloo 2 Project Authors', '@fontsource/baloo-da-2'), {
    regular: 500,
    bold: 800,
  }),
];
