import type { FleetFilter } from '@cpc/contract';
import { type ShopStationState, STATION_SILENT_MS, type StationId } from '@cpc/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { containsWords } from '../../base/db/search-name.ts';

/**
 * The state of a station by the rules of `stationCondition`, for all stations in one statement. Opening hours do not count:
 * operators look after machines.
 */
const stateAt = (now: number) => sql<ShopStationState>`case
  when wish = 'maintenance' and maintained_until > ${now} then 'maintenance'
  when coalesce(heard_at, 0) = 0 then 'notSetUp'
  when heard_at < ${now - STATION_SILENT_MS} then 'offline'
  when wish = 'maintenance' then 'maintenance'
  when partners.state <> 'open' or wish = 'resting' then 'resting'
  when station_reports.state in ('ready', 'printing') then station_reports.state
  else 'fault' end`;

/** The stations of all shops that are not closed, joined with what is known of them. */
const joined = (reader: Reader) =>
  reader
    .selectFrom('machines')
    .innerJoin('partners', 'partners.id', 'machines.partner_id')
    .leftJoin('station_reports', (join) => join.onRef(sql`station_reports.machine_id`, '=', sql`machines.id`))
    .leftJoin('station_states', (join) => join.onRef(sql`station_states.machine_id`, '=', sql`machines.id`))
    .leftJoin('station_agents', (join) => join.onRef(sql`station_agents.machine_id`, '=', sql`machines.id`))
    .where('partners.state', '!=', 'closed');

/** The stations with their current state; filter and sort by the names of these columns. */
export const fleetRows = (reader: Reader, now: number) =>
  reader.selectFrom(
    joined(reader)
      .select(['machines.name', 'partner_id', 'partners.name as shop', 'since', 'reasons', 'maintained_until'])
      .select(['machines.search_name as name_searched', 'partners.search_name as shop_searched'])
      .select([
        'heard_at',
        'station_reports.version',
        'supplies',
        'media',
        'wished',
        'fault',
        'fault_detail',
        'fault_version',
        'fault_at',
      ])
      .select(['schedule', 'machines.time_zone', 'partners.time_zone as shop_zone'])
      .select(sql<StationId>`machines.id`.as('machine_id'))
      .select(stateAt(now).as('state'))
      .as('fleet'),
  );

/** The rows that a filter wants. */
export function wanted(filter: FleetFilter, now: number) {
  const { search = '', partner_id, state, version, fault, silent_minutes, update_failed } = filter;
  const conditions = [
    containsWords(sql`name_searched || ' ' || shop_searched`, search),
    ...(partner_id === undefined ? [] : [sql<SqlBool>`partner_id = ${partner_id}`]),
    ...(state === undefined ? [] : [sql<SqlBool>`state = ${state}`]),
    ...(version === undefined ? [] : [sql<SqlBool>`coalesce(version, '') = ${version}`]),
    ...(fault === undefined
      ? []
      : [sql<SqlBool>`state = 'fault' and ${contains(sql.ref('reasons'), JSON.stringify(fault))}`]),
    ...(silent_minutes === undefined ? [] : [sql<SqlBool>`coalesce(heard_at, 0) < ${now - silent_minutes * 60_000}`]),
    ...(update_failed ? [sql<SqlBool>`fault is not null`] : []),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

const contains = (text: RawBuilder<unknown>, part: string) =>
  sql<SqlBool>`${text} like ${`%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`;
