import type { LayerId } from '@cpc/design';
import { endStep } from '../document/steps.ts';
import { write } from '../document/write.ts';
import { withSelected } from './activity.ts';
import { finishCrop } from './crop.ts';
import { closePanel } from './panels.ts';
import { isDoodling, isPreviewing, shownPanel } from './state.ts';
import { isSelected } from './selected.ts';
import type { EditorStore } from './store.ts';

/** Selects layers; none in the preview. What was done with others ends: an open change becomes a step, and so does a crop. */
export function select(store: EditorStore, selection: readonly LayerId[]): void {
  if (isPreviewing(store.getState())) return;
  finishCrop(store);
  endStep(store);
  selectWithin(store, selection);
}

/** Selects layers within the open step: what it has just added. */
export const selectWithin = (store: EditorStore, selection: readonly LayerId[]): void =>
  write(store, ({ activity }) => ({ selection, activity: withSelected(activity, selection) }));

/** Selects a layer that was just added, unless a panel is in use. Drawing ends, so that the layer can be moved at once. */
export function selectAdded(store: EditorStore, layer: LayerId): void {
  const state = store.getState();
  if (shownPanel(state) !== null && !isDoodling(state)) return;
  closePanel(store);
  select(store, [layer]);
}

/** Adds a layer to the selection, or removes it. */
export function toggleSelected(store: EditorStore, layer: LayerId): void {
  const state = store.getState();
  const { selection } = state;
  select(store, isSelected(state, layer) ? selection.filter((id) => id !== layer) : [...selection, layer]);
}

/** From now on a tap adds to the selection, or no longer. */
export const toggleMultiSelect = (store: EditorStore): void =>
  write(store, ({ multiSelect }) => ({ multiSelect: !multiSelect }));

export const toggleSnaps = (store: EditorStore): void => write(store, ({ snaps }) => ({ snaps: !snaps }));
