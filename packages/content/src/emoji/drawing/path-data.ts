import { SVGPathData } from 'svg-pathdata';

/** A command of a path in absolute coordinates; nothing else is left of SVG path data. */
export type Segment =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

/** Side of the square that a drawing lies in. */
export const SIDE = 128;

/** Affine transform as in SVG: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export const times = (outer: Matrix, inner: Matrix): Matrix => {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
};

export const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const det = a * d - b * c;
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det];
}

export const transformed = (path: readonly Segment[], matrix: Matrix): Segment[] =>
  path.map((segment): Segment => {
    if (segment[0] === 'Z') return segment;
    const at = (i: number) => apply(matrix, segment[i] as number, segment[i + 1] as number);
    return segment[0] === 'C' ? ['C', ...at(1), ...at(3), ...at(5)] : [segment[0], ...at(1)];
  });

/** Reads SVG path data (SVG 2, 9.3): every curve becomes cubic, every coordinate absolute. */
export function parsePath(data: string): Segment[] {
  const { commands } = new SVGPathData(data).toAbs().normalizeHVZ(false).normalizeST().qtToC().aToC();
  return commands.map((one): Segment => {
    if (one.type === SVGPathData.CLOSE_PATH) return ['Z'];
    if (one.type === SVGPathData.MOVE_TO) return ['M', one.x, one.y];
    if (one.type === SVGPathData.LINE_TO) return ['L', one.x, one.y];
    if (one.type === SVGPathData.CURVE_TO) return ['C', one.x1, one.y1, one.x2, one.y2, one.x, one.y];
    throw new Error(`parsePath: expected lines and cubic curves; got command ${one.type}`);
  });
}

/** The four curves of an ellipse. */
export function ellipsePath(cx: number, cy: number, rx: number, ry: number): Segment[] {
  return parsePath(`M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`);
}

/** A rectangle with round corners. */
export function rectPath(x: number, y: number, width: number, height: number, r: number): Segment[] {
  const [right, bottom] = [x + width, y + height];
  if (r === 0) return parsePath(`M${x} ${y}H${right}V${bottom}H${x}Z`);
  const arc = (toX: number, toY: number) => `A${r} ${r} 0 0 1 ${toX} ${toY}`;
  return parsePath(
    `M${x + r} ${y}H${right - r}${arc(right, y + r)}V${bottom - r}${arc(right - r, bottom)}H${x + r}${arc(x, bottom - r)}V${y + r}${arc(x + r, y)}Z`,
  );
}
