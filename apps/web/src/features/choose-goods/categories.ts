import type { GoodsView } from '@cpc/contract';
import type { Money } from '@cpc/domain';

/** What a station sells of one category. */
export interface CategoryOffer {
  readonly category: GoodsView['category'];
  readonly models: number;
  /** Pieces left over all its models. */
  readonly stock: number;
  readonly from: Money;
  /** The first goods of the category, shown as a sample. */
  readonly sample: GoodsView;
}

/** The categories that a station sells, in the order of its goods. What it does not sell is not offered (CT-01). */
export function byCategory(goods: readonly GoodsView[]): readonly CategoryOffer[] {
  const offers = new Map<GoodsView['category'], CategoryOffer>();
  for (const one of goods) {
    const { category, price, stock } = one;
    const before = offers.get(category);
    const from = before === undefined || price.amount < before.from.amount ? price : before.from;
    offers.set(category, {
      category,
      from,
      models: (before?.models ?? 0) + 1,
      stock: (before?.stock ?? 0) + stock,
      sample: before?.sample ?? one,
    });
  }
  return [...offers.values()];
}
