import type { Box } from './geometry.ts';
import { parseTransform } from './geometry.ts';
import { apply, type Matrix, times } from './path-data.ts';
import type { SvgNode } from './svg-tree.ts';

export type Stop = readonly [at: number, colour: string];

/** A gradient in the space of the drawing. A radial one is a circle of radius RADIUS around the origin of its own space. */
export type ReadGradient =
  | {
      readonly kind: 'linear';
      readonly line: readonly [number, number, number, number];
      readonly stops: readonly Stop[];
    }
  | {
      readonly kind: 'radial';
      readonly matrix: Matrix;
      readonly focus: readonly [number, number];
      readonly stops: readonly Stop[];
    };

/** Radius of every radial gradient in its own space. */
export const RADIUS = 64;

/**
 * Reads a gradient (SVG 2, 14.2).
 * @param matrix from the space of the painted shape to that of the drawing
 * @param box of the painted shape, in its own space
 * @returns the last colour alone if the gradient has no extent
 */
export function readGradient(
  node: SvgNode,
  ids: ReadonlyMap<string, SvgNode>,
  matrix: Matrix,
  box: Box,
  alpha: number,
): ReadGradient | string {
  const a = inherited(node, ids);
  const stops = stopsOf(node, ids, alpha);
  const last = stops.at(-1)?.[1] ?? '#00000000';
  const isUser = a['gradientUnits'] === 'userSpaceOnUse';
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const units: Matrix = isUser ? [1, 0, 0, 1, 0, 0] : [width, 0, 0, height, box.left, box.top];
  const whole = times(matrix, times(units, parseTransform(a['gradientTransform'])));
  const at = (key: string, otherwise: number): number => lengthOf(a[key], otherwise);
  const det = whole[0] * whole[3] - whole[1] * whole[2];
  if (Math.abs(det) < 1e-9 || stops.length < 2) return last;
  if (node.name === 'linearGradient')
    return linear(whole, [at('x1', 0), at('y1', 0), at('x2', 1), at('y2', 0)], stops) ?? last;
  const [cx, cy, r] = [at('cx', 0.5), at('cy', 0.5), at('r', 0.5)];
  if (r <= 0) return last;
  const scale = r / RADIUS;
  return {
    kind: 'radial',
    matrix: times(whole, [scale, 0, 0, scale, cx, cy]),
    focus: [(at('fx', cx) - cx) / scale, (at('fy', cy) - cy) / scale],
    stops,
  };
}

/** A skewed linear gradient is another one, square to its own lines of one colour. */
function linear(
  matrix: Matrix,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly Stop[],
): ReadGradient | undefined {
  if (x1 === x2 && y1 === y2) return undefined;
  const from = apply(matrix, x1, y1);
  const to = apply(matrix, x2, y2);
  // The direction of one colour: square to the line before the transform.
  const side = apply([matrix[0], matrix[1], matrix[2], matrix[3], 0, 0], -(y2 - y1), x2 - x1);
  const long = side[0] ** 2 + side[1] ** 2;
  const share = ((to[0] - from[0]) * side[0] + (to[1] - from[1]) * side[1]) / long;
  return { kind: 'linear', line: [...from, to[0] - share * side[0], to[1] - share * side[1]], stops };
}

const lengthOf = (value: string | undefined, otherwise: number): number => {
  if (value === undefined) return otherwise;
  return value.endsWith('%') ? Number.parseFloat(value) / 100 : Number.parseFloat(value);
};

const parentOf = ({ attributes }: SvgNode, ids: ReadonlyMap<string, SvgNode>): SvgNode | undefined =>
  ids.get((attributes['href'] ?? attributes['xlink:href'] ?? '').slice(1));

function inherited(node: SvgNode, ids: ReadonlyMap<string, SvgNode>): Readonly<Record<string, string>> {
  const parent = parentOf(node, ids);
  return parent ? { ...inherited(parent, ids), ...node.attributes } : node.attributes;
}

function stopsOf(node: SvgNode, ids: ReadonlyMap<string, SvgNode>, alpha: number): Stop[] {
  const own = node.children.filter(({ name }) => name === 'stop');
  const parent = parentOf(node, ids);
  if (own.length === 0 && parent) return stopsOf(parent, ids, alpha);
  let least = 0;
  return own.map(({ attributes: a }): Stop => {
    least = Math.max(least, Math.min(1, lengthOf(a['offset'], 0)));
    const opacity = Number.parseFloat(a['stop-opacity'] ?? '1') * alpha;
    return [Number(least.toFixed(3)), withAlpha(a['stop-color'] ?? '#000', opacity)];
  });
}

const NAMED: Readonly<Record<string, string>> = {
  currentColor: '#000000',
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  none: '#00000000',
  gold: '#ffd700',
  gray: '#808080',
  tan: '#d2b48c',
  navy: '#000080',
  orange: '#ffa500',
  snow: '#fffafa',
  plum: '#dda0dd',
  purple: '#800080',
  green: '#008000',
  teal: '#008080',
  pink: '#ffc0cb',
  blue: '#0000ff',
  yellow: '#ffff00',
  brown: '#a52a2a',
  silver: '#c0c0c0',
  maroon: '#800000',
};

/** A colour as `#rrggbb`, or `#rrggbbaa` if it is not opaque. @throws Error for a name that is not known */
export function withAlpha(colour: string, alpha: number): string {
  const rgba = /^rgba?\(([^)]*)\)$/.exec(colour)?.[1]?.split(',').map(Number);
  if (rgba) return withAlpha(hexOf(rgba), alpha * (rgba[3] ?? 1));
  const hex = (NAMED[colour] ?? colour).toLowerCase();
  if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/.test(hex)) throw new Error(`withAlpha: ${colour} is not a known colour`);
  const long = hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex;
  const byte = Math.round(Math.min(1, Math.max(0, alpha)) * 255);
  return byte === 255 ? long : `${long}${byte.toString(16).padStart(2, '0')}`;
}

const hexOf = (rgb: readonly number[]): string =>
  `#${rgb
    .slice(0, 3)
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
