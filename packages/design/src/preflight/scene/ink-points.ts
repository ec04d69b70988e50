import { mm } from '@cpc/domain';
import { toSurface } from '../../document/placement.ts';
import type { DoodleLayer } from '../../document/layers/doodle.ts';
import type { Layer } from '../../document/layers.ts';
import { cutPath } from '../../document/mask-shapes.ts';
import { polygonOf } from '../../surface/polygon.ts';
import type { Point, Rect } from '../../surface/shapes.ts';
import type { TextFacts } from './facts.ts';
import { perLayer } from './per-layer.ts';
import { remembered } from '../../remembered.ts';
import { between } from './sampling.ts';
import { type Scene, textOf } from './scene.ts';

/** Cached, because most strokes are the same objects at the next check. */
const lines = new WeakMap<DoodleLayer['strokes'], readonly Point[]>();

/** Points of a layer's own space that represent its ink, in mm at scale 1; undefined while its shape is not known. */
export function inkPoints(scene: Scene, layer: Layer): readonly Point[] | undefined {
  if (layer.type === 'text') return textPoints(textOf(scene, layer));
  if (layer.type === 'doodle') return remembered(lines, layer.strokes, () => linePoints(layer.strokes));
  const { width, height } = layer;
  if (layer.type === 'sticker') return ellipsePoints(width, height);
  const edge = layer.type === 'picture' ? (layer.edge?.width ?? 0) : 0;
  const grown = { ...layer, width: mm(width + 2 * edge), height: mm(height + 2 * edge) };
  const cut = cutPath(grown);
  if (cut) return polygonOf(cut);
  return rectPoints({ x: -grown.width / 2, y: -grown.height / 2, width: grown.width, height: grown.height });
}

const textPoints = (facts: TextFacts | undefined): readonly Point[] | undefined =>
  facts && [...facts.letters, ...facts.emoji].flatMap(rectPoints);

/** The same points on the surface. */
export const inkOnSurface = perLayer((scene, layer): readonly Point[] | undefined =>
  inkPoints(scene, layer)?.map((point) => toSurface(layer.placement, point)),
);

/** Corners, middles of the sides, and the centre. */
function rectPoints({ x, y, width, height }: Rect): Point[] {
  return [0, 0.5, 1].flatMap((u) => [0, 0.5, 1].map((v) => ({ x: x + u * width, y: y + v * height })));
}

/** A sticker does not fill its box: most fill about this share of the ellipse in it. */
const FILLED = 0.94;
const ELLIPSE_POINTS = 24;

function ellipsePoints(width: number, height: number): Point[] {
  const around = Array.from({ length: ELLIPSE_POINTS }, (_, n) => {
    const angle = (n / ELLIPSE_POINTS) * 2 * Math.PI;
    return { x: ((Math.cos(angle) * width) / 2) * FILLED, y: ((Math.sin(angle) * height) / 2) * FILLED };
  });
  return [{ x: 0, y: 0 }, ...around];
}

/** Distance between points in mm; larger for a long doodle, to limit their number. */
const LINE_STEP = 2;
const MAX_LINE_POINTS = 600;

/** Points along the lines, not only the stored points: a long straight line may have only two. */
function linePoints(strokes: DoodleLayer['strokes']): Point[] {
  const pieces = strokes
    .filter(({ brush, opacity }) => brush !== 'eraser' && opacity > 0)
    .flatMap(({ points }) => piecesOf(points));
  const length = pieces.reduce((sum, [from, to]) => sum + Math.hypot(to.x - from.x, to.y - from.y), 0);
  const every = Math.ceil(pieces.length / MAX_LINE_POINTS);
  const step = Math.max(LINE_STEP, length / MAX_LINE_POINTS);
  return pieces.filter((_, n) => n % every === 0).flatMap(([from, to]) => between(from, to, step));
}

function piecesOf(points: readonly number[]): (readonly [Point, Point])[] {
  return Array.from({ length: Math.floor(points.length / 3) }, (_, n) => {
    const from = { x: points[3 * n] ?? 0, y: points[3 * n + 1] ?? 0 };
    return [from, { x: points[3 * n + 3] ?? from.x, y: points[3 * n + 4] ?? from.y }] as const;
  });
}
