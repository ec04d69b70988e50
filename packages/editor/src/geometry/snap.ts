import { boxAround, type Axis, type Rect } from '@cpc/design';
import { type Guide, type Guides, NO_GUIDES } from './guides.ts';
import type { Drag } from './drag.ts';
import { about, applySimilarity, compose, rotationOf, scaleOf, shift, type Similarity } from './similarity.ts';
import { nearestLines, type Part, PARTS, type SnapLine } from './snap-lines.ts';

export interface SnapOptions {
  /** Distance within which an edge or a centre snaps, in mm. */
  readonly tolerance: number;
  /** Whether multiples of 45° snap. */
  readonly straight: boolean;
  /** Rotates in steps of 15° only; this goes before `straight`. */
  readonly steps: boolean;
  /** The guides of the previous move. A snapped line holds a little longer, to avoid flicker from a trembling hand. */
  readonly before: Guides;
}

export interface Snapped {
  readonly by: Similarity;
  readonly guides: Guides;
}

const STEP = 15;
/** Degrees within which multiples of 90° snap, and those of 45°. */
const QUARTER_CATCH = 3;
const EIGHTH_CATCH = 2;
const HYSTERESIS = 1.25;
const LENGTHS = { x: 'width', y: 'height' } as const;
const ACROSS = { x: 'y', y: 'x' } as const;

/**
 * Snaps the dragged layers: to straight angles when they rotate, to lines when they move. If they rotate or scale, only
 * their centre snaps to lines.
 */
export function snapDrag(drag: Drag, by: Similarity, options: SnapOptions): Snapped {
  const moves = by.im === 0 && by.re === 1;
  const turned = moves ? { by, guides: NO_GUIDES } : snapAngle(drag, by, options);
  return snapPlace(drag, turned, options, moves ? PARTS : ['mid']);
}

/** Snaps the angle only; the centre stays. */
export function snapAngle(drag: Drag, by: Similarity, { steps, straight, before }: SnapOptions): Snapped {
  const angle = drag.rotation + rotationOf(by);
  const caught = steps ? Math.round(angle / STEP) * STEP : straight ? nearStraight(angle, before) : undefined;
  if (caught === undefined) return { by, guides: NO_GUIDES };
  const centre = applySimilarity(by, drag.centre);
  return {
    by: compose(about(centre, 1, caught - angle), by),
    guides: Math.abs(rotationOf(by)) < 1e-9 ? NO_GUIDES : [{ kind: 'angle', centre, angle: caught }],
  };
}

function nearStraight(angle: number, before: Guides): number | undefined {
  const nearest = Math.round(angle / 45) * 45;
  const isHeld = before.some((guide) => guide.kind === 'angle' && guide.angle === nearest);
  const reach = (nearest % 90 === 0 ? QUARTER_CATCH : EIGHTH_CATCH) * (isHeld ? HYSTERESIS : 1);
  return Math.abs(angle - nearest) <= reach ? nearest : undefined;
}

function snapPlace(drag: Drag, { by, guides }: Snapped, options: SnapOptions, parts: readonly Part[]): Snapped {
  if (options.tolerance <= 0) return { by, guides };
  const box = boxOf(drag, by);
  const [x, y] = [caughtOn('x', drag, box, options, parts), caughtOn('y', drag, box, options, parts)];
  if (!x && !y) return { by, guides };
  const moved = { ...box, x: box.x + (x?.by ?? 0), y: box.y + (y?.by ?? 0) };
  return {
    by: compose(shift(x?.by ?? 0, y?.by ?? 0), by),
    guides: [...guides, ...(x ? guidesOf('x', x, moved) : []), ...(y ? guidesOf('y', y, moved) : [])],
  };
}

/** The box of the dragged layers after a move. */
function boxOf({ corners }: Drag, by: Similarity): Rect {
  return boxAround(
    scaleOf(by) === 1 && by.im === 0
      ? corners.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }))
      : corners.map((corner) => applySimilarity(by, corner)),
  );
}

interface Caught {
  readonly by: number;
  readonly lines: readonly SnapLine[];
}

/** The nearest line that any part of the box can snap to. */
function caughtOn(axis: Axis, drag: Drag, box: Rect, options: SnapOptions, parts: readonly Part[]): Caught | undefined {
  let best: Caught | undefined;
  for (const part of parts) {
    const at = placeOf(axis, box, part);
    const lines = nearestLines(drag.lines[axis][part], at, options.tolerance * HYSTERESIS).filter((line) =>
      reaches(axis, line, box),
    );
    const line = lines[0];
    if (!line) continue;
    const by = line.at - at;
    const isHeld = options.before.some((guide) => guide.kind === 'line' && guide.axis === axis && guide.at === line.at);
    if (Math.abs(by) > options.tolerance * (isHeld ? HYSTERESIS : 1)) continue;
    if (!best || Math.abs(by) < Math.abs(best.by) - 1e-9) best = { by, lines };
  }
  return best;
}

const placeOf = (axis: Axis, box: Rect, part: Part): number =>
  box[axis] + box[LENGTHS[axis]] * { min: 0, mid: 0.5, max: 1 }[part];

/** An equal-gap line counts only if the box lies level with the layers of that gap. */
function reaches(axis: Axis, line: SnapLine, box: Rect): boolean {
  const across = ACROSS[axis];
  return !line.gap || (box[across] < line.to && line.from < box[across] + box[LENGTHS[across]]);
}

function guidesOf(axis: Axis, { lines }: Caught, box: Rect): readonly Guide[] {
  const across = ACROSS[axis];
  const [start, end] = [box[across], box[across] + box[LENGTHS[across]]];
  const [first] = lines;
  if (!first) return [];
  const plain = lines.filter((line) => !line.gap);
  const line: Guide = {
    kind: 'line',
    axis,
    at: first.at,
    from: Math.min(start, ...plain.map((one) => one.from)),
    to: Math.max(end, ...plain.map((one) => one.to)),
  };
  const spaced = lines.find((one) => one.gap);
  if (spaced && plain.length === 0) return [line, ...equalGaps(axis, spaced, box)];
  return [line, ...distances(axis, first.at, plain, start, end)];
}

/** The distance of the box from the nearest layer on its line. */
function distances(axis: Axis, at: number, lines: readonly SnapLine[], start: number, end: number): readonly Guide[] {
  const across = ACROSS[axis];
  const gaps = lines
    .filter((line) => line.near && (line.to < start || line.from > end))
    .map((line): readonly [number, number] => (line.to < start ? [line.to, start] : [end, line.from]))
    .toSorted((a, b) => a[1] - a[0] - (b[1] - b[0]));
  return gaps.slice(0, 1).map(([from, to]) => ({ kind: 'gap', axis: across, at, from, to }));
}

/** The gap of the other layers, and the equal gap of the box. */
function equalGaps(axis: Axis, line: SnapLine, box: Rect): readonly Guide[] {
  const across = ACROSS[axis];
  const at = Math.max(box[across], line.from) / 2 + Math.min(box[across] + box[LENGTHS[across]], line.to) / 2;
  const [from, to] = line.gap ?? [0, 0];
  const [start, end] = [box[axis], box[axis] + box[LENGTHS[axis]]];
  const gap = (a: number, b: number): Guide => ({ kind: 'gap', axis, at, from: a, to: b });
  if (start > from && end < to) return [gap(from, start), gap(end, to)];
  const length = to - from;
  return [gap(from, to), start >= to ? gap(start - length, start) : gap(end, end + length)];
}
