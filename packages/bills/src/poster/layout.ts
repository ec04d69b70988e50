import type { GlyphLine } from '@cpc/paint/pdf';
import { type Ink, PAGE, type PageShape, type PageText, type PdfPage } from '../pdf/page.ts';
import { INK, SOFT } from '../sheet.ts';
import type { Typesetter } from '../typesetter.ts';
import { caseShapes, codeShapes, PAPER } from './art.ts';

/** The words of one language, and what sets them. */
export interface Words {
  readonly headline: readonly string[];
  readonly steps: readonly string[];
  readonly how: string;
  readonly rightToLeft: boolean;
  readonly bold: Typesetter;
  readonly plain: Typesetter;
}

interface PosterView {
  readonly url: string;
  readonly first: Words;
  /** The same in other languages, smaller. */
  readonly others: readonly Words[];
  readonly shop: string;
  /** The station, and its address if it has one. */
  readonly place: string;
}

const CORAL: Ink = [1, 0.58, 0.44];
const ON_CORAL: Ink = [0.18, 0.05, 0.02];
/** In points. */
const MARGIN = 34;
const WIDTH = PAGE.width - 2 * MARGIN;
const PADDING = 28;
/** The most that the headline takes of the height of the panel: the code must be seen from the street. */
const MAX_HEADLINE = 0.32;
/** Between the baselines of the headline, in em. */
const LEADING = 1.18;
const FOOT = 58;
/** A language below the first one. */
const ROW = 40;
const STEPS = 92;
const GAP = 18;

/** A large text is set as large as its box allows. */
interface Fit {
  readonly setter: Typesetter;
  readonly largest: number;
  readonly width: number;
  readonly ink: Ink;
}

/** Lays a poster out on an A4 page. The typesetters have loaded its texts. */
export function layOutPoster({ url, first, others, shop, place }: PosterView): PdfPage {
  const bottom = PAGE.height - MARGIN - FOOT - others.length * ROW - STEPS - GAP;
  const panel: PageShape = { x: MARGIN, y: MARGIN, width: WIDTH, height: bottom - MARGIN, radius: 26, ink: CORAL };
  const top = panel.y + PADDING;
  const headline = setHeadline(first, top, panel.height * MAX_HEADLINE);
  const art = artBelow(headline.below + 12, panel.y + panel.height - PADDING, first.rightToLeft, url);
  const steps = setSteps(first, bottom + GAP);
  const rows = others.flatMap((words, index) => setRow(words, bottom + GAP + STEPS + index * ROW));
  const foot = PAGE.height - MARGIN - FOOT;
  const named = [
    ...centred(shop, { setter: first.bold, largest: 21, width: WIDTH, ink: INK }, foot + 28),
    ...centred(place, { setter: first.plain, largest: 11.5, width: WIDTH, ink: SOFT }, foot + 48),
  ];
  return {
    shapes: [panel, ...art, ...steps.shapes],
    texts: [...headline.texts, ...steps.texts, ...rows, ...named],
    rules: others.map((_, index) => ({ x: MARGIN, y: bottom + GAP + STEPS + index * ROW - 3, width: WIDTH })),
  };
}

/** The size at which the text has room on one line. */
const sizeOf = (text: string, { setter, largest, width }: Fit): number =>
  Math.min(largest, width / Math.max(setter.width(text), 0.01));

/** One line with its baseline at y, at a side of its box or in its middle. */
function set(text: string, fit: Fit, at: { readonly x: number; readonly y: number; readonly side: Side }): PageText[] {
  const size = sizeOf(text, fit);
  const [line] = fit.setter.lines(text, Number.MAX_SAFE_INTEGER);
  return line ? [{ line, size, ink: fit.ink, y: at.y, x: at.x + freeOf(line, size, fit.width) * SHARES[at.side] }] : [];
}

type Side = 'left' | 'middle' | 'right';
const SHARES: Readonly<Record<Side, number>> = { left: 0, middle: 0.5, right: 1 };
const freeOf = (line: GlyphLine, size: number, width: number): number => width - line.advance * size;

const centred = (text: string, fit: Fit, y: number): PageText[] => set(text, fit, { x: MARGIN, y, side: 'middle' });

/** The lines of the headline have one size. */
function setHeadline({ headline, bold, rightToLeft }: Words, top: number, height: number) {
  const width = WIDTH - 2 * PADDING;
  const largest = height / (headline.length * LEADING + 0.3);
  const fits = { setter: bold, largest, width, ink: ON_CORAL };
  const size = Math.min(...headline.map((line) => sizeOf(line, fits)));
  const side = rightToLeft ? 'right' : 'left';
  const texts = headline.flatMap((line, index) =>
    set(line, { ...fits, largest: size }, { x: MARGIN + PADDING, y: top + size * (0.92 + LEADING * index), side }),
  );
  return { texts, below: top + size * (0.25 + LEADING * headline.length) };
}

/** The code and a case beside each other; the code where reading begins. */
function artBelow(top: number, bottom: number, rightToLeft: boolean, url: string): PageShape[] {
  const room = WIDTH - 2 * PADDING;
  const side = Math.min(bottom - top, room * 0.58);
  const height = Math.min(bottom - top, (room - side - 48) * 2);
  // Both in the middle of what is left, at the same distance from each other and from the edges.
  const free = (room - side - height / 2) / 2;
  const middle = (top + bottom) / 2;
  const left = MARGIN + PADDING;
  const card: PageShape = {
    x: left + (rightToLeft ? room - side : 0),
    y: middle - side / 2,
    width: side,
    height: side,
    radius: 20,
    ink: PAPER,
  };
  const x = left + free + (rightToLeft ? 0 : side);
  return [card, ...codeShapes(url, card, side), ...caseShapes({ x, y: middle - height / 2 }, height)];
}

/** Three numbered steps beside each other, in the order of reading. */
function setSteps({ steps, how, bold, plain, rightToLeft }: Words, top: number) {
  const width = WIDTH / steps.length;
  const cells = steps.map((step, index) => {
    const x = MARGIN + width * (rightToLeft ? steps.length - 1 - index : index);
    const disc: PageShape = { x: x + width / 2 - 14, y: top, width: 28, height: 28, radius: 14, ink: ON_CORAL };
    const number = { setter: bold, largest: 15, width, ink: PAPER };
    const text = { setter: bold, largest: 16, width: width - 8, ink: INK };
    return {
      disc,
      texts: [
        ...set(String(index + 1), number, { x, y: top + 19.5, side: 'middle' }),
        ...set(step, text, { x: x + 4, y: top + 49, side: 'middle' }),
      ],
    };
  });
  const note = { setter: plain, largest: 11.5, width: WIDTH, ink: SOFT };
  return {
    shapes: cells.map(({ disc }) => disc),
    texts: [...cells.flatMap(({ texts }) => texts), ...centred(how, note, top + 72)],
  };
}

/** Headline and steps of another language, on two lines. */
function setRow({ headline, steps, rightToLeft, bold, plain }: Words, top: number): PageText[] {
  const numbered = steps.map((step, index) => `${index + 1}\u00a0\u00a0${step}`).join('\u2003\u2003');
  // The marks keep the order of the steps, whatever the letters around them.
  const ordered = rightToLeft ? `\u2067${numbered}\u2069` : numbered;
  return [
    ...centred(headline.join(' '), { setter: bold, largest: 15, width: WIDTH, ink: INK }, top + 16),
    ...centred(ordered, { setter: plain, largest: 10, width: WIDTH, ink: SOFT }, top + 32),
  ];
}
