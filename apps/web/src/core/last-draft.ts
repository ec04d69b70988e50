import { STORAGE_PREFIX } from '@cpc/appkit';
import type { GoodsId } from '@cpc/domain';
import { type Choice, readChoice } from './choice.ts';
import { deviceStorage } from './storage.ts';
import { forMeRows, ROWS_KEY } from './stores.ts';

const NAME = `${STORAGE_PREFIX}draft`;

/** Sets how many rows the first page keeps for its customer; see `for-me-slot.tsx`. */
export const keepRows = (rows: number): void => deviceStorage.setItem(ROWS_KEY, `${rows}`);

/** Keeps at least one. */
export function keepARow(): void {
  if (forMeRows() === 0) keepRows(1);
}

/** Remembers that there is a draft for these goods, so that a page knows it before it opens the device's database. */
export function noteDraft(goodsId: GoodsId): void {
  if (deviceStorage.getItem(NAME) !== goodsId) deviceStorage.setItem(NAME, goodsId);
  keepARow();
}

export const forgetDraft = (): void => deviceStorage.removeItem(NAME);

/** What was designed last on this device, unless its draft is known to be gone. */
export function lastDraft(): Choice | undefined {
  const choice = readChoice();
  return choice !== undefined && deviceStorage.getItem(NAME) === choice.goods_id ? choice : undefined;
}
