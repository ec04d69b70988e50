import type { EmojiDrawing, EmojiFill, EmojiPart } from '@cpc/design';
import { asNonZero, parseTransform, shapeOf, strokedArea, tightBox, union } from './geometry.ts';
import { readGradient, type ReadGradient, withAlpha } from './gradient.ts';
import { intersection } from './intersection.ts';
import { inverse, type Matrix, rectPath, type Segment, SIDE, times, transformed } from './path-data.ts';
import { silhouetteOf } from './silhouette.ts';
import { parseSvg, type SvgNode, withIds } from './svg-tree.ts';

/** The style that children inherit. */
type Style = Readonly<Record<string, string>>;

/** Where an element stands: what it inherits, and what cuts it. */
interface Place {
  readonly style: Style;
  readonly matrix: Matrix;
  readonly alpha: number;
  /** In the space of the drawing; undefined: nothing cuts. */
  readonly cut: readonly Segment[] | undefined;
}

const INHERITED = [
  'fill',
  'fill-rule',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
] as const;

/** A filled path in the space of the drawing. */
interface Filled {
  readonly path: readonly Segment[];
  readonly fill: string | ReadGradient;
  /** What cuts it, if the area could not be computed. It is nearly always the shape of the thing that the path is on. */
  readonly cut?: readonly Segment[];
}

/** From this opacity on, a part belongs to the silhouette. */
const SOLID = 0x50;

/** Makes of the SVG of an emoji the drawing that the painter knows. @throws Error if it is no such SVG */
export function compileEmoji(svg: string): EmojiDrawing {
  const [, view = '', body] = /^<svg [^>]*viewBox="([^"]+)">(.*)<\/svg>$/s.exec(svg) ?? [];
  if (body === undefined) throw new Error('compileEmoji: expected an SVG with a view box');
  const [x = 0, y = 0, width = SIDE] = view.split(' ').map(Number);
  const scale = SIDE / width;
  const frame: Matrix = [scale, 0, 0, scale, -x * scale, -y * scale];
  return drawingOf(body, frame);
}

/**
 * Makes of an SVG the drawing that the painter knows: filled paths only, one over the other. Lines become areas, and what
 * is cut is cut. The opacity of a group applies to each of its parts.
 * @param frame from the view box of the SVG to the square of the drawing
 */
function drawingOf(body: string, frame: Matrix): EmojiDrawing {
  const root = parseSvg(body);
  const walk = new Walk(withIds(root));
  walk.visit(root, { style: {}, matrix: frame, alpha: 1, cut: undefined });
  const solid = walk.filled.filter(({ fill }) => alphaOf(fill) >= SOLID);
  return { outline: dataOf(silhouetteOf(solid.map(({ path, cut }) => cut ?? path))), parts: walk.filled.map(partOf) };
}

class Walk {
  readonly filled: Filled[] = [];
  /** A clip path cuts by its shapes, whatever they are painted with. */
  isClip = false;
  private readonly ids: ReadonlyMap<string, SvgNode>;

  constructor(ids: ReadonlyMap<string, SvgNode>) {
    this.ids = ids;
  }

  visit(node: SvgNode, from: Place): void {
    const { name, attributes: a } = node;
    if (name !== 'g' && name !== 'use' && name !== 'symbol' && !shapeOf(node)) return;
    const place = this.enter(node, from);
    if (name === 'use') {
      const used = this.referred(a['href'] ?? a['xlink:href']);
      const moved = times(place.matrix, [1, 0, 0, 1, Number(a['x'] ?? 0), Number(a['y'] ?? 0)]);
      // A clip path may refer to shapes only (CSS Masking 1, 6).
      const isWrong = this.isClip && used && !shapeOf(used);
      if (used && !isWrong)
        this.visit(used, { ...place, matrix: used.name === 'symbol' ? times(moved, viewOf(used)) : moved });
      return;
    }
    const shape = shapeOf(node);
    if (shape) this.paint(shape, place);
    for (const child of node.children) if (child.name !== 'defs' && child.name !== 'symbol') this.visit(child, place);
  }

  private enter({ attributes: a }: SvgNode, from: Place): Place {
    const own = Object.fromEntries(INHERITED.flatMap((key) => (a[key] === undefined ? [] : [[key, a[key]]])));
    const matrix = times(from.matrix, parseTransform(a['transform']));
    return {
      style: { ...from.style, ...own },
      matrix,
      alpha: from.alpha * Number(a['opacity'] ?? 1),
      cut: this.cutOf(a['clip-path'] ?? a['mask'], matrix, from.cut),
    };
  }

  /** The shapes of a clip path, or of a mask that is one white shape. */
  private cutOf(reference: string | undefined, matrix: Matrix, before: Place['cut']): Place['cut'] {
    const clip = this.referred(reference?.slice(4, -1));
    if (!clip) return before;
    const inner = new Walk(this.ids);
    const place: Place = {
      style: {},
      matrix: times(matrix, parseTransform(clip.attributes['transform'])),
      alpha: 1,
      cut: undefined,
    };
    inner.isClip = true;
    for (const child of clip.children) inner.visit(child, place);
    const path = union(inner.filled.map((one) => one.path));
    return before ? intersection(path, before).path : path;
  }

  private referred(reference: string | undefined): SvgNode | undefined {
    return reference === undefined ? undefined : this.ids.get(reference.replace(/^#/, ''));
  }

  private paint(shape: readonly Segment[], place: Place): void {
    const { style } = place;
    const area = style['fill-rule'] === 'evenodd' ? asNonZero(shape) : shape;
    if (this.isClip) return this.fill(area, shape, '#000', place);
    this.fill(area, shape, style['fill'] ?? '#000', {
      ...place,
      alpha: place.alpha * Number(style['fill-opacity'] ?? 1),
    });
    const stroke = style['stroke'] ?? 'none';
    if (stroke === 'none') return;
    const alpha = place.alpha * Number(style['stroke-opacity'] ?? 1);
    this.fill(strokedArea(shape, style), shape, stroke, { ...place, alpha });
  }

  /** @param shape whose box a gradient may refer to */
  private fill(
    area: readonly Segment[],
    shape: readonly Segment[],
    paint: string,
    { matrix, alpha, cut }: Place,
  ): void {
    if (paint === 'none' || alpha <= 0) return;
    const whole = transformed(area, matrix);
    const inner = cut && intersection(whole, cut);
    const path = inSquare(inner?.isRight ? inner.path : whole);
    if (path.length === 0) return;
    const gradient = paint.startsWith('url(') ? this.referred(paint.slice(4, -1)) : undefined;
    const fill = gradient
      ? readGradient(gradient, this.ids, matrix, tightBox(shape), alpha)
      : withAlpha(paint.startsWith('url(') ? 'none' : paint, alpha);
    if (alphaOf(fill) > 0) this.filled.push({ path, fill, ...(inner && !inner.isRight && cut ? { cut } : {}) });
  }
}

/** An SVG shows nothing outside of its view box; a pixel's breadth of it is let be. */
function inSquare(path: readonly Segment[]): readonly Segment[] {
  const { left, top, right, bottom } = tightBox(path);
  if (left >= -SLACK && top >= -SLACK && right <= SIDE + SLACK && bottom <= SIDE + SLACK) return path;
  return intersection(path, rectPath(0, 0, SIDE, SIDE, 0)).path;
}

const SLACK = 2;

/** A symbol without a size fills the drawing. */
function viewOf({ attributes }: SvgNode): Matrix {
  const [x = 0, y = 0, width = SIDE, height = SIDE] = (attributes['viewBox'] ?? '').split(/[\s,]+/).map(Number);
  const scale = SIDE / Math.max(width, height);
  return [scale, 0, 0, scale, -x * scale + (SIDE - width * scale) / 2, -y * scale + (SIDE - height * scale) / 2];
}

/** The opacity of a fill, 0 … 255: that of a gradient's most opaque stop. */
const alphaOf = (fill: Filled['fill']): number =>
  typeof fill === 'string' ? byteOf(fill) : Math.max(...fill.stops.map(([, colour]) => byteOf(colour)));

const byteOf = (colour: string): number => (colour.length === 9 ? Number.parseInt(colour.slice(7), 16) : 255);

function partOf({ cut, ...filled }: Filled): EmojiPart {
  const [path, fill] = uncut(filled);
  return cut ? [path, fill, dataOf(cut)] : [path, fill];
}

function uncut({ path, fill }: Filled): readonly [path: string, fill: EmojiFill] {
  if (typeof fill === 'string') return [dataOf(path), fill];
  const { stops } = fill;
  if (fill.kind === 'linear') {
    const [x1, y1, x2, y2] = fill.line;
    return [dataOf(path), { line: [round(x1), round(y1), round(x2), round(y2)], stops }];
  }
  const [a, b, c, d, e, f] = fill.matrix;
  const matrix = [fine(a), fine(b), fine(c), fine(d), round(e), round(f)] as const;
  const focus = [round(fill.focus[0]), round(fill.focus[1])] as const;
  return [dataOf(transformed(path, inverse(matrix))), { matrix, focus, stops }];
}

const fine = (value: number): number => Number(value.toFixed(5));
const round = (value: number): number => Number(value.toFixed(2));

const dataOf = (path: readonly Segment[]): string =>
  path.map(([name, ...values]) => name + values.map(round).join(' ')).join('');
