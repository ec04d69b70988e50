// The library has no types of its own, and a package that depends on this one must find ours.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./wawoff2.d.ts" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { artworkIn, contentDirectory } from '@cpc/content';
import { buildContent } from '@cpc/content/build';
import { decompress } from 'wawoff2';
import { loadHarfBuzz } from '../text/face.ts';
import { type FontSource, loadText } from '../text/load-text.ts';
import { createShaper, type Shaper, type TextContent } from '../text/shaper.ts';
import type { TypefaceManifest } from '../text/typeface.ts';

const require = createRequire(import.meta.url);

interface Slices {
  /** The package's table of Unicode ranges by slice; its font files are in the same folder. */
  readonly sheet: string;
  readonly style: string;
  readonly fallback: readonly string[];
}

/**
 * Real typefaces from npm packages, in their slices. The keys are the packages' short names. Any other key is one of the
 * catalogue.
 */
const TYPEFACES: Readonly<Record<string, Slices>> = {
  'noto-sans': {
    sheet: require.resolve('@fontsource/noto-sans/unicode.json'),
    style: '400-normal',
    fallback: ['cairo', 'mitr', 'baloo-da-2', 'noto-sans-sc'],
  },
  cairo: {
    sheet: require.resolve('@fontsource-variable/cairo/unicode.json'),
    style: 'wght-normal',
    fallback: ['noto-sans'],
  },
  mitr: { sheet: require.resolve('@fontsource/mitr/unicode.json'), style: '400-normal', fallback: [] },
  'baloo-da-2': { sheet: require.resolve('@fontsource/baloo-da-2/unicode.json'), style: '400-normal', fallback: [] },
  'noto-sans-sc': {
    sheet: require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
    style: 'wght-normal',
    fallback: [],
  },
};

export const fontSource: FontSource = {
  async manifest(key): Promise<TypefaceManifest> {
    const typeface = TYPEFACES[key];
    if (!typeface) return JSON.parse((await readBuilt(`fonts/${key}.json`)).toString());
    const slices: Record<string, string> = JSON.parse(await readFile(typeface.sheet, 'utf8'));
    const faces = Object.entries(slices).map(([slice, ranges]) => {
      const name = `${key}-${slice.replace(/[[\]]/g, '')}-${typeface.style}.woff2`;
      return { url: join(dirname(typeface.sheet), 'files', name), ranges: parseRanges(ranges) };
    });
    return { key, title: key, faces, fallback: typeface.fallback };
  },
  face: async (url) => (url.startsWith('/fonts/') ? readBuilt(url) : decompress(await readFile(url))),
  emojiManifest: async () => JSON.parse((await readBuilt('emoji/index.json')).toString()),
  emoji: async ({ key }) => JSON.parse(Buffer.from(await artworkIn(contentDirectory()).emoji(key)).toString()),
};

async function readBuilt(path: string): Promise<Buffer> {
  await buildContent();
  return readFile(join(contentDirectory(), path));
}

/** CSS `unicode-range` as pairs. */
function parseRanges(css: string): (readonly [number, number])[] {
  return css.split(',').map((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return [from, to] as const;
  });
}

let made: Promise<Shaper> | undefined;

/** One shaper per test file, with everything loaded that its texts need. */
export async function shaperFor(...texts: readonly TextContent[]): Promise<Shaper> {
  made ??= loadHarfBuzz().then(createShaper);
  const shaper = await made;
  for (const text of texts) await loadText(shaper, text, fontSource);
  return shaper;
}
