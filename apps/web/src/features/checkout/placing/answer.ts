import { ClientError } from '@cpc/client';
import type { OrderView } from '@cpc/contract';
import { type Money, money, ORDER_STATUS } from '@cpc/domain';

/**
 * Returns true if the order found under a key is an earlier one that was paid or given up since: the customer then
 * wants another order (OR-05). A free order needs no payment, so it may be the one whose answer was lost.
 */
export function isEarlier({ status, price }: Pick<OrderView, 'status' | 'price'>): boolean {
  if (status === ORDER_STATUS.unpaid) return false;
  return status !== ORDER_STATUS.awaitingDelivery || price.amount > 0;
}

/** The present price in the refusal `priceChanged`; undefined for another error. */
export function presentPrice(error: unknown): Money | undefined {
  if (!(error instanceof ClientError) || error.name !== 'priceChanged') return undefined;
  const { data } = error;
  const price = typeof data === 'object' && data !== null && 'price' in data ? data.price : undefined;
  if (typeof price !== 'object' || price === null || !('amount' in price) || !('currency' in price)) return undefined;
  return money(Number(price.amount), String(price.currency));
}
