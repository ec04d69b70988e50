import type { With } from '../../../base/services.ts';
import type { Providers } from '../../../records/payments/providers.ts';
import { booksAgree } from './books.ts';
import { claimsAgree } from './claims.ts';
import type { Difference } from './difference.ts';
import { ordersAgree } from './orders.ts';
import { paymentsAgree } from './payments.ts';
import { providerAgrees } from './provider.ts';
import { tillsAgree } from './till.ts';
import { withdrawalsAgree } from './withdrawals.ts';

interface Scope {
  /** Older changes are left out. Without it, everything is checked. UTC, ms. */
  readonly since?: number;
  /** The providers to ask. Without them only the shop's own tables are compared. */
  readonly providers?: Providers;
  readonly signal?: AbortSignal;
}

/** Compares provider, orders, prints and ledger. @returns every difference; none when all is well (MO-03) */
export async function reconcile(
  { db }: With<'db'>,
  { since = 0, providers, signal = new AbortController().signal }: Scope = {},
): Promise<readonly Difference[]> {
  const own = await Promise.all([
    booksAgree(db.read),
    claimsAgree(db.read),
    paymentsAgree(db.read, since),
    ordersAgree(db.read, since),
    withdrawalsAgree(db.read),
    tillsAgree(db.aside, signal),
  ]);
  const asked = providers ? await providerAgrees(db.read, providers, since, signal) : [];
  return [...own.flat(), ...asked];
}
