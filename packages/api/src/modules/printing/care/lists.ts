import type { BedJob, UnclaimedItem, UnsureJob } from '@cpc/contract';
import { type PrintJobState, type StationId, patienceMs } from '@cpc/domain';
import type { Reader } from '../../../base/db/database.ts';
import { readGoods } from '../../../records/catalogue/goods.ts';
import { storedSettings } from '../../../records/printing/settings.ts';
import type { With } from '../../../base/services.ts';
import { overdueBefore } from '../../../lifecycle/overdue.ts';
import { type Reach, within } from '../../../records/partners/reach.ts';

/** A partner's print jobs with their item and station. Every query of the lists carries the partner's id (PA-07). */
function ownJobs(reader: Reader, reach: Reach) {
  return reader
    .selectFrom('print_jobs')
    .innerJoin('orders', 'orders.id', 'print_jobs.order_id')
    .innerJoin('order_items', 'order_items.id', 'print_jobs.item_id')
    .innerJoin('machines', 'machines.id', 'print_jobs.machine_id')
    .where(within(reach))
    .select([
      'print_jobs.id as job_id',
      'print_jobs.number as print_number',
      'orders.number as order_number',
      'print_jobs.machine_id',
      'machines.name as machine_name',
      'order_items.goods',
      'order_items.thumbnail',
    ]);
}

/**
 * Print jobs that wait for a person's decision, oldest first (SA-03, PA-06): the outcome is unknown, the station could
 * not begin them, or they take far longer than the station's prints do.
 */
export async function unsureJobs(services: With<'db' | 'clock'>, reach: Reach): Promise<UnsureJob[]> {
  const { db, clock } = services;
  const rows = await ownJobs(db.read, reach)
    .select(['print_jobs.percent', 'print_jobs.reason', 'print_jobs.state', 'print_jobs.started_at'])
    .select((query) =>
      query
        .selectFrom('order_events')
        .select((event) => event.fn.max<number>('order_events.at').as('at'))
        // The history is found by its order; it has no index by item.
        .whereRef('order_events.order_id', '=', 'print_jobs.order_id')
        .whereRef('order_events.item_id', '=', 'print_jobs.item_id')
        .whereRef('order_events.to_state', '=', 'print_jobs.state')
        .as('since'),
    )
    .where((job) =>
      job.or([
        job('print_jobs.state', 'in', ['unsure', 'held']),
        job.and([
          job('print_jobs.state', '=', 'printing'),
          job('print_jobs.started_at', '<', clock.now() - patienceMs(0)),
        ]),
      ]),
    )
    .orderBy('print_jobs.started_at')
    .execute();
  const doubtful = await Promise.all(
    rows.map(
      async ({ state, started_at, machine_id }) =>
        state !== 'printing' || (started_at ?? 0) < (await overdueBefore(services, machine_id)),
    ),
  );
  return rows
    .filter((_, index) => doubtful[index])
    .map(({ goods, started_at, since, ...row }) => {
      const { model, colourName } = readGoods(goods);
      return { ...row, model, colour_name: colourName, since: since ?? started_at ?? 0 };
    });
}

/** What waits for a word first, then what is in the printer, then what comes next. */
const AT_BED: readonly PrintJobState[] = ['taken', 'printing', 'dispatching', 'queued'];
/** More than a person prepares at once. */
const MAX_BED_JOBS = 30;

/** What the person at a station's bed has to load and to say, in the order of the prints (QU-06). */
export async function bedJobs(reader: Reader, reach: Reach, stationId: StationId): Promise<BedJob[]> {
  const rows = await ownJobs(reader, reach)
    .select(['print_jobs.state', 'print_jobs.bay', 'print_jobs.settings'])
    .select((query) =>
      query
        .exists(
          query
            .selectFrom('deliveries')
            .select('deliveries.order_id')
            .whereRef('deliveries.order_id', '=', 'print_jobs.order_id'),
        )
        .as('sent'),
    )
    .where('print_jobs.machine_id', '=', stationId)
    .where('print_jobs.state', 'in', AT_BED)
    .orderBy('print_jobs.created_at')
    .orderBy('print_jobs.order_id')
    .orderBy('print_jobs.line')
    .execute();
  return rows
    .map(({ goods, bay, settings, sent, ...row }) => {
      const { model, shellName, colourName } = readGoods(goods);
      const slot = storedSettings(settings).place?.slot ?? '';
      const look = { model, shell_name: shellName, colour_name: colourName };
      return { ...row, ...look, slot, bay: bay ?? '', sent: Boolean(sent) };
    })
    .sort((a, b) => AT_BED.indexOf(a.state) - AT_BED.indexOf(b.state))
    .slice(0, MAX_BED_JOBS);
}

/** Items that have been in a bay since before the given time, oldest first (QU-03). */
export async function unclaimedItems(reader: Reader, reach: Reach, before: number): Promise<UnclaimedItem[]> {
  const rows = await ownJobs(reader, reach)
    .select(['print_jobs.bay', 'print_jobs.ready_at', 'print_jobs.set_aside_at'])
    .where('print_jobs.state', '=', 'ready')
    .where('print_jobs.ready_at', '<=', before)
    .orderBy('print_jobs.ready_at')
    .execute();
  return rows.map(({ goods, bay, ready_at, ...row }) => ({
    ...row,
    machine_id: row.machine_id satisfies StationId,
    model: readGoods(goods).model,
    bay: bay ?? '',
    ready_at: ready_at ?? 0,
  }));
}
