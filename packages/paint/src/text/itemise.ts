import type { TextDirection } from '@cpc/design';
import { composed, withLineFeeds } from '@cpc/domain';
import { lineLevels, settleTrailingSpace, visualOrder } from './bidi.ts';
import { artKeys, type HasDrawing } from './emoji/art-keys.ts';
import { presentationOf, withNeutralEmoji } from './emoji/presentation.ts';
import { isUpright, type Script, scriptOf } from './script.ts';
import {
  declares,
  essentialCodePoints,
  faceChain,
  type FaceManifest,
  type TypefaceLookup,
  type WantedStyle,
} from './typeface.ts';

/** What draws a grapheme cluster. */
export type Drawer =
  | { readonly kind: 'face'; readonly face: FaceManifest }
  /** Drawings instead of glyphs, one after the other. `null`: not known until the manifest of the emoji is loaded. */
  | { readonly kind: 'emoji'; readonly keys: readonly string[] | null }
  /** No face: a space that the faces lack still takes room; any other character is missing. */
  | { readonly kind: 'nobody' }
  /** Not known until this typeface's manifest is loaded. */
  | { readonly kind: 'unknown'; readonly typeface: string };

/** A part of a line that is shaped in one call: one face, one script, one direction. */
export interface Run {
  readonly drawer: Drawer;
  readonly script: Script | undefined;
  readonly level: number;
  /** Whether it is upright in a vertical line; otherwise it lies on its side there. */
  readonly upright: boolean;
  /** UTF-16 offsets in the line. */
  readonly start: number;
  readonly end: number;
}

export interface ItemisedLine {
  readonly text: string;
  readonly rightToLeft: boolean;
  /** In visual order, left to right. */
  readonly runs: readonly Run[];
}

/** Whether a face has the glyphs that its manifest promises; true while the file is not loaded. */
export type HasGlyphs = (face: FaceManifest, codePoints: readonly number[]) => boolean;

/** Normalises a text for the faces: line feeds only, composed characters, no control characters. */
export function normaliseText(text: string): string {
  return composed(
    withLineFeeds(text)
      .replace(/\t/g, ' ')
      .replace(/[^\P{Cc}\n]/gu, ''),
  );
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Splits a text into grapheme clusters: what a reader sees as one character each. */
export const graphemesOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

export interface Itemising extends WantedStyle {
  readonly typeface: string;
  readonly direction: TextDirection;
  readonly lookup: TypefaceLookup;
  readonly hasGlyphs: HasGlyphs;
  /** Whether an emoji has a drawing; undefined while that is not known. */
  readonly hasDrawing: HasDrawing | undefined;
  /** Cache of drawers by typeface, style and cluster. Its owner clears it whenever a typeface, a face or the emoji are added. */
  readonly found?: Map<string, Drawer>;
}

/**
 * Splits the lines of one paragraph into runs. The paragraph has one direction for all its lines: a line of an Arabic
 * paragraph that begins with a Latin name is still right-to-left. A grapheme cluster is never split between two faces.
 * @param lines in order, without the spaces at their breaks
 */
export function itemiseParagraph(lines: readonly string[], how: Itemising): ItemisedLine[] {
  const { levels, rightToLeft } = lineLevels(withNeutralEmoji(lines.join(' ')));
  let start = 0;
  return lines.map((line) => {
    const own = levels.slice(start, start + line.length);
    start += line.length + 1;
    settleTrailingSpace(line, own, rightToLeft);
    return itemiseLine(line, own, rightToLeft, how);
  });
}

function itemiseLine(text: string, levels: Uint8Array, rightToLeft: boolean, how: Itemising): ItemisedLine {
  const runs: Run[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const last = runs.at(-1);
    const own = scriptOf(segment);
    const script = own ?? last?.script;
    const drawer = chooseDrawer(segment, own, last?.drawer, how);
    const level = levels[index] ?? 0;
    const end = index + segment.length;
    const upright = how.direction === 'vertical' && isUpright(segment, own);
    if (
      last &&
      last.level === level &&
      last.upright === upright &&
      agree(last.script, script) &&
      sameDrawer(last.drawer, drawer)
    ) {
      runs[runs.length - 1] = { ...last, script: last.script ?? script, end };
    } else runs.push({ drawer, script, level, upright, start: index, end });
  }
  return { text, rightToLeft, runs: visualOrder(runs) };
}

/** A run that begins with characters common to all scripts takes the first script that follows. */
const agree = (a: Script | undefined, b: Script | undefined): boolean => a === b || a === undefined;

function sameDrawer(a: Drawer, b: Drawer): boolean {
  if (a.kind === 'face' && b.kind === 'face') return a.face === b.face;
  return a.kind === 'nobody' && b.kind === 'nobody';
}

/** Common characters use their neighbour's face if it has them, so that a space does not change the typeface. */
function chooseDrawer(
  cluster: string,
  script: Script | undefined,
  previous: Drawer | undefined,
  how: Itemising,
): Drawer {
  const points = essentialCodePoints(cluster);
  const isCommon = script === undefined && previous?.kind === 'face';
  if (isCommon && canDraw(previous.face, points, how) && presentationOf(cluster) !== 'picture') return previous;
  if (points.length === 0) return previous?.kind === 'face' ? previous : NOBODY;
  // Cached: a typeface may have a hundred faces with many ranges each, and a long text repeats its letters.
  const key = `${how.typeface} ${how.weight} ${how.slant} ${cluster}`;
  const drawer = how.found?.get(key) ?? findDrawer(cluster, points, how);
  how.found?.set(key, drawer);
  return drawer;
}

const NOBODY: Drawer = { kind: 'nobody' };

function findDrawer(cluster: string, points: readonly number[], how: Itemising): Drawer {
  const presentation = presentationOf(cluster);
  if (presentation === 'picture') return emojiDrawer(cluster, how) ?? findFace(points, how);
  const face = findFace(points, how);
  const isLost = face.kind === 'nobody' && presentation === 'text';
  return isLost ? (emojiDrawer(cluster, how) ?? face) : face;
}

/** Undefined for an emoji without any drawing. */
function emojiDrawer(cluster: string, { hasDrawing }: Itemising): Drawer | undefined {
  if (!hasDrawing) return { kind: 'emoji', keys: null };
  const keys = artKeys(cluster, hasDrawing);
  return keys.length === 0 ? undefined : { kind: 'emoji', keys };
}

function findFace(points: readonly number[], how: Itemising): Drawer {
  for (const link of faceChain(how.typeface, how, how.lookup))
    if (link.kind === 'unknown' || canDraw(link.face, points, how)) return link;
  return NOBODY;
}

const canDraw = (face: FaceManifest, points: readonly number[], { hasGlyphs }: Itemising): boolean =>
  declares(face, points) && hasGlyphs(face, points);
