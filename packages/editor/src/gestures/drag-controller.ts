import {
  boxAround,
  type DesignDocument,
  isCell,
  layersOf,
  type LayerId,
  type Point,
  type Rect,
  type Surface,
  updateLayers,
  withGroups,
} from '@cpc/design';
import { layerCorners, type TextOutlines } from '@cpc/paint';
import { type Drag, middleOf, movePlacements } from '../geometry/drag.ts';
import { snapLines } from '../geometry/snap-lines.ts';
import type { DragPort, SelectionPort } from './ports.ts';
import { isGround } from '../document/ground.ts';
import { isTouchable, layerOf } from '../document/state.ts';
import { commit, endStep } from '../document/steps.ts';
import type { EditorState } from '../session/state.ts';
import { selectedLayers } from '../session/selected.ts';
import type { EditorStore } from '../session/store.ts';
import { drawMarquee, endDrag, showDrag } from '../session/hands.ts';
import { select } from '../session/selection.ts';

type DragController = SelectionPort & DragPort;

/** Selects and drags layers. During a drag the design does not change: only `dragged` does. */
export function createDragController(store: EditorStore, surface: Surface, outlines: TextOutlines): DragController {
  const state = store.getState;
  const end = () => endDrag(store);
  return {
    selection: () => state().selection,
    select: (selection) => select(store, selection),
    isMultiSelect: () => state().multiSelect,
    selectionFor: (id) => selectionFor(state(), id),
    drawMarquee: (box) => drawMarquee(store, box),
    layersIn: (box) => layersIn(state(), surface, outlines, box),
    isInSelection: (point) => isInside(point, selectionBox(state(), outlines)),
    startDrag: () => {
      endStep(store);
      const drag = dragOf(state(), surface, outlines);
      if (drag) showDrag(store, drag.origins);
      return drag;
    },
    moveDrag: (drag, by, guides) => showDrag(store, movePlacements(drag, by), guides),
    completeDrag: () => {
      const { dragged, history } = state();
      end();
      // A dragged layer may have been removed: deleted by a key, or refused by the server.
      if (dragged)
        commit(
          store,
          updateLayers(history.document, dragged.keys(), ({ id, placement }) => ({
            placement: dragged.get(id) ?? placement,
          })),
        );
    },
    cancelDrag: end,
    snaps: () => state().snaps,
  };
}

/** A drag of the selected layers, with the lines to snap to; undefined if all are locked or hidden. */
function dragOf(state: EditorState, surface: Surface, outlines: TextOutlines): Drag | undefined {
  const layers = selectedLayers(state).filter(isTouchable);
  const [first] = layers;
  if (!first) return undefined;
  const corners = layers.flatMap((layer) => layerCorners(layer, outlines));
  const alone = layers.length === 1;
  return {
    origins: new Map(layers.map(({ id, placement }) => [id, placement])),
    corners,
    centre: alone ? first.placement : middleOf(boxAround(corners)),
    rotation: alone ? first.placement.rotation : 0,
    lines: snapLines(surface, boxesBeside(state, outlines)),
  };
}

const boxesBeside = ({ history, selection }: EditorState, outlines: TextOutlines): readonly Rect[] => {
  const chosen = new Set(selection);
  return layersOf(history.document)
    .filter((layer) => !layer.hidden && !chosen.has(layer.id))
    .map((layer) => boxAround(layerCorners(layer, outlines)));
};

/**
 * The layers that a press selects: the whole group, or only the member if a single member is already selected. A cell of
 * a collage is selected alone; when it is, a press selects its whole collage.
 */
function selectionFor(state: EditorState, id: LayerId): readonly LayerId[] {
  const { document } = state.history;
  const members = touchable(state, withGroups(document, [id]));
  const [only, ...more] = state.selection;
  if (isCell(layerOf(state, id))) return only === id && more.length === 0 ? members : [id];
  const isInside = only !== undefined && more.length === 0 && members.length > 1 && members.includes(only);
  return isInside ? [id] : members;
}

/** The layers that a selection rectangle meets; the picture that it is drawn on is not meant. */
function layersIn(state: EditorState, surface: Surface, outlines: TextOutlines, box: Rect): readonly LayerId[] {
  const { document } = state.history;
  const met = layersOf(document).filter(
    (layer) => isTouchable(layer) && !isGround(layer, surface) && meet(boxAround(layerCorners(layer, outlines)), box),
  );
  return touchable(state, withGroups(document, idsOf(met)));
}

const touchable = (state: EditorState, ids: readonly LayerId[]): readonly LayerId[] =>
  ids.filter((id) => {
    const layer = layerOf(state, id);
    return layer && isTouchable(layer);
  });

const idsOf = (layers: readonly { readonly id: LayerId }[]): readonly LayerId[] => layers.map(({ id }) => id);

/** The axis-aligned box around the selection, mm of the surface. */
export function selectionBox(state: EditorState, outlines: TextOutlines): Rect | undefined {
  const layers = selectedLayers(state);
  return layers.length === 0 ? undefined : boxAround(layers.flatMap((layer) => layerCorners(layer, outlines)));
}

const isInside = ({ x, y }: Point, box: Rect | undefined): boolean =>
  box !== undefined && x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;

const meet = (a: Rect, b: Rect): boolean =>
  a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;

/** Every layer that can be touched. */
export const touchableIn = (document: DesignDocument): readonly LayerId[] =>
  idsOf(layersOf(document).filter(isTouchable));
