/** CIE xy of red, green, blue and white. */
export type Primaries = readonly [Xy, Xy, Xy, Xy];
type Xy = readonly [x: number, y: number];

export type Xyz = readonly [x: number, y: number, z: number];
/** Three columns. */
export type Matrix = readonly [Xyz, Xyz, Xyz];

/** The white of the profile connection space (ICC.1:2022, 6.3.1). */
export const D50: Xyz = [0.9642, 1, 0.8249];

/** To the responses of the eye by Bradford (ICC.1:2022, E.3). */
const BRADFORD: Matrix = [
  [0.8951, -0.7502, 0.0389],
  [0.2664, 1.7135, -0.0685],
  [-0.1614, 0.0367, 1.0296],
];

/** The XYZ of three primaries under D50, which together are white. */
export function xyzUnderD50([red, green, blue, white]: Primaries): Matrix {
  const columns: Matrix = [xyzOf(red), xyzOf(green), xyzOf(blue)];
  const amounts = times(inverse(columns), xyzOf(white));
  const [from, to] = [times(BRADFORD, xyzOf(white)), times(BRADFORD, D50)];
  const adapted = (column: Xyz, amount: number): Xyz => {
    const eye = times(BRADFORD, scaled(column, [amount, amount, amount]));
    return times(inverse(BRADFORD), scaled(eye, [to[0] / from[0], to[1] / from[1], to[2] / from[2]]));
  };
  return [adapted(columns[0], amounts[0]), adapted(columns[1], amounts[1]), adapted(columns[2], amounts[2])];
}

const xyzOf = ([x, y]: Xy): Xyz => [x / y, 1, (1 - x - y) / y];

const scaled = ([x, y, z]: Xyz, [a, b, c]: Xyz): Xyz => [a * x, b * y, c * z];

export const times = ([a, b, c]: Matrix, [x, y, z]: Xyz): Xyz => [
  a[0] * x + b[0] * y + c[0] * z,
  a[1] * x + b[1] * y + c[1] * z,
  a[2] * x + b[2] * y + c[2] * z,
];

export function inverse([a, b, c]: Matrix): Matrix {
  const [x, y, z] = [cross(b, c), cross(c, a), cross(a, b)];
  const all = a[0] * x[0] + a[1] * x[1] + a[2] * x[2];
  const row = (n: 0 | 1 | 2): Xyz => [x[n] / all, y[n] / all, z[n] / all];
  return [row(0), row(1), row(2)];
}

const cross = ([a, b, c]: Xyz, [x, y, z]: Xyz): Xyz => [b * z - c * y, c * x - a * z, a * y - b * x];
