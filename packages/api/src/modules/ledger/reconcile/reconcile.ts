import type { Services } from '../../../base/services.ts';
import type { Providers } from '../../../records/payments/providers.ts';
import { booksAgree } from './books.ts';
import type { Difference } from './difference.ts';
import { ordersAgree } from './orders.ts';
import { paymentsAgree } from './payments.ts';
import { providerAgrees } from './provider.ts';

interface Scope {
  /** What was changed before is left out; everything without it. UTC, ms. */
  readonly since?: number;
  /** Whom to ask; without it only the shop's own tables are held against each other. */
  readonly providers?: Providers;
  readonly signal?: AbortSignal;
}

/** Holds provider, orders, prints and books against each other. @returns every difference; none when all is well (MO-03) */
export async function reconcile(
  { db }: Pick<Services, 'db'>,
  { since = 0, providers, signal = new AbortController().signal }: Scope = {},
): Promise<readonly Difference[]> {
  const own = await Promise.all([booksAgree(db.read), paymentsAgree(db.read, since), ordersAgree(db.read, since)]);
  const asked = providers ? await providerAgrees(db.read, providers, since, signal) : [];
  return [...own.flat(), ...asked];
}
