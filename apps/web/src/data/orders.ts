import type { OrderView } from '@cpc/contract';
import { type AssetId, type OrderId, type OrderItemId, type OrderStatus, brand } from '@cpc/domain';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/client.ts';
import { isOver } from './order-rules.ts';

/** How often an order that is not over is fetched again; events of the queue cause earlier fetches. */
const ORDER_REFRESH_MS = 4000;
/** The server paints the picture within a second or two after the order. */
const PICTURE_REFRESH_MS = 1500;

/** Orders shown on the first page of the list. */
const PAGE_SIZE = 20;

const key = (orderId: string | undefined) => ['order', orderId] as const;

export function useOrder(orderId: string | undefined) {
  return useQuery<OrderView>({
    queryKey: key(orderId),
    queryFn: ({ signal }) => client.call('Order.get', { order_id: brand<OrderId>(orderId ?? '') }, { signal }),
    enabled: orderId !== undefined,
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined || !isOver(data))
        return data?.items.some(({ thumbnail }) => thumbnail === null) ? PICTURE_REFRESH_MS : ORDER_REFRESH_MS;
      return false;
    },
  });
}

/** The account's orders in these states, newest first, page by page. A new order does not shift the pages. */
export function useOrders(statuses: readonly OrderStatus[] | undefined) {
  return useInfiniteQuery({
    queryKey: ['orders', statuses],
    queryFn: ({ signal, pageParam: begin }) =>
      client.call('Order.list', statuses ? { statuses: [...statuses] } : {}, {
        signal,
        flow: { begin, size: PAGE_SIZE },
      }),
    initialPageParam: undefined as { readonly time: number; readonly id: string } | undefined,
    getNextPageParam: (page) => {
      const last = page.length < PAGE_SIZE ? undefined : page.at(-1);
      return last && { time: last.created_at, id: last.order_id };
    },
  });
}

/** Cancels an order, or one item of it. */
export function useCancelOrder() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, itemId }: { readonly orderId: OrderId; readonly itemId?: OrderItemId }) =>
      client.call('Order.cancel', { order_id: orderId, item_id: itemId }),
    onSuccess: (order) => {
      queries.setQueryData(key(order.order_id), order);
      void queries.invalidateQueries({ queryKey: ['orders'] });
    },
  });
}

/** The picture of an order's item, as a URL that the page may show. */
export function useThumbnail(asset: AssetId | null | undefined) {
  return useQuery<string>({
    queryKey: ['thumbnail', asset],
    queryFn: async ({ signal }) =>
      URL.createObjectURL(await client.fetchBlob(`/api/order/thumbnail/${asset ?? ''}`, { signal })),
    enabled: asset != null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
