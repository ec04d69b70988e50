import { type Axis, type Rect, region, shapeBounds, type Surface } from '@cpc/design';

/** A line of the surface that a moved layer can snap to. Lengths in mm. */
export interface SnapLine {
  /** Position on its axis. */
  readonly at: number;
  /** Extent, across that axis, of the thing that the line belongs to. */
  readonly from: number;
  readonly to: number;
  /** Whether it belongs to another layer, to which a distance can be shown. */
  readonly near: boolean;
  /** For an equal-gap line: the gap between two other layers, along the axis. */
  readonly gap?: readonly [from: number, to: number];
}

/** The part of the moved box that snaps. If several parts are equally near, the first one snaps. */
export const PARTS = ['mid', 'min', 'max'] as const;
export type Part = (typeof PARTS)[number];

/** Lines in ascending order, for each axis and part. */
export type SnapLines = Readonly<Record<Axis, Readonly<Record<Part, readonly SnapLine[]>>>>;

const LENGTHS = { x: 'width', y: 'height' } as const;
const ACROSS = { x: 'y', y: 'x' } as const;
/** Equal gaps are searched among at most this many layers: with more, a drag would snap everywhere. */
const MAX_SPACED = 40;

/** All lines to snap to, computed once when a drag begins. @param boxes of the layers that stay */
export function snapLines(surface: Surface, boxes: readonly Rect[]): SnapLines {
  return { x: linesAlong('x', surface, boxes), y: linesAlong('y', surface, boxes) };
}

function linesAlong(axis: Axis, surface: Surface, boxes: readonly Rect[]): SnapLines[Axis] {
  const whole: Rect = { x: 0, y: 0, width: surface.width, height: surface.height };
  const safe = shapeBounds(region(surface, 'safe').outline);
  const frames = [whole, safe];
  const edges = [
    ...frames.flatMap((box) => edgesOf(axis, box, false)),
    ...boxes.flatMap((box) => edgesOf(axis, box, true)),
  ];
  const middles = [middleOf(axis, whole, false), ...boxes.map((box) => middleOf(axis, box, true))];
  const spaced = boxes.length <= MAX_SPACED ? spacings(axis, boxes) : { min: [], mid: [], max: [] };
  return {
    min: sorted([...edges, ...spaced.min]),
    mid: sorted([...middles, ...spaced.mid]),
    max: sorted([...edges, ...spaced.max]),
  };
}

const edgesOf = (axis: Axis, box: Rect, near: boolean): SnapLine[] =>
  [box[axis], box[axis] + box[LENGTHS[axis]]].map((at) => ({ at, ...extent(axis, box), near }));

const middleOf = (axis: Axis, box: Rect, near: boolean): SnapLine => ({
  at: box[axis] + box[LENGTHS[axis]] / 2,
  ...extent(axis, box),
  near,
});

const extent = (axis: Axis, box: Rect) => {
  const across = ACROSS[axis];
  return { from: box[across], to: box[across] + box[LENGTHS[across]] };
};

/** Positions where a box has the same gap to its neighbour as two other layers have, or is midway between them. */
function spacings(axis: Axis, boxes: readonly Rect[]): Record<Part, SnapLine[]> {
  const lines: Record<Part, SnapLine[]> = { min: [], mid: [], max: [] };
  const end = (box: Rect) => box[axis] + box[LENGTHS[axis]];
  const order = boxes.toSorted((a, b) => a[axis] - b[axis]);
  for (const first of order) {
    const second = order.find((box) => box[axis] > end(first) && overlap(axis, first, box));
    if (!second) continue;
    const [from, to] = [end(first), second[axis]];
    const [a, b] = [extent(axis, first), extent(axis, second)];
    const line = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to), near: false, gap: [from, to] } as const;
    lines.min.push({ ...line, at: end(second) + to - from });
    lines.mid.push({ ...line, at: (from + to) / 2 });
    lines.max.push({ ...line, at: first[axis] - (to - from) });
  }
  return lines;
}

function overlap(axis: Axis, one: Rect, other: Rect): boolean {
  const [a, b] = [extent(axis, one), extent(axis, other)];
  return a.from < b.to && b.from < a.to;
}

const sorted = (lines: readonly SnapLine[]): readonly SnapLine[] => lines.toSorted((a, b) => a.at - b.at);

/** The nearest of the lines (in ascending order) and all at the same position; none if it is beyond `reach`. */
export function nearestLines(lines: readonly SnapLine[], at: number, reach: number): readonly SnapLine[] {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const half = (low + high) >> 1;
    if ((lines[half]?.at ?? Infinity) < at) low = half + 1;
    else high = half;
  }
  const [before, after] = [lines[low - 1], lines[low]];
  const best = before && (!after || at - before.at <= after.at - at) ? before : after;
  if (!best || Math.abs(best.at - at) > reach) return [];
  let [first, last] = [low, low];
  while (first > 0 && best.at - (lines[first - 1]?.at ?? -Infinity) < SAME) first--;
  while (last < lines.length && (lines[last]?.at ?? Infinity) - best.at < SAME) last++;
  return lines.slice(first, last).filter((line) => Math.abs(line.at - best.at) < SAME);
}

/** Lines nearer to each other than this count as one, mm. */
const SAME = 1e-6;
