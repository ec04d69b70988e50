import type { Point, TextLayer } from '@cpc/design';
import { bentPlace } from './bend.ts';
import { graphemesOf } from './itemise.ts';
import type { LaidLine } from './lay-line.ts';
import type { PlacedLine, PlacedText } from './layout.ts';
import { boundsOf, type LineBounds } from './lines.ts';

/** An edge of a character, across its line: mm from the top-left corner of the text's box, y down. */
export type CaretEdge = readonly [top: Point, bottom: Point];

/** A character with the edges where it begins and ends in reading order. */
export interface Caret {
  /** UTF-16 offset of the character in the text as typed. */
  readonly offset: number;
  readonly before: CaretEdge;
  readonly after: CaretEdge;
}

export interface CaretLine {
  /** The offsets at its start and its end, in the text as typed. */
  readonly start: number;
  readonly end: number;
  readonly carets: readonly Caret[];
  /** Where the caret stands at its end; the only place of an empty line. */
  readonly last: CaretEdge;
}

/** Where the characters of a placed text are, line by line. */
export function caretsIn(text: PlacedText, content: Pick<TextLayer, 'text' | 'breaks' | 'size'>): readonly CaretLine[] {
  const bounds = boundsOf(content.text, content.breaks).flat();
  return text.placed.map((line, i) => lineCarets(text, line, bounds[i] ?? [0, 0], content));
}

function lineCarets(
  text: PlacedText,
  line: PlacedLine,
  [from, to]: LineBounds,
  { text: typed, size }: Pick<TextLayer, 'text' | 'size'>,
): CaretLine {
  const set = charactersOf(line.line);
  const edge = (x: number): CaretEdge => edgeAt(text, line, x, size);
  // The space at a break is typed, but not set.
  const whole = typed.slice(from, to);
  const letters = graphemesOf(/\s$/u.test(line.line.text) ? whole : whole.trimEnd());
  let offset = from;
  const carets: Caret[] = [];
  for (const [i, letter] of letters.entries()) {
    // Capitals may be more letters than typed: ß becomes SS.
    const first = set[Math.floor((i * set.length) / letters.length)];
    const last = set[Math.floor(((i + 1) * set.length) / letters.length) - 1] ?? first;
    if (first && last) carets.push({ offset, before: edge(first.before), after: edge(last.after) });
    offset += letter.length;
  }
  const start = line.line.rightToLeft ? line.line.advance : 0;
  return { start: from, end: to, carets, last: carets.at(-1)?.after ?? edge(start) };
}

/** A caret's place across a line, at a distance from the line's left (or top) end in em. */
function edgeAt({ vertical, block, circle, box }: PlacedText, line: PlacedLine, x: number, size: number): CaretEdge {
  const [along, half] = [line.left + x, line.height / 2];
  const ends = [line.middle - half, line.middle + half].map((y): Point => {
    if (vertical) return { x: block.height - y, y: along };
    return circle ? bentPlace(circle, line, { x: along, y }) : { x: along, y };
  });
  const [top, bottom] = ends.map((end): Point => ({ x: (end.x - box.x) * size, y: (end.y - box.y) * size }));
  return [top ?? ORIGIN, bottom ?? ORIGIN];
}

const ORIGIN: Point = { x: 0, y: 0 };

/** The edges of a character along its line, in em. */
interface Edges {
  readonly before: number;
  readonly after: number;
}

/** The characters of a line in reading order. The letters of a ligature have equal parts of it. */
function charactersOf({ text, glyphs, runs }: LaidLine): readonly Edges[] {
  const lefts = new Map<number, number>();
  for (const { cluster, x } of glyphs) lefts.set(cluster, Math.min(x, lefts.get(cluster) ?? Number.POSITIVE_INFINITY));
  return runs
    .toSorted((a, b) => a.start - b.start)
    .flatMap((run): Edges[] => {
      const inside = [...lefts].filter(([at]) => at >= run.start && at < run.end).toSorted(([a], [b]) => a - b);
      // A run without glyphs, as of an emoji, is one cluster.
      const clusters = inside.length > 0 ? inside : [[run.start, run.from] as const];
      return clusters.flatMap(([at, left], i) => {
        const next = clusters[i + 1];
        const first = i === 0 ? run.from : left;
        const [from, to] = run.rightToLeft
          ? [next ? left : run.from, i === 0 ? run.to : (clusters[i - 1]?.[1] ?? run.to)]
          : [first, next ? next[1] : run.to];
        return shared(from, to, graphemesOf(text.slice(at, next ? next[0] : run.end)).length, run.rightToLeft);
      });
    });
}

function shared(left: number, right: number, count: number, rightToLeft: boolean): Edges[] {
  const part = (right - left) / Math.max(1, count);
  return Array.from({ length: count }, (_, i) =>
    rightToLeft
      ? { before: right - i * part, after: right - (i + 1) * part }
      : { before: left + i * part, after: left + (i + 1) * part },
  );
}
