import { ClientError } from '@cpc/client';
import { type Money, money } from '@cpc/domain';

/** The present price in the refusal `priceChanged`; undefined for another error. */
export function presentPrice(error: unknown): Money | undefined {
  if (!(error instanceof ClientError) || error.name !== 'priceChanged') return undefined;
  const { data } = error;
  const price = typeof data === 'object' && data !== null && 'price' in data ? data.price : undefined;
  if (typeof price !== 'object' || price === null || !('amount' in price) || !('currency' in price)) return undefined;
  return money(Number(price.amount), String(price.currency));
}
