import type { Path, PathCommand, Point, Rect, TextAlignment, TextLayer } from '@cpc/design';
import type { Size } from '../target.ts';
import { bendGlyph, bentBox, bentCircle, bentPlace, type Circle, type StraightLine } from './bend.ts';
import { type EmojiPlace, placeEmoji } from './place-emoji.ts';
import { EMOJI_MIDDLE } from './emoji/metrics.ts';
import type { EmojiArt } from './emoji/art.ts';
import type { ItemisedLine } from './itemise.ts';
import { type LaidGlyph, type LaidLine, layLine, type LoadedFaces } from './lay-line.ts';
import { pathBounds } from './measure-path.ts';
import type { TextOutline } from './outline.ts';

/** The fields of a text layer that decide its layout. */
export type Setting = Pick<TextLayer, 'size' | 'align' | 'letterSpacing' | 'lineSpacing' | 'arc' | 'direction'>;

/** Height, in em, of a line if no line has ink. */
const BARE_LINE = { ascent: 0.9, descent: 0.3 };

/** A line with its position: in em, from the block's corner where the first line begins. */
export interface PlacedLine extends StraightLine {
  readonly line: LaidLine;
  readonly baseline: number;
}

/** A path with the position of its origin in the block, in em. */
interface PlacedPath extends Point {
  readonly path: Path;
}

const ORIGIN: Point = { x: 0, y: 0 };

/** The files of a shaper; each is undefined while it is loading. */
export interface LoadedFiles {
  readonly faces: LoadedFaces;
  readonly art: (key: string) => EmojiArt | undefined;
}

/** Lines below (vertical: beside) each other, with the circle on which they are bent and the box of it all, in em. */
export interface PlacedText {
  readonly laid: readonly LaidLine[];
  readonly placed: readonly PlacedLine[];
  readonly block: Size;
  readonly vertical: boolean;
  readonly circle: Circle | undefined;
  readonly box: Rect;
}

/** Shapes lines and places them. */
export function placeText(lines: readonly ItemisedLine[], faces: LoadedFaces, setting: Setting): PlacedText {
  const vertical = setting.direction === 'vertical';
  const laid = evenEmptyLines(lines.map((line) => layLine(line, faces, setting.letterSpacing, vertical)));
  const { placed, block } = placeLines(laid, setting);
  const circle = vertical ? undefined : bentCircle(setting.arc, placed, block);
  const box = circle ? bentBox(circle, placed) : { x: 0, y: 0, ...(vertical ? across(block) : block) };
  return { laid, placed, block, vertical, circle, box };
}

/** Shapes lines and puts them below (vertical: beside) each other, and bends them if needed. */
export function layOut(lines: readonly ItemisedLine[], loaded: LoadedFiles, setting: Setting): TextOutline {
  const { laid, placed, block, vertical, circle, box } = placeText(lines, loaded.faces, setting);
  const heights: number[] = [];
  const path: PathCommand[] = [];
  for (const line of placed) {
    for (const glyph of line.line.glyphs) {
      const outline = glyph.face.outline(glyph.id);
      if (outline.length > 0) heights.push(heightOf(outline));
      const at = { x: line.left + glyph.x, y: line.baseline + glyph.y };
      const shape = vertical
        ? downGlyph(glyph, outline, line, block)
        : circle
          ? { path: bendGlyph(outline, at.x, at.y, circle, line), ...ORIGIN }
          : { path: outline, ...at };
      for (const command of shape.path) path.push(moved(command, shape, box, setting.size));
    }
  }
  const places = placed.flatMap((line) => emojiPlaces(line, vertical, block, circle));
  const { emoji, lacking, shape, ink, height } = placeEmoji(places, loaded.art, { path, box, size: setting.size });
  return {
    width: box.width * setting.size,
    height: box.height * setting.size,
    path,
    emoji,
    shape,
    ink,
    letterHeight: heights.length > 0 ? median(heights) * setting.size : height,
    missing: [...new Set(laid.flatMap((line) => line.missing))],
    pending: [...new Set([...laid.flatMap((line) => line.pending), ...lacking])],
  };
}

/** Lines are their height times the spacing apart; the first and last line keep their full height. */
function placeLines(lines: readonly LaidLine[], { align, lineSpacing, direction }: Setting) {
  const width = Math.max(0, ...lines.map((line) => line.advance));
  const placed: PlacedLine[] = [];
  let top = 0;
  let height = 0;
  for (const line of lines) {
    const left = (width - line.advance) * share(align, line.rightToLeft);
    const own = line.ascent + line.descent;
    const middle = top + own / 2;
    // A column has its baseline in its middle.
    const baseline = direction === 'vertical' ? middle : top + line.ascent;
    placed.push({ line, left, advance: line.advance, middle, height: own, baseline });
    height = Math.max(height, top + own);
    top += own * lineSpacing;
  }
  return { placed, block: { width, height } };
}

const across = ({ width, height }: Size): Size => ({ width: height, height: width });

/** For vertical lines: the line's x is the page's y, its y runs to the left; columns follow from right to left. */
function downGlyph(glyph: LaidGlyph, outline: Path, line: PlacedLine, block: Size): PlacedPath {
  const right = block.height - line.baseline - glyph.y;
  const down = line.left + glyph.x;
  if (glyph.upright) return { path: outline, x: right, y: down };
  return { path: outline.map((command) => turned(command, right, down)), ...ORIGIN };
}

/** Where the emoji of a line are, in em. An emoji is turned on its arc, never bent, and upright in a column. */
function emojiPlaces(line: PlacedLine, vertical: boolean, block: Size, circle: Circle | undefined): EmojiPlace[] {
  return line.line.emoji.map(({ key, x }): EmojiPlace => {
    if (vertical) return { key, x: block.height - line.baseline, y: line.left + x, angle: 0 };
    const at = { x: line.left + x, y: line.baseline - EMOJI_MIDDLE };
    return { key, ...(circle ? bentPlace(circle, line, at) : { ...at, angle: 0 }) };
  });
}

/** The share of a line's free space at its left. `start` is the side where the line's reading begins. */
function share(align: TextAlignment, rightToLeft: boolean): number {
  if (align === 'centre') return 0.5;
  return (align === 'end') === rightToLeft ? 0 : 1;
}

/** A line without ink is as high as the highest other line. */
function evenEmptyLines(lines: readonly LaidLine[]): LaidLine[] {
  const inked = lines.filter((line) => line.ascent > 0);
  const ascent = inked.length > 0 ? Math.max(...inked.map((line) => line.ascent)) : BARE_LINE.ascent;
  const descent = inked.length > 0 ? Math.max(...inked.map((line) => line.descent)) : BARE_LINE.descent;
  return lines.map((line) => (line.ascent > 0 ? line : { ...line, ascent, descent }));
}

/** Moves a command by its origin and the box's corner, then scales it. */
function moved(command: PathCommand, from: Point, box: Point, size: number): PathCommand {
  const x = (value: number): number => (value + from.x - box.x) * size;
  const y = (value: number): number => (value + from.y - box.y) * size;
  switch (command[0]) {
    case 'close':
      return command;
    case 'cubic':
      return ['cubic', x(command[1]), y(command[2]), x(command[3]), y(command[4]), x(command[5]), y(command[6])];
    case 'move':
    case 'line':
      return [command[0], x(command[1]), y(command[2])];
  }
}

/** Turns a command by 90° clockwise about the origin, then moves it. */
function turned(command: PathCommand, dx: number, dy: number): PathCommand {
  switch (command[0]) {
    case 'close':
      return command;
    case 'cubic': {
      const [, x1, y1, x2, y2, x, y] = command;
      return ['cubic', dx - y1, dy + x1, dx - y2, dy + x2, dx - y, dy + x];
    }
    case 'move':
    case 'line':
      return [command[0], dx - command[2], dy + command[1]];
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const glyphHeights = new WeakMap<Path, number>();

/** The height of a glyph's ink. Cached, because a face returns the same path object for a glyph. */
function heightOf(outline: Path): number {
  const known = glyphHeights.get(outline) ?? pathBounds(outline).height;
  glyphHeights.set(outline, known);
  return known;
}
