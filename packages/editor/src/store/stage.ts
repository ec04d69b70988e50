import { type LayerId, type Placement, type Surface, updateLayer, type Point } from '@cpc/design';
import { NO_GUIDES } from '../geometry/snap.ts';
import { boundView, fitView, type Size, toSurface, type View } from '../geometry/view.ts';
import type { Sample, Stage } from '../tools/state.ts';
import { layerOf, withSelection } from './state.ts';
import { type EditorStore, amend, revoke, settle } from './store.ts';

/** Room around the surface when it fits the stage, in CSS pixels: for its shadow and for handles. */
const STAGE_MARGIN = 24;

export interface StageParts {
  readonly store: EditorStore;
  readonly surface: Surface;
  readonly layerAt: (point: Point) => LayerId | null;
  readonly edit: (layer: LayerId) => void;
  readonly sketch: SketchPad;
}

/** Where strokes go while they are drawn; points in millimetres of the surface. */
export interface SketchPad {
  readonly start: (truePressure: boolean) => void;
  readonly draw: (point: Point, pressure: number) => void;
  readonly finish: () => void;
  readonly drop: () => void;
}

/** What the tools can do, done on the store. */
export function createStage({ store, surface, layerAt, edit, sketch }: StageParts): Stage {
  const state = store.getState;
  const fit = () => fitStage(state().stage, surface);
  const draw = (sample: Sample) => sketch.draw(toSurface(state().view, sample.point), sample.pressure);
  return {
    mode: () => state().mode,
    view: () => state().view,
    moveView: (view) => store.setState({ view: boundView(view, state().stage, surface), viewMoving: true }),
    restView: () => store.setState({ viewMoving: false }),
    fitView: fit,
    resetView: () => store.setState({ view: fit() }),
    layerAt,
    selection: () => state().selection,
    select: (selection) => store.setState((before) => withSelection(before, selection)),
    placementOf: (id) => placementOf(store, id),
    hold: (held) => {
      settle(store);
      store.setState({ held });
    },
    place: (id, placement, guides) => {
      // A layer may go while it is held: deleted by a key, or refused by the server.
      if (!layerOf(state(), id)) return;
      amend(store, updateLayer(state().history.document, id, { placement }));
      store.setState({ guides });
    },
    letGo: () => {
      settle(store);
      store.setState({ held: null, guides: NO_GUIDES });
    },
    abandon: () => {
      revoke(store);
      store.setState({ held: null, guides: NO_GUIDES });
    },
    edit,
    surfaceSize: () => surface,
    startStroke: (input) => {
      sketch.start(input.kind === 'pen');
      draw(input);
    },
    extendStroke: (samples) => samples.forEach(draw),
    endStroke: sketch.finish,
    dropStroke: sketch.drop,
  };
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

function placementOf(store: EditorStore, id: LayerId): Placement {
  const record = store.getState().history.document.records[id];
  if (!record || record.type === 'background') throw new RangeError(`stage: no layer ${id}`);
  return record.placement;
}
