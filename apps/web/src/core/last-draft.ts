import { STORAGE_PREFIX } from '@cpc/appkit';
import type { GoodsId } from '@cpc/domain';
import { type Choice, readChoice } from './choice.ts';
import { deviceStorage } from './storage.ts';

const NAME = `${STORAGE_PREFIX}draft`;

/** Remembers that there is a draft for these goods, so that a page knows it before it opens the device's database. */
export function noteDraft(goodsId: GoodsId): void {
  if (deviceStorage.getItem(NAME) !== goodsId) deviceStorage.setItem(NAME, goodsId);
}

export const forgetDraft = (): void => deviceStorage.removeItem(NAME);

/** What was designed last on this device, if its draft is still here. */
export function lastDraft(): Choice | undefined {
  const choice = readChoice();
  return choice !== undefined && deviceStorage.getItem(NAME) === choice.goods_id ? choice : undefined;
}
