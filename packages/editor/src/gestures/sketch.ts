import {
  addLayer,
  applyDiff,
  type Colour,
  type DesignDiff,
  type DesignDocument,
  type DoodleLayer,
  type LayerId,
  LIMITS,
  NO_CHANGE,
  type Point,
  removeLayer,
  type Stroke,
  updateLayer,
} from '@cpc/design';
import { newDoodle } from '../document/additions.ts';
import { canCollect, tidied, withStroke } from '../document/doodle.ts';
import { isErased } from '../document/erased.ts';
import { drawTo, predict, type Line, startLine, strokeOf } from '../document/pen.ts';
import type { SketchPad } from './stage.ts';
import { layerOf } from '../document/state.ts';
import { amendLast, commit } from '../document/steps.ts';
import { type EditorState, sketchOf } from '../session/state.ts';
import type { EditorStore } from '../session/store.ts';
import { collectIn } from '../session/hands.ts';

export interface Sketch extends SketchPad {
  /** The line under the pen, or null. */
  readonly line: () => Line | null;
}

export interface SketchParts {
  readonly store: EditorStore;
  readonly nextId: () => LayerId;
  /** Whole, 0 … 2³² − 1. */
  readonly nextSeed: () => number;
  /** The colour of a new line. */
  readonly ink: () => Colour;
  /** The topmost doodle that an eraser of a width (mm) meets; the current one goes before those above it. */
  readonly doodleAt: (point: Point, width: number) => LayerId | null;
  /** Called when the line has changed. */
  readonly drawn: () => void;
  /** Whether a line may begin or continue in a design. */
  readonly hasRoom: (document: DesignDocument) => boolean;
  /** Tells the customer that the line ends because the design is full. */
  readonly full: () => void;
}

/** Number of readings between two checks of a growing line against the limit of a design. */
const LOOK_EVERY = 32;

/**
 * The strokes of one sitting go into one layer; each is a step of its own. The line under the pen is not in the
 * document until it is finished, so drawing costs only the painting of one line. An eraser works on the first doodle it
 * meets.
 */
export function createSketch(parts: SketchParts): Sketch {
  const { store, drawn } = parts;
  let line: Line | null = null;
  let nextLook = 0;
  const end = () => {
    const finished = line;
    line = null;
    if (finished && finished.points.length > 0) keep(parts, finished);
  };
  const begin = (truePressure: boolean) => {
    line = null;
    nextLook = 3 * LOOK_EVERY;
    if (!parts.hasRoom(store.getState().history.document)) return parts.full();
    line = startLine(store.getState().brush, parts.ink(), parts.nextSeed(), truePressure);
  };
  return {
    line: () => line,
    start: begin,
    draw(point, pressure, time) {
      if (line && line.points.length >= 3 * LIMITS.pointsPerStroke) {
        // A line that reaches the maximum number of points continues as a new line.
        const { truePressure } = line;
        end();
        begin(truePressure);
      }
      if (line) drawTo(line, point, pressure, time);
      if (line && line.points.length >= nextLook) {
        nextLook = line.points.length + 3 * LOOK_EVERY;
        if (!parts.hasRoom(documentWith(parts, line))) {
          end();
          parts.full();
        }
      }
      if (line?.settings.brush === 'eraser' && line.erases === null) meet(parts, line);
      drawn();
    },
    predict(points) {
      if (line) predict(line, points);
    },
    complete() {
      end();
      drawn();
    },
    cancel() {
      line = null;
      drawn();
    },
  };
}

/** The eraser works on the first doodle that it meets, until it is lifted. */
function meet({ store, doodleAt }: SketchParts, line: Line): void {
  const { width } = line.settings;
  for (const point of lastWay(line.points, width / 2)) line.erases ??= doodleAt(point, width);
  if (line.erases !== null) collectIn(store, line.erases);
}

/** Points from the second last reading to the last, no farther apart than `step`. */
function lastWay(points: readonly number[], step: number): readonly Point[] {
  const [x1 = 0, y1 = 0] = points.slice(-3);
  const [x0 = x1, y0 = y1] = points.slice(-6, -3);
  const count = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / step));
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / count;
    return { x: x0 + (x1 - x0) * t, y: y0 + (y1 - y0) * t };
  });
}

/** How a finished line changes the design. */
interface LineChange {
  readonly diff: DesignDiff;
  /** The layer that collects the next strokes, if it is a new one. */
  readonly sketch?: LayerId;
}

function keep(parts: SketchParts, line: Line): void {
  const { diff, sketch } = changeOf(parts, line);
  const isCommitted = commit(parts.store, diff);
  if (isCommitted && sketch !== undefined) collectIn(parts.store, sketch);
}

function changeOf({ store, nextId }: SketchParts, line: Line): LineChange {
  const stroke = strokeOf(line);
  if (stroke.brush === 'eraser') return { diff: erased(store.getState(), line.erases, stroke) };
  const added = addToSketch(store.getState(), stroke);
  if (added) return { diff: added };
  const layer = newDoodle(store.getState().history.document, nextId(), stroke);
  return { diff: addLayer(layer), sketch: layer.id };
}

const documentWith = (parts: SketchParts, line: Line): DesignDocument =>
  applyDiff(parts.store.getState().history.document, changeOf(parts, line).diff);

function addToSketch(state: EditorState, stroke: Stroke): DesignDiff | undefined {
  const layer = layerOf(state, sketchOf(state));
  if (layer?.type !== 'doodle' || !canCollect(layer) || isFull(layer)) return undefined;
  return updateLayer<DoodleLayer>(state.history.document, layer.id, withStroke(layer, stroke));
}

/** Erases a part of a doodle, or removes a fully erased doodle. */
function erased(state: EditorState, id: LayerId | null, stroke: Stroke): DesignDiff {
  const layer = layerOf(state, id);
  if (layer?.type !== 'doodle' || isFull(layer)) return NO_CHANGE;
  const fields = withStroke(layer, stroke);
  if (isErased(fields.strokes)) return removeLayer(state.history.document, layer.id);
  return updateLayer<DoodleLayer>(state.history.document, layer.id, fields);
}

const isFull = (layer: DoodleLayer): boolean => layer.strokes.length >= LIMITS.strokesPerDoodle;

/** Ends a sitting: fits the box of its layer, within the step of the last stroke. */
export function tidySketch(store: EditorStore, id: LayerId | null): void {
  const layer = layerOf(store.getState(), id);
  if (layer?.type !== 'doodle' || !canCollect(layer)) return;
  const fields = tidied(layer);
  if (fields) amendLast(store, updateLayer<DoodleLayer>(store.getState().history.document, layer.id, fields));
}
