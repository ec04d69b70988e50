import type { Licence, TypefaceEntry } from './types.ts';

const ofl = (holder: string, source: string): Licence => ({ spdx: 'OFL-1.1', holder, source });
const noto = (source: string) => ofl('The Noto Project Authors; Adobe', source);

/** Every script of the 24 languages, in the order a missing character is looked for. */
const WORLD = [
  'noto-sans',
  'source-han-sans',
  'source-han-sans-tc',
  'source-han-sans-jp',
  'source-han-sans-kr',
  'cairo',
  'mitr',
  'baloo-da-2',
];
const besides = (...keys: string[]) => [...keys, ...WORLD.filter((key) => !keys.includes(key))];

const entries: readonly TypefaceEntry[] = [
  {
    key: 'source-han-sans',
    title: '思源黑体',
    scripts: ['Hans', 'Latn', 'Cyrl', 'Hira', 'Kana'],
    fallback: besides('source-han-sans-tc', 'source-han-sans-jp', 'source-han-sans-kr'),
    licence: noto('@fontsource-variable/noto-sans-sc'),
  },
  {
    key: 'noto-sans',
    title: 'Noto Sans',
    scripts: ['Latn', 'Grek', 'Cyrl'],
    fallback: besides(),
    licence: ofl('The Noto Project Authors', '@fontsource/noto-sans'),
  },
  {
    key: 'source-han-sans-tc',
    title: '思源黑體',
    scripts: ['Hant', 'Latn', 'Cyrl', 'Hira', 'Kana'],
    fallback: besides('source-han-sans', 'source-han-sans-jp', 'source-han-sans-kr'),
    licence: noto('@fontsource-variable/noto-sans-tc'),
  },
  {
    key: 'source-han-sans-jp',
    title: '源ノ角ゴシック',
    scripts: ['Jpan', 'Latn', 'Cyrl'],
    fallback: besides('source-han-sans-tc', 'source-han-sans', 'source-han-sans-kr'),
    licence: noto('@fontsource-variable/noto-sans-jp'),
  },
  {
    key: 'source-han-sans-kr',
    title: '본고딕',
    scripts: ['Kore', 'Latn', 'Cyrl'],
    fallback: besides('source-han-sans-tc', 'source-han-sans', 'source-han-sans-jp'),
    licence: noto('@fontsource-variable/noto-sans-kr'),
  },
  {
    key: 'cairo',
    title: 'القاهرة',
    scripts: ['Arab', 'Latn'],
    fallback: besides(),
    licence: ofl('The Cairo Project Authors', '@fontsource-variable/cairo'),
  },
  {
    key: 'mitr',
    title: 'มิตร',
    scripts: ['Thai', 'Latn'],
    fallback: besides(),
    licence: ofl('Cadson Demak', '@fontsource/mitr'),
  },
  {
    key: 'baloo-da-2',
    title: 'বালু দা',
    scripts: ['Beng', 'Latn'],
    fallback: besides(),
    licence: ofl('The Baloo 2 Project Authors', '@fontsource/baloo-da-2'),
  },
  {
    key: 'playpen-sans',
    title: 'Playpen Sans',
    scripts: ['Latn', 'Grek', 'Cyrl'],
    fallback: besides(),
    licence: ofl('The Playpen Sans Project Authors', '@fontsource-variable/playpen-sans'),
  },
  {
    key: 'pacifico',
    title: 'Pacifico',
    scripts: ['Latn', 'Cyrl'],
    fallback: besides('playpen-sans'),
    licence: ofl('The Pacifico Project Authors', '@fontsource/pacifico'),
  },
  {
    key: 'ma-shan-zheng',
    title: '马善政楷书',
    scripts: ['Hans'],
    fallback: besides('source-han-sans'),
    licence: ofl('The MaShanZheng Project Authors', '@fontsource/ma-shan-zheng'),
  },
  {
    key: 'yusei-magic',
    title: '油性マジック',
    scripts: ['Jpan', 'Latn'],
    fallback: besides('source-han-sans-jp'),
    licence: ofl('The Yusei Magic Project Authors', '@fontsource/yusei-magic'),
  },
  {
    key: 'jua',
    title: '주아',
    scripts: ['Kore', 'Latn'],
    fallback: besides('source-han-sans-kr'),
    licence: ofl('The BM JUA Project Authors', '@fontsource/jua'),
  },
];

/** The typefaces a customer may write in; the default comes first (CT-07). */
export const TYPEFACES: readonly TypefaceEntry[] = entries.map((entry) => ({
  ...entry,
  fallback: entry.fallback.filter((key) => key !== entry.key),
}));
