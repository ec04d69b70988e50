import type { StationId } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { keysTopic } from '../../base/http/caller-topics.ts';
import { type PersonActor, transition } from '../../base/transition.ts';
import { endLeases } from '../printing/expire-leases.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import type { Services, With } from '../../base/services.ts';
import { followStation, lockStation, recordStation } from '../../records/stations/state.ts';

/**
 * Revokes a station's keys and unused codes and counts it as silent, in one transaction: its next call is refused
 * (SA-01). Jobs that it leased and did not begin go back to the queue. Jobs that it may have printed go to a person
 * (SA-03).
 */
export async function revokeStation(
  services: Services,
  stationId: StationId,
  reason: string,
  actor: PersonActor,
): Promise<void> {
  await services.db.transact((tx) => endKeys(tx, services, stationId, { actor, reason }));
  await endLeases(services, stationId, { actor, reason: 'the station’s keys were taken away' });
  tellOfEndedKeys(services, stationId);
}

/** Ends a station's keys and codes, in the transaction of what ends them. Tell of it after the commit. */
export async function endKeys(
  tx: Tx,
  services: With<'clock' | 'random' | 'config'>,
  stationId: StationId,
  { actor, reason }: { readonly actor: PersonActor; readonly reason: string },
): Promise<void> {
  const now = services.clock.now();
  const locked = await lockStation(tx, stationId, now);
  await tx
    .updateTable('station_keys')
    .set({ revoked_at: now })
    .where('machine_id', '=', stationId)
    .where('revoked_at', 'is', null)
    .execute();
  await tx
    .updateTable('station_enrolments')
    .set({ used_at: now })
    .where('machine_id', '=', stationId)
    .where('used_at', 'is', null)
    .execute();
  await tx.updateTable('station_reports').set({ heard_at: 0 }).where('machine_id', '=', stationId).execute();
  // The next agent knows nothing of it, and the next shop need not.
  await tx.deleteFrom('station_printer_searches').where('machine_id', '=', stationId).execute();
  const change = transition(tx, services, { actor, reason: `keys taken away: ${reason}` });
  await recordStation(change, stationId, { event: 'revoked', from: locked.state, to: locked.state });
  await followStation(change, locked);
}

/** Wakes what a station's agent and display hold open, and all who watch its queue. */
export function tellOfEndedKeys({ events }: With<'events'>, stationId: StationId): void {
  events.publish(keysTopic(stationId));
  events.publish(stationTopic(stationId));
}
