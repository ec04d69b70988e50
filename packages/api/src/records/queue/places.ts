import type { StationId, OrderItemId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { stationsWithoutPlace } from '../bays/held.ts';
import { PRINTING_STATES, QUEUED_STATES, estimateSeconds, measuredPrintMs } from './load.ts';

export interface QueuePlace {
  /** 1 is next; 0 if it is already in the printer. */
  readonly position: number;
  /** 0 if nobody can know. */
  readonly estimate_s: number;
  /** Every place in the bays is taken, and it has none: it cannot begin (QU-05). */
  readonly waits_for_bay: boolean;
}

/** The positions and waiting times of all items in the queues of these stations. */
export async function queuePlaces(
  reader: Reader,
  stationIds: readonly StationId[],
): Promise<ReadonlyMap<OrderItemId, QueuePlace>> {
  const full = await stationsWithoutPlace(reader, stationIds);
  const places = await Promise.all(stationIds.map((id) => placesAt(reader, id, full.has(id))));
  return new Map(places.flat());
}

async function placesAt(
  reader: Reader,
  stationId: StationId,
  isFull: boolean,
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
    ...printing.map((job) => {
      const estimate_s = Math.ceil(((100 - job.percent) * printMs) / 100_000);
      return [job.item_id, { position: 0, estimate_s, waits_for_bay: false }] as const;
    }),
    ...queued.map((job, before) => {
      // With its lease, an item has got its place.
      const waits_for_bay = isFull && job.state !== 'dispatching';
      const estimate_s = waits_for_bay ? 0 : estimateSeconds(printMs, before, ahead);
      return [job.item_id, { position: before + 1, estimate_s, waits_for_bay }] as const;
    }),
  ];
}
