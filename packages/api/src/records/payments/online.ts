import type { ApiConfig } from '../../base/services.ts';

/** The currencies that PayPal pays in: https://developer.paypal.com/api/rest/reference/currency-codes/ */
const PAYPAL_CURRENCIES: ReadonlySet<string> = new Set(
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' '),
);

/** Whether customers can pay online in a currency: this server has a provider, and the provider has the currency (PY-10). */
export const paysOnline = ({ paypal }: Pick<ApiConfig, 'paypal'>, currency: string): boolean =>
  paypal !== undefined && PAYPAL_CURRENCIES.has(currency);
