/** A colour space as its standard defines it, for expected values that no code under test computes. */
export interface ColourSpace {
  /** CIE xy of red, green, blue and white. */
  readonly xy: readonly [Xy, Xy, Xy, Xy];
  /** A coded value, 0 … 1, as light. */
  readonly toLight: (value: number) => number;
}

type Xy = readonly [x: number, y: number];
export type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const D65: Xy = [0.3127, 0.329];
const D50: Xy = [0.3457, 0.3585];

export const REC709 = [[0.64, 0.33], [0.3, 0.6], [0.15, 0.06], D65] as const;
export const P3 = [[0.68, 0.32], [0.265, 0.69], [0.15, 0.06], D65] as const;
export const ADOBE = [[0.64, 0.33], [0.21, 0.71], [0.15, 0.06], D65] as const;
export const PROPHOTO = [[0.7347, 0.2653], [0.1596, 0.8404], [0.0366, 0.0001], D50] as const;
export const REC2020 = [[0.708, 0.292], [0.17, 0.797], [0.131, 0.046], D65] as const;

export const srgbLight = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const srgbCode = (light: number): number => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
export const power =
  (exponent: number) =>
  (value: number): number =>
    value ** exponent;

const times = (m: Matrix, [a, b, c]: Triple): Triple => {
  const row = (i: 0 | 1 | 2) => m[i][0] * a + m[i][1] * b + m[i][2] * c;
  return [row(0), row(1), row(2)];
};

const product = (m: Matrix, n: Matrix): Matrix => {
  const column = (j: 0 | 1 | 2) => times(m, [n[0][j], n[1][j], n[2][j]]);
  const [a, b, c] = [column(0), column(1), column(2)];
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ];
};

function inverse([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  const det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  return [
    [(e * i - f * h) / det, (c * h - b * i) / det, (b * f - c * e) / det],
    [(f * g - d * i) / det, (a * i - c * g) / det, (c * d - a * f) / det],
    [(d * h - e * g) / det, (b * g - a * h) / det, (a * e - b * d) / det],
  ];
}

const xyzOf = ([x, y]: Xy): Triple => [x / y, 1, (1 - x - y) / y];
const diagonal = ([a, b, c]: Triple): Matrix => [
  [a, 0, 0],
  [0, b, 0],
  [0, 0, c],
];

const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

/** From one white to another (ICC.1:2022, annex E). */
function adapt(from: Triple, to: Triple): Matrix {
  const [one, other] = [times(BRADFORD, from), times(BRADFORD, to)];
  return product(
    inverse(BRADFORD),
    product(diagonal([other[0] / one[0], other[1] / one[1], other[2] / one[2]]), BRADFORD),
  );
}

/** The white of the profile connection space. */
export const PCS_WHITE: Triple = [0.9642, 1, 0.8249];

/** Light of a space as XYZ under a white. */
export function toXyz([r, g, b, w]: ColourSpace['xy'], white: Triple): Matrix {
  const [R, G, B] = [xyzOf(r), xyzOf(g), xyzOf(b)];
  const primaries: Matrix = [
    [R[0], G[0], B[0]],
    [R[1], G[1], B[1]],
    [R[2], G[2], B[2]],
  ];
  const scaled = product(primaries, diagonal(times(inverse(primaries), xyzOf(w))));
  return product(adapt(xyzOf(w), white), scaled);
}

/** What a colour of a space is in sRGB, 0 … 255; what sRGB cannot show is cut off. @param code 0 … 1 each */
export function inSrgb(code: readonly number[], { xy, toLight }: ColourSpace): number[] {
  const [r = 0, g = 0, b = 0] = code.map(toLight);
  const toSrgb = product(inverse(toXyz(REC709, PCS_WHITE)), toXyz(xy, PCS_WHITE));
  return times(toSrgb, [r, g, b]).map((light) => 255 * Math.min(1, Math.max(0, srgbCode(light))));
}
