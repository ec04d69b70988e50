import type { LayerId } from '@cpc/design';
import { write } from '../document/write.ts';
import { type Panel, RESTING, type ShownPanel, withSelected } from './activity.ts';
import { shownPanel } from './state.ts';
import { type EditorStore, enter } from './store.ts';

/** Opens the panel of a tool. A new text starts without a selection. */
export function openTool(store: EditorStore, panel: Panel | 'doodle'): void {
  if (panel === 'doodle') beginDoodle(store);
  else openPanel(store, panel, null, panel === 'text' ? { selection: [] } : {});
}

/** Opens a panel; one with options of layers only if some are selected. @param tab the tab to show; null for the first one */
export function openPanel(
  store: EditorStore,
  panel: Panel,
  tab: string | null = null,
  fields: { readonly selection?: readonly LayerId[] } = {},
): void {
  const { selection } = { ...store.getState(), ...fields };
  enter(store, 'openPanel', withSelected({ name: 'selecting', panel, tab }, selection), fields);
}

/** Opens a panel for what is selected, or closes it. */
export function togglePanel(store: EditorStore, panel: Panel): void {
  if (shownPanel(store.getState()) === panel) closePanel(store);
  else openPanel(store, panel);
}

/** Closes the open panel, and ends its activity. @param panel the one to close; another one stays open */
export function closePanel(store: EditorStore, panel: ShownPanel | null = shownPanel(store.getState())): void {
  if (panel !== null && panel === shownPanel(store.getState())) enter(store, 'openPanel', RESTING);
}

export function showTab(store: EditorStore, tab: string): void {
  const { activity } = store.getState();
  if (activity.name === 'selecting') write(store, { activity: { ...activity, tab } });
}

/** Begins to draw lines. They go on in the layer of this sitting. */
export function beginDoodle(store: EditorStore): void {
  const { activity } = store.getState();
  const to = activity.name === 'doodling' ? activity : ({ name: 'doodling', layer: null } as const);
  enter(store, 'doodle', to, { selection: [] });
}

/** Asks how photos of the device go together. */
export const layPhotos = (store: EditorStore, files: readonly File[]): boolean =>
  enter(store, 'layPhotos', { name: 'layingPhotos', files });

/** Shows the case as it will be. It changes nothing: a gesture is cancelled, and a crop ends as a step. */
export function openPreview(store: EditorStore): void {
  store.cancelGesture();
  enter(store, 'preview', { name: 'previewing' }, { selection: [] });
}

/** The design begins with a photo, or does not: ten ideas from it open as soon as it is there. */
export const askForIdeas = (store: EditorStore, ideasAsked: boolean): void => write(store, { ideasAsked });
