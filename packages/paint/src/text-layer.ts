import { type Rect, type TextLayer, unionBox } from '@cpc/design';
import { inkStyle } from './gradient.ts';
import { GLOW_REACH, paintGlow } from './glow.ts';
import { isolated } from './isolate.ts';
import { grown } from './rect.ts';
import { nativePath, type PaintTarget, type Size } from './target.ts';
import type { TextOutline } from './text/outline.ts';

/**
 * Paints a text's letters with their edge and shadow. If two of them overlap, they are painted on a separate canvas, so
 * that the layer's opacity applies once. @param scale device pixels per mm of the layer's space
 */
export function paintText<Image extends Size>(
  target: PaintTarget<Image>,
  layer: TextLayer,
  outline: TextOutline | undefined,
  scale: number,
): void {
  if (!outline || outline.path.length === 0) return;
  const { context } = target;
  context.translate(-outline.width / 2, -outline.height / 2);
  const { edge, shadow } = layer;
  const paintAll = (on: PaintTarget<Image>): void => {
    if (shadow) paintShadow(on, { edge, shadow, outline, scale });
    const ink = inkStyle(on.context, layer.ink, { x: 0, y: 0, width: outline.width, height: outline.height });
    paintLetters(on, outline, ink, edge);
  };
  const opacity = context.globalAlpha;
  if (opacity === 1 || (!edge && !shadow)) return paintAll(target);
  const box = lettersBox(edge, outline);
  isolated(target, shadow ? unionBox([box, shadowBox(box, shadow)]) : box, opacity, paintAll);
}

interface CastShadow {
  readonly edge: TextLayer['edge'];
  readonly shadow: Shadow;
  readonly outline: TextOutline;
  readonly scale: number;
}

type Shadow = NonNullable<TextLayer['shadow']>;

function paintShadow<Image extends Size>(
  target: PaintTarget<Image>,
  { edge, shadow, outline, scale }: CastShadow,
): void {
  const { colour, dx, dy, blur } = shadow;
  target.context.save();
  target.context.translate(dx, dy);
  const box = grown(lettersBox(edge, outline), blur * GLOW_REACH);
  const paint = (on: PaintTarget<Image>): void => paintLetters(on, outline, colour, edge && { ...edge, colour });
  paintGlow(target, { box, blur, paint }, scale);
  target.context.restore();
}

function paintLetters<Image extends Size>(
  target: PaintTarget<Image>,
  { path }: TextOutline,
  ink: string | object,
  edge: TextLayer['edge'],
): void {
  const { context } = target;
  if (edge) {
    context.strokeStyle = edge.colour;
    context.lineJoin = 'round';
    // Half of the line is inside the letters, beneath their fill.
    context.lineWidth = edge.width * 2;
    context.stroke(nativePath(target, path));
  }
  context.fillStyle = ink;
  context.fill(nativePath(target, path), 'nonzero');
}

/** A box that contains the letters and their edge, from the corner of the text's box. */
const lettersBox = (edge: TextLayer['edge'], { ink }: TextOutline): Rect => grown(ink, edge?.width ?? 0);

/** A box that contains the shadow of a box. */
export const shadowBox = (box: Rect, { dx, dy, blur }: Shadow): Rect =>
  grown({ ...box, x: box.x + dx, y: box.y + dy }, blur * GLOW_REACH);
