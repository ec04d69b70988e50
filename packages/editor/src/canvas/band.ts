import { type Background, type Layer, region, type Surface, unionBox, type Rect, toSurface } from '@cpc/design';
import {
  cutToRegion,
  type PaintAssets,
  paintBackground,
  paintLayers,
  type PaintTarget,
  inkBox,
  type TextOutlines,
} from '@cpc/paint';
import type { ScreenImage } from '../assets/bake.ts';
import { screenTarget } from '../assets/screen-target.ts';
import type { View } from '../geometry/view.ts';
import { type Frame, partOf } from './frame.ts';

/** One of the canvases and its content. */
export interface Band {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  readonly target: PaintTarget<ScreenImage>;
  /** The band is painted again only when these change. */
  layers: readonly Layer[];
  painted: readonly unknown[];
}

export interface BandContent {
  readonly surface: Surface;
  readonly assets: PaintAssets<ScreenImage>;
  readonly view: View;
  readonly frame: Frame;
  readonly layers: readonly Layer[];
  readonly background: Background | undefined;
}

export function bandOn(canvas: HTMLCanvasElement): Band {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('painter: the browser gave no 2D canvas context');
  return { canvas, context, target: screenTarget(context), layers: [], painted: [] };
}

/** Paints a band on a canvas no larger than its ink: moving a small layer on a large case costs little. */
export function paintBand({ canvas, context, target }: Band, content: BandContent): void {
  const { surface, assets, view, layers, background } = content;
  const frame = frameFor(content);
  canvas.hidden = frame.width <= 0 || frame.height <= 0;
  if (canvas.hidden) return;
  place(canvas, frame);
  const scale = view.scale * frame.ratio;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, frame.width, frame.height);
  context.translate(view.x * frame.ratio - frame.left, view.y * frame.ratio - frame.top);
  if (background) paintBackground(target, background, surface, scale, assets);
  paintLayers(target, layers, scale, assets);
  cutToRegion(target, region(surface, 'outline'), scale);
}

/** The ink of more layers than this is not measured: they will fill the case anyway. */
const MAX_MEASURED = 24;

function frameFor({ assets, view, frame, layers, background }: BandContent): Frame {
  if (background || layers.length > MAX_MEASURED) return frame;
  const shown = layers.filter((layer) => !layer.hidden);
  if (shown.length === 0) return { ...frame, width: 0, height: 0 };
  return partOf(frame, view, unionBox(shown.map((layer) => inkBounds(layer, assets))));
}

function place(canvas: HTMLCanvasElement, { left, top, width, height, ratio }: Frame): void {
  canvas.style.transform = `translate(${left / ratio}px, ${top / ratio}px)`;
  if (canvas.width === width && canvas.height === height) return;
  canvas.width = width;
  canvas.height = height;
  canvas.style.width = `${width / ratio}px`;
  canvas.style.height = `${height / ratio}px`;
}

/** A rectangle that contains all ink of the layer, in mm of the surface. */
function inkBounds(layer: Layer, outlines: TextOutlines): Rect {
  const { x, y, width, height } = inkBox(layer, outlines);
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ].map((corner) => toSurface(layer.placement, corner));
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
