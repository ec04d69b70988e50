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

/** How many numbers each command takes. */
const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const TOKEN = /[a-df-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
/** The flags of an arc may stand without a space: `a1 1 0 01.5.5`. */
const ARC_FLAGS = /([aA][^a-zA-Z]*)/g;

/** Reads SVG path data (SVG 2, 9.3): every curve becomes cubic, every coordinate absolute. */
export function parsePath(data: string): Segment[] {
  const spaced = data.replace(ARC_FLAGS, spaceFlags);
  const path: Segment[] = [];
  const pen = new Pen(path);
  let command = '';
  let numbers: number[] = [];
  for (const [token] of spaced.matchAll(TOKEN)) {
    if (/[a-z]/i.test(token[0] ?? '') && !/\d/.test(token)) {
      command = token;
      if (command.toLowerCase() === 'z') pen.close();
      continue;
    }
    numbers.push(Number(token));
    if (numbers.length < (ARITY[command.toLowerCase()] ?? 0)) continue;
    pen.draw(command, numbers);
    numbers = [];
    // More pairs after a move are lines.
    if (command === 'M') command = 'L';
    if (command === 'm') command = 'l';
  }
  return path;
}

function spaceFlags(arc: string): string {
  const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
  const one = new RegExp(
    String.raw`(${number})[\s,]*(${number})[\s,]*(${number})[\s,]*([01])[\s,]*([01])[\s,]*(${number})[\s,]*(${number})`,
    'gi',
  );
  return arc.replace(one, ' $1 $2 $3 $4 $5 $6 $7');
}

/** Draws with the current point and the control point of the curve before. */
class Pen {
  private x = 0;
  private y = 0;
  private start: readonly [number, number] = [0, 0];
  private control: readonly [number, number] | undefined;
  private quadratic: readonly [number, number] | undefined;
  private readonly path: Segment[];

  constructor(path: Segment[]) {
    this.path = path;
  }

  close(): void {
    this.path.push(['Z']);
    [this.x, this.y] = this.start;
    [this.control, this.quadratic] = [undefined, undefined];
  }

  draw(command: string, numbers: readonly number[]): void {
    const name = command.toLowerCase();
    const [dx, dy] = command === name ? [this.x, this.y] : [0, 0];
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = numbers;
    const [x, y] = [dx + a, dy + b];
    const { control, quadratic } = this;
    [this.control, this.quadratic] = [undefined, undefined];
    if (name === 'm') {
      this.path.push(['M', x, y]);
      this.start = [x, y];
      [this.x, this.y] = [x, y];
    } else if (name === 'l') this.line(x, y);
    else if (name === 'h') this.line(x, this.y);
    else if (name === 'v') this.line(this.x, dy + a);
    else if (name === 'c') this.cubic(x, y, dx + c, dy + d, dx + e, dy + (numbers[5] ?? 0));
    else if (name === 's') this.cubic(...this.mirrored(control), x, y, dx + c, dy + d);
    else if (name === 'q') this.quad(x, y, dx + c, dy + d);
    else if (name === 't') this.quad(...this.mirrored(quadratic), x, y);
    else this.arc(numbers, dx + (numbers[5] ?? 0), dy + (numbers[6] ?? 0));
  }

  private line(x: number, y: number): void {
    this.path.push(['L', x, y]);
    [this.x, this.y] = [x, y];
  }

  private mirrored(point: readonly [number, number] | undefined): readonly [number, number] {
    return point ? [2 * this.x - point[0], 2 * this.y - point[1]] : [this.x, this.y];
  }

  // oxlint-disable-next-line max-params -- the six numbers of a curve
  private cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.path.push(['C', x1, y1, x2, y2, x, y]);
    this.control = [x2, y2];
    [this.x, this.y] = [x, y];
  }

  private quad(cx: number, cy: number, x: number, y: number): void {
    const third = (from: number, to: number) => from + ((to - from) * 2) / 3;
    this.cubic(third(this.x, cx), third(this.y, cy), third(x, cx), third(y, cy), x, y);
    this.control = undefined;
    this.quadratic = [cx, cy];
  }

  private arc([rx = 0, ry = 0, turn = 0, large = 0, sweep = 0]: readonly number[], x: number, y: number): void {
    for (const curve of arcCurves({ from: [this.x, this.y], to: [x, y], rx, ry, turn, large, sweep })) {
      this.cubic(...curve);
      this.control = undefined;
    }
    if (this.x !== x || this.y !== y) this.line(x, y);
  }
}

interface Arc {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly rx: number;
  readonly ry: number;
  /** Degrees. */
  readonly turn: number;
  readonly large: number;
  readonly sweep: number;
}

type Curve = [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

/** An arc as cubic curves of a quarter at most (SVG 2, B.2.4: from endpoints to centre). */
function arcCurves({ from, to, turn, large, sweep, ...radii }: Arc): Curve[] {
  let [rx, ry] = [Math.abs(radii.rx), Math.abs(radii.ry)];
  if (rx === 0 || ry === 0 || (from[0] === to[0] && from[1] === to[1])) return [];
  const phi = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [hx, hy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [px, py] = [cos * hx + sin * hy, -sin * hx + cos * hy];
  const grow = Math.sqrt((px / rx) ** 2 + (py / ry) ** 2);
  if (grow > 1) [rx, ry] = [rx * grow, ry * grow];
  const left = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2;
  const root = Math.sqrt(Math.max(0, left / ((rx * py) ** 2 + (ry * px) ** 2))) * (large === sweep ? -1 : 1);
  const [qx, qy] = [(root * rx * py) / ry, (-root * ry * px) / rx];
  const begin = Math.atan2((py - qy) / ry, (px - qx) / rx);
  let span = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - begin;
  if (sweep === 1 && span < 0) span += 2 * Math.PI;
  if (sweep === 0 && span > 0) span -= 2 * Math.PI;
  const centre: Matrix = [
    rx * cos,
    rx * sin,
    -ry * sin,
    ry * cos,
    cos * qx - sin * qy + (from[0] + to[0]) / 2,
    sin * qx + cos * qy + (from[1] + to[1]) / 2,
  ];
  const pieces = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-9));
  const handle = (4 / 3) * Math.tan(span / pieces / 4);
  return Array.from({ length: pieces }, (_, n): Curve => {
    const [one, two] = [begin + (span * n) / pieces, begin + (span * (n + 1)) / pieces];
    const [c1, s1, c2, s2] = [Math.cos(one), Math.sin(one), Math.cos(two), Math.sin(two)];
    return [
      ...apply(centre, c1 - handle * s1, s1 + handle * c1),
      ...apply(centre, c2 + handle * s2, s2 - handle * c2),
      ...apply(centre, c2, s2),
    ];
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
