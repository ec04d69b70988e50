import { brand, NO_PRINT_MS, type StationId } from '@cpc/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Reader } from '../../../base/db/database.ts';
import { stationsWithoutPlace } from '../../../records/bays/held.ts';
import { isOpenThrough } from '../../../records/stations/hours.ts';

/** A station that has just come back has this long to end a print. */
const BACK_MS = 15 * 60_000;

/** A station at which prints wait and none has ended. */
export interface Quiet {
  readonly machine_id: StationId;
  /** Since when a print could have ended: the last one did, the oldest began to wait, or a rest was over. */
  readonly since: number;
  /** How many prints wait. */
  readonly count: number;
}

/** The same words as in the index `station_events_switch`. */
const BEGINS = sql<SqlBool>`(from_state in ('ready', 'printing')) <> (to_state in ('ready', 'printing'))
  and to_state in ('ready', 'printing')`;

/**
 * The stations at which prints have waited for {@link NO_PRINT_MS}, and in this time none ended, nobody had the station
 * rest, and its hours had no end (OP-07). Whether a station works now is the caller's question. Full bays have an incident
 * of their own.
 * @param wanted which rows of `machines`
 */
export async function quietStations(reader: Reader, wanted: RawBuilder<SqlBool>, now: number): Promise<Quiet[]> {
  const before = now - NO_PRINT_MS;
  const waiting = await reader
    .selectFrom('print_jobs')
    .innerJoin('machines', 'machines.id', 'print_jobs.machine_id')
    .innerJoin('partners', 'partners.id', 'machines.partner_id')
    .select(['print_jobs.machine_id', 'schedule', 'machines.time_zone', 'partners.time_zone as shop_zone'])
    .select((row) => [row.fn.min<number>('queued_at').as('oldest'), row.fn.countAll<number>().as('count')])
    .where('print_jobs.state', 'in', ['queued', 'dispatching'])
    .where(wanted)
    .groupBy(['print_jobs.machine_id', 'schedule', 'machines.time_zone', 'partners.time_zone'])
    .having((row) => row.eb(row.fn.min('queued_at'), '<=', before))
    .execute();
  const open = waiting.filter((row) => isOpenThrough(row, before, now));
  const ids = open.map(({ machine_id }) => machine_id);
  if (ids.length === 0) return [];
  const [full, steps] = await Promise.all([stationsWithoutPlace(reader, ids), lastSteps(reader, ids)]);
  return open.flatMap(({ machine_id, oldest, count }) => {
    const { ended = 0, rested = 0, back = 0 } = steps.get(machine_id) ?? {};
    const since = Math.max(oldest, ended, rested);
    return full.has(machine_id) || since > before || back > now - BACK_MS ? [] : [{ machine_id, since, count }];
  });
}

interface Steps {
  /** When the last print ended, the last rest was over, and the station last began to work, ms; 0 if never. */
  readonly ended: number;
  readonly rested: number;
  readonly back: number;
}

async function lastSteps(reader: Reader, ids: readonly StationId[]): Promise<ReadonlyMap<StationId, Steps>> {
  const rows = await reader
    .selectFrom('machines')
    .select('machines.id')
    .select((row) => [
      row
        .selectFrom('print_jobs')
        .select((job) => job.fn.max<number>('ready_at').as('at'))
        .whereRef('print_jobs.machine_id', '=', 'machines.id')
        .where('ready_at', 'is not', null)
        .as('ended'),
      row
        .selectFrom('station_events')
        .select((step) => step.fn.max<number>('at').as('at'))
        .whereRef('station_events.machine_id', '=', 'machines.id')
        .where(BEGINS)
        .where('from_state', 'in', ['resting', 'maintenance'])
        .as('rested'),
      row
        .selectFrom('station_events')
        .select((step) => step.fn.max<number>('at').as('at'))
        .whereRef('station_events.machine_id', '=', 'machines.id')
        .where(BEGINS)
        .as('back'),
    ])
    .where('machines.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, ended, rested, back }) => [
      brand<StationId>(id),
      { ended: ended ?? 0, rested: rested ?? 0, back: back ?? 0 },
    ]),
  );
}
