import type { OrderItemView, OrderView } from '@cpc/contract';
import { addMoney, type Money, money } from '@cpc/domain';
import { type Fact, useFormat, useT } from '@cpc/ui';
import { useStation, useStationId } from '../data/stations.ts';

/** What the drawings cost that an order prints (AI-04). */
export interface DrawingCost {
  readonly count: number;
  /** Undefined while it is not known, or if they are free. */
  readonly price: Money | undefined;
  /** The server is being asked for the station and its price. Without a network nothing is asked. */
  readonly asking: boolean;
  /** A price of things with the drawings. */
  readonly plus: (price: Money) => Money;
}

/** The cost at the chosen station. Placing the order decides: what the server counts is asked about if it differs. */
export function useDrawingCost(count: number): DrawingCost {
  const station = useStation(useStationId());
  const each = count > 0 ? station.data?.drawing_price : undefined;
  const price = each && each.amount > 0 ? money(count * each.amount, each.currency) : undefined;
  return {
    count,
    price,
    asking: count > 0 && station.isLoading,
    plus: (things) => (price?.currency === things.currency ? addMoney(things, price) : things),
  };
}

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
