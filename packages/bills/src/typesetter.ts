import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGlyphSetter, type GlyphSetter, loadHarfBuzz, type TypefaceManifest } from '@cpc/paint/pdf';

/** Draws figures and Latin, Greek and Cyrillic letters in every language. */
const FIRST = 'noto-sans';
/** Quiet typefaces for long texts, before those that the catalogue would take. */
const QUIET = ['cairo', 'kanit', 'hind-siliguri'];
const HAN = ['source-han-sans', 'source-han-sans-tc', 'source-han-sans-jp', 'source-han-sans-kr'];
/** Display typefaces, for names in scripts that only they have: Hebrew, Sinhala and Gujarati. */
const LAST = ['fredoka', 'stick-no-bills', 'shrikhand'];
/** Han characters look different in each of these languages. */
const OWN_HAN: Readonly<Record<string, string>> = {
  'zh-Hant': 'source-han-sans-tc',
  ja: 'source-han-sans-jp',
  ko: 'source-han-sans-kr',
};

/** Sets the texts of bills, and reads the files of their typefaces. What no typeface has: see `GlyphSetter`. */
export interface Typesetter extends GlyphSetter {
  /** The bytes of a font file, by its address. */
  readonly file: (url: string) => Promise<Uint8Array>;
}

/**
 * @param language BCP 47
 * @param folder the built content: `fonts/<key>.json`, `fonts/<key>/<n>.ttf`
 */
export async function createTypesetter(
  language: string,
  folder: string,
  weight: 'regular' | 'bold' = 'regular',
): Promise<Typesetter> {
  const file = (url: string) => readFile(join(folder, url));
  const own = OWN_HAN[language];
  const weighed = (key: string) => (weight === 'bold' ? `${key}-bold` : key);
  const first = weighed(FIRST);
  const quiet = [...QUIET, ...(own === undefined ? [] : [own]), ...HAN].map(weighed);
  const fallback = [...new Set([...quiet, ...LAST])];
  const setter = createGlyphSetter(await loadHarfBuzz(), first, {
    async manifest(key): Promise<TypefaceManifest> {
      const manifest = JSON.parse(await readFile(join(folder, 'fonts', `${key}.json`), 'utf8'));
      return { ...manifest, fallback: key === first ? fallback : [] };
    },
    face: file,
  });
  return { ...setter, file };
}
