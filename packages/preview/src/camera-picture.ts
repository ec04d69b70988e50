import { type Cutout, type Glass, growShape, pathData, type Shape, shapeBounds, shapePath } from '@cpc/design';

/** The darkest glass, the rings around lenses and lights, and glass that falls from lighter to darker. */
const DEEP = '#05060a';
const RING = '#73757f';
const HOLE = ['#33343f', '#17181e'] as const;
const LENS = [
  [0, '#5b7ea6'],
  [0.3, '#1c2a40'],
  [1, DEEP],
] as const;
const LIGHT = [
  [0.2, '#fff7dc'],
  [0.55, '#f2c879'],
  [1, '#8d6a3c'],
] as const;

/** Draws what of the phone is behind a cut-out, as the flat drawing has it; mm of the surface. */
export function drawCamera(context: CanvasRenderingContext2D, { role, shape, glass = [] }: Cutout): void {
  const { x, y, width, height } = shapeBounds(shape);
  const hole = context.createLinearGradient(x, y, x + 0.6 * width, y + height);
  HOLE.forEach((colour, i) => hole.addColorStop(i, colour));
  fill(context, growShape(shape, 0.5), hole);
  if (role === 'flash') drawLight(context, shape);
  for (const one of glass) {
    if (one.kind === 'lens') drawLens(context, one);
    else drawLight(context, { kind: 'ellipse', cx: one.cx, cy: one.cy, rx: one.r, ry: one.r });
  }
}

function drawLens(context: CanvasRenderingContext2D, { cx, cy, r }: Glass): void {
  fillCircle(context, { x: cx, y: cy, r }, DEEP);
  context.strokeStyle = RING;
  context.lineWidth = r * 0.06;
  context.beginPath();
  context.arc(cx, cy, r * 0.72, 0, 2 * Math.PI);
  context.stroke();
  const coat = context.createRadialGradient(cx - r * 0.15, cy - r * 0.2, 0, cx, cy, r * 0.68);
  for (const [at, colour] of LENS) coat.addColorStop(at, colour);
  fillCircle(context, { x: cx, y: cy, r: r * 0.62 }, coat);
  fillCircle(context, { x: cx - r * 0.22, y: cy - r * 0.26, r: r * 0.1 }, 'rgba(255, 255, 255, 0.85)');
}

/** A light behind a small lens: bright in the middle, amber towards its dark rim. */
function drawLight(context: CanvasRenderingContext2D, shape: Shape): void {
  const { x, y, width, height } = shapeBounds(shape);
  const [cx, cy] = [x + width / 2, y + height / 2];
  const lit = context.createRadialGradient(cx, cy, 0, cx, cy, Math.max(width, height) / 2);
  for (const [at, colour] of LIGHT) lit.addColorStop(at, colour);
  fill(context, shape, DEEP);
  fill(context, growShape(shape, -0.14 * Math.min(width, height)), lit);
}

type Paint = string | CanvasGradient;

function fill(context: CanvasRenderingContext2D, shape: Shape, paint: Paint): void {
  context.fillStyle = paint;
  context.fill(new Path2D(pathData(shapePath(shape))));
}

function fillCircle(
  context: CanvasRenderingContext2D,
  { x, y, r }: { readonly x: number; readonly y: number; readonly r: number },
  paint: Paint,
): void {
  context.fillStyle = paint;
  context.beginPath();
  context.arc(x, y, r, 0, 2 * Math.PI);
  context.fill();
}
