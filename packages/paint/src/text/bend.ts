import { type Path, type PathCommand, type Point, type Rect, unionBox } from '@cpc/design';
import { boundsOf } from '../rect.ts';
import type { Size } from '../target.ts';

/** A line of the straight block, in em from the block's corner. */
export interface StraightLine {
  readonly left: number;
  readonly advance: number;
  /** The y of its middle. */
  readonly middle: number;
  readonly height: number;
}

/** The circle of a bent block of lines; lengths in em. */
export interface Circle {
  /** Radius of the arc through the block's middle. Negative if the text bends downwards. */
  readonly radius: number;
  /** The centre of the straight block. */
  readonly centre: { readonly x: number; readonly y: number };
}

/** Minimum distance of the block's innermost edge from the centre, as a share of the block's height. */
const MIN_INNER = 0.12;

/**
 * The smallest circle on which no line spans more than the given degrees; undefined for a straight block. Every line
 * keeps its length: it is neither compressed inside nor stretched outside. A block too high for its circle gets a
 * larger circle and spans less, so that no line turns inside out.
 */
export function bentCircle(degrees: number, lines: readonly StraightLine[], size: Size): Circle | undefined {
  if (degrees === 0 || size.width === 0) return undefined;
  const span = (Math.abs(degrees) * Math.PI) / 180;
  const side = Math.sign(degrees);
  const wanted = lines.map(({ advance, middle }) => advance / span - side * (size.height / 2 - middle));
  const radius = Math.max(size.height * (0.5 + MIN_INNER), ...wanted);
  return { radius: side * radius, centre: { x: size.width / 2, y: size.height / 2 } };
}

/** The radius of a line's own arc, with the circle's sign. */
const radiusOf = ({ radius, centre }: Circle, line: Pick<StraightLine, 'middle'>): number =>
  radius + centre.y - line.middle;

/** Maps a point of a straight line to the arc; the result is relative to the circle's centre. */
function bent(circle: Circle, line: StraightLine, x: number, y: number): readonly [number, number] {
  const angle = (x - circle.centre.x) / radiusOf(circle, line);
  const distance = circle.radius + circle.centre.y - y;
  return [Math.sin(angle) * distance, -Math.cos(angle) * distance];
}

/** The box of the bent block, from the circle's centre: around the ring segments of its lines. */
export function bentBox(circle: Circle, lines: readonly StraightLine[]): Rect {
  return unionBox(lines.map((line) => bentLineBox(circle, line)));
}

function bentLineBox(circle: Circle, line: StraightLine): Rect {
  const own = radiusOf(circle, line);
  const ends = [line.left, line.left + line.advance].map((x) => (x - circle.centre.x) / own);
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  // The corners of the ring segment, and where it crosses the vertical and the horizontal through the centre.
  const crossings = [-Math.PI, -Math.PI / 2, 0, Math.PI / 2, Math.PI].filter((angle) => angle > from && angle < to);
  const points = [from, to, ...crossings].flatMap((angle) =>
    [own - line.height / 2, own + line.height / 2].flatMap((r) => [Math.sin(angle) * r, -Math.cos(angle) * r]),
  );
  return boundsOf(points, 2);
}

/** Where a point of a straight line lies on its arc, from the circle's centre, and the turn there in radians. */
export function bentPlace(circle: Circle, line: StraightLine, { x, y }: Point): Point & { readonly angle: number } {
  const [bentX, bentY] = bent(circle, line, x, y);
  return { x: bentX, y: bentY, angle: (x - circle.centre.x) / radiusOf(circle, line) };
}

/** Maximum length, in em along the line, of a piece bent as one curve: its error is less than 1/2000 em. */
const MAX_PIECE_EM = 0.2;

/**
 * Bends a glyph around the circle point by point, so that joined letters stay joined: the points at a join coincide
 * before and after. (x, y): the glyph's origin in the straight block.
 */
export function bendGlyph(outline: Path, x: number, y: number, circle: Circle, line: StraightLine): Path {
  const to = (px: number, py: number) => bent(circle, line, x + px, y + py);
  const path: PathCommand[] = [];
  let [x0, y0, startX, startY] = [0, 0, 0, 0];
  for (const command of outline) {
    if (command[0] === 'close') {
      if (x0 !== startX || y0 !== startY) bendCurve(path, to, [x0, y0, ...straight(x0, y0, startX, startY)]);
      path.push(command);
      [x0, y0] = [startX, startY];
    } else if (command[0] === 'move') {
      path.push(['move', ...to(command[1], command[2])]);
      [x0, y0, startX, startY] = [command[1], command[2], command[1], command[2]];
    } else {
      const [, ...ends] =
        command[0] === 'cubic' ? command : (['cubic', ...straight(x0, y0, command[1], command[2])] as const);
      bendCurve(path, to, [x0, y0, ...ends]);
      [x0, y0] = [ends[4], ends[5]];
    }
  }
  return path;
}

type Ends = readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];
type Curve = readonly [x0: number, y0: number, ...Ends];
type Move = (x: number, y: number) => readonly [number, number];

/** A straight line as a cubic curve. */
const straight = (x0: number, y0: number, x: number, y: number): Ends => [
  x0 + (x - x0) / 3,
  y0 + (y - y0) / 3,
  x0 + ((x - x0) * 2) / 3,
  y0 + ((y - y0) * 2) / 3,
  x,
  y,
];

function bendCurve(path: PathCommand[], to: Move, curve: Curve): void {
  const [x0, , x1, , x2, , x3] = curve;
  if (Math.max(x0, x1, x2, x3) - Math.min(x0, x1, x2, x3) > MAX_PIECE_EM) {
    const [first, second] = halves(curve);
    bendCurve(path, to, first);
    bendCurve(path, to, second);
    return;
  }
  path.push(bendPiece(to, curve));
}

/** Keeps the points at one third and two thirds, which keeps the ends and bends the piece like the circle. */
function bendPiece(to: Move, curve: Curve): PathCommand {
  const [ax, ay] = to(curve[0], curve[1]);
  const [dx, dy] = to(curve[6], curve[7]);
  const [px, py] = to(...pointAt(curve, 1 / 3));
  const [qx, qy] = to(...pointAt(curve, 2 / 3));
  // The cubic through four points at t = 0, 1/3, 2/3, 1.
  const first = (a: number, p: number, q: number, d: number): number => (-5 * a + 18 * p - 9 * q + 2 * d) / 6;
  return ['cubic', first(ax, px, qx, dx), first(ay, py, qy, dy), first(dx, qx, px, ax), first(dy, qy, py, ay), dx, dy];
}

function pointAt([x0, y0, x1, y1, x2, y2, x3, y3]: Curve, t: number): readonly [number, number] {
  const u = 1 - t;
  const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
}

/** Splits a curve at t = 1/2 (de Casteljau). */
function halves([x0, y0, x1, y1, x2, y2, x3, y3]: Curve): readonly [Curve, Curve] {
  const mid = (a: number, b: number): number => (a + b) / 2;
  const [ax, ay, bx, by, cx, cy] = [mid(x0, x1), mid(y0, y1), mid(x1, x2), mid(y1, y2), mid(x2, x3), mid(y2, y3)];
  const [dx, dy, ex, ey] = [mid(ax, bx), mid(ay, by), mid(bx, cx), mid(by, cy)];
  const [mx, my] = [mid(dx, ex), mid(dy, ey)];
  return [
    [x0, y0, ax, ay, dx, dy, mx, my],
    [mx, my, ex, ey, cx, cy, x3, y3],
  ];
}
