import { type Corner, flatten, polygonOf, type Side, sidesOf, signedArea } from './polygon.ts';
import { shapeBounds, shapeContains, shapePath } from './shapes.ts';
import type { Cutout, Shape, Surface } from './surface.ts';

/** Smallest and largest side, in mm, of anything that a station prints on: a watch strap … a T-shirt. */
const PLAUSIBLE_SIDE = { least: 10, most: 600 } as const;
const MAX_MARGIN = 25;
/** Maximum height under a print head, in mm. */
const MAX_FORM = 200;
/** Catalogue sizes are exact to 0.01 mm. */
const TOLERANCE = 0.01;

/** The problems of a surface's numbers, in words; empty for a valid one (CT-02, CT-03). */
export function checkSurface(surface: Surface): string[] {
  return [
    ...checkSides(surface),
    ...checkShape('outline', surface.outline),
    ...checkBounds(surface),
    ...checkMargins(surface),
    ...checkForm(surface),
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
  const sizes = shape.kind === 'path' ? shape.path.flatMap(([, ...values]) => values) : Object.values(shape).slice(1);
  if (!sizes.every((value) => Number.isFinite(value))) return [`${name} has a size that is not a number`];
  const { width, height } = shapeBounds(shape);
  const problems: string[] = [];
  if (!(width > 0 && height > 0)) problems.push(`${name} has no area`);
  if (shape.kind === 'roundedRect') {
    if (shape.radius < 0) problems.push(`${name} radius ${shape.radius} mm is negative`);
    if (shape.radius > Math.min(width, height) / 2 + TOLERANCE) {
      problems.push(`${name} radius ${shape.radius} mm is more than half a side`);
    }
  }
  if (shape.kind === 'path') problems.push(...checkPath(name, polygonOf(shape.path)));
  return problems;
}

function checkPath(name: string, corners: readonly Corner[]): string[] {
  if (signedArea(corners) <= 0) return [`${name} does not run clockwise`];
  const sides = sidesOf(corners);
  const crosses = sides.some((side, i) =>
    sides.slice(i + 2).some((other, j) => j + 2 < sides.length - 1 && cross(side, other)),
  );
  return crosses ? [`${name} crosses itself`] : [];
}

/** Whether two sides cross at a point that is not one of their ends. */
function cross([a, b]: Side, [c, d]: Side): boolean {
  const turn = (p: Corner, q: Corner, r: Corner) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

function checkBounds(surface: Surface): string[] {
  const { x, y, width, height } = shapeBounds(surface.outline);
  const off = [x, y, width - surface.width, height - surface.height].some((gap) => !(Math.abs(gap) <= TOLERANCE));
  return off ? [`outline bounds ${x}, ${y}, ${width} × ${height} mm are not the trim box`] : [];
}

function checkMargins(surface: Surface): string[] {
  const most = Math.min(MAX_MARGIN, surface.width / 2, surface.height / 2);
  return (['bleed', 'safeInset', 'keepOut', 'wrap'] as const)
    .filter((margin) => !(surface[margin] >= 0 && surface[margin] <= most))
    .map((margin) => `${margin} ${surface[margin]} mm is not between 0 and ${most} mm`);
}

/** Checks the size of a form: the depth of a phone, the diameter of a ball, the height of a biscuit, in mm. */
function checkForm({ form, wrap, width, height }: Surface): string[] {
  if (form.kind === 'garment') return wrap > 0 ? ['a garment has no side to wrap'] : [];
  if (form.kind === 'ball' && !(form.diameter >= Math.max(width, height))) {
    return [`a ball of ${form.diameter} mm is smaller than its print`];
  }
  const size = form.kind === 'shell' ? form.depth : form.kind === 'ball' ? form.diameter : form.height;
  return size > 0 && size <= MAX_FORM ? [] : [`form ${form.kind} of ${size} mm is not between 0 and ${MAX_FORM} mm`];
}

function checkCutout(surface: Surface, { role, shape }: Cutout, index: number): string[] {
  const name = `cut-out ${index + 1} (${role})`;
  const problems = checkShape(name, shape);
  if (problems.length > 0) return problems;
  const outside = flatten(shapePath(shape)).some((point) => !shapeContains(surface.outline, point));
  return outside ? [`${name} reaches outside the outline`] : [];
}
