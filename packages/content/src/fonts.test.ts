import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addLayer, applyDiff, designCost, EMPTY_DOCUMENT } from '@cpc/design';
import { phoneSurface, text } from '@cpc/design/testing';
import * as harfbuzz from 'harfbuzzjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildContent } from '../scripts/build.ts';
import { contentDirectory } from './directory.ts';
import { holds } from './ranges.ts';
import { cutsOf } from './typefaces/styles.ts';
import { TYPEFACES } from './typefaces/typefaces.ts';
import type { TypefaceEntry, TypefaceManifest } from './types.ts';

/** Timeout for a first build on a busy machine. */
const BUILD_MS = 180_000;
const built = (...path: string[]) => readFile(join(contentDirectory(), ...path));

/** The manifests of a typeface: of its regular style, then of the others. */
const manifestsOf = (entry: TypefaceEntry): Promise<TypefaceManifest[]> =>
  Promise.all(
    cutsOf(entry).map(async ({ style }) => {
      const key = style === 'regular' ? entry.key : `${entry.key}-${style}`;
      return JSON.parse(await built('fonts', `${key}.json`).then(String)) as TypefaceManifest;
    }),
  );

/** Names in the name table (OpenType 1.9, 'name'): copyright, family, full name, licence, typographic family. */
const NAMES = { notices: [0, 13], titles: [1, 4, 16] } as const;
/** Reserved by their holders in the OFL.txt of github.com/google/fonts, although their packages do not say so. */
const RESERVED = ['Lobster', 'Knewave', 'Orbitron', 'GFS Didot', 'Διδότ'];

/** The names with the given IDs in the name table of an sfnt font. */
function namesOf(sfnt: Uint8Array, ids: readonly number[]): string[] {
  const face = new harfbuzz.Face(new harfbuzz.Blob(sfnt));
  return face
    .listNames()
    .filter(({ nameId }) => ids.includes(nameId))
    .map(({ nameId, language }) => face.getName(nameId, language));
}

/** The names that a notice reserves: `with Reserved Font Name "A", "B"`. */
const reservedIn = (notice: string): string[] =>
  /reserved font names?(.*)/is.exec(notice)?.[1]?.match(/[\p{L}\d][\p{L}\d ]*/gu) ?? [];

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'.split('');

/** The outline segments of a letter in the mean, of capitals or small letters, whichever have more. */
async function segmentsOf({ faces }: TypefaceManifest): Promise<number> {
  const fonts = new Map<string, harfbuzz.Font>();
  const counts: number[] = [];
  for (const letter of LETTERS) {
    const codePoint = letter.codePointAt(0) ?? 0;
    const url = faces.find(({ ranges }) => holds(ranges, codePoint))?.url;
    if (url === undefined) return 0;
    const font = fonts.get(url) ?? new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(await built(url))));
    fonts.set(url, font);
    counts.push(font.glyphToJson(font.nominalGlyph(codePoint) ?? 0).length);
  }
  const mean = (some: readonly number[]) => some.reduce((sum, count) => sum + count, 0) / some.length;
  return Math.max(mean(counts.slice(0, 26)), mean(counts.slice(26)));
}

describe('the built fonts', () => {
  beforeAll(async () => void (await buildContent()), BUILD_MS);

  it('[CT-08] no font has a name that a notice reserves, neither its own nor the one it is offered by', async () => {
    const taken: string[] = [];
    for (const entry of TYPEFACES) {
      for (const { key, faces } of await manifestsOf(entry)) {
        const font = await built(faces[0]?.url ?? '');
        const reserved = [...RESERVED, ...namesOf(font, NAMES.notices).flatMap(reservedIn)];
        const titles = [entry.title, ...namesOf(font, NAMES.titles)];
        expect(titles.length).toBeGreaterThan(1);
        if (reserved.some((name) => titles.some((title) => title.includes(name)))) taken.push(key);
      }
    }
    expect(taken).toEqual([]);
    expect(reservedIn('(c) A, with Reserved Font Name "Orbitron".')).toContain('Orbitron');
  });

  it('[SC-07.2] a letter of a typeface costs as much as its outline has segments', async () => {
    const lettersOf = (typeface: string) =>
      designCost(applyDiff(EMPTY_DOCUMENT, addLayer(text({ text: 'abc', typeface }))), phoneSurface()).parts.letters /
      3;
    for (const entry of TYPEFACES) {
      const segments = Math.max(...(await Promise.all((await manifestsOf(entry)).map(segmentsOf))));
      expect([entry.key, lettersOf(entry.key)]).toEqual([entry.key, segments > 100 ? Math.ceil(segments / 60) : 1]);
    }
  });
});
