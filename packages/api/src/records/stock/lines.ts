import type { StockLine } from '@cpc/contract';
import { stockOutlook, VELOCITY_DAYS } from '@cpc/domain';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Reader } from '../../base/db/database.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Every kind of piece that stations have or had, with its outlook (SK-04).
 * @param stations the condition on rows of `machines`
 */
export async function linesWhere(reader: Reader, stations: RawBuilder<SqlBool>, now: number): Promise<StockLine[]> {
  const rows = await countsWhere(reader, stations, now - VELOCITY_DAYS * DAY_MS);
  return rows.map(({ first, used, ...row }) => {
    const known = (now - (first ?? now)) / DAY_MS;
    const { days, daysLeft, level } = stockOutlook(row.available, used ?? 0, known);
    return { ...row, used: used ?? 0, used_days: days, days_left: daysLeft, level };
  });
}

const countsWhere = (reader: Reader, stations: RawBuilder<SqlBool>, since: number) =>
  reader
    .selectFrom('stock_counts')
    .innerJoin('machines', 'machines.id', 'stock_counts.machine_id')
    .innerJoin('goods', 'goods.id', 'stock_counts.goods_id')
    .innerJoin('shells', 'shells.id', 'stock_counts.shell_id')
    .innerJoin('shell_colours', 'shell_colours.id', 'stock_counts.colour_id')
    .select(['machine_id', 'machines.name as machine_name', 'goods_id', 'stock_counts.shell_id', 'colour_id'])
    .select(['goods.brand', 'goods.model', 'shells.name as shell_name', 'shell_colours.name as colour_name'])
    .select(['available', 'on_hand'])
    .select((count) => {
      const moved = count
        .selectFrom('stock_movements')
        .whereRef('stock_movements.machine_id', '=', 'stock_counts.machine_id')
        .whereRef('stock_movements.goods_id', '=', 'stock_counts.goods_id')
        .whereRef('stock_movements.shell_id', '=', 'stock_counts.shell_id')
        .whereRef('stock_movements.colour_id', '=', 'stock_counts.colour_id');
      return [
        moved.select((movement) => movement.fn.min<number>('at').as('at')).as('first'),
        moved
          .select((movement) => movement.fn.countAll<number>().as('used'))
          .where('kind', '=', 'use')
          .where('at', '>=', since)
          .as('used'),
      ];
    })
    .where(stations)
    .execute();
