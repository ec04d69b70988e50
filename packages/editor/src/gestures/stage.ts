import type { LayerId, Point, Surface } from '@cpc/design';
import type { TextOutlines } from '@cpc/paint';
import { toSurface } from '../geometry/view.ts';
import type { Stage } from './ports.ts';
import type { Sample } from './state.ts';
import { layerOf } from '../document/state.ts';
import { setCrop } from '../session/crop.ts';
import { cropOf, isDoodling, isPreviewing } from '../session/state.ts';
import { croppedLayer, selectedLayer } from '../session/selected.ts';
import type { EditorStore } from '../session/store.ts';
import { fitStage, moveView, resetView, restView } from '../viewport/view.ts';
import { createCellController } from './cell-controller.ts';
import { createDragController } from './drag-controller.ts';
import { isGround } from '../document/ground.ts';
import { takePen } from '../session/hands.ts';

export interface StageParts {
  readonly store: EditorStore;
  readonly surface: Surface;
  readonly outlines: TextOutlines;
  readonly layerAt: (point: Point) => LayerId | null;
  readonly edit: (layer: LayerId) => void;
  readonly sketch: SketchPad;
  /** Says how a picture that covers the surface is moved. */
  readonly explainGround: () => void;
}

/** Receives strokes while they are drawn; points in millimetres of the surface. */
export interface SketchPad {
  readonly start: (truePressure: boolean) => void;
  /** @param time in milliseconds */
  readonly draw: (point: Point, pressure: number, time: number) => void;
  /** Sets predicted points: they are shown until the next reading and never kept. */
  readonly predict: (points: readonly Point[]) => void;
  readonly complete: () => void;
  readonly cancel: () => void;
}

/** The actions of the tools, applied to the store. */
export function createStage({ store, surface, outlines, layerAt, edit, sketch, explainGround }: StageParts): Stage {
  const state = store.getState;
  const fit = () => fitStage(state().stage, surface);
  const at = (sample: Sample) => toSurface(state().view, sample.point);
  const draw = (sample: Sample) => sketch.draw(at(sample), sample.pressure, sample.time);
  return {
    ...createDragController(store, surface, outlines),
    ...createCellController(store, surface, outlines),
    isDoodling: () => isDoodling(state()),
    isPreview: () => isPreviewing(state()),
    view: () => state().view,
    moveView: (view) => moveView(store, view, surface),
    restView: () => restView(store),
    fitView: fit,
    resetView: () => resetView(store, surface),
    layerAt,
    isGround: (id) => isGround(layerOf(state(), id), surface),
    explainGround,
    edit,
    isOpenText: (id) => {
      const layer = selectedLayer(state());
      return layer?.id === id && layer.type === 'text';
    },
    crop: () => croppedLayer(state()),
    cropRatio: () => cropOf(state())?.ratio ?? null,
    setCrop: (pose) => setCrop(store, pose),
    takePen: () => takePen(store),
    hasPen: () => state().hasPen,
    startStroke: (input) => {
      sketch.start(input.kind === 'pen');
      draw(input);
    },
    extendStroke: (samples, ahead) => {
      samples.forEach(draw);
      sketch.predict(ahead.map(at));
    },
    completeStroke: sketch.complete,
    cancelStroke: sketch.cancel,
  };
}
