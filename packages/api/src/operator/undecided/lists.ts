import type { DoubtfulPayment, RefusedRefund } from '@cpc/contract';
import { money, type OrderId, type PersonId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { deciding, refusalOf } from '../../records/deciding/deciding.ts';
import { sellerOf } from '../../records/ledger/rates.ts';
import { namesOf } from '../../records/partners/actor.ts';
import { IN_DOUBT } from '../../records/payments/doubt.ts';
import { askedOf } from './asked.ts';

/** As many are shown: an outage of the provider leaves more, and it ends by itself. */
const MAX_SHOWN = 100;

/** The reported payments of all shops, the longest waiting first. @param by who reads them, and may decide about them */
export async function doubtfulPayments(
  services: With<'db' | 'clock' | 'config'>,
  by: PersonId,
): Promise<DoubtfulPayment[]> {
  const reader = services.db.read;
  const rows = await reader
    .selectFrom('payments')
    .select(['id', 'order_id', 'provider', 'reference', 'capture_id', 'state', 'amount', 'currency'])
    .select(['changed_at', 'unanswered', 'vouched_by', 'vouched_capture'])
    .where(IN_DOUBT)
    .orderBy('changed_at')
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute();
  const about = await ordersOf(
    reader,
    rows.map(({ order_id }) => order_id),
  );
  const shops = [...new Set([...about.values()].map(({ partner_id }) => partner_id))];
  const [nameOf, { verdict, isAboveLimit }] = await Promise.all([
    namesOf(
      reader,
      rows.map(({ vouched_by }) => vouched_by),
    ),
    deciding(reader, services, by, shops),
  ]);
  return rows.flatMap((row) => {
    const order = about.get(row.order_id);
    if (!order) return [];
    const asked = askedOf(order.partner_id, row, row.vouched_by);
    return {
      ...order,
      payment_id: row.id,
      provider: row.provider,
      reference: row.reference,
      capture_id: row.capture_id,
      state: row.state,
      amount: asked.amount,
      since: row.changed_at,
      silent: row.unanswered === 1,
      vouched: row.vouched_capture === null ? null : { by: nameOf(row.vouched_by), evidence: row.vouched_capture },
      four_eyes: isAboveLimit(asked),
      refusal: refusalOf(verdict('decidePayment', asked)),
    };
  });
}

/** The refunds of all shops that their provider refused, the longest waiting first. */
export async function refusedRefunds({ db }: With<'db'>): Promise<RefusedRefund[]> {
  const rows = await db.read
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.order_id', 'refunds.amount', 'refunds.currency', 'refunds.changed_at'])
    .select(['attempts', 'problem', 'payments.reference'])
    .where('refunds.state', '=', 'failed')
    .orderBy('refunds.changed_at')
    .orderBy('refunds.id')
    .limit(MAX_SHOWN)
    .execute();
  const about = await ordersOf(
    db.read,
    rows.map(({ order_id }) => order_id),
  );
  return rows.flatMap(({ id, order_id, amount, currency, changed_at, ...row }) => {
    const order = about.get(order_id);
    return order ? { ...order, ...row, refund_id: id, amount: money(amount, currency), failed_at: changed_at } : [];
  });
}

type About = Pick<DoubtfulPayment, 'order_number' | 'partner_id' | 'shop_name' | 'machine_name'>;

/** What is said of orders, each with the shop that sold it. */
async function ordersOf(reader: Reader, ids: readonly OrderId[]): Promise<ReadonlyMap<OrderId, About>> {
  if (ids.length === 0) return new Map();
  const orders = await reader
    .selectFrom('orders')
    .innerJoin('machines', 'machines.id', 'orders.machine_id')
    .select(['orders.id', 'orders.number', 'orders.machine_id', 'orders.created_at', 'machines.name as machine_name'])
    .where('orders.id', 'in', ids)
    .execute();
  const shops = await Promise.all(orders.map((order) => sellerOf(reader, order)));
  const names = await reader.selectFrom('partners').select(['id', 'name']).where('id', 'in', shops).execute();
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return new Map(
    orders.map(({ id, number, machine_name }, index) => {
      const partner_id = shops[index] as (typeof shops)[number];
      return [id, { order_number: number, partner_id, shop_name: nameOf.get(partner_id) ?? '', machine_name }];
    }),
  );
}
