import type { TextLayer } from '@cpc/design';
import { inkStyle } from './gradient.ts';
import { isolated } from './isolate.ts';
import { effectsBox, fillShape, paintEdge, paintShadow } from './shape.ts';
import type { PaintTarget, Size } from './target.ts';
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
  const shape = { path: outline.path, box: outline.ink };
  const paintAll = (on: PaintTarget<Image>): void => {
    paintShadow(on, shape, layer, scale);
    if (edge) paintEdge(on, shape, edge);
    const ink = inkStyle(on.context, layer.ink, { x: 0, y: 0, width: outline.width, height: outline.height });
    fillShape(on, shape, ink);
  };
  const opacity = context.globalAlpha;
  if (opacity === 1 || (!edge && !shadow)) return paintAll(target);
  isolated(target, effectsBox(outline.ink, layer), opacity, paintAll);
}
