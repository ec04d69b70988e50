import type { DrawingOffer } from '@cpc/contract';
import { addMoney, type Money, money } from '@cpc/domain';
import { useQuery } from '@tanstack/react-query';
import { client } from '../core/client.ts';
import { useStationId } from './stations.ts';

/** What the drawings cost that an order prints (AI-04). */
export interface DrawingCost {
  readonly count: number;
  /** Undefined while it is not known, or if they are free. */
  readonly price: Money | undefined;
  /** The server is being asked for the price. Without a network nothing is asked. */
  readonly asking: boolean;
  /** A price of things with the drawings. */
  readonly plus: (price: Money) => Money;
}

/** The cost at the chosen station. Placing the order decides: what the server counts is asked about if it differs. */
export function useDrawingCost(count: number): DrawingCost {
  const stationId = useStationId();
  const offer = useQuery<DrawingOffer>({
    queryKey: ['drawingOffer', stationId],
    queryFn: ({ signal }) => client.call('Drawing.offer', { machine_id: stationId ?? undefined }, { signal }),
    enabled: count > 0,
  });
  const each = count > 0 ? offer.data?.price : undefined;
  const price = each && each.amount > 0 ? money(count * each.amount, each.currency) : undefined;
  return {
    count,
    price,
    asking: offer.isLoading,
    plus: (things) => (price?.currency === things.currency ? addMoney(things, price) : things),
  };
}
