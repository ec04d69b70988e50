import { FillType, Path2D, PathOp, StrokeCap, StrokeJoin } from '@napi-rs/canvas';
import { ellipsePath, IDENTITY, type Matrix, parsePath, rectPath, type Segment, times } from './path-data.ts';
import type { SvgNode } from './svg-tree.ts';

const number = (value: string | undefined, otherwise = 0): number =>
  value === undefined ? otherwise : Number.parseFloat(value);

/** The outline of a basic shape in its own space; undefined for other elements. */
export function shapeOf({ name, attributes: a }: SvgNode): Segment[] | undefined {
  if (name === 'path') return parsePath(a['d'] ?? '');
  if (name === 'circle') return ellipsePath(number(a['cx']), number(a['cy']), number(a['r']), number(a['r']));
  if (name === 'ellipse') return ellipsePath(number(a['cx']), number(a['cy']), number(a['rx']), number(a['ry']));
  if (name === 'rect')
    return rectPath(number(a['x']), number(a['y']), number(a['width']), number(a['height']), number(a['rx']));
  return undefined;
}

/** Reads a `transform` list (CSS Transforms 1, 8). */
export function parseTransform(list: string | undefined): Matrix {
  let matrix = IDENTITY;
  for (const [, name = '', values = ''] of (list ?? '').matchAll(/(\w+)\(([^)]*)\)/g))
    matrix = times(
      matrix,
      step(
        name,
        values
          .split(/[\s,]+/)
          .filter(Boolean)
          .map(Number),
      ),
    );
  return matrix;
}

function step(name: string, values: readonly number[]): Matrix {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
  if (name === 'matrix') return [a, b, c, d, e, f];
  if (name === 'translate') return [1, 0, 0, 1, a, b];
  if (name === 'scale') return [a, 0, 0, values.length > 1 ? b : a, 0, 0];
  if (name === 'rotate') {
    const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    return times([1, 0, 0, 1, b, c], times([cos, sin, -sin, cos, 0, 0], [1, 0, 0, 1, -b, -c]));
  }
  throw new Error(`parseTransform: ${name} is not known`);
}

const dataOf = (path: readonly Segment[]): string => path.map((segment) => segment.join(' ')).join('');

export const nativeOf = (path: readonly Segment[], rule: 'nonzero' | 'evenodd' = 'nonzero'): Path2D => {
  const native = new Path2D(dataOf(path));
  native.setFillType(rule === 'evenodd' ? FillType.EvenOdd : FillType.Winding);
  return native;
};

/** A path that the non-zero rule fills as the even-odd rule fills the given one. */
export const asNonZero = (path: readonly Segment[]): Segment[] =>
  parsePath(nativeOf(path, 'evenodd').asWinding().toSVGString());

/** What both fill, as the library finds it. */
export const overlap = (one: readonly Segment[], other: readonly Segment[]): Segment[] =>
  parsePath(nativeOf(one).op(nativeOf(other), PathOp.Intersect).asWinding().toSVGString());

/** What any of the paths fills, as one path for the non-zero rule. */
export function union(paths: readonly (readonly Segment[])[]): Segment[] {
  const joined = paths.map((path) => nativeOf(path)).reduce((all, path) => all.op(path, PathOp.Union), new Path2D());
  return parsePath(joined.asWinding().toSVGString());
}

const CAPS: Readonly<Record<string, StrokeCap>> = { round: StrokeCap.Round, square: StrokeCap.Square };
const JOINS: Readonly<Record<string, StrokeJoin>> = { round: StrokeJoin.Round, bevel: StrokeJoin.Bevel };

/** The area that a line of this style covers, for the non-zero rule. */
export function strokedArea(path: readonly Segment[], style: Readonly<Record<string, string>>): Segment[] {
  const stroked = nativeOf(path).stroke({
    width: number(style['stroke-width'], 1),
    miterLimit: number(style['stroke-miterlimit'], 4),
    cap: CAPS[style['stroke-linecap'] ?? ''] ?? StrokeCap.Butt,
    join: JOINS[style['stroke-linejoin'] ?? ''] ?? StrokeJoin.Miter,
  });
  return parsePath(stroked.toSVGString());
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function tightBox(path: readonly Segment[]): Box {
  const [left, top, right, bottom] = nativeOf(path).computeTightBounds();
  return { left, top, right, bottom };
}
