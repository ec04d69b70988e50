import type { UnconfirmedPayment } from '@cpc/contract';
import { type PaymentState, money, keysOf } from '@cpc/domain';
import { type SqlBool, sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { HOUR_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';
import type { Reach } from '../partners/reach.ts';
import { tenureOf } from '../partners/tenure.ts';

/**
 * An outage of the provider for an hour ends by itself and needs no person; a review by the provider takes days. A
 * payment that still waits for its payer is not listed: no money can have been taken.
 */
const MAX_WAIT_MS = {
  capturing: 2 * HOUR_MS,
  pending: 72 * HOUR_MS,
} satisfies Partial<Record<PaymentState, number>>;

/**
 * Reports each payment that has been undecided for too long to a person, once: the provider is silent or does not know
 * the payment. The server keeps asking the provider as before (decision 079).
 */
export async function reportDoubtfulPayments({ db, clock, log }: With<'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now();
  for (const state of keysOf(MAX_WAIT_MS)) {
    const patience = MAX_WAIT_MS[state];
    const found = await db.read
      .selectFrom('payments')
      .select(['id', 'order_id'])
      .where('state', '=', state)
      .where('changed_at', '<=', now - patience)
      .where('doubted_at', 'is', null)
      .execute();
    for (const { id, order_id } of found) {
      const doubted = await db.transact((tx) =>
        tx
          .updateTable('payments')
          .set({ doubted_at: now })
          .where('id', '=', id)
          .where('state', '=', state)
          .where('doubted_at', 'is', null)
          .returning('id')
          .executeTakeFirst(),
      );
      if (doubted)
        log.error({ paymentId: id, orderId: order_id, state }, 'the outcome of a payment is unknown for too long');
    }
  }
}

/**
 * The condition that a payment is in doubt. Few are: the search begins with them, and does not read every payment of a
 * shop.
 */
export const IN_DOUBT = sql<SqlBool>`payments.id in (select id from payments where doubted_at is not null)`;

/** The reported payments of a partner's orders, the longest waiting first (PY-04). */
export async function unconfirmedOf(reader: Reader, reach: Reach): Promise<UnconfirmedPayment[]> {
  const rows = await reader
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('machines', 'machines.id', 'orders.machine_id')
    .select(['orders.number', 'machines.name as machine_name', 'payments.amount', 'payments.currency'])
    .select(['payments.changed_at', 'payments.unanswered'])
    .where((await tenureOf(reader, reach))('orders.created_at'))
    .where(IN_DOUBT)
    .orderBy('payments.changed_at')
    .orderBy('payments.id')
    .execute();
  return rows.map(({ number, machine_name, amount, currency, changed_at, unanswered }) => ({
    order_number: number,
    machine_name,
    amount: money(amount, currency),
    since: changed_at,
    silent: unanswered === 1,
  }));
}
