import type { GoodsId } from '@cpc/domain';
import { type Choice, readChoice } from './choice.ts';
import { forMeRows, keepRows } from './for-me-rows.ts';
import { DRAFT_NOTE } from './owned-drafts.ts';
import { deviceStorage } from './storage.ts';

/** Remembers that there is a draft for these goods, so that a page knows it before it opens the device's database. */
export function noteDraft(goodsId: GoodsId): void {
  if (deviceStorage.getItem(DRAFT_NOTE) !== goodsId) deviceStorage.setItem(DRAFT_NOTE, goodsId);
  if (forMeRows() === 0) keepRows(1);
}

/** What was designed last on this device, if its draft is still here. */
export function lastDraft(): Choice | undefined {
  const choice = readChoice();
  return choice !== undefined && deviceStorage.getItem(DRAFT_NOTE) === choice.goods_id ? choice : undefined;
}
