import { STORAGE_PREFIX } from '@cpc/appkit';
import type { GoodsId } from '@cpc/domain';
import { deviceStorage } from './storage.ts';
import { forMeRows, ROWS_KEY } from './stores.ts';

export const DRAFT_KEY = `${STORAGE_PREFIX}draft`;

/** Keeps at least one row for the customer on the first page; see `for-me-slot.tsx`. */
export function keepARow(): void {
  if (forMeRows() === 0) deviceStorage.setItem(ROWS_KEY, '1');
}

/** Remembers that there is a draft for these goods, so that a page knows it before it opens the device's database. */
export function noteDraft(goodsId: GoodsId): void {
  deviceStorage.setItem(DRAFT_KEY, goodsId);
  keepARow();
}
