// The library has no types of its own, and a package that depends on this one must find ours.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./subset-font.d.ts" />
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { vendored } from '../src/directory.ts';
import { holds, toRanges } from '../src/ranges.ts';
import { type Cut, cutsOf, stylesOf } from '../src/typefaces/styles.ts';
import { TYPEFACES } from '../src/typefaces/typefaces.ts';
import type { TypefaceEntry, TypefaceManifest } from '../src/types.ts';
import { codePointsOf } from './cmap.ts';
import { type FontSlice, parseFontCss } from './font-css.ts';

interface StyleSheet {
  /** Begins with the name of its npm package. */
  readonly path: string;
  /** The weight that a variable font is pinned to. */
  readonly weight?: number;
}

export function styleSheetOf({ licence }: TypefaceEntry, { weight, italic }: Cut): StyleSheet {
  const { source } = licence;
  if (!source.startsWith('@fontsource-variable/')) return { path: `${source}/${weight}${italic ? '-italic' : ''}.css` };
  return { path: `${source}/wght${italic ? '-italic' : ''}.css`, weight };
}

/** Writes `fonts/<key>.json` and `fonts/<key>/<n>.ttf` for every typeface, and the same for its styles. */
export async function buildFonts(folder: string): Promise<void> {
  for (const entry of TYPEFACES) {
    for (const cut of cutsOf(entry)) {
      const manifest = await buildCut(entry, cut, folder);
      await writeFile(join(folder, `${manifest.key}.json`), JSON.stringify(manifest));
    }
  }
}

async function buildCut(entry: TypefaceEntry, cut: Cut, folder: string): Promise<TypefaceManifest> {
  const isRegular = cut.style === 'regular';
  const key = isRegular ? entry.key : `${entry.key}-${cut.style}`;
  const sheet = styleSheetOf(entry, cut);
  const slices = parseFontCss(await readFile(vendored(sheet.path), 'utf8'));
  const faces: TypefaceManifest['faces'][number][] = [];
  await mkdir(join(folder, key), { recursive: true });
  for (const slice of slices) {
    const sfnt = await toSfnt(vendored(join(dirname(sheet.path), slice.file)), sheet.weight);
    const ranges = drawnRanges(slice, sfnt);
    if (ranges.length === 0) continue;
    const name = `${key}/${faces.length}.ttf`;
    await writeFile(join(folder, name), sfnt);
    faces.push({ url: `/fonts/${name}`, ranges });
  }
  return { key, title: entry.title, faces, styles: isRegular ? stylesOf(entry) : [], fallback: entry.fallback };
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
