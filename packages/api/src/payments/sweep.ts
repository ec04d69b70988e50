import type { OrderId } from '@cpc/domain';
import type { Services } from '../services.ts';
import { patiently } from './patiently.ts';
import { ProviderAway } from './provider.ts';
import type { Providers } from './providers.ts';
import { ASKABLE, settle } from './settle.ts';
import { livePayment } from './store.ts';

const EVERY_MS = 30_000;
/** Younger changes are still being worked on by whoever made them. */
const SETTLED_DOWN_MS = 20_000;

/** Asks the provider about every payment that is neither here nor there: what a crash or a lost answer left behind (PY-04). */
export async function sweepPayments(
  services: Services,
  providers: Providers,
  signal: AbortSignal,
): Promise<{ readonly again: number }> {
  const { db, clock, log } = services;
  const open = await db.read
    .selectFrom('payments')
    .select('id')
    .where('state', 'in', ASKABLE)
    .where('changed_at', '<', clock.now() - SETTLED_DOWN_MS)
    .orderBy('changed_at')
    .execute();
  for (const { id } of open) {
    if (signal.aborted) break;
    try {
      await settle(services, providers, id);
    } catch (error) {
      // One that cannot be settled keeps the sweep from no other.
      if (error instanceof ProviderAway) log.warn({ paymentId: id, error }, 'the payment provider did not answer');
      else log.error({ paymentId: id, error }, 'a payment cannot be settled');
    }
  }
  return { again: EVERY_MS };
}

/** Asks about an order's open payment, before its hold ends. @returns whether the provider answered */
export async function askAboutOrder(services: Services, providers: Providers, orderId: OrderId): Promise<boolean> {
  const payment = await livePayment(services.db.read, orderId);
  const away =
    payment && (await patiently(services, () => settle(services, providers, payment.id).then(() => undefined)));
  return away === undefined;
}
