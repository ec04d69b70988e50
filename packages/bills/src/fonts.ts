import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TypefaceManifest } from '@cpc/content';
import { Font } from '@react-pdf/renderer';

/** Draws figures and Latin letters in every language. */
const FIRST = 'noto-sans';
/** Han characters look different in each of these languages. The PDF library misplaces glyphs of Cairo. */
const BEFORE_OTHERS: Readonly<Record<string, string>> = {
  ar: 'amiri',
  'zh-Hant': 'source-han-sans-tc',
  ja: 'source-han-sans-jp',
  ko: 'source-han-sans-kr',
};

/**
 * Registers the font files that the text needs. A typeface of the catalogue is many files, each with some characters.
 * @param folder the built content: `fonts/<key>.json`, `fonts/<key>/<n>.ttf`
 * @returns the names of the font families, the first choice first
 */
export async function fontsFor(text: string, language: string, folder: string): Promise<string[]> {
  const first = await manifestOf(FIRST, folder);
  const own = BEFORE_OTHERS[language];
  const keys = new Set([...(own === undefined ? [] : [own]), 'amiri', ...first.fallback]);
  const wanted = new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0));
  const families: string[] = [];
  for (const manifest of [first, ...(await Promise.all([...keys].map((key) => manifestOf(key, folder))))]) {
    for (const { url, ranges } of manifest.faces) {
      const drawn = [...wanted].filter((point) => ranges.some(([from, to]) => from <= point && point <= to));
      if (drawn.length === 0) continue;
      for (const point of drawn) wanted.delete(point);
      Font.register({ family: url, src: join(folder, url) });
      families.push(url);
    }
  }
  return families;
}

async function manifestOf(key: string, folder: string): Promise<TypefaceManifest> {
  return JSON.parse(await readFile(join(folder, 'fonts', `${key}.json`), 'utf8'));
}
