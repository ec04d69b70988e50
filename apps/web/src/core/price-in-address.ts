import { type Money, money } from '@cpc/domain';

/** A price as a page's address holds it: `EUR2490`, in minor units. */
export const priceForAddress = (price: Money | undefined): string | undefined =>
  price && `${price.currency}${price.amount}`;

/** The price that an address holds; undefined if it holds none. */
export function priceInAddress(text: string | undefined): Money | undefined {
  const [, currency, amount] = /^([A-Z]{3})(\d{1,12})$/.exec(text ?? '') ?? [];
  return currency === undefined ? undefined : money(Number(amount), currency);
}
