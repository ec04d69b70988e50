import type { LayerId, Point, Surface } from '@cpc/design';
import type { TextOutlines } from '@cpc/paint';
import { boundView, fitView, type Size, toSurface, type View } from '../geometry/view.ts';
import type { Sample, Stage } from '../tools/state.ts';
import { setCrop } from './crop.ts';
import { createHand } from './hand.ts';
import { croppedLayer } from './state.ts';
import type { EditorStore } from './store.ts';

/** Room around the surface when it fits the stage, in CSS pixels: for its shadow and for handles. */
const STAGE_MARGIN = 24;

export interface StageParts {
  readonly store: EditorStore;
  readonly surface: Surface;
  readonly outlines: TextOutlines;
  readonly layerAt: (point: Point) => LayerId | null;
  readonly edit: (layer: LayerId) => void;
  readonly sketch: SketchPad;
}

/** Where strokes go while they are drawn; points in millimetres of the surface. */
export interface SketchPad {
  readonly start: (truePressure: boolean) => void;
  /** @param time in milliseconds */
  readonly draw: (point: Point, pressure: number, time: number) => void;
  /** Where the line may go on: shown until the next reading, never kept. */
  readonly expect: (points: readonly Point[]) => void;
  readonly finish: () => void;
  readonly drop: () => void;
}

/** What the tools can do, done on the store. */
export function createStage({ store, surface, outlines, layerAt, edit, sketch }: StageParts): Stage {
  const state = store.getState;
  const fit = () => fitStage(state().stage, surface);
  const at = (sample: Sample) => toSurface(state().view, sample.point);
  const draw = (sample: Sample) => sketch.draw(at(sample), sample.pressure, sample.time);
  return {
    ...createHand(store, surface, outlines),
    mode: () => state().mode,
    view: () => state().view,
    moveView: (view) => store.setState({ view: boundView(view, state().stage, surface), viewMoving: true }),
    restView: () => store.setState({ viewMoving: false }),
    fitView: fit,
    resetView: () => store.setState({ view: fit() }),
    layerAt,
    edit,
    drawMarquee: (marquee) => store.setState({ marquee }),
    crop: () => croppedLayer(state()),
    cropRatio: () => state().crop?.ratio ?? null,
    setCrop: (pose) => setCrop(store, pose),
    takePen: () => takePen(store),
    hasPen: () => state().hasPen,
    startStroke: (input) => {
      sketch.start(input.kind === 'pen');
      draw(input);
    },
    extendStroke: (samples, ahead) => {
      samples.forEach(draw);
      sketch.expect(ahead.map(at));
    },
    endStroke: sketch.finish,
    dropStroke: sketch.drop,
  };
}

/** A stylus on the glass wants to draw. */
function takePen(store: EditorStore): void {
  const { mode, hasPen } = store.getState();
  if (!hasPen) store.setState({ hasPen: true });
  if (mode !== 'doodle') store.setState({ mode: 'doodle', panel: 'doodle', selection: [] });
}

/** The view that shows the whole case. */
export const fitStage = (stage: Size, surface: Surface): View => fitView(stage, surface, STAGE_MARGIN);

/** The stage has another size: a view that fitted fits again, any other keeps its middle where it was. */
export function showStage(store: EditorStore, surface: Surface, stage: Size): void {
  const before = store.getState();
  const fit = fitStage(stage, surface);
  const fitted = before.stage.width === 0 || before.view.scale === fitStage(before.stage, surface).scale;
  const moved = { x: (stage.width - before.stage.width) / 2, y: (stage.height - before.stage.height) / 2 };
  const view = fitted
    ? fit
    : boundView({ ...before.view, x: before.view.x + moved.x, y: before.view.y + moved.y }, stage, surface);
  store.setState({ stage, view });
}
