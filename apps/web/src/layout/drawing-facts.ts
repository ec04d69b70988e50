import type { OrderItemView, OrderView } from '@cpc/contract';
import { addMoney, type Money, money } from '@cpc/domain';
import { type Fact, useFormat, useT } from '@cpc/ui';
import type { DrawingCost } from '../data/drawing-cost.ts';

type Drawings = Pick<DrawingCost, 'count' | 'price'>;

/** The line that says what the drawings of an order cost; none if they are free (AI-04). */
export function useDrawingFacts({ count, price }: Drawings): readonly Fact[] {
  const t = useT();
  const format = useFormat();
  return price ? [{ name: t('order.drawings', { count }), value: format.money(price) }] : [];
}

/** The price of an item without its drawings, which have a line of their own. */
export const withoutDrawings = ({ price, drawings_price }: Pick<OrderItemView, 'price' | 'drawings_price'>): Money =>
  money(price.amount - drawings_price.amount, price.currency);

/** The drawings that are paid for with an order, as a part of its price. */
export function drawingsOfOrder({ items }: Pick<OrderView, 'items'>): Drawings {
  const paid = items.filter((item) => item.drawings_price.amount > 0);
  const prices = paid.map((item) => item.drawings_price);
  return {
    count: paid.reduce((sum, item) => sum + item.drawings, 0),
    price: prices.length === 0 ? undefined : prices.reduce(addMoney),
  };
}
