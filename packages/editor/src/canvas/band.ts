import { type Background, type Layer, type Rect, region, type Surface } from '@cpc/design';
import { cutToRegion, type PaintAssets, paintBackground, paintLayers, type PaintTarget } from '@cpc/paint';
import type { View } from '../geometry/view.ts';
import type { Frame } from './frame.ts';
import { inkBounds } from './ink-bounds.ts';

/** One of the canvases, and what it shows. */
export interface Band {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  readonly target: PaintTarget<ImageBitmap>;
  /** It is painted again only when this changes. */
  painted: readonly unknown[];
  /** Where there is ink, in device pixels of the canvas: all that has to be wiped away. */
  inked: Rect;
}

export interface BandContent {
  readonly surface: Surface;
  readonly assets: PaintAssets<ImageBitmap>;
  readonly view: View;
  readonly frame: Frame;
  readonly layers: readonly Layer[];
  readonly background: Background | undefined;
}

const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 };

export function bandOn(canvas: HTMLCanvasElement): Band {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('painter: the browser gives no 2d canvas');
  return { canvas, context, target: { context, createPath: () => new Path2D() }, painted: [], inked: NOWHERE };
}

/** Paints only where there was or will be ink: a small layer that moves costs little on a large case. */
export function paintBand(band: Band, { surface, assets, view, frame, layers, background }: BandContent): void {
  const { context, target } = band;
  resize(band, frame);
  wipe(context, band.inked);
  const [only] = layers;
  const inked = background || layers.length > 1 ? wholeOf(frame) : only ? onCanvas(inkBounds(only, assets), view, frame) : NOWHERE;
  band.inked = inked;
  if (inked.width <= 0 || inked.height <= 0) return;
  const scale = view.scale * frame.ratio;
  context.save();
  context.beginPath();
  context.rect(inked.x, inked.y, inked.width, inked.height);
  context.clip();
  context.translate(view.x * frame.ratio - frame.left, view.y * frame.ratio - frame.top);
  if (background) paintBackground(target, background, surface, scale, assets);
  paintLayers(target, layers, scale, assets);
  cutToRegion(target, region(surface, 'outline'), scale);
  context.restore();
}

function resize({ canvas }: Band, { width, height }: Frame): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

function wipe(context: CanvasRenderingContext2D, { x, y, width, height }: Rect): void {
  context.clearRect(x, y, width, height);
}

const wholeOf = ({ width, height }: Frame): Rect => ({ x: 0, y: 0, width, height });

/** A rectangle of the surface on whole pixels of the canvas, no more than the canvas; a pixel's breadth more on every side. */
function onCanvas({ x, y, width, height }: Rect, view: View, frame: Frame): Rect {
  const across = (mm: number, from: number, corner: number) => (mm * view.scale + from) * frame.ratio - corner;
  const left = Math.max(0, Math.floor(across(x, view.x, frame.left)) - 1);
  const top = Math.max(0, Math.floor(across(y, view.y, frame.top)) - 1);
  const right = Math.min(frame.width, Math.ceil(across(x + width, view.x, frame.left)) + 1);
  const bottom = Math.min(frame.height, Math.ceil(across(y + height, view.y, frame.top)) + 1);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function placeCanvas(canvas: HTMLCanvasElement, frame: Frame): void {
  const css = (pixels: number) => `${pixels / frame.ratio}px`;
  Object.assign(canvas.style, { left: css(frame.left), top: css(frame.top), width: css(frame.width), height: css(frame.height) });
}
