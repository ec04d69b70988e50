import { create } from 'qrcode';
import type { Ink, PageShape } from '../pdf/page.ts';

export const PAPER: Ink = [1, 1, 1];
const DARK: Ink = [0.11, 0.09, 0.13];

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Light modules around the code (ISO/IEC 18004, 6.3.8), so that a camera finds its edge. */
const QUIET_ZONE = 4;

/** A code with its quiet zone, in a square of a side in points; a run of dark modules is one shape. */
export function codeShapes(text: string, { x, y }: Place, side: number): PageShape[] {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const module = side / (size + 2 * QUIET_ZONE);
  const shapes: PageShape[] = [];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const start = column;
      while (column < size && data[row * size + column]) column++;
      if (column === start) continue;
      const [left, top] = [x + (QUIET_ZONE + start) * module, y + (QUIET_ZONE + row) * module];
      shapes.push({ x: left, y: top, width: (column - start) * module, height: module, radius: 0, ink: [0, 0, 0] });
    }
  return shapes;
}

/** Stripes of the drawn case, as shares of its height. */
const STRIPES: readonly (readonly [from: number, to: number, ink: Ink])[] = [
  [0.34, 0.48, [0.83, 0.62, 0.9]],
  [0.48, 0.62, [1, 0.8, 0.36]],
  [0.62, 0.76, [0.42, 0.82, 0.69]],
  [0.76, 0.9, [0.36, 0.66, 0.94]],
];

/** Shares of the width and the height of the case. */
type Edges = readonly [left: number, top: number, right: number, bottom: number];

/** A phone case of a height in points; it is half as wide. */
export function caseShapes({ x, y }: Place, height: number): PageShape[] {
  const width = height / 2;
  const edge = height * 0.018;
  const box = ([left, top, right, bottom]: Edges, radius: number, ink: Ink): PageShape => ({
    x: x + left * width,
    y: y + top * height,
    width: (right - left) * width,
    height: (bottom - top) * height,
    radius: radius * height,
    ink,
  });
  const body = { x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge };
  const lens = (left: number, top: number) => [
    box([left, top, left + 0.18, top + 0.09], 0.045, DARK),
    box([left + 0.05, top + 0.025, left + 0.13, top + 0.065], 0.02, [0.32, 0.34, 0.45]),
  ];
  return [
    { x, y, width, height, radius: height * 0.09, ink: DARK },
    { ...body, radius: height * 0.075, ink: [0.99, 0.95, 0.89] },
    ...STRIPES.map(([from, to, ink]) => box([0.036, from, 0.964, to], 0, ink)),
    box([0.09, 0.045, 0.55, 0.255], 0.055, [0.9, 0.84, 0.76]),
    ...lens(0.13, 0.06),
    ...lens(0.13, 0.152),
    ...lens(0.33, 0.106),
  ];
}
