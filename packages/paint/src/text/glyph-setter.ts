import { breakToFit } from './break-lines.ts';
import { type Face, type HarfBuzz, openFace } from './face.ts';
import { type ItemisedLine, type Itemising, itemiseParagraph } from './itemise.ts';
import { layLine } from './lay-line.ts';
import { linesOf } from './lines.ts';
import type { FontSource } from './load-text.ts';
import type { FaceManifest, TypefaceManifest } from './typeface.ts';

/** A glyph on its line, in em: x runs to the right from the line's left end, y down from the baseline. */
export interface FileGlyph {
  /** The address of its face's file. */
  readonly url: string;
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Start of its grapheme cluster: UTF-16 offset in the line. */
  readonly cluster: number;
}

/** A shaped line, in em. */
export interface GlyphLine {
  readonly text: string;
  /** In visual order, left to right. */
  readonly glyphs: readonly FileGlyph[];
  readonly advance: number;
  /** Above and below the baseline, both positive. */
  readonly ascent: number;
  readonly descent: number;
  /** Characters without a glyph. */
  readonly missing: readonly string[];
}

/** Sets texts of one typeface as glyphs of font files, for files that hold their fonts and can be searched. */
export interface GlyphSetter {
  /** Loads what a text needs. It comes before the other calls. Rejects as the source does. */
  load(text: string): Promise<void>;
  /** The width of a text on one line, in em. */
  width(text: string): number;
  /** Lines that are not longer than the measure, in em; a word that is longer is broken between characters. */
  lines(text: string, measure: number): readonly GlyphLine[];
}

/** @param typeface the key of the typeface; its fallbacks draw what it lacks */
export function createGlyphSetter(
  harfbuzz: HarfBuzz,
  typeface: string,
  source: Pick<FontSource, 'manifest' | 'face'>,
): GlyphSetter {
  const typefaces = new Map<string, TypefaceManifest>();
  const faces = new Map<string, Face>();
  const urls = new Map<Face, string>();
  const fonts: Itemising = {
    typeface,
    weight: 'regular',
    slant: 'upright',
    direction: 'horizontal',
    lookup: (key) => typefaces.get(key),
    hasGlyphs({ url }, points) {
      const face = faces.get(url);
      return face === undefined || points.every((point) => face.has(point));
    },
    hasDrawing: () => false,
  };
  const itemise = (text: string, breaks: readonly number[]): ItemisedLine[] =>
    linesOf(text, breaks).flatMap((lines) => itemiseParagraph(lines, fonts));
  const lay = (line: ItemisedLine) => layLine(line, ({ url }: FaceManifest) => faces.get(url), 0, false);
  const width = (text: string) => Math.max(0, ...itemise(text, []).map((line) => lay(line).advance));
  const toFile = (line: ItemisedLine): GlyphLine => {
    const { text, glyphs, advance, ascent, descent, missing } = lay(line);
    const named = glyphs.map(({ face, id, x, y, cluster }) => ({ url: urls.get(face) ?? '', id, x, y, cluster }));
    return { text, glyphs: named, advance, ascent, descent, missing };
  };
  return {
    async load(text) {
      for (;;) {
        const drawers = itemise(text, []).flatMap(({ runs }) => runs.map(({ drawer }) => drawer));
        const keys = new Set(drawers.flatMap((one) => (one.kind === 'unknown' ? [one.typeface] : [])));
        const files = new Set(drawers.flatMap((one) => (one.kind === 'face' ? [one.face.url] : [])));
        const wanted = [...files].filter((url) => !faces.has(url));
        if (keys.size + wanted.length === 0) return;
        for (const key of keys) typefaces.set(key, { ...(await source.manifest(key)), key });
        for (const url of wanted) {
          const face = openFace(harfbuzz, await source.face(url));
          faces.set(url, face);
          urls.set(face, url);
        }
      }
    },
    width,
    lines: (text, measure) => itemise(text, breakToFit(text, measure, width)).map(toFile),
  };
}
