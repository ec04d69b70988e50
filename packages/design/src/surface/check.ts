import type { Path } from './path.ts';
import { shapeBounds, shapeContains, shapePath } from './shapes.ts';
import type { Cutout, Shape, Surface } from './surface.ts';

/** Smallest and largest side, in mm, of anything a station prints on: a watch strap … a T-shirt. */
const PLAUSIBLE_SIDE = { least: 10, most: 600 } as const;
const MOST_MARGIN = 25;
/** Catalogue sizes are kept to a hundredth of a millimetre. */
const TOLERANCE = 0.01;

/** What is wrong with a surface's numbers, in words; empty for a sound one (CT-02, CT-03). */
export function checkSurface(surface: Surface): string[] {
  return [
    ...checkSides(surface),
    ...checkShape('outline', surface.outline),
    ...checkBounds(surface),
    ...checkMargins(surface),
    ...surface.cutouts.flatMap((cutout, index) => checkCutout(surface, cutout, index)),
  ];
}

function checkSides(surface: Surface): string[] {
  const { least, most } = PLAUSIBLE_SIDE;
  return (['width', 'height'] as const)
    .filter((side) => !(surface[side] >= least && surface[side] <= most))
    .map((side) => `${side} ${surface[side]} mm is not between ${least} and ${most} mm`);
}

function checkShape(name: string, shape: Shape): string[] {
  if (!Object.values(shape).every((value) => typeof value === 'string' || Number.isFinite(value))) {
    return [`${name} has a size that is not a number`];
  }
  const { width, height } = shapeBounds(shape);
  const problems: string[] = [];
  if (!(width > 0 && height > 0)) problems.push(`${name} has no area`);
  if (shape.kind === 'roundedRect') {
    if (shape.radius < 0) problems.push(`${name} radius ${shape.radius} mm is negative`);
    if (shape.radius > Math.min(width, height) / 2 + TOLERANCE) {
      problems.push(`${name} radius ${shape.radius} mm is more than half a side`);
    }
  }
  return problems;
}

function checkBounds(surface: Surface): string[] {
  const { x, y, width, height } = shapeBounds(surface.outline);
  const off = [x, y, width - surface.width, height - surface.height].some((gap) => !(Math.abs(gap) <= TOLERANCE));
  return off ? [`outline bounds ${x}, ${y}, ${width} × ${height} mm are not the trim box`] : [];
}

function checkMargins(surface: Surface): string[] {
  const most = Math.min(MOST_MARGIN, surface.width / 2, surface.height / 2);
  return (['bleed', 'safeInset', 'keepOut'] as const)
    .filter((margin) => !(surface[margin] >= 0 && surface[margin] <= most))
    .map((margin) => `${margin} ${surface[margin]} mm is not between 0 and ${most} mm`);
}

function checkCutout(surface: Surface, { role, shape }: Cutout, index: number): string[] {
  const name = `cut-out ${index + 1} (${role})`;
  const problems = checkShape(name, shape);
  if (problems.length > 0) return problems;
  const outside = alongPath(shapePath(shape)).some(([x, y]) => !shapeContains(surface.outline, { x, y }));
  return outside ? [`${name} reaches outside the outline`] : [];
}

/** Points along a path, close enough that nothing of a convex shape can slip out between two of them unseen. */
function alongPath(path: Path): [x: number, y: number][] {
  const points: [number, number][] = [];
  let from: readonly [number, number] = [0, 0];
  for (const command of path) {
    if (command[0] === 'close') continue;
    const to = command.slice(-2) as unknown as readonly [number, number];
    if (command[0] === 'cubic') {
      const [, x1, y1, x2, y2, x, y] = command;
      for (let step = 1; step <= 16; step++) {
        points.push([cubicAt(from[0], x1, x2, x, step / 16), cubicAt(from[1], y1, y2, y, step / 16)]);
      }
    } else points.push([to[0], to[1]]);
    from = to;
  }
  return points;
}

function cubicAt(p0: number, p1: number, p2: number, p3: number, t: number): number {
  const u = 1 - t;
  return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
}
