import type { ActionInput, StockMovement } from '@cpc/contract';
import { brand, type PersonId } from '@cpc/domain';
import { type SqlBool, sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';
import { namesOf, personOf } from '../../records/partners/actor.ts';
import { pageByStation, stationsOf } from '../../records/partners/by-station.ts';
import type { Reach } from '../../records/partners/reach.ts';
import { tenureOf } from '../../records/partners/tenure.ts';

type Wanted = ActionInput<'Partner.stockMovements'>;

/** One page of the changes of stock at the stations in reach, newest first, or in the order of the flow (SK-03). */
export async function stockMovements(
  reader: Reader,
  reach: Reach,
  wanted: Wanted,
  { page, flow }: Pick<Call, 'page' | 'flow'>,
): Promise<{ readonly movements: StockMovement[]; readonly total: number }> {
  const stations = await stationsOf(reader, reach, wanted.machine_id);
  if (stations.length === 0) return { movements: [], total: 0 };
  const during = await tenureOf(reader, reach);
  const condition = sql<SqlBool>`(${during('stock_movements.at')} and ${wantedOf(wanted)})`;
  const [ids, { total }] = await Promise.all([
    pageByStation<string>(reader, MOVEMENTS, stations, condition, { page, flow }),
    reader
      .selectFrom('stock_movements')
      .innerJoin('machines', 'machines.id', 'stock_movements.machine_id')
      .where('stock_movements.machine_id', 'in', stations)
      .where(condition)
      .select((movement) => movement.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const rows = ids.length === 0 ? [] : await named(reader, ids, flow?.direction ?? 'desc');
  const nameOf = await namesOf(
    reader,
    rows.map(({ actor }) => whoOf(actor)),
  );
  const movements = rows.map(({ actor, ...row }) => ({ ...row, actor: kindOf(actor), by: nameOf(whoOf(actor)) }));
  return { movements, total };
}

const MOVEMENTS = { name: 'stock_movements', at: 'at' } as const;

function wantedOf({ goods_id, shell_id, colour_id, order_number }: Wanted) {
  const conditions = [
    ...(goods_id === undefined ? [] : [sql`stock_movements.goods_id = ${goods_id}`]),
    ...(shell_id === undefined ? [] : [sql`stock_movements.shell_id = ${shell_id}`]),
    ...(colour_id === undefined ? [] : [sql`stock_movements.colour_id = ${colour_id}`]),
    ...(order_number === undefined
      ? []
      : [sql`stock_movements.order_id in (select id from orders where number = ${order_number})`]),
  ];
  return conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `);
}

/** The movements of a page with the names of what they are about. */
const named = (reader: Reader, ids: readonly string[], direction: 'asc' | 'desc') =>
  reader
    .selectFrom('stock_movements')
    .innerJoin('machines', 'machines.id', 'stock_movements.machine_id')
    .innerJoin('goods', 'goods.id', 'stock_movements.goods_id')
    .innerJoin('shells', 'shells.id', 'stock_movements.shell_id')
    .innerJoin('shell_colours', 'shell_colours.id', 'stock_movements.colour_id')
    .leftJoin('orders', 'orders.id', 'stock_movements.order_id')
    .where('stock_movements.id', 'in', ids)
    .select(['stock_movements.id as movement_id', 'stock_movements.at', 'stock_movements.machine_id'])
    .select(['machines.name as machine_name', 'goods.model'])
    .select(['shells.name as shell_name', 'shell_colours.name as colour_name'])
    .select(['stock_movements.kind', 'stock_movements.available', 'stock_movements.on_hand'])
    .select(['orders.number as order_number', 'stock_movements.actor', 'stock_movements.reason'])
    .orderBy('stock_movements.at', direction)
    .orderBy('stock_movements.id', direction)
    .execute();

const OPERATOR = 'operator ';

/** The person of an actor: of a shop, or an operator. */
const whoOf = (actor: string): PersonId | undefined =>
  actor.startsWith(OPERATOR) ? brand<PersonId>(actor.slice(OPERATOR.length)) : personOf(actor);

const kindOf = (actor: string): string => actor.split(/[: ]/)[0] ?? actor;
