import { ORDER_STATUS, type PaymentId } from '@cpc/domain';
import type { ExpressionBuilder } from 'kysely';
import { type Cause, transition } from '../base/transition.ts';
import { lockOrder } from '../records/orders/store.ts';
import type { With } from '../base/services.ts';
import { ProviderUnavailable } from '../records/payments/provider.ts';
import { type PaymentRow, findPayment, movePayment } from '../records/payments/store.ts';
import type { PaymentsTables } from '../base/db/tables/payments.ts';

/**
 * Longer than a capture normally takes. If a capture outlives its lease, its refusal is ignored as stale, but money
 * that it takes still counts.
 */
const LEASE_MS = 90_000;
/**
 * A server that finds the lease held looks again this often, MAX_LOOKS times. Then it answers that there is no outcome yet.
 */
const LOOK_MS = 500;
const MAX_LOOKS = 20;

const APPROVED: Cause = { actor: 'provider', reason: 'the provider said so' };

interface Lease {
  /**
   * The payment under its new fence. Undefined if another process holds the lease, or if there is nothing to capture.
   */
  readonly payment: PaymentRow | undefined;
  /** True if another process held the lease before. It may have captured. */
  readonly again: boolean;
}

/**
 * Takes the lease to capture a payment, across all server processes: one process holds it at a time, under a fence.
 * From here on the order cannot expire or be cancelled until the outcome is known (decision 077).
 */
export function leaseCapture(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  { id, order_id }: PaymentRow,
): Promise<Lease> {
  const { db, clock } = services;
  return db.transact(async (tx) => {
    const order = await lockOrder(tx, order_id);
    const payment = await findPayment(tx, { id });
    if (!payment) return { payment, again: false };
    const lease = { capture_fence: payment.capture_fence + 1, capture_until: clock.now() + LEASE_MS };
    if (payment.state === 'approving' && order?.status === ORDER_STATUS.unpaid)
      return {
        payment: await movePayment(transition(tx, services, APPROVED), payment, 'approved', lease),
        again: false,
      };
    const taken = await tx
      .updateTable('payments')
      .set(lease)
      .where('id', '=', id)
      .where('state', '=', 'capturing')
      .where('capture_fence', '=', payment.capture_fence)
      .where((payment) => isUnleased(payment, clock.now()))
      .returningAll()
      .executeTakeFirst();
    return { payment: taken, again: true };
  });
}

/** A lease that ends later than any lease begun now comes from a wrong clock. It is treated as not held. */
const isHeld = ({ capture_until }: PaymentRow, now: number): boolean =>
  capture_until > now && capture_until <= now + 2 * LEASE_MS;

/** Condition: no process captures this payment now. */
export const isUnleased = (build: ExpressionBuilder<PaymentsTables, 'payments'>, now: number) =>
  build.or([build('capture_until', '<=', now), build('capture_until', '>', now + 2 * LEASE_MS)]);

/**
 * Releases the lease if the capture changed nothing. A move of the payment has already released it. Wakes those who
 * wait for the outcome.
 * @param after the payment as it is now
 */
export async function endCaptureLease(
  services: With<'db' | 'events' | 'log'>,
  leased: PaymentRow,
  after: PaymentRow | undefined,
): Promise<void> {
  if (after?.state === 'capturing') await releaseLease(services, leased);
  services.events.publish(captureTopic(leased.id));
}

/** If this fails, the lease ends by itself and the sweep finds the payment. */
async function releaseLease({ db, log }: With<'db' | 'log'>, { id, capture_fence }: PaymentRow): Promise<void> {
  const done = db.transact((tx) =>
    tx
      .updateTable('payments')
      .set({ capture_until: 0 })
      .where('id', '=', id)
      .where('state', '=', 'capturing')
      .where('capture_fence', '=', capture_fence)
      .execute(),
  );
  await done.catch((error: unknown) =>
    log.warn({ paymentId: id, error }, 'the lease of a capture could not be released'),
  );
}

/**
 * Waits for the outcome of a payment that another process captures.
 * @returns the payment as soon as no process captures it
 * @throws ProviderUnavailable if there is no outcome after MAX_LOOKS looks
 */
export async function awaitOtherCapture(
  { db, clock, events }: With<'db' | 'clock' | 'events'>,
  id: PaymentId,
): Promise<PaymentRow | undefined> {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const listening = new AbortController();
    // Listens before it reads, so that an event in between wakes it too.
    const woken = events.wait(captureTopic(id), LOOK_MS, listening.signal);
    const payment = await findPayment(db.read, { id });
    if (payment?.state !== 'capturing' || !isHeld(payment, clock.now())) {
      listening.abort();
      return payment;
    }
    await woken;
  }
  throw new ProviderUnavailable(`another process captures payment ${id}; there is no outcome yet`);
}

const captureTopic = (id: PaymentId): string => `capture:${id}`;
