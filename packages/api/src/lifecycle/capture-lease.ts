import { ORDER_STATUS, type PaymentId } from '@cpc/domain';
import type { ExpressionBuilder } from 'kysely';
import { type Cause, transition } from '../base/transition.ts';
import { lockOrder } from '../records/orders/store.ts';
import type { Services } from '../base/services.ts';
import { ProviderUnavailable } from '../records/payments/provider.ts';
import { type PaymentRow, findPayment, movePayment } from '../records/payments/store.ts';
import type { PaymentsTables } from '../base/db/tables/payments.ts';

/**
 * Longer than a capture takes but for the worst of days. Where one outlives it, what it is refused ends nothing any more,
 * and the money it takes counts whoever took it.
 */
const LEASE_MS = 90_000;
/** Who finds it held looks again this often, and so many times before it answers that nobody knows yet. */
const LOOK_MS = 500;
const LOOKS = 20;

const APPROVED: Cause = { actor: 'provider', reason: 'the provider said so' };

interface Lease {
  /** The payment under its new number; undefined where another holds it, or there is nothing to capture any more. */
  readonly payment: PaymentRow | undefined;
  /** Somebody has held it before, and may have captured. */
  readonly again: boolean;
}

/**
 * Takes the right to capture a payment, for all server processes: one holds it at a time, under a number that grows.
 * From here on the order cannot expire or be cancelled until it is known whether the money came (decision 077).
 */
export function leaseCapture(services: Services, { id, order_id }: PaymentRow): Promise<Lease> {
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
      .where((payment) => isLetGo(payment, clock.now()))
      .returningAll()
      .executeTakeFirst();
    return { payment: taken, again: true };
  });
}

/** One that ends later than any lease begun now was taken by a clock that was wrong: it holds nobody up. */
const isHeld = ({ capture_until }: PaymentRow, now: number): boolean =>
  capture_until > now && capture_until <= now + 2 * LEASE_MS;

/** Of the payments that nobody captures now. */
export const isLetGo = (build: ExpressionBuilder<PaymentsTables, 'payments'>, now: number) =>
  build.or([build('capture_until', '<=', now), build('capture_until', '>', now + 2 * LEASE_MS)]);

/**
 * Lets go of it where nothing came of the capture: whoever moved the payment has let go of it with that. Those who wait
 * for it look again.
 * @param after the payment as it is now
 */
export async function endLease(services: Services, leased: PaymentRow, after: PaymentRow | undefined): Promise<void> {
  if (after?.state === 'capturing') await letGo(services, leased);
  services.events.publish(captureTopic(leased.id));
}

/** Where that fails the lease ends by itself, and the sweep finds the payment. */
async function letGo({ db, log }: Services, { id, capture_fence }: PaymentRow): Promise<void> {
  const done = db.transact((tx) =>
    tx
      .updateTable('payments')
      .set({ capture_until: 0 })
      .where('id', '=', id)
      .where('state', '=', 'capturing')
      .where('capture_fence', '=', capture_fence)
      .execute(),
  );
  await done.catch((error: unknown) => log.warn({ paymentId: id, error }, 'a capture could not be let go of'));
}

/**
 * Waits for what becomes of a payment that another captures.
 * @returns the payment as it is when nobody captures it any more
 * @throws ProviderUnavailable where that takes longer than anybody waits
 */
export async function outcomeElsewhere(
  { db, clock, events }: Services,
  id: PaymentId,
): Promise<PaymentRow | undefined> {
  for (let look = 0; look < LOOKS; look += 1) {
    const listening = new AbortController();
    // Before it is looked at, so that what happens in between wakes, too.
    const woken = events.wait(captureTopic(id), LOOK_MS, listening.signal);
    const payment = await findPayment(db.read, { id });
    if (payment?.state !== 'capturing' || !isHeld(payment, clock.now())) {
      listening.abort();
      return payment;
    }
    await woken;
  }
  throw new ProviderUnavailable(`payment ${id} is being captured elsewhere, and there is no outcome yet`);
}

const captureTopic = (id: PaymentId): string => `capture:${id}`;
