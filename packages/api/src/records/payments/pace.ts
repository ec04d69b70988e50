import type { PaymentId } from '@cpc/domain';
import type { Database } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { ProviderUnavailable } from './provider.ts';
import { type PaymentRow, findPayment } from './store.ts';

const FIRST_PAUSE_MS = 30_000;
/** `unavailable`: the provider does not answer. `quiet`: it answers that nothing has happened yet. */
const MAX_PAUSE_MS = { unavailable: 5 * 60_000, quiet: 2 * 60_000 } as const;

/** 30 s, 1, 2, 4, 5, 5 … min: about sixteen requests an hour, however long the provider is down. */
const pauseAfter = (asks: number, longest: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (asks - 1), longest);

type Outcome<T> = { readonly answer: T } | { readonly again: number };

/**
 * Background work that asks the provider about a payment. While the provider is down, the work waits with growing
 * pauses and is never given up. All work about a payment shares one pace. Requests of customers and events of the
 * provider bypass this function: they are answered at once.
 * @returns the answer, or the time in ms until the next request
 */
export async function askAtPace<T>(
  services: With<'db' | 'clock' | 'log'>,
  paymentId: PaymentId,
  ask: () => Promise<T>,
): Promise<Outcome<T>> {
  const { db, clock, log } = services;
  const before = await findPayment(db.read, { id: paymentId });
  if (!before) return { answer: await ask() };
  if (before.unanswered === 1 && before.ask_at > clock.now()) return { again: before.ask_at - clock.now() };
  try {
    const answer = await ask();
    await noteAsked(services, before, 0);
    if (before.unanswered === 1) await wakeOthers(db, clock.now(), before.provider);
    return { answer };
  } catch (error) {
    if (error instanceof ProviderUnavailable) log.warn({ paymentId, error }, 'the payment provider did not answer');
    const again = await noteAsked(services, before, error instanceof ProviderUnavailable ? 1 : 0);
    if (error instanceof ProviderUnavailable) return { again };
    throw error;
  }
}

/**
 * Notes the request, unless the payment changed in the meantime: then it is asked about without delay. @returns the
 * pause in ms until the next request
 */
async function noteAsked({ db, clock }: With<'db' | 'clock'>, before: PaymentRow, unanswered: 0 | 1): Promise<number> {
  const asks = before.asks + 1;
  const pause = pauseAfter(asks, MAX_PAUSE_MS[unanswered === 1 ? 'unavailable' : 'quiet']);
  await db.transact((tx) =>
    tx
      .updateTable('payments')
      .set({ asks, ask_at: clock.now() + pause, unanswered })
      .where('id', '=', before.id)
      .where('state', '=', before.state)
      .where('changed_at', '=', before.changed_at)
      .execute(),
  );
  return pause;
}

/** The provider is back: payments that waited because it was down are due now. */
async function wakeOthers(db: Database, now: number, provider: string): Promise<void> {
  await db.transact((tx) =>
    tx
      .updateTable('payments')
      .set({ ask_at: now })
      .where('provider', '=', provider)
      .where('unanswered', '=', 1)
      .where('ask_at', '>', now)
      .execute(),
  );
}
