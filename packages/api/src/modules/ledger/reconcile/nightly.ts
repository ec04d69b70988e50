import type { Providers } from '../../../records/payments/providers.ts';
import type { Services } from '../../../base/services.ts';
import { reconcile } from './reconcile.ts';
import { bookMissing } from './book-missing.ts';

export const RECONCILE_JOB = 'ledger.reconcile';
const DAY_MS = 86_400_000;
/** At night in most of the world's shops: 02:00 UTC. */
const HOUR_MS = 2 * 3_600_000;
/** Refunds and reversals may come late. */
const LOOK_BACK_MS = 45 * DAY_MS;

/**
 * Reconciles, takes in what only the provider knew, and stores a report of both. What still differs is logged as an
 * error for a person (MO-03).
 */
export async function reconcileNightly(
  services: Services,
  providers: Providers,
  signal: AbortSignal,
): Promise<{ readonly again: number }> {
  const { db, clock, random, log } = services;
  const now = clock.now();
  const found = await reconcile(services, { since: now - LOOK_BACK_MS, providers, signal });
  if (!signal.aborted) {
    const { taken, left: differences } = await bookMissing(services, providers, found);
    const report = JSON.stringify({ differences, taken });
    const row = { id: random.id(), at: now, count: differences.length, report };
    await db.transact((tx) => tx.insertInto('reconciliations').values(row).execute());
    if (taken.length > 0)
      log.warn({ taken: taken.length, report: row.id }, 'missing provider records were added to the books');
    if (differences.length > 0)
      log.error(
        { differences: differences.length, report: row.id },
        'the books differ from the provider or the orders',
      );
  }
  return { again: untilNight(now) };
}

/** The ms from now to the next night, at least a minute. */
export function untilNight(now: number): number {
  const wait = DAY_MS - ((now - HOUR_MS) % DAY_MS);
  return Math.max(60_000, wait);
}
