import { type DesignDocument, wholeSurface } from '@cpc/design';
import type { FrozenArt } from '../printing/renderer.ts';
import type { FrozenProduct } from './product.ts';
import type { OrderRow } from './store.ts';

/** What an order froze, to be rendered. */
export function frozenArt({ design, product }: Pick<OrderRow, 'design' | 'product'>): FrozenArt {
  const { surface, underbase } = JSON.parse(product) as FrozenProduct;
  return { document: JSON.parse(design) as DesignDocument, surface: wholeSurface(surface), underbase };
}
