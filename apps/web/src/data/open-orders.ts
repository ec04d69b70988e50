import type { OrderView } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';
import { useQuery } from '@tanstack/react-query';
import { client } from '../core/client.ts';
import { keepRowOfOrder } from '../core/draft-note.ts';
import { openOrders } from '../core/open-orders.ts';
import { sessionStore } from '../core/stores.ts';

/** How often a page that shows open orders fetches them again. */
const REFRESH_MS = 10_000;
/** More orders than this are shown in the list of orders only. */
const SIZE = 20;

const OPEN = [ORDER_STATUS.unpaid, ORDER_STATUS.awaitingDelivery, ORDER_STATUS.delivering];

/** The account's orders that are not over, newest first. The device remembers how many there are. */
export function useOpenOrders(uid: string) {
  return useQuery<readonly OrderView[]>({
    queryKey: ['orders', 'open', uid],
    queryFn: async ({ signal }) => {
      const orders = await client.call(
        'Order.list',
        { statuses: OPEN },
        { signal, flow: { begin: undefined, size: SIZE } },
      );
      // The customer may have left meanwhile.
      if (sessionStore.getState().userInfo?.uid === uid) openOrders.saw(uid, orders.length);
      return orders;
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.length === 0 ? false : REFRESH_MS),
  });
}

/** Called when the account of this device has placed an order. */
export function noteOrder(): void {
  const user = sessionStore.getState().userInfo;
  if (user === null) return;
  openOrders.saw(user.uid, 1);
  keepRowOfOrder();
}
