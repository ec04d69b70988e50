import type { Query } from '@cpc/appkit';
import type { OtherShell, ShellView, StationHere } from '@cpc/contract';
import { MAX_ITEMS, type Money, money, mostUnpaid } from '@cpc/domain';

/** How many equal things the address asks for: 1 unless it names a whole number up to the maximum (RT-16, OR-14). */
export function countIn(query: Query): number {
  const count = Number(query['count'] ?? 1);
  return Number.isInteger(count) && count >= 1 && count <= MAX_ITEMS ? count : 1;
}

/**
 * How many equal things can be ordered at once: as many as an order may have, and the server sets aside before they are
 * paid. Of the customer's own piece nothing is set aside.
 */
export function mostOf(
  { own }: Pick<ShellView, 'own'>,
  { stock }: Pick<ShellView['colours'][number], 'stock'>,
): number {
  return own ? MAX_ITEMS : Math.max(1, Math.min(MAX_ITEMS, mostUnpaid(stock)));
}

/** How an order is paid. A voucher is chosen on the page of the payment. */
export type Way = 'online' | 'counter' | 'voucher';

type Pays = Pick<StationHere, 'pays_online' | 'pays_at_counter'>;

/** The chosen way to pay, if the station has it: online, or at the counter where nobody pays online (PY-10, PA-14). */
export function wayIn({ way }: Query, station: Pays | undefined): Way {
  if (way === 'voucher' || (way === 'counter' && station?.pays_at_counter !== false)) return way;
  return station?.pays_online === false && station.pays_at_counter ? 'counter' : 'online';
}

/** A price as a page's address holds it: `EUR2490`, in minor units. */
export const priceForAddress = (price: Money | undefined): string | undefined =>
  price && `${price.currency}${price.amount}`;

/** The price that an address holds; undefined if it holds none. */
export function priceInAddress(text: string | undefined): Money | undefined {
  const [, currency, amount] = /^([A-Z]{3})(\d{1,12})$/.exec(text ?? '') ?? [];
  return currency === undefined ? undefined : money(Number(amount), currency);
}

/** The changed shells in the form that an address carries (RT-16): ids contain no `:` and no `,`. */
export const formatReplacements = (instead: readonly OtherShell[]): string =>
  instead.map(({ item_id, shell_id, colour_id }) => [item_id, shell_id, colour_id].join(':')).join(',');

export function parseReplacements(text: string | undefined): readonly OtherShell[] {
  return (text ?? '').split(',').flatMap((part) => {
    const [item_id, shell_id, colour_id] = part.split(':');
    return shell_id && colour_id ? [{ item_id, shell_id, colour_id } as OtherShell] : [];
  });
}
