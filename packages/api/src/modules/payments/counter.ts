import type { PartnerId, PaymentId } from '@cpc/domain';
import { COUNTER, brand, money } from '@cpc/domain';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import type { With } from '../../base/services.ts';
import {
  EventForged,
  type InitiateRequest,
  type PaymentProvider,
  type ProviderReport,
} from '../../records/payments/provider.ts';
import { givenRefunds } from '../../records/payments/refund-store.ts';
import type { PaymentsTables } from '../../base/db/tables/payments.ts';

const PREFIX = 'counter-';
const paymentOf = (reference: string): PaymentId => brand<PaymentId>(reference.slice(PREFIX.length));

/**
 * Cash at the partner's counter (PY-01, JN-03): the customer shows a code, staff take the money and confirm it in the
 * partner interface. This provider knows only what the counter has recorded.
 */
export function counterProvider(services: With<'db' | 'clock' | 'random'>): PaymentProvider {
  const { db } = services;

  async function fetch(reference: string): Promise<ProviderReport> {
    const id = paymentOf(reference);
    const payment = await db.read
      .selectFrom('counter_payments')
      .selectAll()
      .where('payment_id', '=', id)
      .executeTakeFirst();
    if (!payment) return { kind: 'unknown' };
    if (payment.state !== 'taken') return { kind: payment.state === 'waiting' ? 'awaitingPayer' : 'declined' };
    const refunds = await givenRefunds(db.read, id);
    return { kind: 'captured', captureId: reference, amount: money(payment.amount, payment.currency), refunds };
  }

  return {
    name: COUNTER,
    fetch,
    capture: ({ reference }) => fetch(reference),

    async initiate(request) {
      const code = await db.transact((tx) => codeFor(tx, services, request));
      const query = new URLSearchParams({ order_id: request.orderId, code });
      return {
        reference: PREFIX + request.paymentId,
        approveUrl: `${request.shopUrl}/#/pages/mine/cashier?${query.toString()}`,
      };
    },

    // Staff hand the money over and confirm it at the counter.
    refund: async (_captureId, { refundId }) => ({ kind: 'pending', reference: `cash-${refundId}` }),

    async cancel(reference) {
      await db.transact((tx) =>
        tx
          .updateTable('counter_payments')
          .set({ state: 'withdrawn' })
          .where('payment_id', '=', paymentOf(reference))
          .where('state', '=', 'waiting')
          .execute(),
      );
    },

    parseEvent: async () => {
      throw new EventForged('the counter sends no events');
    },
    close: async () => undefined,
  };
}

/** Returns the payment's code, or draws six digits that no other waiting payment of this partner has. */
async function codeFor(
  tx: Tx,
  { clock, random }: With<'clock' | 'random'>,
  { paymentId, amount }: InitiateRequest,
): Promise<string> {
  const [partner] = await partnerOfPayment(tx, { paymentId });
  if (!partner) throw new Error(`counter: payment ${paymentId} belongs to no shop`);
  const partner_id = brand<PartnerId>(partner.partner_id);
  for (;;) {
    const [stored] = await codeOf(tx, { paymentId });
    if (stored) return stored.code;
    const [made] = await insertUnlessShown(tx, {
      payment_id: paymentId,
      partner_id,
      code: random.digits(6),
      state: 'waiting',
      amount: amount.amount,
      currency: amount.currency,
      created_at: clock.now(),
      taken_at: null,
      taken_by: null,
    });
    if (made) return made.code;
    await withdrawOver(tx, partner_id);
  }
}

const codeOf = prepared((tx, { paymentId }: { readonly paymentId: PaymentId }) =>
  tx.selectFrom('counter_payments').select('code').where('payment_id', '=', paymentId),
);

const insertUnlessShown = prepared((tx, payment: PaymentsTables['counter_payments']) =>
  tx
    .insertInto('counter_payments')
    .values(payment)
    .onConflict((conflict) => conflict.doNothing())
    .returning('code'),
);

const partnerOfPayment = prepared((tx, { paymentId }: { readonly paymentId: PaymentId }) =>
  tx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('machines', 'machines.id', 'orders.machine_id')
    .select('partner_id')
    .where('payments.id', '=', paymentId),
);

/**
 * Frees the codes of cancelled payments for others. This runs only when a drawn code is already taken: a pass over all
 * waiting payments with every order would get slower as they grow. At the counter such a code opens nothing anyway.
 */
async function withdrawOver(tx: Tx, partnerId: PartnerId): Promise<void> {
  await tx
    .updateTable('counter_payments')
    .set({ state: 'withdrawn' })
    .where('partner_id', '=', partnerId)
    // A literal, so that the index of the waiting codes is used.
    .where('state', '=', sql.lit('waiting'))
    .where('payment_id', 'in', (query) =>
      query.selectFrom('payments').select('id').where('provider', '=', COUNTER).where('state', '=', 'cancelled'),
    )
    .execute();
}
