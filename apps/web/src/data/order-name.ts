import type { OrderView } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { useGoodsName } from './goods-name.ts';

/** What an order is called: by its thing, or by the first of them and how many more. */
export function useOrderName(): (order: OrderView) => string {
  const t = useT();
  const nameOf = useGoodsName();
  return ({ items }) => {
    const [first] = items;
    if (first === undefined) return '';
    const name = nameOf(first);
    return items.length === 1 ? name : t('order.items.more', { name, count: items.length - 1 });
  };
}
