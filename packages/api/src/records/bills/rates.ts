import { standardVat } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { BilledShop } from './party.ts';

/**
 * The rates of a shop, in thousandths, by the time when an order was placed: its own, else the standard rate of its country.
 * @returns a function that returns undefined if neither is known
 */
export async function ratesOf(
  reader: Reader,
  { id, country }: Pick<BilledShop, 'id' | 'country'>,
): Promise<(at: number) => number | undefined> {
  const own = await reader
    .selectFrom('shop_vat_rates')
    .select(['since', 'permille'])
    .where('partner_id', '=', id)
    .orderBy('since', 'desc')
    .execute();
  return (at) => own.find(({ since }) => since <= at)?.permille ?? standardVat(country);
}
