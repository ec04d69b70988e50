import type { EmojiDrawing } from '@cpc/design';
import { drawingOf } from './drawing/draw.ts';
import { type Matrix, SIDE } from './drawing/path-data.ts';

/** Makes of the SVG of an emoji the drawing that the painter knows. @throws Error if it is no such SVG */
export function compileEmoji(svg: string): EmojiDrawing {
  const [, view = '', body] = /^<svg [^>]*viewBox="([^"]+)">(.*)<\/svg>$/s.exec(svg) ?? [];
  if (body === undefined) throw new Error('compileEmoji: expected an SVG with a view box');
  const [x = 0, y = 0, width = SIDE] = view.split(' ').map(Number);
  const scale = SIDE / width;
  const frame: Matrix = [scale, 0, 0, scale, -x * scale, -y * scale];
  return drawingOf(body, frame);
}
