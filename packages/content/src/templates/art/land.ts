import type { Point, Rect } from '@cpc/design';
import { type Ink, type Mark, curve, dot, line, petal, polar, solid, upTo, between } from './pen.ts';

/** Grounds, weather and plants. */

/** All that lies below a line over the whole width of a box. @param height of the line at a share of the width, mm from the top */
export function land(box: Rect, height: (u: number) => number, colour: string, depth = 400): Mark[] {
  const pieces = 22;
  const marks: Mark[] = [];
  const most = Math.max(...upTo(pieces + 1).map((i) => height(i / pieces)));
  const swing = most - Math.min(...upTo(pieces + 1).map((i) => height(i / pieces)));
  const foot = Math.min(box.y + box.height + 2, box.y + most + depth);
  let [from, width] = [0, 2.4];
  // Ever wider lines along the edge: the uppermost is thin, so that the edge is exact.
  while (from < swing + 8 && box.y + most + from < foot) {
    const off = from + width / 2;
    marks.push(
      curve(
        upTo(pieces + 3).map((i) => {
          const u = (i - 1) / pieces;
          return { x: box.x + u * box.width, y: box.y + height(Math.min(1, Math.max(0, u))) + off };
        }),
        colour,
        width,
      ),
    );
    from += width * 0.7;
    width = Math.min(20, width * 2);
  }
  const top = box.y + most + from - width * 0.3;
  if (foot > top + 1) marks.push(band(box, top, foot + (foot >= box.y + box.height ? 4 : 0), colour));
  return marks;
}

/** A band between two heights over the whole width of a box. */
export const band = (box: Rect, from: number, to: number, colour: string, opacity = 1): Mark =>
  line(
    [
      { x: box.x - (to - from), y: (from + to) / 2 },
      { x: box.x + box.width + (to - from), y: (from + to) / 2 },
    ],
    colour,
    to - from,
    { opacity },
  );

/** A band between two places over the whole height of a box. */
export const pillar = (box: Rect, from: number, to: number, colour: string, opacity = 1): Mark =>
  line(
    [
      { x: (from + to) / 2, y: box.y - (to - from) },
      { x: (from + to) / 2, y: box.y + box.height + (to - from) },
    ],
    colour,
    to - from,
    { opacity },
  );

/** A wavy line over the width of a box. */
export const wave = (box: Rect, y: number, [high, count, phase]: readonly [number, number, number], ink: Ink): Mark =>
  curve(
    upTo(count * 8 + 3).map((i) => {
      const u = (i - 1) / (count * 8);
      return { x: box.x + u * box.width, y: y + Math.sin((u * count + phase) * 2 * Math.PI) * high };
    }),
    ink.colour,
    ink.width,
    ink,
  );

/** The rays of a sun or a burst. */
export const rays = (middle: Point, from: number, to: number, count: number, ink: Ink): Mark[] =>
  upTo(count).map((i) => {
    const turn = (i * 360) / count - 90;
    return line([polar(middle, from, turn), polar(middle, to, turn)], ink.colour, ink.width, ink);
  });

/** A flower of petals about a middle. */
export function blossom(
  middle: Point,
  radius: number,
  colours: readonly [string, string],
  [petals, turn]: readonly [number, number] = [5, -90],
): Mark[] {
  return [
    ...upTo(petals).map((i) => {
      const angle = turn + (i * 360) / petals;
      return petal(polar(middle, radius * 0.12, angle), polar(middle, radius, angle), {
        colour: colours[0],
        width: radius * (petals > 6 ? 0.46 : 0.72),
      });
    }),
    dot(middle, radius * 0.46, colours[1]),
  ];
}

/** A flower of discs. */
export const roundBlossom = (
  middle: Point,
  radius: number,
  [out, inn]: readonly [string, string],
  petals = 6,
): Mark[] => [
  ...upTo(petals).map((i) =>
    dot(polar(middle, radius * 0.56, (i * 360) / petals - 90), radius * (petals > 5 ? 0.66 : 0.8), out),
  ),
  dot(middle, radius * 0.7, out),
  dot(middle, radius * 0.52, inn),
];

export interface Leaves {
  readonly count: number;
  /** Length of the longest leaf, mm. */
  readonly long: number;
  readonly wide: number;
  /** Angle between a leaf and the stem, degrees. */
  readonly spread?: number;
  /** How far the stem bends, mm. */
  readonly bend?: number;
  /** A bud at its end. */
  readonly tip?: boolean;
  /** Berries instead of every n-th leaf. */
  readonly berries?: string | undefined;
}

/** A stem with leaves on both sides, from its foot to its tip. */
export function sprig(from: Point, to: Point, ink: Ink, leaves: Leaves): Mark[] {
  const { count, long, wide, spread = 48, bend = 0, tip = true, berries } = leaves;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const normal = { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
  const at = (t: number): Point => {
    const out = Math.sin(t * Math.PI) * bend;
    const on = between(from, to, t);
    return { x: on.x + normal.x * out, y: on.y + normal.y * out };
  };
  const heading = (t: number): number => {
    const [a, b] = [at(t - 0.02), at(t + 0.02)];
    return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  };
  const marks: Mark[] = [
    curve(
      upTo(9).map((i) => at(i / 8)),
      ink.colour,
      ink.width,
      ink,
    ),
  ];
  upTo(count).forEach((i) => {
    const t = 0.16 + (0.8 * i) / count;
    const size = long * (0.55 + 0.45 * Math.sin(Math.min(1, t * 1.15) * Math.PI));
    for (const side of [-1, 1]) {
      const foot = at(t + (side === 1 ? 0.4 / count : 0));
      const end = polar(foot, size, heading(t) + side * spread);
      if (berries !== undefined && (i + (side === 1 ? 1 : 0)) % 3 === 2) {
        marks.push(line([foot, polar(foot, size * 0.7, heading(t) + side * spread)], ink.colour, ink.width * 0.8));
        marks.push(dot(polar(foot, size * 0.8, heading(t) + side * spread), wide * 0.9, berries));
      } else marks.push(petal(foot, end, { ...ink, width: wide * (0.6 + (0.4 * size) / long) }, side * size * 0.08));
    }
  });
  if (tip) marks.push(petal(at(0.96), polar(at(1), long * 0.6, heading(0.98)), { ...ink, width: wide * 0.8 }));
  return marks;
}

/** A cloud on a flat foot. */
export const cloud = ({ x, y }: Point, width: number, colour: string): Mark[] => [
  line(
    [
      { x: x - width * 0.34, y },
      { x: x + width * 0.34, y },
    ],
    colour,
    width * 0.3,
  ),
  dot({ x: x - width * 0.14, y: y - width * 0.12 }, width * 0.38, colour),
  dot({ x: x + width * 0.13, y: y - width * 0.1 }, width * 0.32, colour),
];

/** A fir of three storeys. */
export const fir = ({ x, y }: Point, height: number, colour: string): Mark[] => [
  line(
    [
      { x, y: y - height * 0.2 },
      { x, y },
    ],
    colour,
    height * 0.08,
  ),
  ...[
    [0.1, 0.5, 0.26],
    [0.34, 0.74, 0.2],
    [0.6, 1, 0.14],
  ].flatMap(([foot = 0, top = 0, reach = 0]) =>
    solid(
      [
        { x, y: y - height * top },
        { x: x + height * reach, y: y - height * foot },
        { x: x - height * reach, y: y - height * foot },
      ],
      colour,
      0.6,
    ),
  ),
];

/** A crystal of snow. */
export const flake = (middle: Point, radius: number, ink: Ink): Mark[] =>
  upTo(6).flatMap((i) => {
    const turn = i * 60 - 90;
    const fork = polar(middle, radius * 0.58, turn);
    return [
      line([middle, polar(middle, radius, turn)], ink.colour, ink.width, ink),
      ...[-42, 42].map((side) => line([fork, polar(fork, radius * 0.36, turn + side)], ink.colour, ink.width, ink)),
    ];
  });

/** A thin moon, open to one side: a disc of the sky's colour lies on it. */
export const crescent = (middle: Point, radius: number, colour: string, sky: string): Mark[] => [
  dot(middle, radius * 2, colour),
  dot({ x: middle.x + radius * 0.38, y: middle.y - radius * 0.22 }, radius * 1.68, sky),
];

/** Petals in a circle, between two distances from its middle. */
export const petalRing = (
  middle: Point,
  [from, to]: readonly [number, number],
  count: number,
  ink: Ink,
  turn = -90,
): Mark[] =>
  upTo(count).map((i) => {
    const angle = turn + (i * 360) / count;
    return petal(polar(middle, from, angle), polar(middle, to, angle), ink);
  });
