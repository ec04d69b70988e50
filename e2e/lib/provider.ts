import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Books {
  readonly orders: Readonly<Record<string, { readonly status: string }>>;
  readonly captures: Readonly<Record<string, { readonly status: string }>>;
}

/** What the payment provider's own books say: the orders opened there, and the payments that were taken. */
export function booksOf(folder: string): { readonly orders: readonly string[]; readonly captures: readonly string[] } {
  const file = join(folder, 'paypal-standin.json');
  // Nothing is written before the first payment.
  if (!existsSync(file)) return { orders: [], captures: [] };
  const { orders, captures } = JSON.parse(readFileSync(file, 'utf8')) as Books;
  return {
    orders: Object.values(orders).map(({ status }) => status),
    captures: Object.values(captures).map(({ status }) => status),
  };
}
