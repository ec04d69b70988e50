import type { Gradient, Ink, Rect } from '@cpc/design';
import type { Context2D } from './target.ts';

/** The canvas fill style for a box: a colour, or a gradient made for that box. */
export function inkStyle<Image>(context: Context2D<Image>, ink: Ink, box: Rect): string | object {
  return ink.kind === 'colour' ? ink.colour : gradientStyle(context, ink, box);
}

function gradientStyle<Image>(context: Context2D<Image>, gradient: Gradient, box: Rect): object {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const made = gradient.shape === 'radial' ? radial(context, x, y, box) : linear(context, x, y, box, gradient.angle);
  for (const stop of gradient.stops) made.addColorStop(stop.at, stop.colour);
  return made;
}

/** The line through the box's centre on which the first and last stop just touch its corners (CSS Images 3, 3.1.1). */
function linear<Image>(context: Context2D<Image>, x: number, y: number, box: Rect, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const half = (Math.abs(box.width * cos) + Math.abs(box.height * sin)) / 2;
  return context.createLinearGradient(x - half * cos, y - half * sin, x + half * cos, y + half * sin);
}

/** A circle from the centre to the farthest corner (CSS Images 3, 3.2.1). */
function radial<Image>(context: Context2D<Image>, x: number, y: number, box: Rect) {
  return context.createRadialGradient(x, y, 0, x, y, Math.hypot(box.width, box.height) / 2);
}
