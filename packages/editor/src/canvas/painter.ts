import { type Background, backgroundOf, type DoodleLayer, type Layer, type Surface } from '@cpc/design';
import type { PaintAssets } from '@cpc/paint';
import type { View } from '../geometry/view.ts';
import { activeLayer, type EditorState } from '../store/state.ts';
import { type Band, bandOn, paintBand } from './band.ts';
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

/** Brings the canvases up to date with a state; call it once a frame at most. */
export function createPainter(parts: PainterParts): (state: EditorState, devicePixelRatio: number) => void {
  const [below, active, above] = parts.canvases.map(bandOn) as [Band, Band, Band];
  let painted: View | undefined;
  return (state, devicePixelRatio) => {
    if (state.stage.width === 0) return;
    if (!painted || !state.viewMoving) painted = state.view;
    const view = painted;
    const frame = frameOf(view, state.stage, parts.surface, paintRatio(state.stage, devicePixelRatio));
    const here = [state.arrivals, ...Object.values(frame), ...Object.values(view)];
    const { document } = state.history;
    const layers = bandsOf(document, activeLayer(state));
    const live = parts.liveLayer();
    const paint = (band: Band, content: readonly Layer[], background?: Background) => {
      const inputs = [...content, background, ...here];
      if (sameThings(band.painted, inputs)) return;
      paintBand(band, { ...parts, view, frame, layers: content, background });
      band.painted = inputs;
    };
    paint(below, layers.below, backgroundOf(document));
    paint(active, layers.active ? [layers.active] : []);
    paint(above, live ? [...layers.above, live] : layers.above);
    parts.sheet.style.transform = viewTransform(view, state.view);
    tellPosition(parts.sheet, view, frame);
  };
}

/** Says where the trim box lies in the canvases' pixels, for whoever holds the screen against a print. */
function tellPosition(sheet: HTMLElement, view: View, frame: Frame): void {
  sheet.dataset['pxPerMm'] = String(view.scale * frame.ratio);
  sheet.dataset['originX'] = String(view.x * frame.ratio - frame.left);
  sheet.dataset['originY'] = String(view.y * frame.ratio - frame.top);
}
