import { parseDocument } from '@cpc/design';
import type { FrozenArt } from '../../base/painting/renderer.ts';
import type { DesignedItem } from './items.ts';
import { readProduct } from '../catalogue/product.ts';

/** The frozen design of an order's item, for rendering. */
export function frozenArt({ design, product }: Pick<DesignedItem, 'design' | 'product'>): FrozenArt {
  const { surface, underbase } = readProduct(product);
  const parsed = parseDocument(JSON.parse(design));
  if (!parsed.ok) throw new Error(`the design cannot be read: ${parsed.problems[0]}`);
  return { document: parsed.document, surface, underbase };
}
