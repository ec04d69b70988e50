import type { ActionInput, ActionOutput } from '@cpc/contract';
import type { OrderId } from '@cpc/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/client.ts';

/** While an order waits, its station's state is asked for this often, in ms. */
const EVERY_MS = 15_000;

/** How an order's own station is, and which others could make it (QU-04). */
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
