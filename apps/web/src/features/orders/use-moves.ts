import type { ActionInput, ActionOutput } from '@cpc/contract';
import type { OrderId } from '@cpc/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../core/client.ts';

/** How often the state of the station is fetched while an order waits, in ms. */
const EVERY_MS = 15_000;

/** The state of the order's station, and the other stations that could make the order (QU-04). */
export const useMoves = (orderId: OrderId) =>
  useQuery<ActionOutput<'Order.moves'>>({
    queryKey: ['moves', orderId],
    queryFn: ({ signal }) => client.call('Order.moves', { order_id: orderId }, { signal }),
    refetchInterval: EVERY_MS,
  });

export function useMoveOrder() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (move: ActionInput<'Order.move'>) => client.call('Order.move', move),
    onSuccess: (order) => {
      queries.setQueryData(['order', order.order_id], order);
      void queries.invalidateQueries({ queryKey: ['moves', order.order_id] });
      void queries.invalidateQueries({ queryKey: ['orders'] });
    },
  });
}
