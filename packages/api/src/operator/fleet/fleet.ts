import { type ActionInput, CallError, type FleetOrder, type FleetStation } from '@cpc/contract';
import { brand, type PartnerId, type StationId } from '@cpc/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import type { Page } from '../../base/http/page.ts';
import { hourOf } from '../../records/printing/print-hours.ts';
import { QUEUED_STATES } from '../../records/queue/load.ts';
import { fleetRows, wanted } from './stations.ts';

const DAY_HOURS = 24;
const WEEK_HOURS = 7 * DAY_HOURS;

type Wanted = ActionInput<'Operator.fleet'>;

/** One page of the stations of all shops (OP-05). Prints and queues are counted for the stations of the page alone. */
export async function fleetPage(
  reader: Reader,
  now: number,
  page: Page,
  { order = 'name', down = false, ...filter }: Wanted,
): Promise<{ readonly stations: FleetStation[]; readonly total: number }> {
  const found = fleetRows(reader, now).where(wanted(filter, now));
  const direction = sql.raw(down ? 'desc' : 'asc');
  const [rows, { total }] = await Promise.all([
    // One pass over what waits or failed, instead of one look for each station.
    (order === 'waiting' || order === 'failures'
      ? found
          .leftJoin(countedFor(reader, order, now).as('counted'), 'counted.machine_id', 'fleet.machine_id')
          .selectAll('fleet')
          .orderBy(sql`coalesce(counted.jobs, 0) ${direction}`)
      : found.selectAll('fleet').orderBy(sql`${ORDERS[order]} ${direction}`)
    )
      .orderBy('fleet.machine_id')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    found.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { stations: await viewsOf(reader, now, rows), total };
}

/** @throws CallError deviceMissing */
export async function fleetStation(reader: Reader, now: number, stationId: StationId): Promise<FleetStation> {
  const rows = await fleetRows(reader, now).selectAll().where('machine_id', '=', stationId).execute();
  const [view] = await viewsOf(reader, now, rows);
  if (!view) throw new CallError('deviceMissing');
  return view;
}

const ORDERS: Readonly<Record<Exclude<FleetOrder, 'waiting' | 'failures'>, RawBuilder<unknown>>> = {
  name: sql`name_searched`,
  shop: sql`shop_searched`,
  state: sql`state`,
  heard: sql`coalesce(heard_at, 0)`,
  version: sql`coalesce(version, '')`,
};

/** How many prints wait, or failed within a week, at the stations that have any. */
function countedFor(reader: Reader, what: 'waiting' | 'failures', now: number) {
  if (what === 'waiting')
    return reader
      .selectFrom('print_jobs')
      .select((row) => ['machine_id', row.fn.countAll<number>().as('jobs')])
      .where('state', 'in', QUEUED_STATES)
      .groupBy('machine_id');
  return (
    reader
      .selectFrom('station_print_hours')
      .select(['machine_id', sql<number>`sum(failures)`.as('jobs')])
      // As the partial index says it.
      .where(sql<boolean>`failures > 0`)
      .where('hour', '>', hourOf(now) - WEEK_HOURS)
      .groupBy('machine_id')
  );
}

type Rows = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>;
const rowsOf = (reader: Reader) => fleetRows(reader, 0).selectAll();

async function viewsOf(reader: Reader, now: number, rows: Rows): Promise<FleetStation[]> {
  const ids = rows.map((row) => row.machine_id);
  if (ids.length === 0) return [];
  const [waiting, prints] = await Promise.all([waitingAt(reader, ids), printsOf(reader, now, ids)]);
  return rows.map(({ machine_id, name, shop, state, wished, ...row }) => {
    const count = prints.find((each) => each.machine_id === machine_id);
    return {
      machine_id,
      name,
      shop,
      state,
      wished,
      partner_id: brand<PartnerId>(row.partner_id),
      since: row.since ?? 0,
      reasons: readList<string>(row.reasons),
      heard_at: row.heard_at === null || row.heard_at === 0 ? null : row.heard_at,
      version: row.version ?? '',
      update: updateOf(row),
      supplies: readList<FleetStation['supplies'][number]>(row.supplies),
      media: readList<string>(row.media),
      waiting: waiting.find((each) => each.machine_id === machine_id)?.jobs ?? 0,
      day: { prints: count?.day_prints ?? 0, failures: count?.day_failures ?? 0 },
      week: { prints: count?.prints ?? 0, failures: count?.failures ?? 0 },
      maintained_until: row.maintained_until !== null && row.maintained_until > now ? row.maintained_until : null,
    };
  });
}

const readList = <Entry>(stored: string | null): Entry[] => JSON.parse(stored ?? '[]');

function updateOf(row: Pick<Rows[number], 'fault' | 'fault_version' | 'fault_detail' | 'fault_at'>) {
  const { fault, fault_version: version, fault_detail: detail, fault_at: at } = row;
  if (fault === null || version === null || detail === null || at === null) return null;
  return { fault, version, detail, at };
}

const waitingAt = (reader: Reader, ids: readonly StationId[]) =>
  reader
    .selectFrom('print_jobs')
    .select((row) => ['machine_id', row.fn.countAll<number>().as('jobs')])
    .where('machine_id', 'in', ids)
    .where('state', 'in', QUEUED_STATES)
    .groupBy('machine_id')
    .execute();

function printsOf(reader: Reader, now: number, ids: readonly StationId[]) {
  const hour = hourOf(now);
  const inDay = hour - DAY_HOURS;
  const sum = (of: RawBuilder<unknown>) => sql<number>`cast(sum(${of}) as bigint)`;
  return reader
    .selectFrom('station_print_hours')
    .select([
      'machine_id',
      sum(sql`prints`).as('prints'),
      sum(sql`failures`).as('failures'),
      sum(sql`case when hour > ${inDay} then prints else 0 end`).as('day_prints'),
      sum(sql`case when hour > ${inDay} then failures else 0 end`).as('day_failures'),
    ])
    .where('machine_id', 'in', ids)
    .where('hour', '>', hour - WEEK_HOURS)
    .groupBy('machine_id')
    .execute();
}
