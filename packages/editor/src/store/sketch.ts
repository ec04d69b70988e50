import {
  type Colour,
  type DesignDiff,
  type DoodleLayer,
  type LayerId,
  LIMITS,
  type Stroke,
  addLayer,
  updateLayer,
} from '@cpc/design';
import { newDoodle } from './additions.ts';
import { canCollect, tidied, withStroke } from './doodle.ts';
import { type Line, drawTo, startLine, strokeOf } from './pen.ts';
import type { SketchPad } from './stage.ts';
import { type EditorState, layerOf } from './state.ts';
import { amendLast, commit, type EditorStore } from './store.ts';

export interface Sketch extends SketchPad {
  /** The line under the pen, or null. */
  readonly line: () => Line | null;
}

/**
 * Strokes of one sitting gather in one layer; each is a step of its own. The line under the pen is not in the
 * document until it is finished, so that drawing costs no more than painting one line.
 * @param ink the colour of a line that begins now
 */
export function createSketch(store: EditorStore, nextId: () => LayerId, ink: () => Colour, drawn: () => void): Sketch {
  let line: Line | null = null;
  const drop = () => {
    line = null;
    drawn();
  };
  return {
    line: () => line,
    start(truePressure) {
      line = startLine(store.getState().brush, ink(), truePressure);
    },
    draw(point, pressure) {
      if (line) drawTo(line, point, pressure);
      drawn();
    },
    finish() {
      const stroke = line && strokeOf(line);
      line = null;
      if (stroke) keep(store, nextId, stroke);
      drawn();
    },
    drop,
  };
}

function keep(store: EditorStore, nextId: () => LayerId, stroke: Stroke): void {
  const added = addToSketch(store.getState(), stroke);
  if (added) return commit(store, added);
  const layer = newDoodle(store.getState().history.document, nextId(), stroke);
  commit(store, addLayer(layer));
  store.setState({ sketch: layer.id });
}

function addToSketch(state: EditorState, stroke: Stroke): DesignDiff | undefined {
  const layer = layerOf(state, state.sketch);
  if (layer?.type !== 'doodle' || !canCollect(layer) || layer.strokes.length >= LIMITS.strokesPerDoodle)
    return undefined;
  return updateLayer<DoodleLayer>(state.history.document, layer.id, withStroke(layer, stroke));
}

/** The sitting is over: its layer gets a box that fits, within the step of the last stroke. */
export function tidySketch(store: EditorStore, id: LayerId | null): void {
  const layer = layerOf(store.getState(), id);
  if (layer?.type !== 'doodle' || !canCollect(layer)) return;
  const fields = tidied(layer);
  if (fields) amendLast(store, updateLayer<DoodleLayer>(store.getState().history.document, layer.id, fields));
}
