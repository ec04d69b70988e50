import type { Draft } from '@cpc/editor';
import { emptyStore } from './device-database.ts';

/** Whose pictures the server has. */
export interface OwnedDraft extends Draft {
  readonly account: string | undefined;
}

/** Designs that the device refused: they live as long as the page. What it still holds in their places is older. */
export const unkept = new Map<string, OwnedDraft>();

/** Lets go of every design and picture on this device. */
export async function dropDrafts(): Promise<void> {
  unkept.clear();
  await emptyStore('drafts');
  await emptyStore('pictures');
}
