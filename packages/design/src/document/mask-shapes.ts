import type { Path, PathCommand } from '../surface/path.ts';
import { cubicAt } from '../surface/polygon.ts';
import type { Mask, PictureLayer } from './layers/picture.ts';

/** Length of the Bézier handles for a quarter circle of radius 1. */
const QUARTER = (4 / 3) * (Math.SQRT2 - 1);

/** Enough samples to find a curve's extremes within 1/100,000 of the box. */
const SAMPLES = 240;

/** How much of its box a slanted mask rises from one side to the other. */
export const SLANT = 0.22;

interface Corner {
  readonly x: number;
  readonly y: number;
  /** Distance from the corner at which its rounding begins on both sides. */
  readonly round: number;
}

/**
 * The shape that masks a picture: one closed, simple path, clockwise, in a box of side 1 about the origin (-0.5 … 0.5),
 * y down. It is stretched over the picture's box.
 */
export function maskPath(mask: Mask): Path {
  return MASK_PATHS[mask];
}

/** {@link maskPath}, stretched to a box of this size about the origin. */
export function maskPathOver(mask: Mask, width: number, height: number): Path {
  return transformed(maskPath(mask), (x, y) => [x * width, y * height]);
}

/**
 * What cuts a picture or an empty place, in mm of its own space about its centre: its mask, or rounded corners;
 * undefined if it shows its whole box.
 */
export function cutPath({ mask, rounding, width, height }: Cut): Path | undefined {
  if (mask !== null) return maskPathOver(mask, width, height);
  if (rounding <= 0) return undefined;
  const [x, y] = [width / 2, height / 2];
  return rounded([-x, -y], [x, -y], [x, y], [-x, y])(rounding * Math.min(width, height));
}

type Cut = Pick<PictureLayer, 'mask' | 'rounding' | 'width' | 'height'>;

/** The billows of a cloud: an arc from one notch to the next; a larger bulge is rounder. */
const BILLOWS = [
  { x: -0.31, y: 0.38, bulge: 0.78 },
  { x: -0.4, y: -0.08, bulge: 0.62 },
  { x: -0.14, y: -0.34, bulge: 0.6 },
  { x: 0.24, y: -0.29, bulge: 0.6 },
  { x: 0.42, y: 0.0, bulge: 0.74 },
  { x: 0.33, y: 0.38, bulge: 0.26 },
  { x: 0.0, y: 0.4, bulge: 0.26 },
] as const;

const MASK_PATHS: Readonly<Record<Mask, Path>> = {
  circle: [['move', 0, -0.5], ...[0, 1, 2, 3].map((turn) => arc(0, 0, 0.5, turn * 90 - 90, 90)).flat(), ['close']],
  rounded: rounded([-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5])(0.18),
  arch: [
    ['move', -0.5, 0],
    ...arc(0, 0, 0.5, 180, 90),
    ...arc(0, 0, 0.5, 270, 90),
    ['line', 0.5, 0.46],
    ['cubic', 0.5, 0.482, 0.482, 0.5, 0.46, 0.5],
    ['line', -0.46, 0.5],
    ['cubic', -0.482, 0.5, -0.5, 0.482, -0.5, 0.46],
    ['close'],
  ],
  heart: [
    ['move', 0, -0.3],
    ['cubic', 0.075, -0.425, 0.165, -0.5, 0.275, -0.5],
    ['cubic', 0.405, -0.5, 0.5, -0.395, 0.5, -0.235],
    ['cubic', 0.5, 0.02, 0.27, 0.27, 0.045, 0.48],
    ['cubic', 0.017, 0.506, -0.017, 0.506, -0.045, 0.48],
    ['cubic', -0.27, 0.27, -0.5, 0.02, -0.5, -0.235],
    ['cubic', -0.5, -0.395, -0.405, -0.5, -0.275, -0.5],
    ['cubic', -0.165, -0.5, -0.075, -0.425, 0, -0.3],
    ['close'],
  ],
  star: fitted(roundedPolygon(star(5, 0.5, 0.238, 0.085, 0.03))),
  hexagon: fitted(
    roundedPolygon(Array.from({ length: 6 }, (_, i) => ({ ...onCircle(0.5, i * 60 - 90), round: 0.055 }))),
  ),
  diamond: fitted(rounded([0, -0.5], [0.5, 0], [0, 0.5], [-0.5, 0])(0.07)),
  flower: fitted(petals(6, 0.29, 0.215)),
  blob: fitted([
    ['move', -0.12, -0.47],
    ['cubic', 0.1, -0.56, 0.35, -0.43, 0.42, -0.24],
    ['cubic', 0.49, -0.05, 0.53, 0.14, 0.41, 0.3],
    ['cubic', 0.29, 0.46, 0.06, 0.52, -0.13, 0.47],
    ['cubic', -0.32, 0.42, -0.44, 0.3, -0.48, 0.1],
    ['cubic', -0.52, -0.1, -0.34, -0.38, -0.12, -0.47],
    ['close'],
  ]),
  ticket: ticket(0.06, 0.11),
  shield: [
    ['move', 0, -0.5],
    ['cubic', 0.13, -0.41, 0.28, -0.375, 0.45, -0.375],
    ['cubic', 0.478, -0.375, 0.5, -0.355, 0.5, -0.325],
    ['line', 0.5, -0.04],
    ['cubic', 0.5, 0.2, 0.3, 0.4, 0.035, 0.49],
    ['cubic', 0.012, 0.5, -0.012, 0.5, -0.035, 0.49],
    ['cubic', -0.3, 0.4, -0.5, 0.2, -0.5, -0.04],
    ['line', -0.5, -0.325],
    ['cubic', -0.5, -0.355, -0.478, -0.375, -0.45, -0.375],
    ['cubic', -0.28, -0.375, -0.13, -0.41, 0, -0.5],
    ['close'],
  ],
  cloud: fitted(cloud()),
  slantUp: polygon([-0.5, SLANT - 0.5], [0.5, -0.5], [0.5, 0.5 - SLANT], [-0.5, 0.5]),
  slantDown: polygon([-0.5, -0.5], [0.5, SLANT - 0.5], [0.5, 0.5], [-0.5, 0.5 - SLANT]),
};

function onCircle(radius: number, degrees: number): { readonly x: number; readonly y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** An arc as cubics of at most 90° each, from the current point of the path. Degrees clockwise from the right. */
function arc(cx: number, cy: number, radius: number, from: number, sweep: number): PathCommand[] {
  const pieces = Math.ceil(Math.abs(sweep) / 90);
  const step = sweep / pieces;
  const handle = (4 / 3) * Math.tan((step * Math.PI) / 720) * radius;
  return Array.from({ length: pieces }, (_, i) => {
    const [start, end] = [onCircle(1, from + i * step), onCircle(1, from + (i + 1) * step)];
    return [
      'cubic',
      cx + radius * start.x - handle * start.y,
      cy + radius * start.y + handle * start.x,
      cx + radius * end.x + handle * end.y,
      cy + radius * end.y - handle * end.x,
      cx + radius * end.x,
      cy + radius * end.y,
    ];
  });
}

function polygon(first: readonly [number, number], ...rest: readonly (readonly [number, number])[]): Path {
  return [['move', ...first], ...rest.map(([x, y]): PathCommand => ['line', x, y]), ['close']];
}

function star(points: number, outer: number, inner: number, tip: number, notch: number): Corner[] {
  return Array.from({ length: points * 2 }, (_, i) => {
    const isTip = i % 2 === 0;
    return { ...onCircle(isTip ? outer : inner, (i * 180) / points - 90), round: isTip ? tip : notch };
  });
}

function rounded(...corners: readonly (readonly [number, number])[]): (round: number) => Path {
  return (round) => roundedPolygon(corners.map(([x, y]) => ({ x, y, round })));
}

/** A polygon with rounded corners; the handles are those of a circle at a right angle. */
function roundedPolygon(corners: readonly Corner[]): Path {
  const path: PathCommand[] = [];
  corners.forEach((corner, i) => {
    const enter = towards(corner, corners.at(i - 1) ?? corner, corner.round);
    const leave = towards(corner, corners[(i + 1) % corners.length] ?? corner, corner.round);
    const first = towards(corner, corners.at(i - 1) ?? corner, corner.round * (1 - QUARTER));
    const second = towards(corner, corners[(i + 1) % corners.length] ?? corner, corner.round * (1 - QUARTER));
    path.push([i === 0 ? 'move' : 'line', enter.x, enter.y]);
    path.push(['cubic', first.x, first.y, second.x, second.y, leave.x, leave.y]);
  });
  return [...path, ['close']];
}

function towards(from: Corner, to: Corner, distance: number): { readonly x: number; readonly y: number } {
  const share = distance / (Math.hypot(to.x - from.x, to.y - from.y) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Round petals about the centre: the outer arcs of circles that overlap their neighbours. */
function petals(count: number, distance: number, radius: number): Path {
  const half = 180 / count;
  // The direction of the point where two neighbouring circles meet, from a petal's own centre.
  const angle = (Math.acos((distance * Math.sin((half * Math.PI) / 180)) / radius) * 180) / Math.PI;
  const reach = 90 + half - angle;
  const path: PathCommand[] = [];
  for (let i = 0; i < count; i++) {
    const heading = (i * 360) / count - 90;
    const centre = onCircle(distance, heading);
    const start = onCircle(radius, heading - reach);
    if (i === 0) path.push(['move', centre.x + start.x, centre.y + start.y]);
    path.push(...arc(centre.x, centre.y, radius, heading - reach, 2 * reach));
  }
  return [...path, ['close']];
}

/** A card with rounded corners and a half circle cut out of either side. */
function ticket(corner: number, bite: number): Path {
  const [edge, inner] = [0.5, 0.5 - corner];
  return [
    ['move', -inner, -edge],
    ['line', inner, -edge],
    ...arc(inner, -inner, corner, -90, 90),
    ['line', edge, -bite],
    ...arc(edge, 0, bite, -90, -180),
    ['line', edge, inner],
    ...arc(inner, inner, corner, 0, 90),
    ['line', -inner, edge],
    ...arc(-inner, inner, corner, 90, 90),
    ['line', -edge, bite],
    ...arc(-edge, 0, bite, 90, -180),
    ['line', -edge, -inner],
    ...arc(-inner, -inner, corner, 180, 90),
    ['close'],
  ];
}

/** A cloud: billows around a middle. */
function cloud(): Path {
  const path: PathCommand[] = [['move', BILLOWS[0].x, BILLOWS[0].y]];
  BILLOWS.forEach((from, i) => path.push(...bulgedArc(from, BILLOWS[(i + 1) % BILLOWS.length] ?? from, from.bulge)));
  return [...path, ['close']];
}

/** An arc between two points. bulge: the tangent of a quarter of its angle; positive is outward on a clockwise path. */
function bulgedArc(from: { x: number; y: number }, to: { x: number; y: number }, bulge: number): PathCommand[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // From the chord's middle to the centre, in units of the chord; to the right of the direction, which is inward.
  const inward = (1 - bulge * bulge) / (4 * bulge);
  const [cx, cy] = [(from.x + to.x) / 2 - dy * inward, (from.y + to.y) / 2 + dx * inward];
  const start = (Math.atan2(from.y - cy, from.x - cx) * 180) / Math.PI;
  const sweep = (Math.atan(bulge) * 4 * 180) / Math.PI;
  return arc(cx, cy, Math.hypot(from.x - cx, from.y - cy), start, sweep);
}

/** Stretched so that it touches all four sides of the box. */
function fitted(path: Path): Path {
  const { left, top, right, bottom } = bounds(path);
  return transformed(path, (x, y) => [(x - left) / (right - left) - 0.5, (y - top) / (bottom - top) - 0.5]);
}

/** The bounds of the curve itself, by sampling. */
function bounds(path: Path) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let [x0, y0] = [0, 0];
  for (const command of path) {
    if (command[0] === 'close') continue;
    if (command[0] === 'move') [x0, y0] = [command[1], command[2]];
    const [, x1, y1, x2, y2, x, y] =
      command[0] === 'cubic' ? command : [null, x0, y0, command[1], command[2], command[1], command[2]];
    for (let i = 0; i <= SAMPLES; i++) {
      const t = i / SAMPLES;
      const [px, py] = [cubicAt(x0, x1, x2, x, t), cubicAt(y0, y1, y2, y, t)];
      box.left = Math.min(box.left, px);
      box.right = Math.max(box.right, px);
      box.top = Math.min(box.top, py);
      box.bottom = Math.max(box.bottom, py);
    }
    [x0, y0] = [x, y];
  }
  return box;
}

function transformed(path: Path, move: (x: number, y: number) => readonly [number, number]): Path {
  return path.map((command): PathCommand => {
    if (command[0] === 'close') return command;
    if (command[0] !== 'cubic') return [command[0], ...move(command[1], command[2])];
    const [, x1, y1, x2, y2, x, y] = command;
    return ['cubic', ...move(x1, y1), ...move(x2, y2), ...move(x, y)];
  });
}
