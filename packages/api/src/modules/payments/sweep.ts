import type { OrderId } from '@cpc/domain';
import type { Services, With } from '../../base/services.ts';
import { isUnleased } from '../../lifecycle/capture-lease.ts';
import { reportDoubtfulPayments } from '../../records/payments/doubt.ts';
import { askAtPace } from '../../records/payments/pace.ts';
import type { Providers } from '../../records/payments/providers.ts';
import { ASKABLE, settlePayment } from '../../lifecycle/settle-payment.ts';
import { livePayment } from '../../records/payments/store.ts';

const EVERY_MS = 30_000;
/** A younger change is still in progress elsewhere. */
const SETTLED_DOWN_MS = 20_000;
/**
 * After this many unanswered payments in a row a provider counts as away. Its other payments wait for the next round.
 */
const MAX_SILENCES = 3;

/**
 * Asks the provider about every payment that is not final: a crash or a lost answer may have left it behind (PY-04).
 * The interval grows until the payment moves. A provider that is down is not asked again in this round.
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
    if (silent >= MAX_SILENCES) continue;
    try {
      const outcome = await askAtPace(services, id, () => settlePayment(services, providers, id));
      silences.set(provider, 'again' in outcome ? silent + 1 : 0);
    } catch (error) {
      // A payment that cannot be settled does not stop the sweep.
      log.error({ paymentId: id, error }, 'a payment could not be settled');
    }
  }
  await reportDoubtfulPayments(services);
  return { again: EVERY_MS };
}

function duePayments({ db, clock }: With<'db' | 'clock'>) {
  const refused = db.read.selectFrom('refunds').select('payment_id').where('state', '=', 'failed');
  return (
    db.read
      .selectFrom('payments')
      .select(['id', 'provider'])
      .where('state', 'in', ASKABLE)
      .where('changed_at', '<', clock.now() - SETTLED_DOWN_MS)
      .where('ask_at', '<=', clock.now())
      // A payment that another process captures is left alone until the lease ends.
      .where((payment) => isUnleased(payment, clock.now()))
      // A refused refund waits for a person. Its own job asks when the person has it asked again.
      .where((build) => build.or([build('state', '!=', 'refunding'), build('id', 'not in', refused)]))
      .orderBy('ask_at')
      .orderBy('changed_at')
      .execute()
  );
}

/**
 * Asks about an order's open payment, before its hold ends.
 * @returns in how many ms to ask again, if the provider did not answer
 */
export async function askAboutOrder(
  services: Services,
  providers: Providers,
  orderId: OrderId,
): Promise<undefined | { readonly again: number }> {
  const payment = await livePayment(services.db.read, orderId);
  if (!payment) return undefined;
  const outcome = await askAtPace(services, payment.id, () => settlePayment(services, providers, payment.id));
  return 'again' in outcome ? outcome : undefined;
}
