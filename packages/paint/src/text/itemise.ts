import type { TextDirection } from '@cpc/design';
import { lineLevels, settleTrailingSpace, visualOrder } from './bidi.ts';
import { isUpright, type Script, scriptOf } from './script.ts';
import { declares, essentialCodePoints, faceChain, type FaceManifest, type TypefaceLookup } from './typeface.ts';

/** Who draws a grapheme cluster. */
export type Drawer =
  | { readonly kind: 'face'; readonly face: FaceManifest }
  /** Nobody: a space of a script the faces lack still takes room, anything else is missing. */
  | { readonly kind: 'nobody' }
  /** Not known before this typeface's manifest has come. */
  | { readonly kind: 'unknown'; readonly typeface: string };

/** A stretch of a line that is shaped in one go: one face, one script, one direction. */
export interface Run {
  readonly drawer: Drawer;
  readonly script: Script | undefined;
  readonly level: number;
  /** Stands upright in a vertical line; everything else lies on its side there. */
  readonly upright: boolean;
  /** UTF-16 offsets in the line. */
  readonly start: number;
  readonly end: number;
}

export interface ItemisedLine {
  readonly text: string;
  readonly rightToLeft: boolean;
  /** From left to right as they stand. */
  readonly runs: readonly Run[];
}

/** Whether a face has the glyphs its manifest promises; true while the file is not loaded. */
export type HasGlyphs = (face: FaceManifest, codePoints: readonly number[]) => boolean;

/** Line feeds only, composed characters, no controls: what faces are asked for. */
export function normaliseText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]/gu, '')
    .normalize('NFC');
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** What a reader takes for one character each. */
export const graphemesOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

export interface Itemising {
  readonly typeface: string;
  readonly direction: TextDirection;
  readonly lookup: TypefaceLookup;
  readonly hasGlyphs: HasGlyphs;
  /** Who draws a cluster in a typeface, as found before. The owner empties it whenever a typeface or a face is added. */
  readonly found?: Map<string, Drawer>;
}

/**
 * Splits the lines of one paragraph into runs. The paragraph has one direction, and its lines are parts of it: a
 * line that begins with a Latin name is still an Arabic one. A grapheme cluster is never split between two faces.
 * @param lines in order, without the spaces they were broken at
 */
export function itemiseParagraph(lines: readonly string[], how: Itemising): ItemisedLine[] {
  const { levels, rightToLeft } = lineLevels(lines.join(' '));
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

/** A run that began with what all scripts share takes the first script that follows. */
const agree = (a: Script | undefined, b: Script | undefined): boolean => a === b || a === undefined;

function sameDrawer(a: Drawer, b: Drawer): boolean {
  if (a.kind === 'face' && b.kind === 'face') return a.face === b.face;
  return a.kind === 'nobody' && b.kind === 'nobody';
}

/** What all scripts share is drawn by its neighbour's face where that can, so that a space does not change the type. */
function chooseDrawer(
  cluster: string,
  script: Script | undefined,
  previous: Drawer | undefined,
  how: Itemising,
): Drawer {
  const points = essentialCodePoints(cluster);
  if (script === undefined && previous?.kind === 'face' && canDraw(previous.face, points, how)) return previous;
  if (points.length === 0) return previous ?? NOBODY;
  // A typeface may have a hundred faces with dozens of ranges each, and a long text has the same letters many times.
  const key = `${how.typeface} ${cluster}`;
  const drawer = how.found?.get(key) ?? findDrawer(points, how);
  how.found?.set(key, drawer);
  return drawer;
}

const NOBODY: Drawer = { kind: 'nobody' };

function findDrawer(points: readonly number[], how: Itemising): Drawer {
  for (const link of faceChain(how.typeface, how.lookup))
    if (link.kind === 'unknown' || canDraw(link.face, points, how)) return link;
  return NOBODY;
}

const canDraw = (face: FaceManifest, points: readonly number[], { hasGlyphs }: Itemising): boolean =>
  declares(face, points) && hasGlyphs(face, points);
