import { type LayerEdge, type LayerEffects, type Path, type Rect, unionBox } from '@cpc/design';
import { GLOW_REACH, paintGlow } from './glow.ts';
import { grown } from './rect.ts';
import { nativePath, type PaintTarget, type Size } from './target.ts';

/** A filled shape in the context's current space. */
export interface Shape {
  /** Filled by the non-zero rule. */
  readonly path: Path;
  /** A box that contains the path. */
  readonly box: Rect;
}

/** Paints the shadow of a shape and its edge. @param scale device pixels per mm of the current space */
export function paintShadow<Image extends Size>(
  target: PaintTarget<Image>,
  shape: Shape,
  { edge, shadow }: LayerEffects,
  scale: number,
): void {
  if (!shadow) return;
  const { colour, dx, dy, blur } = shadow;
  target.context.save();
  target.context.translate(dx, dy);
  const box = grown(edgedBox(shape.box, edge), blur * GLOW_REACH);
  const paint = (on: PaintTarget<Image>): void => {
    if (edge) paintEdge(on, shape, { ...edge, colour });
    fillShape(on, shape, colour);
  };
  paintGlow(target, { box, blur, paint }, scale);
  target.context.restore();
}

/** Paints the line around a shape. Half of it is inside the shape, beneath what is painted next. */
export function paintEdge<Image extends Size>(
  target: PaintTarget<Image>,
  { path }: Shape,
  { colour, width }: LayerEdge,
): void {
  const { context } = target;
  context.strokeStyle = colour;
  context.lineJoin = 'round';
  context.lineWidth = width * 2;
  context.stroke(nativePath(target, path));
}

export function fillShape<Image extends Size>(target: PaintTarget<Image>, { path }: Shape, ink: string | object): void {
  target.context.fillStyle = ink;
  target.context.fill(nativePath(target, path), 'nonzero');
}

/** A box that contains a shape with this box, and its edge. */
const edgedBox = (box: Rect, edge: LayerEdge | null): Rect => grown(box, edge?.width ?? 0);

/** A box that contains a shape with this box, its edge and its shadow. */
export function effectsBox(box: Rect, { edge, shadow }: LayerEffects): Rect {
  const edged = edgedBox(box, edge);
  if (!shadow) return edged;
  const { dx, dy, blur } = shadow;
  return unionBox([edged, grown({ ...edged, x: edged.x + dx, y: edged.y + dy }, blur * GLOW_REACH)]);
}
