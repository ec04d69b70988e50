import type { ActionInput, ShopOrder, ShopOrderItem } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { useAct, useCall } from '../core/calls.ts';
import { useFlow } from '../core/use-pages.ts';

const ORDERS = ['orders'] as const;
/** How often orders are fetched, in ms: their prints move on. */
const EVERY_MS = 5000;
const one = (orderNumber: string) => [...ORDERS, 'one', orderNumber] as const;

/** A dialog about an item of an order. */
export interface ItemDialogProps {
  readonly order: ShopOrder;
  readonly item: ShopOrderItem;
  readonly onClose: () => void;
}

export const useOrders = (wanted: ActionInput<'Partner.orders'>) =>
  useFlow([...ORDERS, 'list', wanted], {
    name: 'Partner.orders',
    input: wanted,
    placeOf: ({ created_at, order_id }) => ({ time: created_at, id: order_id }),
    everyMs: EVERY_MS,
  });

export const useOrderCounts = (stationId: StationId | undefined) =>
  useCall(
    [...ORDERS, 'counts', stationId],
    'Partner.orderCounts',
    { machine_id: stationId },
    { everyMs: EVERY_MS, keep: true },
  );
export const useOrder = (order_number: string) =>
  useCall(one(order_number), 'Partner.order', { order_number }, { everyMs: EVERY_MS });
export const useMoves = ({ order_id, order_number }: Pick<ShopOrder, 'order_id' | 'order_number'>) =>
  useCall([...one(order_number), 'moves'], 'Partner.moves', { order_id });

/** An act on an order by a form. Its answer is the order; what was fetched of money and stock is fetched again. */
const AFTER = {
  put: ({ order_number }: ShopOrder) => one(order_number),
  stale: [[...ORDERS, 'list'], [...ORDERS, 'counts'], ['money'], ['stockPage'], ['stockWarnings'], ['counter']],
  quiet: true,
} as const;

export const useRefundOrder = () => useAct('Partner.refundOrder', AFTER);
export const useHandOver = () => useAct('Partner.handOver', AFTER);
export const useMoveOrder = () => useAct('Partner.moveOrder', AFTER);
export const useReprint = () => useAct('Partner.reprint', AFTER);
export const useCallOffReprint = () => useAct('Partner.callOffReprint', AFTER);
