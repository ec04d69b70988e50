import type { ActionInput, ShopOrderState } from '@cpc/contract';
import { ORDER_STATUS, PICKUP_DIGITS, plainCode, type PrintJobState } from '@cpc/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { parsePhone } from '../../records/accounts/phone.ts';
import type { Tenure } from '../../records/partners/tenure.ts';
import { PRINTING_STATES, QUEUED_STATES } from '../../records/queue/load.ts';

type Wanted = ActionInput<'Partner.orders'>;

export const NEEDS_PERSON: readonly PrintJobState[] = ['unsure', 'held', 'review'];
export const READY_STATES: readonly PrintJobState[] = ['ready', 'packed', 'shipped'];
const { awaitingDelivery, delivering, finished, closed, invalid } = ORDER_STATUS;

/** The orders of the stations in reach, with their station (PA-07): those that were placed while the shop had it. */
export const shopOrders = (reader: Reader, during: Tenure) =>
  reader
    .selectFrom('orders')
    .innerJoin('machines', 'machines.id', 'orders.machine_id')
    .where(during('orders.created_at'));

/** What a search may say of a customer: the last four digits of a phone or the whole of it, or a pickup code. */
export interface NamedPeople {
  readonly phoneEnd?: string;
  /** E.164 */
  readonly phone?: string;
  readonly pickupCode?: string;
}

/**
 * Reads who is looked for. Fewer or more digits than the last four would tell the rest of a number, one after the other.
 * @param country of the shop, for a whole number without a leading +; '' if it has not said
 * @returns undefined if the search names nobody
 */
export function peopleIn(search: string, country: string): NamedPeople | undefined {
  const typed = plainCode(search);
  if (!/^[\d()+./-]+$/.test(typed)) return undefined;
  const digits = typed.replaceAll(/\D/g, '');
  if (digits.length === PHONE_DIGITS) return { phoneEnd: digits };
  if (digits.length === PICKUP_DIGITS) return { pickupCode: digits };
  const phone = phoneIn(typed, country);
  return phone === undefined ? undefined : { phone };
}

function phoneIn(typed: string, country: string): string | undefined {
  try {
    return parsePhone(typed, country);
  } catch {
    return undefined;
  }
}

/**
 * The orders that a shop looks for (PA-11). Without a search, those that were never paid are left out.
 * @param people whom the search names; undefined if it names nobody, or if the person may not look for people
 */
export function wantedOf({ search = '', state, machine_id, from, until }: Wanted, people?: NamedPeople): Condition {
  const typed = plainCode(search);
  const conditions = [
    typed === '' ? PAID : sql<SqlBool>`(${byNumber(typed)} or ${people ? byPeople(people) : NOTHING})`,
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
  ready: jobIn(READY_STATES),
  finished: sql`orders.status = ${finished}`,
  closed: sql`orders.status in (${closed}, ${invalid})`,
  refunded: sql`orders.id in (select order_id from refunds where state <> 'covered')`,
};

const NOTHING: Condition = sql`1 = 0`;
/** So many last digits of a phone number find its orders. */
const PHONE_DIGITS = 4;

/** Letters and digits only, so the text needs no escaping. A print number is the order's number and a line. */
function byNumber(typed: string): Condition {
  const [, part] = /^([A-Z0-9]+)(?:-\d{1,3})?$/.exec(typed.toUpperCase()) ?? [];
  return part === undefined ? NOTHING : sql`orders.number like ${`%${part}%`}`;
}

function byPeople({ phoneEnd, phone, pickupCode }: NamedPeople): Condition {
  if (pickupCode !== undefined)
    return sql`orders.id in (select order_id from print_jobs where pickup_code = ${pickupCode})`;
  const own =
    phone === undefined
      ? sql`phone is not null and substr(phone, length(phone) - 3) = ${phoneEnd}`
      : sql`phone = ${phone}`;
  return sql`orders.account_id in (select id from accounts where ${own})`;
}
