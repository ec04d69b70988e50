import { STORAGE_PREFIX } from '@cpc/appkit';
import type { GoodsId } from '@cpc/domain';
import { deviceStorage } from './storage.ts';
import { forMeRows, ROWS_KEY } from './stores.ts';

export const DRAFT_KEY = `${STORAGE_PREFIX}draft`;

/** Keeps room for so many rows for the customer on the first page, or for more; see `for-me-slot.tsx`. */
function keepRows(count: number): void {
  if (forMeRows() < count) deviceStorage.setItem(ROWS_KEY, `${count}`);
}

/** Keeps room for an order, above that of the draft if there is one. */
export const keepRowOfOrder = (): void => keepRows(deviceStorage.getItem(DRAFT_KEY) === null ? 1 : 2);

/** Remembers that there is a draft for these goods, so that a page knows it before it opens the device's database. */
export function noteDraft(goodsId: GoodsId): void {
  deviceStorage.setItem(DRAFT_KEY, goodsId);
  keepRows(1);
}
