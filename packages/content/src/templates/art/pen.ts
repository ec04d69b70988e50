import { type Brush, type Colour, hexColour, type Point, type Rect, type Stroke } from '@cpc/design';
import { mm } from '@cpc/domain';

/** Drawings made of pen strokes, mm on the surface: everything in a template can be changed by the tools of the studio. */
export interface Mark {
  readonly points: readonly Point[];
  /** `rrggbb` */
  readonly colour: string;
  /** mm at pressure 1 */
  readonly width: number;
  readonly opacity?: number;
  /** Of each point, 0 … 1; a pen is at least a third as wide as at 1. */
  readonly pressure?: readonly number[];
  readonly brush?: Brush;
}
/** Marks in any nesting, from lowest to topmost. */
export type Art = Mark | readonly Art[];
export const marksIn = (art: Art): readonly Mark[] => ('points' in art ? [art] : art.flatMap(marksIn));
type How = Pick<Mark, 'opacity' | 'brush'>;

export const hex = (colour: string): Colour => hexColour(`#${colour}`);
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A mark as a stroke of a doodle about this centre. Tenths of a millimetre keep a design short. */
export const strokeOf = ({ points, colour, width, opacity = 1, pressure, brush = 'pen' }: Mark, o: Point): Stroke => ({
  brush,
  colour: hex(colour),
  width: mm(Math.round(width * 100) / 100),
  opacity,
  seed: brush === 'spray' ? Math.round(Math.abs(points[0]?.x ?? 0) * 91 + Math.abs(points[0]?.y ?? 0) * 57) : 0,
  points: points.flatMap(({ x, y }, i) => [tenth(x - o.x), tenth(y - o.y), pressure?.[i] ?? 1]),
});

/** A point of a circle, degrees clockwise from the right. */
export const polar = ({ x, y }: Point, radius: number, degrees: number): Point => ({
  x: x + radius * Math.cos((degrees * Math.PI) / 180),
  y: y + radius * Math.sin((degrees * Math.PI) / 180),
});
/** A point of the line from a to b: a at t = 0, b at t = 1. */
export const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});
/** A point moved by dx and dy. */
export const by = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Numbers 0 … count − 1. */
export const upTo = (count: number): readonly number[] => Array.from({ length: Math.max(0, count) }, (_, i) => i);
export const boxAt = ({ x, y }: Point, width: number, height: number): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

export const dot = (at: Point, diameter: number, colour: string, how: How = {}): Mark => ({
  points: [at],
  colour,
  width: diameter,
  ...how,
});

/**
 * A straight line from point to point: a pen rounds a corner between far points, so there are more of them. Between only
 * two points it would be drawn at half pressure.
 */
export const line = (points: readonly Point[], colour: string, width: number, how: How = {}): Mark => ({
  points: points.length > 2 ? dense(points, Math.max(1.2, width / 2.5)) : withMiddle(points),
  colour,
  width,
  ...how,
});

const withMiddle = (points: readonly Point[]): readonly Point[] => {
  const [from, to] = points;
  return from && to ? [from, between(from, to, 0.5), to] : points;
};

/** A line through points that are near each other. */
export const curve = (points: readonly Point[], colour: string, width: number, how: How = {}): Mark => ({
  points,
  colour,
  width,
  ...how,
});

/**
 * More points at the corners of a line, which keep them sharp. A pen follows its points with a delay: it goes 0.7 of the
 * way to each, so that it is still far from the end of a long piece; repeated points let it arrive.
 */
function dense(points: readonly Point[], near: number): readonly Point[] {
  return points.flatMap((point, i) => {
    const next = points[i + 1];
    if (!next) return [point, point];
    const length = distance(point, next);
    if (length < near * 1.4) return [point, point];
    if (length < near * 4) {
      const pieces = Math.ceil(length / near);
      return [point, point, ...upTo(pieces - 1).map((n) => between(point, next, (n + 1) / pieces))];
    }
    const wait = Math.ceil(Math.log(length / 0.15) / 1.2);
    return [
      point,
      point,
      between(point, next, near / length),
      ...upTo(wait).map(() => between(point, next, 1 - near / length)),
    ];
  });
}

/** An arc of a circle, degrees clockwise from the right. */
export function arc(middle: Point, radius: number, [from, to]: readonly [number, number], ink: Ink): Mark {
  const length = (Math.abs(to - from) / 180) * Math.PI * radius;
  const pieces = Math.min(60, Math.max(8, Math.ceil(length / Math.max(1.4, radius / 7))));
  return {
    points: upTo(pieces + 1).map((i) => polar(middle, radius, from + ((to - from) * i) / pieces)),
    ...ink,
  };
}
export interface Ink extends How {
  readonly colour: string;
  readonly width: number;
}
export const ring = (middle: Point, radius: number, ink: Ink): Mark => arc(middle, radius, [-90, 275], ink);

/** A petal, leaf, flame or brush stroke: wide in its middle. @param bend how far its middle leaves the straight line */
export function petal(from: Point, to: Point, ink: Ink, bend = 0): Mark {
  const length = distance(from, to);
  const normal = { x: (from.y - to.y) / (length || 1), y: (to.x - from.x) / (length || 1) };
  const pieces = Math.min(8, Math.max(4, Math.ceil(length / 2.6)));
  return {
    points: upTo(pieces + 1).map((i) => {
      const t = i / pieces;
      const out = Math.sin(t * Math.PI) * bend;
      return by(between(from, to, t), normal.x * out, normal.y * out);
    }),
    pressure: upTo(pieces + 1).map((i) => Math.round(Math.sin((i / pieces) * Math.PI) ** 0.8 * 100) / 100),
    ...ink,
  };
}

/** Width of the outermost line of a solid shape: its corners are rounded by half of it. mm */
const TIP = 0.7;

/**
 * A filled shape that is seen whole from its middle, as a polygon: its outline and smaller copies of it, each as wide as
 * it may be without leaving the shape.
 * @param tip width of the outermost line: smaller is sharper
 */
export function solid(corners: readonly Point[], colour: string, tip = TIP, how: How = {}): Mark[] {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  const reach = Math.max(...corners.map((corner) => distance(corner, middle)));
  const near =
    0.99 * Math.min(...corners.map((corner, i) => toLine(middle, corner, corners[(i + 1) % corners.length] ?? corner)));
  const marks: Mark[] = [];
  let [share, width] = [1 - tip / 2 / near, tip];
  // The largest disc inside fills the middle; only its corners need lines.
  while (share * reach > near * 0.9 && marks.length < 14) {
    const scaled = corners.map((corner) => between(middle, corner, share));
    const closed = scaled[0] ? [...scaled, scaled[0]] : [];
    marks.push(line(closed, colour, width, how));
    share = (share * reach - 0.36 * width - 0.72 * near) / (reach - 0.72 * near);
    width = Math.min(2 * (1 - share) * near, reach * 0.7);
  }
  return [...marks, dot(middle, near * 1.98, colour, how)];
}

function toLine(point: Point, a: Point, b: Point): number {
  const length = distance(a, b) || 1;
  return Math.abs((b.x - a.x) * (a.y - point.y) - (a.x - point.x) * (b.y - a.y)) / length;
}

/** A filled rectangle, turned about its middle. */
export function slab({ x, y, width, height }: Rect, colour: string, rotation = 0, how: How = {}): Mark[] {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const turn = (dx: number, dy: number): Point => turned(middle, dx, dy, rotation);
  const thick = Math.min(width, height, 6);
  const inset = thick / 2;
  const rows = Math.max(0, Math.ceil((height - thick) / (thick * 0.8)));
  const half = width / 2 - inset;
  const filling = upTo(rows + 1).map((row) => {
    const at = -height / 2 + inset + (rows === 0 ? (height - thick) / 2 : ((height - thick) * row) / rows);
    return line([turn(-half, at), turn(half, at)], colour, thick, how);
  });
  const [w, h] = [width / 2 - TIP / 2, height / 2 - TIP / 2];
  // Two lines at the edge reach into the corners that the round ends of the filling leave open.
  const rims = [TIP / 2, 1.2].map((from) => {
    const [dx, dy] = [w - from + TIP / 2, h - from + TIP / 2];
    const around = [turn(-dx, -dy), turn(dx, -dy), turn(dx, dy), turn(-dx, dy), turn(-dx, -dy)];
    return line(around, colour, from === 1.2 ? 1.6 : TIP, how);
  });
  return thick <= 1 ? filling : [...rims, ...filling];
}

export function turned(middle: Point, dx: number, dy: number, rotation: number): Point {
  const [c, s] = [Math.cos((rotation * Math.PI) / 180), Math.sin((rotation * Math.PI) / 180)];
  return { x: middle.x + dx * c - dy * s, y: middle.y + dx * s + dy * c };
}

/** The corners of a star, or of a regular polygon if `inner` is 1. @param inner share of the radius at its notches */
export const starPoints = (middle: Point, radius: number, tips: number, inner: number, turn = -90): Point[] =>
  upTo(inner === 1 ? tips : tips * 2).map((i) =>
    polar(
      middle,
      inner !== 1 && i % 2 === 1 ? radius * inner : radius,
      turn + (i * 360) / (inner === 1 ? tips : tips * 2),
    ),
  );

export const star = (
  middle: Point,
  radius: number,
  colour: string,
  [tips, inner]: readonly [number, number] = [5, 0.45],
): Mark[] => solid(starPoints(middle, radius, tips, inner), colour, Math.min(TIP, radius * 0.22));

/** A four-pointed twinkle: two crossed petals. */
export const twinkle = (middle: Point, radius: number, colour: string): Mark[] =>
  [0, 90].map((turn) =>
    petal(polar(middle, radius, turn), polar(middle, radius, turn + 180), { colour, width: radius * 0.42 }),
  );

/** A heart: two discs, and what lies between them and its tip. */
export function heart(at: Point, size: number, colour: string): Mark[] {
  const p = (x: number, y: number): Point => by(at, x * size, y * size);
  const below = solid(
    [p(0, 0.5), p(-0.43, 0), p(-0.225, -0.17), p(0, -0.2), p(0.225, -0.17), p(0.43, 0)],
    colour,
    Math.min(TIP, size * 0.1),
  );
  return [...below, ...[-0.225, 0.225].map((x) => dot(p(x, -0.18), size * 0.54, colour))];
}

/** The outline of a heart. */
export function heartLine({ x, y }: Point, size: number, ink: Ink): Mark {
  const points = upTo(41).map((i) => {
    const t = (i / 40) * 2 * Math.PI + Math.PI;
    return {
      x: x + (size / 34) * 16 * Math.sin(t) ** 3,
      y: y - (size / 34) * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)),
    };
  });
  return { points, ...ink };
}
