import type { Query } from '@cpc/appkit';
import type { ShellView } from '@cpc/contract';
import { MAX_ITEMS, mostUnpaid } from '@cpc/domain';

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
