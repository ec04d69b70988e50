import type { Point, Rect } from '@cpc/design';
import { type Ink, type Mark, arc, boxAt, dot, line, polar, ring, slab, turned, upTo } from './pen.ts';

/** Things of paper and card: tickets, stamps, film, tape. */

/** Half holes along the edges of a card. */
export function bites(
  { x, y, width, height }: Rect,
  hole: number,
  colour: string,
  sides: readonly ('top' | 'left')[],
): Mark[] {
  const along = (length: number) => {
    const count = Math.max(2, Math.round(length / (hole * 1.7)));
    return upTo(count + 1).map((i) => (i / count) * length);
  };
  return [
    ...(sides.includes('top')
      ? along(width).flatMap((at) => [
          dot({ x: x + at, y }, hole, colour),
          dot({ x: x + at, y: y + height }, hole, colour),
        ])
      : []),
    ...(sides.includes('left')
      ? along(height).flatMap((at) => [
          dot({ x, y: y + at }, hole, colour),
          dot({ x: x + width, y: y + at }, hole, colour),
        ])
      : []),
  ];
}

/** Dashes between two points. @param share of a dash in its step */
export function dashes(from: Point, to: Point, ink: Ink, [count, share]: readonly [number, number]): Mark[] {
  return upTo(count).map((i) =>
    line(
      [0, share].map((t) => ({
        x: from.x + ((to.x - from.x) * (i + t)) / count,
        y: from.y + ((to.y - from.y) * (i + t)) / count,
      })),
      ink.colour,
      ink.width,
      ink,
    ),
  );
}

/** The bars of a code: for the look only, nothing is encoded. */
export function bars({ x, y, width, height }: Rect, colour: string): Mark[] {
  const widths = [2, 1, 1, 3, 1, 2, 1, 1, 2, 3, 1, 1, 2, 1, 3, 1, 2, 2, 1, 1, 3, 1, 2];
  const one = width / (widths.reduce((sum, each) => sum + each, 0) + widths.length * 1.3);
  let at = x;
  return widths.map((each) => {
    const thick = one * each;
    const mark = line(
      [
        { x: at + thick / 2, y: y + thick / 2 },
        { x: at + thick / 2, y: y + height - thick / 2 },
      ],
      colour,
      Math.max(0.26, thick),
    );
    at += thick + one * 1.3;
    return mark;
  });
}

/** Two rings and waves: the mark of a post office. */
export function postmark(middle: Point, radius: number, ink: Ink, side: 1 | -1 = 1): Mark[] {
  return [
    ring(middle, radius, ink),
    ring(middle, radius * 0.66, ink),
    ...[-0.6, -0.2, 0.2, 0.6].map((share) => ({
      points: upTo(15).map((i) => ({
        x: middle.x + side * radius * (1 + (i / 14) * 1.9),
        y: middle.y + share * radius + Math.sin((i / 14) * Math.PI * 5) * radius * 0.1,
      })),
      ...ink,
    })),
  ];
}

/** A strip of sticky tape. */
export const tape = (middle: Point, long: number, wide: number, colour: string, rotation: number): Mark[] =>
  slab(boxAt(middle, long, wide), colour, rotation, { opacity: 0.82 });

/** The holes along both sides of a film. */
export function sprockets({ x, y, width, height }: Rect, hole: number, colour: string): Mark[] {
  const count = Math.floor(height / (hole * 1.9));
  return upTo(count).flatMap((i) =>
    [x + hole * 0.95, x + width - hole * 0.95].map((at) =>
      line(
        [
          { x: at - hole * 0.25, y: y + ((i + 0.5) * height) / count },
          { x: at + hole * 0.25, y: y + ((i + 0.5) * height) / count },
        ],
        colour,
        hole * 0.72,
      ),
    ),
  );
}

/** A rounded line around a box. */
export function roundedLine({ x, y, width, height }: Rect, radius: number, ink: Ink): Mark {
  const corners = [
    [x + width - radius, y + radius, -90],
    [x + width - radius, y + height - radius, 0],
    [x + radius, y + height - radius, 90],
    [x + radius, y + radius, 180],
  ] as const;
  const around = corners.flatMap(([cx, cy, from]) => arc({ x: cx, y: cy }, radius, [from, from + 90], ink).points);
  return line(around[0] ? [...around, around[0]] : [], ink.colour, ink.width, ink);
}

/** A card with round corners. */
export const card = (box: Rect, radius: number, colour: string): Mark[] => {
  const thick = Math.min(2 * radius, box.width, box.height);
  const inset = thick / 2;
  const rows = Math.max(0, Math.ceil((box.height - thick) / (thick * 0.85)));
  return upTo(rows + 1)
    .map((row) => {
      const y = box.y + inset + (rows === 0 ? 0 : ((box.height - thick) * row) / rows);
      return line(
        [
          { x: box.x + inset, y },
          { x: box.x + box.width - inset, y },
        ],
        colour,
        thick,
      );
    })
    .concat(
      rows > 0
        ? [
            line(
              [
                { x: box.x + inset, y: box.y + inset },
                { x: box.x + inset, y: box.y + box.height - inset },
              ],
              colour,
              thick,
            ),
            line(
              [
                { x: box.x + box.width - inset, y: box.y + inset },
                { x: box.x + box.width - inset, y: box.y + box.height - inset },
              ],
              colour,
              thick,
            ),
          ]
        : [],
    );
};

/** A scribbled area, as of a crayon: one line to and fro. */
export function scribble({ x, y, width, height }: Rect, ink: Ink, [lines, rotation]: readonly [number, number]): Mark {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const points = upTo(lines).flatMap((i) => {
    const at = ((i + 0.5) / lines - 0.5) * height;
    const reach = (width / 2) * (1 - 0.08 * ((i * 7) % 3));
    const side = i % 2 === 0 ? 1 : -1;
    return [-1, -0.5, 0, 0.5, 1].map((t) => turned(middle, t * side * reach, at + (t * height) / lines / 2, rotation));
  });
  return { points, ...ink };
}

/** Curls of a ribbon or of smoke. */
export const spiral = (middle: Point, radius: number, turns: number, ink: Ink): Mark => ({
  points: upTo(Math.ceil(turns * 20)).map((i) => polar(middle, radius * (i / (turns * 20)), i * 18)),
  ...ink,
});
