import { type Corner, flatten, polygonOf, type Side, sidesOf, signedArea } from './polygon.ts';
import { shapeBounds, shapeContains, shapePath } from './shapes.ts';
import type { Cutout, Shape, Surface } from './surface.ts';

/** The least and the most that a length may be, in mm. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** Smallest and largest side, in mm, of anything that a station prints on: a watch strap … a T-shirt. */
export const SIDE_LIMITS: Limits = { least: 10, most: 600 };
/** Of bleed, safe inset and the like, in mm. */
export const MARGIN_LIMITS: Limits = { least: 0, most: 25 };
/** Maximum height under a print head, in mm. */
const MAX_FORM = 200;
const MIN_FORM = 0.01;
/** Catalogue sizes are exact to 0.01 mm. */
const TOLERANCE = 0.01;

/** A field of a surface that is wrong: in words, and with its limits if it is a length that has some. */
export interface SurfaceProblem extends Partial<Limits> {
  readonly field: 'width' | 'height' | 'outline' | 'cutouts' | 'form' | 'thickness' | (typeof MARGINS)[number];
  readonly text: string;
}

/** The problems of a surface's numbers; empty for a valid one (CT-02, CT-03). */
export function checkSurface(surface: Surface): SurfaceProblem[] {
  return [
    ...checkSides(surface),
    ...checkShape('outline', surface.outline).map((text) => ({ field: 'outline' as const, text })),
    ...checkBounds(surface),
    ...checkMargins(surface),
    ...checkForm(surface),
    ...surface.cutouts
      .flatMap((cutout, index) => checkCutout(surface, cutout, index))
      .map((text) => ({ field: 'cutouts' as const, text })),
  ];
}

function checkSides(surface: Surface): SurfaceProblem[] {
  const { least, most } = SIDE_LIMITS;
  return (['width', 'height'] as const)
    .filter((side) => !(surface[side] >= least && surface[side] <= most))
    .map((field) => ({
      field,
      least,
      most,
      text: `${field} ${surface[field]} mm is not between ${least} and ${most} mm`,
    }));
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

function checkBounds(surface: Surface): SurfaceProblem[] {
  const { x, y, width, height } = shapeBounds(surface.outline);
  const off = [x, y, width - surface.width, height - surface.height].some((gap) => !(Math.abs(gap) <= TOLERANCE));
  if (!off) return [];
  return [{ field: 'outline', text: `outline bounds ${x}, ${y}, ${width} × ${height} mm are not the trim box` }];
}

const MARGINS = ['bleed', 'safeInset', 'keepOut', 'wrap'] as const;

function checkMargins(surface: Surface): SurfaceProblem[] {
  const { least } = MARGIN_LIMITS;
  const most = Math.min(MARGIN_LIMITS.most, surface.width / 2, surface.height / 2);
  return MARGINS.filter((margin) => !(surface[margin] >= least && surface[margin] <= most)).map((field) => ({
    field,
    least,
    most,
    text: `${field} ${surface[field]} mm is not between ${least} and ${most} mm`,
  }));
}

/** Checks the size of a form: the depth of a phone, the diameter of a ball, the height of a biscuit, in mm. */
function checkForm({ form, wrap, width, height }: Surface): SurfaceProblem[] {
  if (form.kind === 'garment')
    return wrap > 0 ? [{ field: 'wrap', least: 0, most: 0, text: 'a garment has no side to wrap' }] : [];
  const size = form.kind === 'shell' ? form.depth : form.kind === 'ball' ? form.diameter : form.height;
  const least = form.kind === 'ball' ? Math.max(width, height) : MIN_FORM;
  if (size >= least && size <= MAX_FORM) return [];
  const text = `form ${form.kind} of ${size} mm is not between ${least} and ${MAX_FORM} mm`;
  return [{ field: 'thickness', least, most: MAX_FORM, text }];
}

function checkCutout(surface: Surface, { role, shape, glass = [] }: Cutout, index: number): string[] {
  const name = `cut-out ${index + 1} (${role})`;
  const problems = checkShape(name, shape);
  if (problems.length > 0) return problems;
  const outside = flatten(shapePath(shape)).some((point) => !shapeContains(surface.outline, point));
  const hidden = glass.some(({ cx, cy, r }) => !(r > 0) || !shapeContains(shape, { x: cx, y: cy }));
  return [
    ...(outside ? [`${name} reaches outside the outline`] : []),
    ...(hidden ? [`${name} has glass outside of it`] : []),
  ];
}
