import type { TextLayer } from '@cpc/design';
import { inkStyle } from './gradient.ts';
import { isolated } from './isolate.ts';
import { effectsBox, fillShape, paintEdge, paintShadow } from './shape.ts';
import type { PaintTarget, Size } from './target.ts';
import type { PlacedEmoji, TextOutline } from './text/outline.ts';

/**
 * Paints a text's letters and emoji with their edge and shadow. Where any of them overlap, they are painted on a separate canvas, so
 * that the layer's opacity applies once. @param scale device pixels per mm of the layer's space
 */
export function paintText<Image extends Size>(
  target: PaintTarget<Image>,
  layer: TextLayer,
  outline: TextOutline | undefined,
  scale: number,
): void {
  if (!outline || outline.shape.length === 0) return;
  const { context } = target;
  context.translate(-outline.width / 2, -outline.height / 2);
  const { edge, shadow } = layer;
  const shape = { path: outline.shape, box: outline.ink };
  const paintAll = (on: PaintTarget<Image>): void => {
    paintShadow(on, shape, layer, scale);
    if (edge) paintEdge(on, shape, edge);
    const ink = inkStyle(on.context, layer.ink, { x: 0, y: 0, width: outline.width, height: outline.height });
    if (outline.path.length > 0) fillShape(on, { ...shape, path: outline.path }, ink);
    for (const one of outline.emoji) paintEmoji(on, one);
  };
  const opacity = context.globalAlpha;
  const isFlat = !edge && !shadow && outline.emoji.length === 0;
  if (opacity === 1 || isFlat) return paintAll(target);
  isolated(target, effectsBox(outline.ink, layer), opacity, paintAll);
}

/** The text's ink does not colour an emoji. */
function paintEmoji<Image extends Size>(target: PaintTarget<Image>, { art, centre, side, angle }: PlacedEmoji): void {
  const { context } = target;
  context.save();
  context.translate(centre.x, centre.y);
  context.rotate(angle);
  context.scale(side, side);
  art.paint(target);
  context.restore();
}
