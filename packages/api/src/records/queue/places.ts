import type { StationId, OrderItemId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { PRINTING_STATES, QUEUED_STATES, estimateSeconds, measuredPrintMs } from './load.ts';

export interface QueuePlace {
  /** 1 is next; 0 if it is already in the printer. */
  readonly position: number;
  readonly estimate_s: number;
}

/** The positions and waiting times of all items in the queues of these stations. */
export async function queuePlaces(
  reader: Reader,
  stationIds: readonly StationId[],
): Promise<ReadonlyMap<OrderItemId, QueuePlace>> {
  const places = await Promise.all(stationIds.map((id) => placesAt(reader, id)));
  return new Map(places.flat());
}

async function placesAt(
  reader: Reader,
  stationId: StationId,
): Promise<readonly (readonly [OrderItemId, QueuePlace])[]> {
  const [printMs, jobs] = await Promise.all([
    measuredPrintMs(reader, stationId),
    reader
      .selectFrom('print_jobs')
      .select(['item_id', 'state', 'percent'])
      .where('machine_id', '=', stationId)
      .where('state', 'in', [...QUEUED_STATES, ...PRINTING_STATES])
      .orderBy('created_at')
      .orderBy('order_id')
      .orderBy('line')
      .execute(),
  ]);
  const printing = jobs.filter((job) => PRINTING_STATES.includes(job.state));
  const ahead = printing.filter((job) => job.state === 'printing').map((job) => job.percent);
  const queued = jobs.filter((job) => QUEUED_STATES.includes(job.state));
  return [
    ...printing.map(
      (job) =>
        [job.item_id, { position: 0, estimate_s: Math.ceil(((100 - job.percent) * printMs) / 100_000) }] as const,
    ),
    ...queued.map(
      (job, before) =>
        [job.item_id, { position: before + 1, estimate_s: estimateSeconds(printMs, before, ahead) }] as const,
    ),
  ];
}
