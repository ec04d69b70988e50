import type { GoodsId } from '@cpc/domain';
import { deviceStorage } from './storage.ts';
import { DRAFT_KEY, ownerOf, ROWS_KEY } from './session-store.ts';
import { forMeRows, sessionStore } from './stores.ts';

/** Keeps room for so many rows for the customer on the first page, or for more; see `for-me-slot.tsx`. */
function keepRows(count: number): void {
  if (forMeRows() < count) deviceStorage.setItem(ROWS_KEY, `${count}`);
}

/** Keeps room for an order, above that of the draft if there is one. */
export const keepRowOfOrder = (): void => keepRows(deviceStorage.getItem(DRAFT_KEY) === null ? 1 : 2);

/** A note of whose draft there is, for which goods. */
export const draftNote = (uid: string, goodsId: GoodsId): string => JSON.stringify([uid, goodsId]);

/**
 * Remembers that the customer has a draft for these goods, so that a page knows it before it opens the device's database.
 * The draft of nobody is not noted: it must not be shown to the next customer.
 */
export function noteDraft(goodsId: GoodsId): void {
  const owner = ownerOf(sessionStore.getState());
  if (owner === null) return;
  deviceStorage.setItem(DRAFT_KEY, draftNote(owner, goodsId));
  keepRows(1);
}
