import { isCell, type Layer, type LayerId, type Point, layerId, withGroups } from '@cpc/design';
import { checkTable } from '@cpc/domain';
import { hitTest } from '@cpc/paint';
import { inFrame, movePicture } from '../geometry/crop.ts';
import { toSurface } from '../geometry/view.ts';
import { createEditorAssets, type EditorAssets } from '../assets/assets.ts';
import { moveCell, swapIn } from '../gestures/cell-controller.ts';
import { selectedCell } from '../session/cells.ts';
import { documentOf, isTouchable, layerOf } from '../document/state.ts';
import { ACTIVITY_NAMES, ACTIVITY_TABLE } from '../session/activity.ts';
import { beginCrop } from '../session/crop.ts';
import type { EditorStore } from '../session/store.ts';
import { createSketch, type Sketch, tidySketch } from '../gestures/sketch.ts';
import { createStage } from '../gestures/stage.ts';
import { nextState } from '../gestures/chart.ts';
import type { ToolEvent, ToolState } from '../gestures/state.ts';
import { hasRoomForLine, withinCapacity } from '../document/capacity.ts';
import type { EditorCore } from './core.ts';
import { keepLineBreaks } from './line-breaks.ts';
import { createSignal, type Signal } from './signal.ts';
import { noteArrival } from '../loading/state.ts';
import { beginWriting, dropGesture, setTouched } from '../session/hands.ts';
import { select } from '../session/selection.ts';
import { isCropping, isDoodling, isPreviewing, sketchOf } from '../session/state.ts';
import { isSelected } from '../session/selected.ts';

/** How far from a thin layer a fingertip may touch to select it, in CSS pixels. */
const TOUCH_SLOP = 10;

/** The editor without its screen: the state, the tools that change it, and the assets to paint it. */
export interface Editor extends EditorCore {
  readonly assets: EditorAssets;
  readonly sketch: Sketch;
  /** Fires when the line under the pen has grown. That line is not in the store. */
  readonly drawn: Signal;
  readonly dispatch: (event: ToolEvent) => void;
  /** Cancels the current gesture and undoes its effect. */
  readonly cancelGesture: () => void;
  /** Whether a line is being drawn. */
  readonly draws: () => boolean;
  readonly nextLayerId: () => LayerId;
  /**
   * Zooms the photo of the selected cell about a point of the stage, in CSS pixels, within an open step.
   * @returns false if the point is not in such a cell
   */
  readonly zoomCell: (point: Point, factor: number) => boolean;
  /** Swaps what two cells of a collage show, as one step; the first one stays selected. */
  readonly swapCells: (a: LayerId, b: LayerId) => void;
  /** The cell of a collage at a point of the stage, in CSS pixels: a photo dropped there fills it. */
  readonly cellAt: (point: Point) => LayerId | null;
}

/** @throws Error if the table of activities is not sound */
export function createEditor(core: EditorCore): Editor {
  const problems = checkTable(ACTIVITY_TABLE, ACTIVITY_NAMES);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const { ports, surface, store, inkAt } = core;
  const full = () => core.notify('studio.full', 'error');
  store.admits = withinCapacity(surface, full);
  store.endSitting = (layer) => tidySketch(store, layer);
  const assets = createEditorAssets({
    ports,
    arrived: () => noteArrival(store),
    lost: (what) => core.notify(what === 'typeface' ? 'studio.font.failed' : 'studio.effects.failed', 'error'),
    document: () => documentOf(store.getState()),
  });
  keepLineBreaks(store, assets.breakLines);
  const drawn = createSignal();
  const nextLayerId = () => layerId(ports.randomId());
  const ink = () => store.getState().brush.colour ?? inkAt();
  const sketch = createSketch({
    store,
    ink,
    nextId: nextLayerId,
    nextSeed: () => Number.parseInt(ports.randomId().slice(-8), 16),
    doodleAt: (point, width) => touchedLayer(store, assets, point, width / 2, (layer) => layer.type === 'doodle'),
    drawn: drawn.fire,
    hasRoom: (document) => hasRoomForLine(document, surface),
    full,
  });
  let groundExplained = false;
  const stage = createStage({
    store,
    surface,
    outlines: assets,
    sketch,
    layerAt: (point) => touchedLayer(store, assets, point, TOUCH_SLOP / store.getState().view.scale),
    edit: (id) => openLayer(store, id),
    explainGround: () => {
      if (!groundExplained) core.notify('studio.picture.tapFirst');
      groundExplained = true;
    },
  });
  let tool: ToolState = { name: 'idle' };
  const cancelGesture = () => {
    stage.cancelDrag();
    stage.cancelStroke();
    if (tool.name === 'panning') stage.cancelCell();
    dropGesture(store);
    tool = { name: 'idle' };
  };
  store.cancelGesture = cancelGesture;
  return {
    ...core,
    assets,
    sketch,
    drawn,
    nextLayerId,
    cancelGesture,
    zoomCell: (point, factor) => zoomCell(store, point, factor),
    swapCells: (a, b) => swapIn(store, surface, a, b),
    cellAt: (point) => touchedLayer(store, assets, toSurface(store.getState().view, point), 0, isCell),
    draws: () => tool.name === 'drawing',
    dispatch: (event) => {
      tool = nextState(tool, event, stage);
      setTouched(store, tool.name !== 'idle');
    },
  };
}

function zoomCell(store: EditorStore, point: Point, factor: number): boolean {
  const state = store.getState();
  const cell = isPreviewing(state) || isDoodling(state) || isCropping(state) ? undefined : selectedCell(state);
  if (!cell) return false;
  const at = inFrame(cell, toSurface(state.view, point));
  if (Math.abs(at.x) > cell.width / 2 || Math.abs(at.y) > cell.height / 2) return false;
  moveCell(store, cell.id, movePicture(cell, at, at, factor));
  return true;
}

/** The layer at a point of the surface: a selected one first, else the topmost. @param slop in mm */
function touchedLayer(
  store: EditorStore,
  assets: EditorAssets,
  point: Point,
  slop: number,
  matches: (layer: Layer) => boolean = () => true,
): LayerId | null {
  const state = store.getState();
  const sketch = sketchOf(state);
  const hits = hitTest(documentOf(state), assets, point, slop).filter((layer) => isTouchable(layer) && matches(layer));
  const current = hits.find(({ id }) => id === sketch || isSelected(state, id));
  return (current ?? hits[0])?.id ?? null;
}

/** How long after a tap a touch screen sends the events of a mouse. */
const MOUSE_AFTER_MS = 700;

/** Opens a text to be written where it is. */
function startWriting(store: EditorStore, text: LayerId): void {
  // The mouse events that follow the tap would take the focus away from its field, and close the keyboard.
  const keep = (event: Event) => event.preventDefault();
  addEventListener('mousedown', keep, { capture: true, once: true });
  setTimeout(() => removeEventListener('mousedown', keep, { capture: true }), MOUSE_AFTER_MS);
  beginWriting(store, text);
}

/**
 * The first double tap selects a member of a group, the second opens the layer's own options. A cell of a collage is
 * selected by the first tap already: the second selects its whole collage.
 */
function openLayer(store: EditorStore, id: LayerId): void {
  const state = store.getState();
  const layer = layerOf(state, id);
  if (isCell(layer)) {
    const members = withGroups(documentOf(state), [id]);
    return select(store, state.selection.length > 1 ? [id] : members);
  }
  const isAlone = state.selection.length === 1 && state.selection[0] === id;
  if (!isAlone) select(store, [id]);
  if (!isAlone && layer?.group != null) return;
  if (layer?.type === 'text') startWriting(store, id);
  if (layer?.type === 'picture') beginCrop(store, id);
}
