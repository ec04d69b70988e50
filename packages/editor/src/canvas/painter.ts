import {
  type Background,
  backgroundOf,
  type DesignDocument,
  type Layer,
  type LayerId,
  type Surface,
} from '@cpc/design';
import { missingAssets, type PaintAssets } from '@cpc/paint';
import type { ScreenImage } from '../assets/bake.ts';
import type { View } from '../geometry/view.ts';
import { type EditorState, blankText } from '../session/state.ts';
import { activeLayers, shownLayer } from '../session/selected.ts';
import { type Band, bandOn, paintBand } from './band.ts';
import { rememberedBands, sameThings } from './bands.ts';
import { frameOf, paintRatio, viewTransform } from './frame.ts';

/** The line under the pen, which is not yet in the design. */
export interface LiveLayer {
  readonly layer: Layer;
  /** The layer that it replaces while the pen is down; null if it lies above all others. */
  readonly instead: LayerId | null;
}

export interface PainterParts {
  /** Holds the canvases; it is moved by a CSS transform while the view moves. */
  readonly sheet: HTMLElement;
  readonly canvases: Readonly<Record<'below' | 'active' | 'above' | 'live', HTMLCanvasElement>>;
  readonly surface: Surface;
  readonly assets: PaintAssets<ScreenImage>;
  readonly liveLayer: () => LiveLayer | undefined;
}

export interface Painter {
  /** Updates the canvases to a state. Call it at most once per frame. */
  readonly paint: (state: EditorState, devicePixelRatio: number) => void;
  /** The canvases may have lost their pixels: the next call of `paint` paints all of them. */
  readonly forget: () => void;
}

export function createPainter(parts: PainterParts): Painter {
  const bands = bandsOn(parts.canvases);
  return {
    paint: paintOn(parts, bands),
    forget: () => {
      for (const band of Object.values(bands)) band.painted = [];
    },
  };
}

type Bands = ReturnType<typeof bandsOn>;

function paintOn(parts: PainterParts, { below, active, above, live }: Bands): Painter['paint'] {
  const bandsOf = rememberedBands();
  const countMissing = rememberedCount(parts.assets);
  let painted: View | undefined;
  return (state, devicePixelRatio) => {
    if (state.stage.width === 0) return;
    if (!painted || !state.viewMoving) painted = state.view;
    const view = painted;
    const frame = frameOf(view, state.stage, parts.surface, paintRatio(state.stage, devicePixelRatio));
    const here = [state.arrivals, ...Object.values(frame), ...Object.values(view)];
    const paint = (band: Band, layers: readonly Layer[], background?: Background) => {
      if (sameThings(band.layers, layers) && sameThings(band.painted, [background, ...here])) return;
      paintBand(band, { ...parts, view, frame, layers, background });
      band.layers = layers;
      band.painted = [background, ...here];
    };
    const bands = bandsOf(state.history.document, activeLayers(state));
    const drawn = parts.liveLayer();
    paint(below, bands.below, backgroundOf(state.history.document));
    paint(
      active,
      bands.active
        .filter(({ id }) => id !== blankText(state))
        .map((layer) => (drawn?.instead === layer.id ? drawn.layer : shownLayer(state, layer))),
    );
    paint(above, bands.above);
    paint(live, drawn?.instead === null ? [drawn.layer] : []);
    parts.sheet.style.transform = viewTransform(view, state.view);
    expose(parts.sheet, {
      pxPerMm: view.scale * frame.ratio,
      originX: view.x * frame.ratio - frame.left,
      originY: view.y * frame.ratio - frame.top,
      missing: countMissing(state),
    });
  };
}

const bandsOn = ({ below, active, above, live }: PainterParts['canvases']) => ({
  below: bandOn(below),
  active: bandOn(active),
  above: bandOn(above),
  live: bandOn(live),
});

/** Counts the assets of the design that are still loading; again only when the design changes or one arrives. */
function rememberedCount(assets: PaintAssets<ScreenImage>): (state: EditorState) => number {
  let known: { document: DesignDocument; arrivals: number; count: number } | undefined;
  return ({ history: { document }, arrivals }) => {
    if (known?.document !== document || known.arrivals !== arrivals)
      known = { document, arrivals, count: missingAssets(document, assets).length };
    return known.count;
  };
}

/**
 * Writes to data attributes, for tests that compare screen and print: the position of the trim box in canvas pixels,
 * and the number of assets that the picture still lacks.
 */
function expose(sheet: HTMLElement, values: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(values))
    if (sheet.dataset[name] !== String(value)) sheet.dataset[name] = String(value);
}
