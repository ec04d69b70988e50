import type { StockLine } from '@cpc/contract';
import {
  type ColourId,
  type GoodsId,
  LOW_DAYS,
  type ShellId,
  type StationId,
  stockOutlook,
  VELOCITY_DAYS,
} from '@cpc/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import { namedRows, type StockNames, stockNames } from './names.ts';
import type { Sought } from './words.ts';

interface Wanted {
  /** `watched`: only kinds that a shop buys: a piece was used lately, it set a minimum, or a customer waits for one. */
  readonly which?: 'all' | 'watched';
  /** The condition on the columns of a line. */
  readonly where?: RawBuilder<SqlBool>;
  readonly sought?: Sought;
  readonly page?: { readonly limit: number; readonly offset: number };
}

interface Row {
  readonly machine_id: StationId;
  readonly goods_id: GoodsId;
  readonly shell_id: ShellId;
  readonly colour_id: ColourId;
  readonly available: number;
  readonly on_hand: number;
  readonly used: number;
  readonly fixed: number | null;
  /** The time of the first movement. */
  readonly first: number | null;
  readonly total: number;
}

/**
 * Kinds of piece that stations have or had, with their outlook (SK-04), by urgency: what must be refilled first, then what
 * is not fine, then by days left (unused kinds last), by use, and by name. A shop has tens of thousands of kinds: the
 * database finds and sorts them, and only the page is read.
 * @param reader one that may take its time: `db.aside`
 * @param stations the condition on rows of `machines`
 * @returns `total` counts all pages
 */
export async function linesWhere(
  reader: Reader,
  stations: RawBuilder<SqlBool>,
  now: number,
  wanted: Wanted = {},
): Promise<{ readonly lines: StockLine[]; readonly total: number }> {
  const names = await stockNames(reader, stations, wanted.sought);
  const { rows } = await linesQuery(names, now, wanted).execute(reader);
  const [first] = rows;
  // Beyond the last page there is no row that could bring the number of all.
  if (!first && wanted.page && wanted.page.offset > 0)
    return { ...(await linesWhere(reader, stations, now, { ...wanted, page: { limit: 1, offset: 0 } })), lines: [] };
  return { lines: rows.map((row) => lineOf(row, names, now)), total: first?.total ?? 0 };
}

/** SQL for {@link stockOutlook}; whole numbers are divided without their rest. */
function linesQuery(names: StockNames, now: number, { which = 'all', where, sought, page }: Wanted) {
  const known = sql`(${sql.lit(now + DAY_MS / 2)} - since) / ${sql.lit(DAY_MS)}`;
  const days = sql`case when ${known} < 1 then 1 when ${known} > ${sql.lit(VELOCITY_DAYS)} then ${sql.lit(VELOCITY_DAYS)} else ${known} end`;
  const has =
    sought && sought.all > 0
      ? sql`(goods.words | colours.words | stations.words) = ${sql.lit(sought.all)}`
      : sql`1 = 1`;
  return sql<Row>`with goods(id, place, words) as (${namedRows(names.tables.goods)}),
    colours(id, place, words) as (${namedRows(names.tables.colours)}),
    stations(id, place, words) as (${namedRows(names.tables.stations)}),
    uses as (select machine_id, goods_id, shell_id, colour_id, count(*) as used from stock_movements
      where kind = 'use' and at >= ${sql.lit(now - VELOCITY_DAYS * DAY_MS)} and machine_id in (select id from stations)
      group by machine_id, goods_id, shell_id, colour_id),
    shelf as (select counts.machine_id, counts.goods_id, counts.shell_id, counts.colour_id, counts.available, counts.on_hand,
      coalesce(uses.used, 0) as used, stock_minimums.pieces as fixed,
      case when uses.used > 0 then ${firstOf(sql`counts`)} end as since,
      goods.place as model_place, colours.place as colour_place, stations.place as station_place
      from ${which === 'all' ? sql`stock_counts as counts` : WATCHED}
      inner join stations on stations.id = counts.machine_id
      inner join goods on goods.id = counts.goods_id
      inner join colours on colours.id = counts.colour_id
      left join uses on ${isSame('uses')}
      left join stock_minimums on ${isSame('stock_minimums')}
      where ${has}),
    timed as (select shelf.*, case when used = 0 then 1 else ${days} end as days from shelf),
    bounded as (select timed.*, case when used = 0 then null else (available * days) / used end as days_left,
      coalesce(fixed, (used * ${sql.lit(LOW_DAYS + 1)} + days - 1) / days) as minimum from timed),
    leveled as (select bounded.*,
      case when available = 0 then 'empty' when available < minimum then 'low' else 'fine' end as level from bounded),
    lines as (select leveled.*, case when level = 'fine' then 2 when minimum > 0 then 0 else 1 end as urgency from leveled),
    page as (select lines.*, count(*) over () as total from lines where ${where ?? sql`1 = 1`}
      order by ${BY_URGENCY} ${page ? sql`limit ${page.limit} offset ${page.offset}` : sql``})
    select page.*, ${firstOf(sql`page`)} as first from page order by ${BY_URGENCY}`;
}

const BY_URGENCY = sql`urgency, coalesce(days_left, ${sql.lit(Number.MAX_SAFE_INTEGER)}), used desc,
  model_place, colour_place, station_place, goods_id, colour_id, machine_id`;

/** The counts of few kinds, found by their keys. */
const WATCHED = sql`(
    select machine_id, goods_id, shell_id, colour_id from uses
    union select machine_id, goods_id, shell_id, colour_id from stock_minimums where machine_id in (select id from stations)
    union select machine_id, goods_id, shell_id, colour_id from wishes
      where told_at is null and colour_id is not null and machine_id in (select id from stations)) as watched
  inner join stock_counts as counts on counts.machine_id = watched.machine_id and counts.goods_id = watched.goods_id
    and counts.shell_id = watched.shell_id and counts.colour_id = watched.colour_id`;

const isSame = (table: string) =>
  sql.join(
    ['machine_id', 'goods_id', 'shell_id', 'colour_id'].map(
      (column) => sql`${sql.ref(`${table}.${column}`)} = ${sql.ref(`counts.${column}`)}`,
    ),
    sql` and `,
  );

const firstOf = (table: RawBuilder<unknown>) => sql`(select min(at) from stock_movements
  where stock_movements.machine_id = ${table}.machine_id and stock_movements.goods_id = ${table}.goods_id
  and stock_movements.shell_id = ${table}.shell_id and stock_movements.colour_id = ${table}.colour_id)`;

function lineOf({ first, used, fixed, available, ...row }: Row, names: StockNames, now: number): StockLine {
  const { days, daysLeft, minimum, level } = stockOutlook(available, used, (now - (first ?? now)) / DAY_MS, fixed);
  return {
    machine_id: row.machine_id,
    machine_name: names.stations.get(row.machine_id) ?? '',
    goods_id: row.goods_id,
    shell_id: row.shell_id,
    colour_id: row.colour_id,
    ...namesIn(names.goods, row.goods_id),
    ...namesIn(names.colours, row.colour_id),
    available,
    on_hand: row.on_hand,
    used,
    used_days: days,
    days_left: daysLeft,
    minimum,
    minimum_set: fixed !== null,
    level,
  };
}

function namesIn<Names>(all: ReadonlyMap<string, Names>, id: string): Names {
  const found = all.get(id);
  if (!found) throw new Error(`stock: ${id} has no name`);
  return found;
}
