import type { ActionInput, StockMovement } from '@cpc/contract';
import { brand, type PersonId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';
import { fromBegin } from '../../base/http/flow.ts';
import { namesOf, personOf } from '../../records/partners/actor.ts';
import type { Reach } from '../../records/partners/reach.ts';
import { type Tenure, tenureOf } from '../../records/partners/tenure.ts';

type Wanted = ActionInput<'Partner.stockMovements'>;

/** One page of the changes of stock at the stations in reach, newest first, or in the order of the flow (SK-03). */
export async function stockMovements(
  reader: Reader,
  reach: Reach,
  wanted: Wanted,
  { page, flow }: Pick<Call, 'page' | 'flow'>,
): Promise<{ readonly movements: StockMovement[]; readonly total: number }> {
  const found = movementsOf(reader, await tenureOf(reader, reach), wanted);
  const [rows, { total }] = await Promise.all([
    found
      .select(['stock_movements.id as movement_id', 'stock_movements.at', 'stock_movements.machine_id'])
      .select(['machines.name as machine_name', 'goods.model'])
      .select(['shells.name as shell_name', 'shell_colours.name as colour_name'])
      .select(['stock_movements.kind', 'stock_movements.available', 'stock_movements.on_hand'])
      .select(['orders.number as order_number', 'stock_movements.actor', 'stock_movements.reason'])
      .$call((select) => (flow ? select.where(fromBegin(flow, 'stock_movements.at', 'stock_movements.id')) : select))
      .orderBy('stock_movements.at', flow?.direction ?? 'desc')
      .orderBy('stock_movements.id', flow?.direction ?? 'desc')
      .limit(page.limit)
      .offset(flow ? 0 : page.offset)
      .execute(),
    found.select((movement) => movement.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const nameOf = await namesOf(
    reader,
    rows.map(({ actor }) => whoOf(actor)),
  );
  const movements = rows.map(({ actor, ...row }) => ({ ...row, actor: kindOf(actor), by: nameOf(whoOf(actor)) }));
  return { movements, total };
}

function movementsOf(reader: Reader, during: Tenure, wanted: Wanted) {
  const { machine_id, goods_id, shell_id, colour_id, order_number } = wanted;
  return reader
    .selectFrom('stock_movements')
    .innerJoin('machines', 'machines.id', 'stock_movements.machine_id')
    .innerJoin('goods', 'goods.id', 'stock_movements.goods_id')
    .innerJoin('shells', 'shells.id', 'stock_movements.shell_id')
    .innerJoin('shell_colours', 'shell_colours.id', 'stock_movements.colour_id')
    .leftJoin('orders', 'orders.id', 'stock_movements.order_id')
    .where(during('stock_movements.at'))
    .$call((query) => (machine_id === undefined ? query : query.where('stock_movements.machine_id', '=', machine_id)))
    .$call((query) => (goods_id === undefined ? query : query.where('stock_movements.goods_id', '=', goods_id)))
    .$call((query) => (shell_id === undefined ? query : query.where('stock_movements.shell_id', '=', shell_id)))
    .$call((query) => (colour_id === undefined ? query : query.where('stock_movements.colour_id', '=', colour_id)))
    .$call((query) => (order_number === undefined ? query : query.where('orders.number', '=', order_number)));
}

const OPERATOR = 'operator ';

/** The person of an actor: of a shop, or an operator. */
const whoOf = (actor: string): PersonId | undefined =>
  actor.startsWith(OPERATOR) ? brand<PersonId>(actor.slice(OPERATOR.length)) : personOf(actor);

const kindOf = (actor: string): string => actor.split(/[: ]/)[0] ?? actor;
