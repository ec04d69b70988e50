// The library has no types of its own, and a package that depends on this one must find ours.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./subset-font.d.ts" />
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

/** Variable fonts are pinned to these weights; other fonts use one weight. */
const WEIGHTS: Readonly<Record<string, number>> = { cairo: 600, 'playpen-sans': 500, 'baloo-da-2': 500 };
const PLAIN_WEIGHT = 400;

interface StyleSheet {
  readonly path: string;
  /** The weight that a variable font is pinned to. */
  readonly weight?: number;
}

function styleSheetOf({ key, licence }: TypefaceEntry): StyleSheet {
  const weight = WEIGHTS[key] ?? PLAIN_WEIGHT;
  if (!licence.source.startsWith('@fontsource-variable/'))
    return { path: require.resolve(`${licence.source}/${weight}.css`) };
  return { path: require.resolve(`${licence.source}/wght.css`), weight };
}

/** Writes `fonts/<key>.json` and `fonts/<key>/<n>.ttf` for every typeface of the catalogue. */
export async function buildFonts(folder: string): Promise<void> {
  for (const entry of TYPEFACES) {
    await mkdir(join(folder, entry.key), { recursive: true });
    const manifest = await buildTypeface(entry, folder);
    await writeFile(join(folder, `${entry.key}.json`), JSON.stringify(manifest));
  }
}

async function buildTypeface(entry: TypefaceEntry, folder: string): Promise<TypefaceManifest> {
  const sheet = styleSheetOf(entry);
  const slices = parseFontCss(await readFile(sheet.path, 'utf8'));
  const faces: TypefaceManifest['faces'][number][] = [];
  for (const slice of slices) {
    const sfnt = await toSfnt(join(dirname(sheet.path), slice.file), sheet.weight);
    const ranges = drawnRanges(slice, sfnt);
    if (ranges.length === 0) continue;
    const name = `${entry.key}/${faces.length}.ttf`;
    await writeFile(join(folder, name), sfnt);
    faces.push({ url: `/fonts/${name}`, ranges });
  }
  return { key: entry.key, title: entry.title, faces, fallback: entry.fallback };
}

/**
 * The painter uses only outlines: hinting is removed, and a variable font is pinned to one weight, so that every shaper
 * draws the same instance.
 */
async function toSfnt(woff2: string, weight?: number): Promise<Uint8Array> {
  return subsetFont(await readFile(woff2), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    noHinting: true,
    ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
  });
}

/** The ranges of a slice by its style sheet, limited to the characters in the slice's own cmap. */
function drawnRanges(slice: FontSlice, sfnt: Uint8Array): TypefaceManifest['faces'][number]['ranges'] {
  return toRanges(codePointsOf(sfnt).filter((codePoint) => holds(slice.ranges, codePoint)));
}
