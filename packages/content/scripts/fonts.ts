import { createRequire } from 'node:module';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { holds, toRanges } from '../src/ranges.ts';
import { TYPEFACES } from '../src/typefaces.ts';
import type { TypefaceEntry, TypefaceManifest } from '../src/types.ts';
import { codePointsOf } from './cmap.ts';
import { type FontSlice, parseFontCss } from './font-css.ts';

const require = createRequire(import.meta.url);

/** The style sheet of each typeface's package, and the weight a variable one is pinned to. */
const SHEETS: Readonly<Record<string, { readonly sheet: string; readonly weight?: number }>> = {
  'source-han-sans': { sheet: require.resolve('@fontsource-variable/noto-sans-sc/wght.css'), weight: 400 },
  'source-han-sans-tc': { sheet: require.resolve('@fontsource-variable/noto-sans-tc/wght.css'), weight: 400 },
  'source-han-sans-jp': { sheet: require.resolve('@fontsource-variable/noto-sans-jp/wght.css'), weight: 400 },
  'source-han-sans-kr': { sheet: require.resolve('@fontsource-variable/noto-sans-kr/wght.css'), weight: 400 },
  'noto-sans': { sheet: require.resolve('@fontsource/noto-sans/400.css') },
  cairo: { sheet: require.resolve('@fontsource-variable/cairo/wght.css'), weight: 600 },
  mitr: { sheet: require.resolve('@fontsource/mitr/400.css') },
  'baloo-da-2': { sheet: require.resolve('@fontsource/baloo-da-2/500.css') },
  'playpen-sans': { sheet: require.resolve('@fontsource-variable/playpen-sans/wght.css'), weight: 500 },
  pacifico: { sheet: require.resolve('@fontsource/pacifico/400.css') },
  'ma-shan-zheng': { sheet: require.resolve('@fontsource/ma-shan-zheng/400.css') },
  'yusei-magic': { sheet: require.resolve('@fontsource/yusei-magic/400.css') },
  jua: { sheet: require.resolve('@fontsource/jua/400.css') },
};

/** Writes `fonts/<key>.json` and `fonts/<key>/<n>.ttf` for every typeface of the catalogue. */
export async function buildFonts(folder: string): Promise<void> {
  for (const entry of TYPEFACES) {
    await mkdir(join(folder, entry.key), { recursive: true });
    const manifest = await buildTypeface(entry, folder);
    await writeFile(join(folder, `${entry.key}.json`), JSON.stringify(manifest));
  }
}

async function buildTypeface(entry: TypefaceEntry, folder: string): Promise<TypefaceManifest> {
  const declared = SHEETS[entry.key];
  if (!declared) throw new Error(`buildTypeface: no style sheet declared for ${entry.key}`);
  const slices = parseFontCss(await readFile(declared.sheet, 'utf8'));
  const faces: TypefaceManifest['faces'][number][] = [];
  for (const slice of slices) {
    const sfnt = await toSfnt(join(dirname(declared.sheet), slice.file), declared.weight);
    const ranges = drawnRanges(slice, sfnt);
    if (ranges.length === 0) continue;
    const name = `${entry.key}/${faces.length}.ttf`;
    await writeFile(join(folder, name), sfnt);
    faces.push({ url: `/fonts/${name}`, ranges });
  }
  return { key: entry.key, title: entry.title, faces, fallback: entry.fallback };
}

/**
 * Outlines are all the painter takes from a font: hinting goes, and a variable font is pinned to one weight,
 * so that every shaper draws the same instance.
 */
async function toSfnt(woff2: string, weight?: number): Promise<Uint8Array> {
  return subsetFont(await readFile(woff2), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    noHinting: true,
    ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
  });
}

/** What the style sheet says a slice covers, as far as the slice's own cmap agrees. */
function drawnRanges(slice: FontSlice, sfnt: Uint8Array): TypefaceManifest['faces'][number]['ranges'] {
  return toRanges(codePointsOf(sfnt).filter((codePoint) => holds(slice.ranges, codePoint)));
}
