import { STORAGE_PREFIX } from '@cpc/appkit';
import type { Draft } from '@cpc/editor';
import { emptyStore } from './device-database.ts';
import { deviceStorage } from './storage.ts';

/** Where the device remembers which goods have the draft that was edited last; see `last-draft.ts`. */
export const DRAFT_NOTE = `${STORAGE_PREFIX}draft`;

/** The account that uploaded the pictures. */
export interface OwnedDraft extends Draft {
  readonly account: string | undefined;
}

/**
 * Drafts that the device refused to store. They live as long as the page. What the device still stores in their slots
 * is older.
 */
export const unsaved = new Map<string, OwnedDraft>();

/** Deletes every draft and picture on this device. */
export async function dropDrafts(): Promise<void> {
  unsaved.clear();
  deviceStorage.removeItem(DRAFT_NOTE);
  await emptyStore('drafts');
  await emptyStore('pictures');
}
