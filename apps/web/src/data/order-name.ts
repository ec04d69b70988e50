import type { OrderView } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { useGoodsName } from './goods-name.ts';

/** The name of an order: its item, or its first item and the number of the others. */
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
