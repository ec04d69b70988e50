import type { Query } from '@cpc/appkit';

/** The maximum number of items in one order. */
export const MAX_COUNT = 20;

/** How many equal things the address asks for: 1 unless it names a whole number up to the maximum (RT-16, OR-14). */
export function countIn(query: Query): number {
  const count = Number(query['count'] ?? 1);
  return Number.isInteger(count) && count >= 1 && count <= MAX_COUNT ? count : 1;
}
