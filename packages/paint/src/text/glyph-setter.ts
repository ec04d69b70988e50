import { breakToFit } from './break-lines.ts';
import { type Face, type HarfBuzz, openFace } from './face.ts';
import { presentationOf } from './emoji/presentation.ts';
import { graphemesOf, type ItemisedLine, type Itemising, itemiseParagraph, type Run } from './itemise.ts';
import { isSeen, layLine } from './lay-line.ts';
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
  /** Where the text of its cluster ends: after all letters of a ligature, and before characters that are left out. */
  readonly end: number;
  /** Whether it is the box for a character that no face has. */
  readonly isBox: boolean;
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
}

/** Drawn for each character that no face has: the box of such characters (.notdef) is empty in files of slices. */
const BOX = '\u25a1';
const BOX_FACE: FaceManifest = { url: BOX, ranges: [] };

/**
 * Sets texts of one typeface as glyphs of font files, for files that hold their fonts and can be searched. A character that
 * no face has is a box; an emoji that no face has is left out.
 */
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
  const faceOf = ({ url }: FaceManifest): Face | undefined => faces.get(url);
  const lay = (line: ItemisedLine) => layLine(faces.has(BOX) ? withBoxes(line) : line, faceOf, 0, false);
  const width = (text: string) => Math.max(0, ...itemise(text, []).map((line) => lay(line).advance));
  const toFile = (line: ItemisedLine): GlyphLine => {
    const { text, glyphs, runs, advance, ascent, descent } = lay(line);
    const endOf = clusterEnds(glyphs, runs);
    const named = glyphs.map(({ face, id, x, y, cluster }) => {
      const isBox = face === faces.get(BOX);
      return { url: urls.get(face) ?? '', id, x, y, cluster, end: endOf.get(cluster) ?? text.length, isBox };
    });
    return { text, glyphs: named, advance, ascent, descent };
  };
  const load = async (text: string): Promise<void> => {
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
  };
  const loadBox = async (): Promise<void> => {
    await load(BOX);
    const drawer = itemise(BOX, [])[0]?.runs[0]?.drawer;
    const face = drawer?.kind === 'face' ? faceOf(drawer.face) : undefined;
    if (!face) return;
    const box = boxOf(face);
    faces.set(BOX, box);
    urls.set(box, urls.get(face) ?? '');
  };
  return {
    async load(text) {
      await load(text);
      const isLost = itemise(text, []).some((line) => line.runs !== withBoxes(line).runs);
      if (isLost && !faces.has(BOX)) await loadBox();
    },
    width,
    lines: (text, measure) => itemise(text, breakToFit(text, measure, width)).map(toFile),
  };
}

/** A face that draws one box for all that it is asked for. */
function boxOf(face: Face): Face {
  const whole = { line: BOX, start: 0, end: BOX.length, script: undefined, rightToLeft: false, apart: false };
  const { glyphs, advance } = face.shape(whole);
  return {
    ...face,
    shape: ({ start }) => ({ glyphs: glyphs.map((glyph) => ({ ...glyph, cluster: start })), advance }),
  };
}

/** The line with a run of its own for each character that no face has; the same line if there is none. */
function withBoxes(line: ItemisedLine): ItemisedLine {
  const isBoxed = (run: Run, character: string): boolean =>
    run.drawer.kind === 'nobody' && isSeen(character) && presentationOf(character) === 'none';
  const charactersOf = ({ start, end }: Run): string[] => graphemesOf(line.text.slice(start, end));
  if (!line.runs.some((run) => charactersOf(run).some((character) => isBoxed(run, character)))) return line;
  const runs = line.runs.flatMap((run) => {
    if (run.drawer.kind !== 'nobody') return [run];
    let at = run.start;
    const parts = charactersOf(run).map((character): Run => {
      const start = at;
      at += character.length;
      const drawer = isBoxed(run, character) ? ({ kind: 'face', face: BOX_FACE } as const) : run.drawer;
      return { ...run, drawer, start, end: at };
    });
    return run.level % 2 === 1 ? parts.reverse() : parts;
  });
  return { ...line, runs };
}

/** Where the text of each cluster ends: at the next one, or at the end of its run. */
function clusterEnds(
  glyphs: readonly { readonly cluster: number }[],
  runs: readonly { readonly start: number; readonly end: number }[],
): ReadonlyMap<number, number> {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const ends = [...runs].sort((a, b) => a.start - b.start);
  let run = 0;
  return new Map(
    starts.map((start, index) => {
      while (run < ends.length - 1 && (ends[run]?.end ?? 0) <= start) run++;
      const end = ends[run]?.end ?? start;
      return [start, Math.min(end, starts[index + 1] ?? end)];
    }),
  );
}
