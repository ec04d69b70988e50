import type { StockLine } from '@cpc/contract';
import { stockOutlook, VELOCITY_DAYS } from '@cpc/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Reader } from '../../base/db/database.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Every kind of piece that stations have or had, with its outlook (SK-04).
 * @param stations the condition on rows of `machines`
 * @param which `watched`: only kinds that can be low: a piece was used lately, or the shop set a minimum
 */
export async function linesWhere(
  reader: Reader,
  stations: RawBuilder<SqlBool>,
  now: number,
  which: 'all' | 'watched' = 'all',
): Promise<StockLine[]> {
  const found = countsWhere(reader, stations, now - VELOCITY_DAYS * DAY_MS);
  const rows = await (which === 'watched' ? found.where(WATCHED) : found).execute();
  return rows.map(({ first, used, set, ...row }) => {
    const known = (now - (first ?? now)) / DAY_MS;
    const { days, daysLeft, minimum, level } = stockOutlook(row.available, used ?? 0, known, set);
    return { ...row, used: used ?? 0, used_days: days, days_left: daysLeft, minimum, minimum_set: set !== null, level };
  });
}

const WATCHED = sql<SqlBool>`(uses.used > 0 or stock_minimums.pieces is not null)`;

const countsWhere = (reader: Reader, stations: RawBuilder<SqlBool>, since: number) =>
  reader
    .selectFrom('stock_counts')
    .innerJoin('machines', 'machines.id', 'stock_counts.machine_id')
    .innerJoin('goods', 'goods.id', 'stock_counts.goods_id')
    .innerJoin('shells', 'shells.id', 'stock_counts.shell_id')
    .innerJoin('shell_colours', 'shell_colours.id', 'stock_counts.colour_id')
    .leftJoin(usesSince(reader, stations, since), (join) =>
      join
        .onRef('uses.machine_id', '=', 'stock_counts.machine_id')
        .onRef('uses.goods_id', '=', 'stock_counts.goods_id')
        .onRef('uses.shell_id', '=', 'stock_counts.shell_id')
        .onRef('uses.colour_id', '=', 'stock_counts.colour_id'),
    )
    .leftJoin('stock_minimums', (join) =>
      join
        .onRef('stock_minimums.machine_id', '=', 'stock_counts.machine_id')
        .onRef('stock_minimums.goods_id', '=', 'stock_counts.goods_id')
        .onRef('stock_minimums.shell_id', '=', 'stock_counts.shell_id')
        .onRef('stock_minimums.colour_id', '=', 'stock_counts.colour_id'),
    )
    .select(['stock_counts.machine_id', 'machines.name as machine_name', 'stock_counts.goods_id'])
    .select(['stock_counts.shell_id', 'stock_counts.colour_id', 'goods.brand', 'goods.model'])
    .select(['shells.name as shell_name', 'shell_colours.name as colour_name'])
    .select(['available', 'on_hand', 'uses.used', 'stock_minimums.pieces as set'])
    .select((count) =>
      count
        .selectFrom('stock_movements')
        .select((movement) => movement.fn.min<number>('at').as('at'))
        .whereRef('stock_movements.machine_id', '=', 'stock_counts.machine_id')
        .whereRef('stock_movements.goods_id', '=', 'stock_counts.goods_id')
        .whereRef('stock_movements.shell_id', '=', 'stock_counts.shell_id')
        .whereRef('stock_movements.colour_id', '=', 'stock_counts.colour_id')
        .as('first'),
    )
    .where(stations);

/** The used pieces of each kind, counted in one pass: a shop has more kinds than pieces that it uses in these days. */
const usesSince = (reader: Reader, stations: RawBuilder<SqlBool>, since: number) =>
  reader
    .selectFrom('stock_movements')
    .innerJoin('machines', 'machines.id', 'stock_movements.machine_id')
    .select(['machine_id', 'goods_id', 'shell_id', 'colour_id'])
    .select((movement) => movement.fn.countAll<number>().as('used'))
    // A literal: the index holds these rows alone.
    .where('stock_movements.kind', '=', sql.lit('use' as const))
    .where('stock_movements.at', '>=', since)
    .where(stations)
    .groupBy(['machine_id', 'goods_id', 'shell_id', 'colour_id'])
    .as('uses');
