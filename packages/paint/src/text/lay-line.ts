import { EMOJI_ADVANCE, EMOJI_ASCENT, EMOJI_DESCENT } from './emoji/metrics.ts';
import type { Face, PlacedGlyph } from './face.ts';
import { graphemesOf, type ItemisedLine, type Run } from './itemise.ts';
import { isJoined } from './script.ts';
import { essentialCodePoints, type FaceManifest } from './typeface.ts';

/** Width, in em, of a space that no face has; the ideographic space is one em wide. */
const SPACE = 0.25;
const IDEOGRAPHIC_SPACE = '\u3000';

/** Height above the baseline, in em, that is put on the column's middle for letters on their side. */
const SIDEWAYS_MIDDLE = 0.38;

/** Returns a loaded face, or undefined while its file is loading. */
export type LoadedFaces = (face: FaceManifest) => Face | undefined;

/**
 * A glyph on its line, in em: x runs along the line, y across it, downwards from the baseline. In a vertical line, y
 * runs from its middle to the left of the page.
 */
export interface LaidGlyph {
  readonly face: Face;
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Whether it is upright in a vertical line. */
  readonly upright: boolean;
  /** Start of its grapheme cluster: UTF-16 offset in the line. */
  readonly cluster: number;
}

/** The part of a line that a run takes, in em, with the range of its characters. */
export interface LaidRun {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  readonly rightToLeft: boolean;
}

/** An emoji on its line. */
export interface LaidEmoji {
  /** Of its drawing; null while the manifest of the emoji is not loaded. */
  readonly key: string | null;
  /** Its middle along the line, in em. */
  readonly x: number;
}

export interface LaidLine {
  readonly text: string;
  readonly glyphs: readonly LaidGlyph[];
  readonly emoji: readonly LaidEmoji[];
  readonly runs: readonly LaidRun[];
  readonly advance: number;
  readonly ascent: number;
  readonly descent: number;
  readonly rightToLeft: boolean;
  readonly missing: readonly string[];
  readonly pending: readonly string[];
}

/** Shapes a line, run after run from its left (or top) end. @param spacing em between clusters */
export function layLine(
  { text, rightToLeft, runs }: ItemisedLine,
  faces: LoadedFaces,
  spacing: number,
  vertical: boolean,
): LaidLine {
  const glyphs: LaidGlyph[] = [];
  const emoji: LaidEmoji[] = [];
  const missing: string[] = [];
  const pending: string[] = [];
  const used: Face[] = [];
  const laidRuns: LaidRun[] = [];
  let advance = 0;
  for (const run of runs) {
    const from = advance;
    const face = run.drawer.kind === 'face' ? faces(run.drawer.face) : undefined;
    if (face) {
      const laid = layRun(face, text, run, spacing, vertical);
      for (const glyph of laid.glyphs) glyphs.push({ ...glyph, x: glyph.x + advance });
      advance += laid.advance;
      used.push(face);
    } else if (run.drawer.kind === 'emoji') {
      const row = emojiRow(run.drawer.keys, run.level);
      for (const one of row) emoji.push({ ...one, x: one.x + advance });
      advance += row.length * EMOJI_ADVANCE + spacing;
    } else if (run.drawer.kind === 'face') pending.push(run.drawer.face.url);
    else if (run.drawer.kind === 'unknown') pending.push(run.drawer.typeface);
    else {
      const part = text.slice(run.start, run.end);
      advance += spaceOf(part);
      missing.push(...graphemesOf(part).filter(isSeen));
    }
    laidRuns.push({ start: run.start, end: run.end, from, to: advance, rightToLeft: run.level % 2 === 1 });
  }
  // No spacing after the last cluster.
  const last = runs.at(-1);
  const isSpaced = last?.drawer.kind === 'emoji' || (last?.drawer.kind === 'face' && !isJoined(last.script));
  if (isSpaced && advance > 0) advance -= spacing;
  const [least, below] = emoji.length > 0 ? [EMOJI_ASCENT, EMOJI_DESCENT] : [0, 0];
  const ascent = Math.max(least, ...used.map((face) => face.ascent));
  const descent = Math.max(below, ...used.map((face) => face.descent));
  return { text, glyphs, emoji, runs: laidRuns, advance, ascent, descent, rightToLeft, missing, pending };
}

/** The drawings of one cluster, from its left end. */
function emojiRow(keys: readonly string[] | null, level: number): readonly LaidEmoji[] {
  const inOrder = level % 2 === 1 ? keys?.toReversed() : keys;
  return (inOrder ?? [null]).map((key, n) => ({ key, x: (n + 0.5) * EMOJI_ADVANCE }));
}

/** Spaces and characters that only change their neighbours are not missed. */
export const isSeen = (character: string): boolean =>
  character.trim() !== '' && essentialCodePoints(character).length > 0;

function layRun(face: Face, line: string, run: Run, spacing: number, vertical: boolean) {
  const joined = isJoined(run.script);
  const room = joined ? 0 : spacing;
  const { start, end, script, level, upright } = run;
  const shaped = upright
    ? face.shapeUpright({ line, start, end, script })
    : face.shape({ line, start, end, script, rightToLeft: level % 2 === 1, apart: room !== 0 });
  const clusterOf = clusterNumbers(line, start, end);
  const sink = vertical && !upright ? SIDEWAYS_MIDDLE : 0;
  let added = -room;
  let before: number | undefined;
  const glyphs = shaped.glyphs.map(({ id, x, y, cluster }: PlacedGlyph): LaidGlyph => {
    const number = clusterOf(cluster);
    if (number !== before) added += room;
    before = number;
    // For upright glyphs x and y are swapped: y runs along the column, x across it, to the right.
    const [along, across] = upright ? [y, -x] : [x, y + sink];
    return { face, id, x: along + added, y: across, upright, cluster: number };
  });
  return { glyphs, advance: shaped.advance + added + room };
}

/** Maps a UTF-16 offset to the start of its grapheme cluster in the line. */
function clusterNumbers(line: string, start: number, end: number): (offset: number) => number {
  const first = new Map<number, number>();
  let at = start;
  for (const grapheme of graphemesOf(line.slice(start, end))) {
    for (let i = 0; i < grapheme.length; i++) first.set(at + i, at);
    at += grapheme.length;
  }
  return (offset) => first.get(offset) ?? offset;
}

function spaceOf(text: string): number {
  let room = 0;
  for (const char of text) if (char.trim() === '') room += char === IDEOGRAPHIC_SPACE ? 1 : SPACE;
  return room;
}
