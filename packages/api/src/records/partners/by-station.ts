import { brand, type StationId } from '@cpc/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';
import { fromBegin } from '../../base/http/flow.ts';
import { inLimit, type Reach } from './reach.ts';

/** A table whose rows belong to stations, with an index by station, time and id. */
export interface StationTable {
  readonly name: 'orders' | 'stock_movements';
  /** The column of the time that the list is ordered by. */
  readonly at: 'created_at' | 'at';
}

type Paging = Pick<Call, 'page' | 'flow'>;
type Condition = RawBuilder<SqlBool>;

/**
 * The stations that the reach has or had, or the wanted one of them. Long tables are read by station: their indexes begin
 * with it.
 */
export async function stationsOf(reader: Reader, reach: Reach, wanted?: StationId): Promise<StationId[]> {
  const rows = await reader
    .selectFrom('machines')
    .select('id')
    .where(inLimit(reach))
    .where((station) =>
      station.or([
        station('partner_id', '=', reach.partnerId),
        station('id', 'in', (query) =>
          query.selectFrom('station_moves').select('machine_id').where('from_partner', '=', reach.partnerId),
        ),
      ]),
    )
    .execute();
  const ids = rows.map(({ id }) => brand<StationId>(id));
  return wanted === undefined ? ids : ids.filter((id) => id === wanted);
}

/** SQLite joins at most 500 lists. */
const MAX_LISTS = 100;

/** Each station alone, so that its index by time is read; all together if there are too many. */
const groupsOf = (stations: readonly StationId[]): readonly (readonly StationId[])[] =>
  stations.length > MAX_LISTS ? [stations] : stations.map((station) => [station]);

/**
 * The ids of one page of a table, newest first, or in the order of the flow. The first rows of each station come from the
 * index by time, so a page costs the same however many rows there are.
 * @param stations at least one
 * @param condition may name the columns of the table and of `machines`
 */
export async function pageByStation<Id>(
  reader: Reader,
  { name, at }: StationTable,
  stations: readonly StationId[],
  condition: Condition,
  paging: Paging,
): Promise<Id[]> {
  const [table, time, id] = [sql.table(name), sql.ref(`${name}.${at}`), sql.ref(`${name}.id`)];
  const { direction, begin, limit, offset } = placeOf({ name, at }, paging);
  const ofEach = groupsOf(stations).map(
    (group) => sql`select * from (select ${id} as id, ${time} as at
      from ${table} inner join machines on machines.id = ${sql.ref(`${name}.machine_id`)}
      where ${sql.ref(`${name}.machine_id`)} in (${sql.join(group)}) and ${begin} and ${condition}
      order by ${time} ${direction}, ${id} ${direction} limit ${offset + limit}) as own`,
  );
  const { rows } = await sql<{ id: Id }>`select id from (${sql.join(ofEach, sql` union all `)}) as pages
    order by at ${direction}, id ${direction} limit ${limit} offset ${offset}`.execute(reader);
  return rows.map((row) => row.id);
}

/**
 * The same page, and how many rows there are in all, for a condition that few rows meet and no index serves: every row is
 * looked at once.
 */
export async function foundPage<Id>(
  reader: Reader,
  { name, at }: StationTable,
  stations: readonly StationId[],
  condition: Condition,
  paging: Paging,
): Promise<{ readonly ids: Id[]; readonly total: number }> {
  const [table, time, id] = [sql.table(name), sql.ref(`${name}.${at}`), sql.ref(`${name}.id`)];
  const { direction, begin, limit, offset } = placeOf({ name, at }, paging);
  const { rows } = await sql<{ id: Id | null; total: number }>`with found as materialized (
      select ${id} as id, ${time} as ${sql.ref(at)} from ${table}
      inner join machines on machines.id = ${sql.ref(`${name}.machine_id`)}
      where ${sql.ref(`${name}.machine_id`)} in (${sql.join(stations)}) and ${condition})
    select counted.total, paged.id from (select count(*) as total from found) as counted
    left join (select ${id} as id, ${time} as at from found as ${table} where ${begin}
      order by ${time} ${direction}, ${id} ${direction} limit ${limit} offset ${offset}) as paged on 1 = 1
    order by paged.at ${direction}, paged.id ${direction}`.execute(reader);
  return { ids: rows.flatMap((row) => row.id ?? []), total: rows[0]?.total ?? 0 };
}

function placeOf({ name, at }: StationTable, { page, flow }: Paging) {
  return {
    direction: sql.raw(flow?.direction ?? 'desc'),
    begin: flow ? fromBegin(flow, `${name}.${at}`, `${name}.id`) : sql`1 = 1`,
    limit: page.limit,
    offset: flow ? 0 : page.offset,
  };
}
