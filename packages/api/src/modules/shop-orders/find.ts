import type { ActionInput, ShopOrderState } from '@cpc/contract';
import { ORDER_STATUS, PICKUP_DIGITS, type PrintJobState, westernDigits } from '@cpc/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import type { Tenure } from '../../records/partners/tenure.ts';
import { PRINTING_STATES, QUEUED_STATES } from '../../records/queue/load.ts';

type Wanted = ActionInput<'Partner.orders'>;

export const NEEDS_PERSON: readonly PrintJobState[] = ['unsure', 'held', 'review'];
const { awaitingDelivery, delivering, finished, closed, invalid } = ORDER_STATUS;

/** The orders of the stations in reach, with their station (PA-07): those that were placed while the shop had it. */
export const shopOrders = (reader: Reader, during: Tenure) =>
  reader
    .selectFrom('orders')
    .innerJoin('machines', 'machines.id', 'orders.machine_id')
    .where(during('orders.created_at'));

/** The orders that a shop looks for (PA-11). Without a search, those that were never paid are left out. */
export function wantedOf({ search = '', state, machine_id, from, until }: Wanted): Condition {
  const typed = westernDigits(search.normalize('NFKC')).trim();
  const conditions = [
    typed === '' ? PAID : named(typed),
    ...(state === undefined ? [] : [STATE[state]]),
    ...(machine_id === undefined ? [] : [sql<SqlBool>`orders.machine_id = ${machine_id}`]),
    ...(from === undefined ? [] : [sql<SqlBool>`orders.created_at >= ${from}`]),
    ...(until === undefined ? [] : [sql<SqlBool>`orders.created_at < ${until}`]),
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
}

export type Condition = RawBuilder<SqlBool>;

/** Few prints are in these states at a time: the search begins with them. */
const jobIn = (states: readonly PrintJobState[]): Condition =>
  sql`orders.id in (select order_id from print_jobs where state in (${sql.join(states)}))`;

/** Money came, or nothing was to be paid. A closed order was paid if it has print jobs: they are cancelled. */
const PAID: Condition = sql`(orders.status in (${awaitingDelivery}, ${delivering}, ${finished}, ${invalid})
  or (orders.status = ${closed} and ${jobIn(['cancelled'])}))`;

/** A print that is unsure or held, or whose design the shop wants to look at, or a refund that failed. */
const UNATTENDED: Condition = sql`orders.id in (
  select order_id from print_jobs where state in (${sql.join(NEEDS_PERSON)})
  union select order_id from refunds where state = 'failed')`;

/** The condition of each state in which orders are looked for. */
export const STATE: Readonly<Record<ShopOrderState, Condition>> = {
  needsPerson: UNATTENDED,
  waiting: jobIn(QUEUED_STATES),
  printing: jobIn(PRINTING_STATES),
  ready: jobIn(['ready', 'packed', 'shipped']),
  finished: sql`orders.status = ${finished}`,
  closed: sql`orders.status in (${closed}, ${invalid})`,
  refunded: sql`orders.id in (select order_id from refunds where state <> 'covered')`,
};

const NOTHING: Condition = sql`1 = 0`;
/** The fewest digits of a phone number that find its orders: fewer would find strangers. */
const PHONE_DIGITS = 4;

/** The orders that the typed text names: a part of the number, a print number, a pickup code, digits of a phone. */
function named(typed: string): Condition {
  const conditions = [byNumber(typed), ...(/^[\d\s()+-]+$/.test(typed) ? byDigits(typed.replaceAll(/\D/g, '')) : [])];
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Letters and digits only, so the text needs no escaping. A print number is the order's number and a line. */
function byNumber(typed: string): Condition {
  const [, part] = /^([A-Z0-9]+)(?:-\d{1,3})?$/.exec(typed.toUpperCase().replaceAll(/\s/g, '')) ?? [];
  return part === undefined ? NOTHING : sql`orders.number like ${`%${part}%`}`;
}

function byDigits(digits: string): readonly Condition[] {
  const byCode = sql<SqlBool>`orders.id in (select order_id from print_jobs where pickup_code = ${digits})`;
  return [
    ...(digits.length === PICKUP_DIGITS ? [byCode] : []),
    ...(digits.length >= PHONE_DIGITS ? [byPhone(digits)] : []),
  ];
}

/** By the index of the last four digits; the longer end is compared among those. */
const byPhone = (digits: string): Condition => sql`orders.account_id in (
  select id from accounts where phone is not null and substr(phone, length(phone) - 3) = ${digits.slice(-PHONE_DIGITS)}
    and phone like ${`%${digits}`})`;
