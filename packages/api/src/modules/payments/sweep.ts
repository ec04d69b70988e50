import type { OrderId } from '@cpc/domain';
import type { Services } from '../../base/services.ts';
import { isLetGo } from '../../lifecycle/capture-lease.ts';
import { doubtLong } from '../../records/payments/doubt.ts';
import { askAtPace } from '../../records/payments/pace.ts';
import type { Providers } from '../../records/payments/providers.ts';
import { ASKABLE, settle } from '../../lifecycle/settle.ts';
import { livePayment } from '../../records/payments/store.ts';

const EVERY_MS = 30_000;
/** Younger changes are still being worked on by whoever made them. */
const SETTLED_DOWN_MS = 20_000;
/** A provider that is silent on so many payments in a row is away: the others wait for the next round. */
const SILENCES = 3;

/**
 * Asks the provider about every payment that is neither here nor there: what a crash or a lost answer left behind
 * (PY-04). Each is asked about ever more seldom until it moves, and none of a provider's that is away in this round.
 */
export async function sweepPayments(
  services: Services,
  providers: Providers,
  signal: AbortSignal,
): Promise<{ readonly again: number }> {
  const { log } = services;
  const silences = new Map<string, number>();
  for (const { id, provider } of await duePayments(services)) {
    if (signal.aborted) break;
    const silent = silences.get(provider) ?? 0;
    if (silent >= SILENCES) continue;
    try {
      const outcome = await askAtPace(services, id, () => settle(services, providers, id));
      silences.set(provider, 'again' in outcome ? silent + 1 : 0);
    } catch (error) {
      // One that cannot be settled keeps the sweep from no other.
      log.error({ paymentId: id, error }, 'a payment cannot be settled');
    }
  }
  await doubtLong(services);
  return { again: EVERY_MS };
}

function duePayments({ db, clock }: Services) {
  const refused = db.read.selectFrom('refunds').select('payment_id').where('state', '=', 'failed');
  return (
    db.read
      .selectFrom('payments')
      .select(['id', 'provider'])
      .where('state', 'in', ASKABLE)
      .where('changed_at', '<', clock.now() - SETTLED_DOWN_MS)
      .where('ask_at', '<=', clock.now())
      // What another captures is its own until the lease ends.
      .where((payment) => isLetGo(payment, clock.now()))
      // A refund that was refused waits for a person, and its own work asks when it is asked again.
      .where((build) => build.or([build('state', '!=', 'refunding'), build('id', 'not in', refused)]))
      .orderBy('ask_at')
      .orderBy('changed_at')
      .execute()
  );
}

/**
 * Asks about an order's open payment, before its hold ends.
 * @returns when the provider did not answer, in how many ms to ask again
 */
export async function askAboutOrder(
  services: Services,
  providers: Providers,
  orderId: OrderId,
): Promise<undefined | { readonly again: number }> {
  const payment = await livePayment(services.db.read, orderId);
  if (!payment) return undefined;
  const outcome = await askAtPace(services, payment.id, () => settle(services, providers, payment.id));
  return 'again' in outcome ? outcome : undefined;
}
