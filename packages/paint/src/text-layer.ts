import type { Rect, TextLayer } from '@cpc/design';
import { inkStyle } from './gradient.ts';
import { isBlurredAtOnce, paintGlow } from './glow.ts';
import { castShadow, type DeviceShadow, deviceShadow, isolated } from './isolate.ts';
import { grown } from './rect.ts';
import { nativePath, type PaintTarget, type Size } from './target.ts';
import type { TextOutline } from './text/outline.ts';

/**
 * Paints a text's letters with their edge and shadow. Where two of them overlap they are painted apart, so that
 * the layer's opacity counts once. @param scale device pixels per mm of the layer's space
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
  const opacity = context.globalAlpha;
  if (!layer.shadow) return paintLetters(target, layer, outline, opacity);
  const shadow = deviceShadow(layer.shadow, context.getTransform(), scale);
  if (opacity === 1 && !layer.edge) {
    if (isBlurredAtOnce(shadow.blur)) castShadow(context, shadow);
    else paintWideShadow(target, layer.shadow.blur, outline, shadow);
    return fillLetters(target, layer, outline);
  }
  const box = lettersBox(layer, outline);
  const { dx, dy, blur } = layer.shadow;
  const withShadow = grown(box, Math.max(Math.abs(dx), Math.abs(dy)) + blur * SHADOW_REACH);
  const paintAll = (on: PaintTarget<Image>): void =>
    isolated(on, box, { opacity: 1, shadow }, (apart) => paintLetters(apart, layer, outline, 1));
  if (opacity === 1) paintAll(target);
  else isolated(target, withShadow, { opacity }, paintAll);
}

/** How far a blurred edge is seen, in blurs: a canvas blurs with a deviation of half of it (HTML, "shadows"). */
export const SHADOW_REACH = 1.5;

/** @param blur mm of the layer's space */
function paintWideShadow<Image extends Size>(
  target: PaintTarget<Image>,
  blur: number,
  { path, ink }: TextOutline,
  shadow: DeviceShadow,
): void {
  const { context } = target;
  const { a, b, c, d, e, f } = context.getTransform();
  context.save();
  context.setTransform(a, b, c, d, e + shadow.dx, f + shadow.dy);
  paintGlow(target, { path, box: grown(ink, blur * SHADOW_REACH), colour: shadow.colour, blur: shadow.blur });
  context.restore();
}

function paintLetters<Image extends Size>(
  target: PaintTarget<Image>,
  layer: TextLayer,
  outline: TextOutline,
  opacity: number,
): void {
  const { edge } = layer;
  if (!edge) return fillLetters(target, layer, outline);
  const withEdge = (on: PaintTarget<Image>): void => {
    on.context.strokeStyle = edge.colour;
    on.context.lineJoin = 'round';
    // Half of the line lies inside the letters, beneath their fill.
    on.context.lineWidth = edge.width * 2;
    on.context.stroke(nativePath(on, outline.path));
    fillLetters(on, layer, outline);
  };
  if (opacity === 1) withEdge(target);
  else isolated(target, lettersBox(layer, outline), { opacity }, withEdge);
}

function fillLetters<Image extends Size>(target: PaintTarget<Image>, layer: TextLayer, outline: TextOutline): void {
  const { width, height } = outline;
  target.context.fillStyle = inkStyle(target.context, layer.ink, { x: 0, y: 0, width, height });
  target.context.fill(nativePath(target, outline.path), 'nonzero');
}

/** What the letters and their edge do not leave, from the text's box's corner. */
const lettersBox = ({ edge }: TextLayer, { ink }: TextOutline): Rect => grown(ink, edge?.width ?? 0);
