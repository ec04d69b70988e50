import type { Draft } from '@cpc/editor';
import { emptyDatabase } from './device-database.ts';

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
  await emptyDatabase();
}
