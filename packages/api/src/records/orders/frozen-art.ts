import type { FrozenArt } from '../../base/painting/renderer.ts';
import { readGoods } from '../catalogue/goods.ts';
import { readDesign } from '../documents/read.ts';
import type { DesignedItem } from './items.ts';

/** The frozen design of an order's item, for rendering. */
export function frozenArt({ design, goods }: Pick<DesignedItem, 'design' | 'goods'>): FrozenArt {
  const { surface, underbase } = readGoods(goods);
  return { document: readDesign(design), surface, underbase };
}
