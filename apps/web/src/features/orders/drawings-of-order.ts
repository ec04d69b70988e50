import type { OrderView } from '@cpc/contract';
import { addMoney } from '@cpc/domain';
import type { DrawingCost } from '../../data/drawing-cost.ts';

/** The drawings that were paid for with an order, as a part of its price (AI-04). */
export function drawingsOfOrder({ items }: Pick<OrderView, 'items'>): Pick<DrawingCost, 'count' | 'price'> {
  const paid = items.filter((item) => item.drawings_price.amount > 0);
  const prices = paid.map((item) => item.drawings_price);
  return {
    count: paid.reduce((sum, item) => sum + item.drawings, 0),
    price: prices.length === 0 ? undefined : prices.reduce(addMoney),
  };
}
