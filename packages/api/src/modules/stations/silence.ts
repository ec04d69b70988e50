import { STATION_SILENT_MS } from '@cpc/domain';
import { type Cause, transition } from '../../base/transition.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import type { With } from '../../base/services.ts';
import { followStation, lockStation } from '../../records/stations/state.ts';

const EVERY_MS = 10_000;
const SILENCE: Cause = { actor: 'system', reason: 'not heard for a minute' };

/** Records that stations fell silent, and wakes those who watch them. The sweep of leases ends what they had leased. */
export async function sweepSilent(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
): Promise<{ readonly again: number }> {
  const { db, clock, events } = services;
  const silent = await db.read
    .selectFrom('station_states')
    .innerJoin('station_reports', 'station_reports.machine_id', 'station_states.machine_id')
    .select('station_states.machine_id')
    .where('station_states.state', '!=', 'offline')
    .where('heard_at', '<', clock.now() - STATION_SILENT_MS)
    // In its maintenance window a station may be switched off.
    .where((row) => row.or([row('maintained_until', 'is', null), row('maintained_until', '<=', clock.now())]))
    .execute();
  for (const { machine_id } of silent) {
    const changed = await db.transact(async (tx) =>
      followStation(transition(tx, services, SILENCE), await lockStation(tx, machine_id, clock.now())),
    );
    if (changed) events.publish(stationTopic(machine_id));
  }
  return { again: EVERY_MS };
}
