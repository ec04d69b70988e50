import { addMoney, type Money, money } from '@cpc/domain';
import { useStation, useStationId } from './stations.ts';

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
