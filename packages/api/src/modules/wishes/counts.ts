import type { ActionInput, WishCount } from '@cpc/contract';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { type Reach, within } from '../../records/partners/reach.ts';
import { namedWishes, namesOf } from '../../records/wishes/store.ts';

/** The longest list that a person reads. */
const MAX_THINGS = 100;

/** What customers wait for at the stations in reach, the most wanted first; without any customer (SK-05, PA-07). */
export async function wishCounts(
  reader: Reader,
  reach: Reach,
  { machine_id }: ActionInput<'Partner.wishes'>,
): Promise<WishCount[]> {
  const stations =
    machine_id === undefined ? within(reach) : sql<boolean>`(${within(reach)} and machines.id = ${machine_id})`;
  const rows = await namedWishes(reader)
    .clearSelect()
    .select(['wishes.machine_id', 'machines.name as machine_name', 'wishes.goods_id', 'wishes.key'])
    .select(['goods.brand', 'goods.model', 'shells.name as shell_name', 'shell_colours.name as colour_name'])
    .select((wish) => [
      // Of several spellings of one name, one is shown.
      wish.fn.min<string>('wishes.model').as('typed'),
      wish.fn.countAll<number>().as('count'),
      wish.fn.max<number>('wishes.created_at').as('last_at'),
    ])
    .where('wishes.told_at', 'is', null)
    .where(stations)
    .groupBy(['wishes.machine_id', 'machines.name', 'wishes.goods_id', 'wishes.key', 'goods.brand', 'goods.model'])
    .groupBy(['shells.name', 'shell_colours.name'])
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('wishes.key')
    .limit(MAX_THINGS)
    .execute();
  return rows.map((row) => ({
    machine_id: row.machine_id,
    machine_name: row.machine_name,
    goods_id: row.goods_id,
    ...namesOf(row),
    shell_name: row.shell_name,
    colour_name: row.colour_name,
    count: Number(row.count),
    last_at: Number(row.last_at),
  }));
}
