import type { ShopProblem } from '@cpc/contract';
import { money, type OrderId, type PartnerId, type ProblemId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { mayBeDecided } from '../../lifecycle/decide-problem.ts';
import { leftOfItem } from '../../lifecycle/refundable-amount.ts';
import { readGoods } from '../../records/catalogue/goods.ts';
import { deliveriesOf } from '../../records/delivery/store.ts';
import { itemsOf } from '../../records/orders/items.ts';
import { namesOf } from '../../records/partners/actor.ts';
import { refundsOf } from '../../records/payments/refund-store.ts';
import { paymentsOf } from '../../records/payments/store.ts';
import { jobsOf } from '../../records/printing/store.ts';
import { endOf } from '../../records/problems/reportable.ts';
import { type Talks, talksOf } from '../../records/problems/store.ts';
import { factsOf, messagesOf } from './view.ts';

/** Problems as the people of their shop see them, in the given order. The number of queries does not grow with them. */
export async function shopProblems(
  reader: Reader,
  partnerId: PartnerId,
  ids: readonly ProblemId[],
): Promise<ShopProblem[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf(reader, ids);
  const facts = await aboutOf(reader, ids, [...new Set(rows.map(({ order_id }) => order_id))]);
  const views = new Map(rows.map((row) => [row.id, shopProblem(row, facts, partnerId)]));
  return ids.flatMap((id) => views.get(id) ?? []);
}

const rowsOf = (reader: Reader, ids: readonly ProblemId[]) =>
  reader
    .selectFrom('problems')
    .innerJoin('orders', 'orders.id', 'problems.order_id')
    .innerJoin('machines', 'machines.id', 'orders.machine_id')
    .selectAll('problems')
    .select(['orders.number', 'orders.created_at as ordered_at', 'orders.price_currency', 'orders.machine_id'])
    .select(['machines.name as machine_name', 'machines.partner_id as station_shop'])
    .where('problems.id', 'in', ids)
    .execute();

async function aboutOf(reader: Reader, ids: readonly ProblemId[], orders: readonly OrderId[]) {
  const [talks, items, jobs, deliveries, payments, refunds] = await Promise.all([
    talksOf(reader, ids),
    itemsOf(reader, orders),
    jobsOf(reader, orders),
    deliveriesOf(reader, orders),
    paymentsOf(reader, orders),
    refundsOf(reader, orders),
  ]);
  const nameOf = await namesOf(
    reader,
    talks.messages.map(({ person_id }) => person_id),
  );
  return { talks, items, jobs, deliveries, payments, refunds, nameOf };
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];
type About = Awaited<ReturnType<typeof aboutOf>>;

function shopProblem(row: Row, about: About, partnerId: PartnerId): ShopProblem {
  const items = about.items.filter(({ order_id }) => order_id === row.order_id);
  const item = items.find(({ id }) => id === row.item_id);
  if (!item) throw new Error(`problems: order ${row.order_id} has no item ${row.item_id}`);
  const job = about.jobs.find(({ item_id }) => item_id === item.id);
  const delivery = about.deliveries.find(({ order_id }) => order_id === row.order_id);
  const payment = about.payments.find(({ order_id }) => order_id === row.order_id);
  const refunds = about.refunds.filter(({ payment_id }) => payment_id === payment?.id);
  const refundable = payment?.state === 'settled' ? leftOfItem(refunds, payment, item) : money(0, row.price_currency);
  const { brand, model, shellName, colourName } = readGoods(item.goods);
  return {
    ...factsOf(row),
    messages: withPeople(row, about.talks, about.nameOf),
    order_number: row.number,
    ordered_at: row.ordered_at,
    machine_id: row.machine_id,
    machine_name: row.machine_name,
    line: item.line,
    items: items.length,
    model: `${brand} ${model}`.trim(),
    shell_name: shellName,
    colour_name: colourName,
    price: money(item.price_amount - item.discount_amount, row.price_currency),
    refundable,
    job: job?.state ?? null,
    ended_at: endOf(job, delivery),
    thumbnail: item.thumbnail,
    may: mayBeDecided(row, row.station_shop === partnerId ? job : undefined, refundable.amount),
  };
}

function withPeople(row: Row, talks: Talks, nameOf: About['nameOf']): ShopProblem['messages'] {
  const people = new Map(
    talks.messages.filter(({ problem_id }) => problem_id === row.id).map(({ seq, person_id }) => [seq, person_id]),
  );
  return messagesOf(row, talks).map((message) => ({ ...message, person: nameOf(people.get(message.seq)) }));
}
