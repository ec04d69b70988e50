import type { DesignDocument, Layer, LayerId, PictureLayer } from '@cpc/design';
import { layerOf } from '../document/state.ts';
import { cropOf, type EditorState, type SessionState } from './state.ts';

/** The only selected layer; undefined if none or several are selected. */
export const selectedLayer = (state: EditorState): Layer | undefined =>
  state.selection.length === 1 ? layerOf(state, state.selection[0] ?? null) : undefined;

const NO_LAYERS: readonly Layer[] = [];
const selected = new WeakMap<readonly LayerId[], { document: DesignDocument; layers: readonly Layer[] }>();

/** The selected layers from lowest to topmost; the same list object while they and the selection do not change. */
export function selectedLayers({ selection, history: { document } }: EditorState): readonly Layer[] {
  if (selection.length === 0) return NO_LAYERS;
  const known = selected.get(selection);
  if (known?.document === document) return known.layers;
  const layers = stacked(selection.flatMap((id) => (document.records[id] as Layer | undefined) ?? []));
  const same = known?.layers.length === layers.length && layers.every((layer, i) => layer === known.layers[i]);
  const kept = same && known ? known.layers : layers;
  selected.set(selection, { document, layers: kept });
  return kept;
}

const stacked = (layers: readonly Layer[]): readonly Layer[] =>
  layers.toSorted((a, b) => (a.stack < b.stack ? -1 : a.stack > b.stack ? 1 : a.id < b.id ? -1 : 1));

/** The picture being cropped. */
export function croppedLayer(state: EditorState): PictureLayer | undefined {
  const layer = layerOf(state, cropOf(state)?.layer ?? null);
  return layer?.type === 'picture' ? layer : undefined;
}

/** A layer with its current placement, dragged or not. */
export function shownLayer<L extends Layer>({ dragged }: Pick<SessionState, 'dragged'>, layer: L): L {
  const placement = dragged?.get(layer.id);
  return placement ? { ...layer, placement } : layer;
}

export const isSelected = (state: SessionState, id: LayerId): boolean => state.selection.includes(id);

/** The layers with a canvas of their own, because they are about to change. */
export function activeLayers({ activity, selection }: SessionState): readonly LayerId[] {
  if (activity.name !== 'doodling') return selection;
  return activity.layer === null ? [] : [activity.layer];
}
