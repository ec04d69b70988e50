import type { GlyphLine } from '@cpc/paint/pdf';
import { type Ink, PAGE, type PageRule, type PageText, type PdfPage } from './pdf/page.ts';
import type { Typesetter } from './typesetter.ts';

export const INK: Ink = [0.09, 0.09, 0.11];
export const SOFT: Ink = [0.36, 0.36, 0.4];

/** In points. */
export const MARGIN = { side: 56, top: 56, bottom: 72 } as const;
export const WIDTH = PAGE.width - 2 * MARGIN.side;
/** The height of a line of Latin letters, in em; lines of other scripts may be higher. */
const LINE = { ascent: 1.07, descent: 0.3 };

/** In points: a text that is as wide as its box stays on its line, whatever the rounding. */
const SLACK = 0.01;

export interface Look {
  /** Points per em. */
  readonly size: number;
  readonly ink: Ink;
}

/** Where a text goes in its box. */
export type Side = 'left' | 'right';

/** A text set in the width of a box, in points. */
export interface Block {
  readonly lines: readonly GlyphLine[];
  readonly look: Look;
  readonly width: number;
  readonly height: number;
  /** From the top to the first baseline. */
  readonly ascent: number;
}

/** Pages on which texts are put from the top down. */
export interface Sheet {
  block(text: string, look: Look, width: number): Block;
  /** The width of a text on one line, in points. */
  widthOf(text: string, look: Look): number;
  /** Puts a block with its left edge at x, `down` points below the place of the sheet. */
  put(block: Block, at: { readonly x: number; readonly down?: number }, side: Side): void;
  /** A rule over the whole width at the place of the sheet. */
  rule(): void;
  /** Moves the place down. */
  move(points: number): void;
  /** Begins a page if fewer points are left on this one. @returns whether it did */
  need(points: number): boolean;
  /** The pages; each foot has two texts. */
  finish(foot: (page: number, pages: number) => readonly [start: Block, end: Block], start: Side): PdfPage[];
}

interface OpenPage {
  readonly texts: PageText[];
  readonly rules: PageRule[];
}

export function createSheet(setter: Typesetter): Sheet {
  const pages: OpenPage[] = [{ texts: [], rules: [] }];
  let y: number = MARGIN.top;
  const page = (): OpenPage => pages.at(-1) ?? { texts: [], rules: [] };
  const block = (text: string, look: Look, width: number): Block => {
    const lines = setter.lines(text, (width + SLACK) / look.size);
    const height = lines.reduce((sum, line) => sum + heightOf(line), 0) * look.size;
    const [first] = lines;
    return { lines, look, width, height, ascent: (first ? ascentOf(first) : LINE.ascent) * look.size };
  };
  return {
    block,
    widthOf: (text, { size }) => setter.width(text) * size,
    put: (one, { x, down = 0 }, side) => page().texts.push(...placed(one, x, y + down, side)),
    rule: () => page().rules.push({ x: MARGIN.side, y, width: WIDTH }),
    move(points) {
      y += points;
    },
    need(points) {
      if (y + points <= PAGE.height - MARGIN.bottom) return false;
      pages.push({ texts: [], rules: [] });
      y = MARGIN.top;
      return true;
    },
    finish: (foot, start) =>
      pages.map(({ texts, rules }, index) => {
        const [one, two] = foot(index + 1, pages.length);
        const [left, right] = start === 'left' ? [one, two] : [two, one];
        const top = PAGE.height - MARGIN.bottom / 2 - 10;
        const foots = [
          ...placed(left, MARGIN.side, top, 'left'),
          ...placed(right, MARGIN.side + WIDTH - right.width, top, 'right'),
        ];
        return { texts: [...texts, ...foots], rules };
      }),
  };
}

const ascentOf = ({ ascent }: GlyphLine): number => Math.max(LINE.ascent, ascent);
const heightOf = (line: GlyphLine): number => ascentOf(line) + Math.max(LINE.descent, line.descent);

function placed({ lines, look, width }: Block, left: number, top: number, side: Side): PageText[] {
  let y = top;
  return lines.map((line) => {
    const free = side === 'left' ? 0 : width - line.advance * look.size;
    const text = { line, x: left + free, y: y + ascentOf(line) * look.size, ...look };
    y += heightOf(line) * look.size;
    return text;
  });
}
