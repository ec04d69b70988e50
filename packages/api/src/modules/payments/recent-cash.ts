import type { CounterDesk } from '@cpc/contract';
import { COUNTER, money } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { inLimit, type Reach } from '../../records/partners/reach.ts';
import { namesOf } from '../../records/partners/actor.ts';

/** How many entries the screen shows. */
const MAX_SHOWN = 20;

/** Cash that changed hands at a partner's counter, latest first, with the person who confirmed it (OR-09). */
export async function recentCashAt(reader: Reader, reach: Reach): Promise<CounterDesk['lately']> {
  const [received, handedBack] = await Promise.all([
    atCounter(reader, reach)
      .select(['taken_at as at', 'taken_by as by', 'counter_payments.amount', 'counter_payments.currency'])
      .where('counter_payments.state', '=', 'taken')
      .orderBy('taken_at', 'desc')
      .limit(MAX_SHOWN)
      .execute(),
    atCounter(reader, reach)
      .innerJoin('refunds', 'refunds.payment_id', 'payments.id')
      .select(['refunds.changed_at as at', 'given_by as by', 'refunds.amount', 'refunds.currency'])
      .where('refunds.state', '=', 'refunded')
      .orderBy('refunds.changed_at', 'desc')
      .limit(MAX_SHOWN)
      .execute(),
  ]);
  const all = [
    ...received.map((row) => ({ ...row, kind: 'received' as const })),
    ...handedBack.map((row) => ({ ...row, kind: 'handedBack' as const })),
  ];
  const nameOf = await namesOf(
    reader,
    all.map(({ by }) => by),
  );
  return all
    .map(({ kind, order_number, machine_name, at, by, amount, currency }) => {
      return { kind, order_number, machine_name, amount: money(amount, currency), at: at ?? 0, by: nameOf(by) };
    })
    .toSorted((a, b) => b.at - a.at)
    .slice(0, MAX_SHOWN);
}

const atCounter = (reader: Reader, reach: Reach) =>
  reader
    .selectFrom('counter_payments')
    .innerJoin('payments', 'payments.id', 'counter_payments.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('machines', 'machines.id', 'orders.machine_id')
    .select(['orders.number as order_number', 'machines.name as machine_name'])
    .where('payments.provider', '=', COUNTER)
    .where('counter_payments.partner_id', '=', reach.partnerId)
    .where(inLimit(reach));
