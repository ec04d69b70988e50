import { useNotify } from '@cpc/appkit';
import type { ActionInput, ActionOutput, OtherStation, ShopOrder, ShopOrderRow } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';
import { useFlow } from '../core/use-pages.ts';

const ORDERS = ['orders'] as const;
/** How often orders are fetched, in ms: their prints move on. */
const EVERY_MS = 5000;
const one = (orderNumber: string) => [...ORDERS, 'one', orderNumber] as const;

export const useOrders = (wanted: ActionInput<'Partner.orders'>) =>
  useFlow<ShopOrderRow>(
    [...ORDERS, 'list', wanted],
    (options) => client.call('Partner.orders', wanted, options),
    ({ created_at, order_id }) => ({ time: created_at, id: order_id }),
    EVERY_MS,
  );

export const useOrderCounts = (machine_id: StationId | undefined) =>
  useQuery<ActionOutput<'Partner.orderCounts'>>({
    queryKey: [...ORDERS, 'counts', machine_id],
    queryFn: ({ signal }) => client.call('Partner.orderCounts', { machine_id }, { signal }),
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  });

export const useOrder = (orderNumber: string) =>
  useQuery<ShopOrder>({
    queryKey: one(orderNumber),
    queryFn: ({ signal }) => client.call('Partner.order', { order_number: orderNumber }, { signal }),
    refetchInterval: EVERY_MS,
  });

/** An act on an order. Its answer is the order; what was fetched of money and stock is fetched again. */
function useAct<Input>(act: (input: Input) => Promise<ShopOrder>) {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: act,
    onSuccess(order) {
      queries.setQueryData(one(order.order_number), order);
      for (const key of ['list', 'counts']) void queries.invalidateQueries({ queryKey: [...ORDERS, key] });
      for (const key of ['money', 'stockPage', 'stockWarnings', 'counter'])
        void queries.invalidateQueries({ queryKey: [key] });
    },
    onError: notify.failed,
  });
}

export const useRefundOrder = () =>
  useAct((input: ActionInput<'Partner.refundOrder'>) => client.call('Partner.refundOrder', input));
export const useHandOver = () =>
  useAct((input: ActionInput<'Partner.handOver'>) => client.call('Partner.handOver', input));
export const useMoveOrder = () =>
  useAct((input: ActionInput<'Partner.moveOrder'>) => client.call('Partner.moveOrder', input));
export const useMoves = ({ order_id, order_number }: Pick<ShopOrder, 'order_id' | 'order_number'>) =>
  useQuery<readonly OtherStation[]>({
    queryKey: [...one(order_number), 'moves'],
    queryFn: ({ signal }) => client.call('Partner.moves', { order_id }, { signal }),
  });
export const useReprint = () =>
  useAct((input: ActionInput<'Partner.reprint'>) => client.call('Partner.reprint', input));
export const useCallOffReprint = () =>
  useAct((input: ActionInput<'Partner.callOffReprint'>) => client.call('Partner.callOffReprint', input));
