import { isCell, type LayerId, type PictureLayer, type Point, type Surface, swapCells, updateLayer } from '@cpc/design';
import { hitTest, type TextOutlines } from '@cpc/paint';
import type { CropPose } from '../geometry/crop.ts';
import type { CellPort } from './ports.ts';
import { cellPhoto, selectedCell } from '../session/cells.ts';
import { documentOf, isTouchable, layerOf } from '../document/state.ts';
import { amend, commit, endStep, revoke } from '../document/steps.ts';
import type { EditorState } from '../session/state.ts';
import type { EditorStore } from '../session/store.ts';
import { aimAt } from '../session/hands.ts';

/** Shows another part of a cell's photo, within the open step. Its frame stays as it is. */
export function moveCell(store: EditorStore, id: LayerId, { crop }: Pick<CropPose, 'crop'>): void {
  if (cellPhoto(store.getState(), id))
    amend(store, updateLayer<PictureLayer>(documentOf(store.getState()), id, { crop }));
}

/** Swaps what two cells show, as one step; the first one stays selected. */
export function swapIn(store: EditorStore, surface: Surface, a: LayerId, b: LayerId): void {
  commit(store, swapCells(documentOf(store.getState()), a, b, surface));
}

/** Moves photos in the cells of a collage, and from one to another. While a photo moves, the step is open. */
export function createCellController(store: EditorStore, surface: Surface, outlines: TextOutlines): CellPort {
  const state = store.getState;
  return {
    grabCell() {
      const cell = selectedCell(state());
      if (!cell) return undefined;
      endStep(store);
      return { id: cell.id, pose: cell };
    },
    cellPose: (id) => cellPhoto(state(), id),
    cellBeside: (id, point) => cellBeside(state(), outlines, id, point),
    moveCell: (id, pose) => moveCell(store, id, pose),
    aimAt: (cell) => aimAt(store, cell),
    releaseCell(id, over) {
      aimAt(store, null);
      if (over === null) return endStep(store);
      revoke(store);
      swapIn(store, surface, id, over);
    },
    cancelCell() {
      aimAt(store, null);
      revoke(store);
    },
  };
}

/** Another cell of the same collage at a point of the surface, unless the point is in the cell itself, even beneath. */
function cellBeside(state: EditorState, outlines: TextOutlines, id: LayerId, point: Point): LayerId | null {
  const group = layerOf(state, id)?.group;
  const hits = hitTest(documentOf(state), outlines, point).filter(
    (layer) => isCell(layer) && layer.group === group && isTouchable(layer),
  );
  return hits.some((layer) => layer.id === id) ? null : (hits[0]?.id ?? null);
}
