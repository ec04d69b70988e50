import { type Background, backgroundOf, type DoodleLayer, type Layer, region, type Surface } from '@cpc/design';
import { cutToRegion, type PaintAssets, paintBackground, paintLayers, type PaintTarget } from '@cpc/paint';
import type { View } from '../geometry/view.ts';
import { activeLayer, type EditorState } from '../store/state.ts';
import { bandsOf, sameThings } from './bands.ts';
import { type Frame, frameOf, paintRatio, viewTransform } from './frame.ts';

export interface PainterParts {
  /** Holds the three canvases; it is moved by transform while the view moves. */
  readonly sheet: HTMLElement;
  readonly canvases: readonly [below: HTMLCanvasElement, active: HTMLCanvasElement, above: HTMLCanvasElement];
  readonly surface: Surface;
  readonly assets: PaintAssets<ImageBitmap>;
  /** The stroke under the pen, as a layer of its own above all others. */
  readonly liveLayer: () => DoodleLayer | undefined;
}

interface Band {
  readonly canvas: HTMLCanvasElement;
  readonly target: PaintTarget<ImageBitmap>;
  /** What the canvas shows; it is painted again only when that changes. */
  painted: readonly unknown[];
}

/** Brings the canvases up to date with a state; call it once a frame at most. */
export function createPainter(parts: PainterParts): (state: EditorState, devicePixelRatio: number) => void {
  const [below, active, above] = parts.canvases.map(bandOn) as [Band, Band, Band];
  let shown: View | undefined;
  return (state, devicePixelRatio) => {
    if (state.stage.width === 0) return;
    if (!shown || !state.viewMoving) shown = state.view;
    parts.sheet.style.transform = viewTransform(shown, state.view);
    const view = shown;
    const frame = frameOf(view, state.stage, parts.surface, paintRatio(state.stage, devicePixelRatio));
    const document = state.history.document;
    const bands = bandsOf(document, activeLayer(state));
    const live = parts.liveLayer();
    const fill = backgroundOf(document);
    const paint = (band: Band, layers: readonly Layer[], background?: Background) =>
      refresh(band, [...layers, background, state.arrivals, ...Object.values(frame), view.scale, view.x, view.y], () =>
        paintBand(band.target, parts, view, frame, layers, background),
      );
    paint(below, bands.below, fill);
    paint(active, bands.active ? [bands.active] : []);
    paint(above, live ? [...bands.above, live] : bands.above);
    for (const band of [below, active, above]) place(band.canvas, frame);
  };
}

function bandOn(canvas: HTMLCanvasElement): Band {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('painter: the browser gives no 2d canvas');
  return { canvas, target: { context, createPath: () => new Path2D() }, painted: [] };
}

function refresh(band: Band, inputs: readonly unknown[], paint: () => void): void {
  if (sameThings(band.painted, inputs)) return;
  band.painted = inputs;
  paint();
}

function paintBand(
  target: PaintTarget<ImageBitmap>,
  { surface, assets }: PainterParts,
  view: View,
  frame: Frame,
  layers: readonly Layer[],
  background: Background | undefined,
): void {
  const context = target.context as CanvasRenderingContext2D;
  const { canvas } = context;
  if (canvas.width !== frame.width) canvas.width = frame.width;
  if (canvas.height !== frame.height) canvas.height = frame.height;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, frame.width, frame.height);
  if (layers.length === 0 && !background) return;
  const scale = view.scale * frame.ratio;
  context.translate(view.x * frame.ratio - frame.left, view.y * frame.ratio - frame.top);
  if (background) paintBackground(target, background, surface, scale, assets);
  paintLayers(target, layers, scale, assets);
  cutToRegion(target, region(surface, 'outline'), scale);
}

function place(canvas: HTMLCanvasElement, frame: Frame): void {
  const css = (pixels: number) => `${pixels / frame.ratio}px`;
  Object.assign(canvas.style, { left: css(frame.left), top: css(frame.top), width: css(frame.width), height: css(frame.height) });
}
