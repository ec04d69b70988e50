import type { ErrorName, OrderTerms, OrderView, OtherShell } from '@cpc/contract';
import type { DesignDocument } from '@cpc/design';
import {
  type AddressId,
  type Money,
  ORDER_STATUS,
  type OrderId,
  type ShoppingEntryId,
  type StationId,
  TERMS_VERSION,
} from '@cpc/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Choice } from '../../../data/draft/choice.ts';
import { clientKeyFor, dropClientKey } from '../../../core/client-key.ts';
import { client } from '../../../core/client.ts';
import { contentHash } from '../../../core/content-hash.ts';
import { go } from '../../../core/go.ts';
import { noteOrdered } from '../../../core/ordered-designs.ts';
import { PATHS } from '../../../core/paths.ts';
import { randomId } from '../../../core/random-id.ts';
import { deviceStorage } from '../../../core/storage.ts';
import { sharedStore } from '../../../core/stores.ts';
import { AGREED_KEY } from '../../../data/agreed.ts';
import { beginPayment } from '../../../data/begin-payment.ts';
import { noteOrder } from '../../../data/open-orders.ts';
import type { Way } from '../in-address.ts';
import { isEarlier, presentPrice } from './answer.ts';

/**
 * What an order is made of: the local draft, entries of the shopping list, or the frozen designs of an earlier order.
 */
export type Placing = {
  readonly stationId: StationId;
  /** Where the order is sent; undefined for pickup at the station. */
  readonly addressId?: AddressId | undefined;
  readonly couponCode?: string | undefined;
  /** The total that the customer saw. It is no part of what is ordered, so that the key stays the same (OR-05). */
  readonly expected?: Money | undefined;
  /** How it is to be paid; no part of what is ordered either. */
  readonly way: Way;
} & (
  | {
      readonly of: 'design';
      readonly choice: Choice;
      readonly document: DesignDocument;
      /** How many equal things; undefined for one, so that an earlier key stays the same. */
      readonly count?: number | undefined;
    }
  | { readonly of: 'list'; readonly entryIds: readonly ShoppingEntryId[] }
  | { readonly of: 'order'; readonly orderId: OrderId; readonly instead: readonly OtherShell[] }
);

/** What was fetched with prices. */
const PRICED = ['goods', 'goods-of', 'shopping-list', 'coupon', 'station'] as const;

/**
 * Places an order once, however often it is called, begins its payment and leaves for it. If no payment can be begun now,
 * the page of the payment says so: the order is placed.
 */
export function usePlaceOrder() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (placing: Placing) => {
      const { stationId, addressId, couponCode, expected, way } = placing;
      const { promoter_id, scanned } = sharedStore.getState();
      const terms = {
        machine_id: stationId,
        ...(promoter_id === null ? {} : { promoter_id }),
        ...(couponCode === undefined ? {} : { coupon_code: couponCode }),
        ...(addressId === undefined ? {} : { delivery: { address_id: addressId } }),
      };
      const seen = expected === undefined ? {} : { expected_price: expected };
      const hash = placing.of === 'design' ? await contentHash(placing.document) : undefined;
      const placeByKey = () =>
        place(placing, {
          ...terms,
          ...seen,
          scanned: scanned === stationId,
          terms_version: TERMS_VERSION,
          client_key: keyFor(placing, terms, hash),
        });
      let order = await placeByKey();
      if (isEarlier(order)) {
        // The earlier order was paid, but its key was kept because the customer did not return from paying. Another
        // order is wanted now.
        dropClientKey(deviceStorage);
        order = await placeByKey();
      }
      if (placing.of === 'design' && hash !== undefined) noteOrdered(placing.choice.goods_id, hash);
      return { order, leave: await begun(order, way) };
    },
    onSuccess: ({ order, leave }, { way }) => {
      queries.setQueryData(['order', order.order_id], order);
      noteOrder();
      void queries.invalidateQueries({ queryKey: AGREED_KEY });
      void queries.invalidateQueries({ queryKey: ['orders'] });
      void queries.invalidateQueries({ queryKey: ['shopping-list'] });
      // The way back from the provider leads to the page of the payment.
      go(PATHS.pay, { order_id: order.order_id, way: way === 'voucher' ? way : undefined }, { replace: true });
      if (leave === undefined) return;
      // A payment that is begun makes the hold longer.
      void queries.invalidateQueries({ queryKey: ['order', order.order_id] });
      leave();
    },
    onError: (error) => {
      if (presentPrice(error) === undefined && error.name !== ('notInStock' satisfies ErrorName)) return;
      for (const queryKey of PRICED) void queries.invalidateQueries({ queryKey: [queryKey] });
    },
  });
}

/** Begins the payment of a new order. @returns what leaves for it; undefined if there is nothing to leave for */
async function begun({ order_id, status, items, delivery }: OrderView, way: Way): Promise<(() => void) | undefined> {
  // A voucher pays one item that is picked up, also if it was chosen before there were more.
  const byVoucher = way === 'voucher' && items.length === 1 && delivery === null;
  if (status !== ORDER_STATUS.unpaid || byVoucher) return undefined;
  return beginPayment(order_id, way === 'counter' ? 'counter' : 'paypal').catch(() => undefined);
}

function place(placing: Placing, terms: OrderTerms): Promise<OrderView> {
  switch (placing.of) {
    case 'design':
      return client.call('Order.place', {
        ...terms,
        items: [{ ...placing.choice, document: placing.document, count: placing.count ?? 1 }],
      });
    case 'list':
      return client.call('ShoppingList.order', { ...terms, entry_ids: [...placing.entryIds] });
    case 'order':
      return client.call('Order.reorder', {
        ...terms,
        order_id: placing.orderId,
        ...(placing.instead.length === 0 ? {} : { instead: [...placing.instead] }),
      });
  }
}

/** Returns the same key for the same content. @param hash of the design; undefined for what is not one */
function keyFor(placing: Placing, terms: Omit<OrderTerms, 'client_key'>, hash: string | undefined): string {
  const { document: _drawn, expected: _seen, way: _way, ...rest } = { document: undefined, ...placing };
  const content = { ...rest, ...terms, ...(hash === undefined ? {} : { hash }) };
  return clientKeyFor(JSON.stringify(content), deviceStorage, randomId);
}
