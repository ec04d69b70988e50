import type { FrozenArt } from '../../base/painting/renderer.ts';
import { readProduct } from '../catalogue/product.ts';
import { readDesign } from '../documents/read.ts';
import type { DesignedItem } from './items.ts';

/** The frozen design of an order's item, for rendering. */
export function frozenArt({ design, product }: Pick<DesignedItem, 'design' | 'product'>): FrozenArt {
  const { surface, underbase } = readProduct(product);
  return { document: readDesign(design), surface, underbase };
}
