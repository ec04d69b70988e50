import type { StationId } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { inLimit, within } from '../../records/partners/reach.ts';
import { type Tenure, tenureOf } from '../../records/partners/tenure.ts';
import { bucketAt } from './buckets.ts';
import type { Raw, Scope } from './facts.ts';

export interface OnlineFact {
  readonly raw: Raw;
  readonly ms: number;
}

interface Switch {
  readonly machine_id: StationId;
  readonly at: number;
  /** 1 if it begins to take orders. */
  readonly opens: number;
}

interface Station extends Omit<Switch, 'at'> {
  /** 1 if the shop still has it. */
  readonly stays: number;
}

/** The same words as in the index `station_events_switch`. */
const OPEN = sql`('ready', 'printing')`;
const SWITCHES = sql`(from_state in ${OPEN}) <> (to_state in ${OPEN})`;

/** How long each station was online and open, per bucket; empty for a grouping that stations do not have. */
export async function onlineFacts(reader: Reader, scope: Scope, now: number): Promise<OnlineFact[]> {
  if (scope.grouping === 'model' || scope.grouping === 'shell') return [];
  const during = await tenureOf(reader, scope.reach);
  const [stations, switches] = await Promise.all([
    stationsOf(reader, scope, during),
    switchesIn(reader, scope, during),
  ]);
  const sums = new Map<string | number, number>();
  for (const { machine_id, opens, stays } of stations) {
    const own = switches.filter((one) => one.machine_id === machine_id);
    // What a station did after its last event here is not known once it has left.
    const end = stays === 1 ? Math.min(scope.range.until, now) : (own.at(-1)?.at ?? scope.range.from);
    for (const [from, until] of spans(opens === 1, own, scope.range.from, end))
      addSpan(sums, scope, machine_id, from, until);
  }
  return [...sums].map(([raw, ms]) => ({ raw, ms }));
}

/** The stations that the shop has or had, each with whether it took orders when the range began. */
async function stationsOf(reader: Reader, { reach, stationId, range }: Scope, during: Tenure): Promise<Station[]> {
  const { rows } = await sql<Station>`
    select machines.id as machine_id, case when ${within(reach)} then 1 else 0 end as stays, coalesce((
      select case when to_state in ${OPEN} then 1 else 0 end from station_events
      where station_events.machine_id = machines.id and station_events.at < ${range.from} and ${SWITCHES}
        and ${during('station_events.at')}
      order by station_events.at desc, seq desc limit 1), 0) as opens
    from machines
    where (${within(reach)} or (${inLimit(reach)} and machines.id in (
      select machine_id from station_moves where from_partner = ${reach.partnerId})))
      and ${stationId === undefined ? sql`1 = 1` : sql`machines.id = ${stationId}`}`.execute(reader);
  return rows;
}

async function switchesIn(reader: Reader, { range }: Scope, during: Tenure): Promise<Switch[]> {
  const { rows } = await sql<Switch>`
    select machine_id, station_events.at, case when to_state in ${OPEN} then 1 else 0 end as opens
    from machines inner join station_events on station_events.machine_id = machines.id
    where ${during('station_events.at')} and station_events.at >= ${range.from} and station_events.at < ${range.until}
      and ${SWITCHES}
    order by station_events.at, seq`.execute(reader);
  return rows;
}

function spans(open: boolean, switches: readonly Switch[], from: number, end: number): [number, number][] {
  const found: [number, number][] = [];
  let since = open ? from : undefined;
  for (const { at, opens } of switches) {
    if (opens === 0 && since !== undefined) found.push([since, at]);
    since = opens === 1 ? (since ?? at) : undefined;
  }
  if (since !== undefined && since < end) found.push([since, end]);
  return found;
}

function addSpan(
  sums: Map<string | number, number>,
  scope: Scope,
  stationId: StationId,
  from: number,
  until: number,
): void {
  const { grouping, range } = scope;
  const add = (raw: string | number, ms: number) => sums.set(raw, (sums.get(raw) ?? 0) + ms);
  if (grouping === 'station' || grouping === 'total') {
    add(grouping === 'station' ? stationId : '', until - from);
    return;
  }
  for (let at = from; at < until; ) {
    const bucket = bucketAt(grouping, range, at);
    const end = Math.min(bucket.until, until);
    add(bucket.raw, end - at);
    at = end;
  }
}
