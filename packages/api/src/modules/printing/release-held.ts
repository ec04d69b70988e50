import type { StationId } from '@cpc/domain';
import { lockOrder } from '../../records/orders/store.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import type { With } from '../../base/services.ts';
import { transition } from '../../base/transition.ts';
import { findJob, moveJob } from '../../records/printing/store.ts';

/** Releases the held jobs of a station that is ready again. */
export async function releaseHeld(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  stationId: StationId,
): Promise<void> {
  const { db, events } = services;
  const held = await db.read
    .selectFrom('print_jobs')
    .select(['id', 'order_id'])
    .where('machine_id', '=', stationId)
    .where('state', '=', 'held')
    .execute();
  for (const { id, order_id } of held) {
    await db.transact(async (tx) => {
      await lockOrder(tx, order_id);
      const job = await findJob(tx, id);
      if (job?.state === 'held')
        await moveJob(
          transition(tx, services, { actor: 'system', reason: 'the station is well again' }),
          job,
          'released',
        );
    });
  }
  if (held.length > 0) events.publish(stationTopic(stationId));
}
