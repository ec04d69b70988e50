import type { Expected, Eye } from './eye.ts';
import type { Facts } from './facts.ts';
import { ownsOrder, together } from './reached.ts';

/** Problems, refunds and payments that need a person: those of the orders that the shop took (PA-07, PY-04, PY-05, OR-13). */
export function moneyExpected(facts: Facts, eye: Eye): Expected[] {
  const at = (order_id: string, since: number) => ({ machine_id: stationOf(facts, order_id), since });
  const own = <T extends { readonly order_id: string }>(rows: readonly T[]) =>
    rows.filter(({ order_id }) => ownsOrder(facts, eye, order_id));
  const reported = own(facts.problems).filter(({ state }) => state === 'reported');
  const refused = own(facts.refunds).filter(({ state }) => state === 'failed');
  const doubted = own(facts.payments).filter(({ doubted_at }) => doubted_at !== null);
  const cash = facts.refunds.filter((refund) => isCashOf(facts, eye, refund));
  return [
    ...together(
      'problem',
      reported.map((row) => at(row.order_id, row.changed_at)),
    ),
    ...together(
      'refusedRefund',
      refused.map((row) => at(row.order_id, row.changed_at)),
    ),
    ...together(
      'unconfirmed',
      doubted.map((row) => at(row.order_id, row.changed_at)),
    ),
    ...together(
      'cashBack',
      cash.map((row) => at(row.order_id, row.asked_at)),
    ),
  ];
}

const stationOf = ({ orders }: Facts, orderId: string): string =>
  orders.find(({ id }) => id === orderId)?.machine_id ?? '';

/** Cash is given back where it was taken, by the shop that took it. */
function isCashOf(facts: Facts, { partnerId, stations }: Eye, refund: Facts['refunds'][number]): boolean {
  if (refund.state !== 'asked' && refund.state !== 'pending') return false;
  const limit: readonly string[] | null = stations;
  return (
    facts.counter_payments.some((cash) => cash.payment_id === refund.payment_id && cash.partner_id === partnerId) &&
    (limit === null || limit.includes(stationOf(facts, refund.order_id)))
  );
}
