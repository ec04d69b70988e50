import { STORAGE_PREFIX } from '@cpc/appkit';
import type { GoodsId } from '@cpc/domain';
import { deviceStorage } from './storage.ts';

const NAME = `${STORAGE_PREFIX}ordered`;

const wordFor = (goodsId: GoodsId, hash: string): string => `${goodsId} ${hash}`;

/** Remembers the design that was ordered last, by its content hash: the next one for these goods begins empty. */
export const noteOrdered = (goodsId: GoodsId, hash: string): void =>
  deviceStorage.setItem(NAME, wordFor(goodsId, hash));

export const isOrdered = (goodsId: GoodsId, hash: string): boolean =>
  deviceStorage.getItem(NAME) === wordFor(goodsId, hash);
