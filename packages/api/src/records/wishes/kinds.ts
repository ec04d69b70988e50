import type { RawBuilder, SqlBool } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { type StockItem, keyOfKind } from '../stock/item.ts';

/**
 * How many customers with a proved phone number wait for exactly a kind of piece at a station (SK-05). Shops buy by it:
 * guests cost nothing to invent.
 * @param stations the condition on rows of `machines`
 */
export async function wishedKinds(reader: Reader, stations: RawBuilder<SqlBool>): Promise<(kind: StockItem) => number> {
  const rows = await reader
    .selectFrom('wishes')
    .innerJoin('machines', 'machines.id', 'wishes.machine_id')
    .innerJoin('accounts', 'accounts.id', 'wishes.account_id')
    .select(['wishes.machine_id', 'goods_id', 'shell_id', 'colour_id'])
    .select((wish) => wish.fn.countAll<number>().as('count'))
    .where('told_at', 'is', null)
    .where('colour_id', 'is not', null)
    .where('accounts.phone', 'is not', null)
    .where('accounts.phone_proved_at', 'is not', null)
    .where(stations)
    .groupBy(['wishes.machine_id', 'goods_id', 'shell_id', 'colour_id'])
    .execute();
  const counts = new Map(
    rows.map(({ machine_id, goods_id, shell_id, colour_id, count }) => [
      [machine_id, goods_id, shell_id, colour_id].join(' '),
      Number(count),
    ]),
  );
  return (kind) => counts.get(`${kind.machine_id} ${keyOfKind(kind)}`) ?? 0;
}
