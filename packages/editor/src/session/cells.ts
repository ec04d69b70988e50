import { cellsIn, isCell, type LayerId, type PictureLayer } from '@cpc/design';
import { documentOf, isTouchable, layerOf } from '../document/state.ts';
import type { EditorState } from './state.ts';
import { selectedLayer } from './selected.ts';

/** The photo of a cell of a collage; undefined for any other layer. */
export function cellPhoto(state: EditorState, id: LayerId | null): PictureLayer | undefined {
  const layer = layerOf(state, id);
  return isCell(layer) && layer.type === 'picture' ? layer : undefined;
}

/** The only selected layer, if it is a cell with a photo that can be moved. */
export function selectedCell(state: EditorState): PictureLayer | undefined {
  const layer = selectedLayer(state);
  return layer && isTouchable(layer) ? cellPhoto(state, layer.id) : undefined;
}

/** The next cell of the same collage that can be touched, after the last the first; undefined if there is no other. */
export function cellAfter(state: EditorState, id: LayerId): LayerId | undefined {
  const layer = layerOf(state, id);
  if (!isCell(layer) || layer.group === null) return undefined;
  const cells = cellsIn(documentOf(state), layer.group).filter((cell) => cell.id === id || isTouchable(cell));
  const next = cells[(cells.findIndex((cell) => cell.id === id) + 1) % cells.length];
  return next?.id === id ? undefined : next?.id;
}
