import type { GoodsView } from '@cpc/contract';
import type { MessageKey } from '@cpc/i18n';

const CASE = {
  preview: 'shop.details.preview',
  change: 'shop.details.change',
  chooseShell: 'shop.details.chooseShell',
  chooseColour: 'shop.details.chooseColour',
} as const satisfies Record<string, MessageKey>;

const ANYTHING = {
  preview: 'shop.goods.preview',
  change: 'shop.goods.change',
  chooseShell: 'shop.goods.chooseMaterial',
  chooseColour: 'shop.goods.chooseColour',
} as const satisfies Record<keyof typeof CASE, MessageKey>;

/** The texts for phone cases, or those for all other goods. */
export function wordsFor(category: GoodsView['category']): typeof CASE | typeof ANYTHING {
  return category === 'phoneCase' ? CASE : ANYTHING;
}
