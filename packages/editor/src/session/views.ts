import { write } from '../document/write.ts';
import { RESTING } from './activity.ts';
import { closePanel } from './panels.ts';
import { type EditorStore, enter } from './store.ts';

/** How the case is shown, and with whom it is made. */

export const closePreview = (store: EditorStore): boolean => enter(store, 'endPreview', RESTING);

export const showSolid = (store: EditorStore, solid: boolean): void => write(store, { solid });

/** The design is made with another person from now on. */
export function enterRoom(store: EditorStore, room: string): void {
  closePanel(store);
  write(store, { room });
}

export const leaveRoom = (store: EditorStore): void => write(store, { room: null });
