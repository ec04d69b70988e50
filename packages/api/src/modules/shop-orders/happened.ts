import type { ShopOrder } from '@cpc/contract';
import { money, type OrderId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { DECIDED } from '../../lifecycle/decide-unsure-print.ts';
import { REVIEWED } from '../../lifecycle/review-design.ts';
import { historyOf } from '../../records/orders/history.ts';
import { itemsOf } from '../../records/orders/items.ts';
import { actorOf, kindOfActor, namesOf, personOf } from '../../records/partners/actor.ts';
import { refundsOf } from '../../records/payments/refund-store.ts';
import { paymentsOf } from '../../records/payments/store.ts';
import { reprintsOf } from '../../records/printing/reprints.ts';
import { refusalsOf } from '../../records/reviews/store.ts';
import { ACTED } from './acts.ts';

type Happened = Pick<ShopOrder, 'payments' | 'refunds' | 'reprints' | 'history'>;
type NameOf = Awaited<ReturnType<typeof namesOf>>;

/** Everything that happened to an order, with the people of the shop by name (OR-09, PA-11). */
export async function happened(reader: Reader, orderId: OrderId): Promise<Happened> {
  const [items, events, payments, refunds, reprints, notes, tills] = await Promise.all([
    itemsOf(reader, [orderId]),
    historyOf(reader, [orderId]),
    paymentsOf(reader, [orderId]),
    refundsOf(reader, [orderId]),
    reprintsOf(reader, orderId),
    notesOf(reader, orderId),
    tillsOf(reader, orderId),
  ]);
  const nameOf = await namesOf(reader, [
    ...[...events, ...refunds].map(({ actor }) => personOf(actor)),
    ...reprints.flatMap(({ person_id, called_off_by }) => [person_id, called_off_by]),
    ...tills.map(({ taken_by }) => taken_by),
  ]);
  const lineOf = (itemId: string | null) => items.find(({ id }) => id === itemId)?.line ?? null;
  return {
    payments: payments.map((payment) => {
      const by = tills.find(({ payment_id }) => payment_id === payment.id)?.taken_by;
      return paymentView(payment, nameOf(by));
    }),
    refunds: refunds.map((refund) => refundView(refund, nameOf)),
    reprints: reprints.map((reprint) => reprintView(reprint, nameOf)),
    history: events.map(({ at, machine, event, actor, cause, item_id }) => {
      const facts = { at, what: `${machine}.${event}`, cause, line: lineOf(item_id) };
      const note = takeNote(notes, { at, actor, cause });
      return { ...facts, note, actor: kindOfActor(actor), by: nameOf(personOf(actor)) };
    }),
  };
}

interface Note {
  readonly at: number;
  readonly actor: string;
  /** The words of the steps that followed from it. */
  readonly cause: string;
  readonly reason: string;
}

/** A note stands at the first step that followed from it. It is kept before the step, under the same lock. */
function takeNote(notes: Note[], step: Omit<Note, 'reason'>): string | null {
  const index = notes.findIndex(
    ({ at, actor, cause }) => at <= step.at && actor === step.actor && cause === step.cause,
  );
  return index < 0 ? null : (notes.splice(index, 1)[0]?.reason ?? null);
}

/** What people of the shop typed when they acted on the order or decided about a print of it. */
async function notesOf(reader: Reader, orderId: OrderId): Promise<Note[]> {
  const [acts, decisions, refusals] = await Promise.all([
    reader.selectFrom('shop_acts').selectAll().where('order_id', '=', orderId).orderBy('at').execute(),
    reader
      .selectFrom('print_decisions')
      .innerJoin('print_jobs', 'print_jobs.id', 'print_decisions.job_id')
      .select(['print_decisions.at', 'print_decisions.person_id', 'print_decisions.reason', 'decision'])
      .where('print_jobs.order_id', '=', orderId)
      .orderBy('print_decisions.at')
      .execute(),
    refusalsOf(reader, [orderId]),
  ]);
  return [
    ...acts.flatMap(({ at, person_id, reason, kind }) => {
      if (reason === '') return [];
      return { at, reason, actor: actorOf({ personId: person_id }), cause: ACTED[kind] };
    }),
    ...decisions.map(({ at, person_id, reason, decision }) => ({
      at,
      reason,
      actor: actorOf({ personId: person_id }),
      cause: DECIDED[decision],
    })),
    ...refusals.flatMap(({ at, person_id, words, decision }) =>
      words === '' ? [] : [{ at, reason: words, actor: actorOf({ personId: person_id }), cause: REVIEWED[decision] }],
    ),
  ];
}

/** Who took the cash of the order's payments. */
function tillsOf(reader: Reader, orderId: OrderId) {
  return reader
    .selectFrom('counter_payments')
    .innerJoin('payments', 'payments.id', 'counter_payments.payment_id')
    .select(['payment_id', 'taken_by'])
    .where('payments.order_id', '=', orderId)
    .execute();
}

type Payment = Awaited<ReturnType<typeof paymentsOf>>[number];

function paymentView(payment: Payment, taken_by: string | null): Happened['payments'][number] {
  const { provider, state, created_at, changed_at, captured_amount, captured_currency, currency, late } = payment;
  return {
    provider,
    state,
    amount: money(payment.amount, currency),
    taken: captured_amount === null ? null : money(captured_amount, captured_currency ?? currency),
    created_at,
    changed_at,
    late: late === 1,
    taken_by,
  };
}

type Refund = Awaited<ReturnType<typeof refundsOf>>[number];

function refundView(refund: Refund, nameOf: NameOf): Happened['refunds'][number] {
  const { id, item_id, amount, currency, state, asked_at, changed_at, actor, problem } = refund;
  return {
    refund_id: id,
    item_id,
    amount: money(amount, currency),
    state,
    asked_at,
    changed_at,
    actor: kindOfActor(actor),
    by: nameOf(personOf(actor)),
    problem,
  };
}

type Reprint = Awaited<ReturnType<typeof reprintsOf>>[number];

function reprintView(reprint: Reprint, nameOf: NameOf): Happened['reprints'][number] {
  const { id, item_id, at, person_id, reason, bearer, claim, paid_amount, currency, decided_reason } = reprint;
  return {
    reprint_id: id,
    item_id,
    at,
    by: nameOf(person_id),
    reason,
    bearer,
    claim,
    paid: paid_amount === null ? null : money(paid_amount, currency),
    answer: decided_reason,
    settles_problem: reprint.problem_id !== null,
    called_off:
      reprint.called_off_at === null
        ? null
        : { at: reprint.called_off_at, by: nameOf(reprint.called_off_by), reason: reprint.called_off_reason ?? '' },
  };
}
