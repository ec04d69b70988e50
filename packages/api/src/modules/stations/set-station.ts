import type { StationId, DesiredStationState } from '@cpc/domain';
import { type PersonActor, transition } from '../../base/transition.ts';
import { releaseHeld } from '../printing/release-held.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import type { With } from '../../base/services.ts';
import { followStation, lockStation } from '../../records/stations/state.ts';
import { leaveWindow } from '../../records/stations/windows.ts';

const REASONS: Readonly<Record<DesiredStationState, string>> = {
  open: 'opened by the partner',
  resting: 'let rest by the partner',
  maintenance: 'maintained by the partner',
};

/** Sets what a partner wants a station to do from now on. The station finishes what it holds (QU-04). */
export async function setStation(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  stationId: StationId,
  desired: DesiredStationState,
  actor: PersonActor,
): Promise<void> {
  const { db, clock, events } = services;
  await db.transact(async (tx) => {
    const locked = await lockStation(tx, stationId, clock.now());
    if (desired !== 'maintenance') await leaveWindow(tx, stationId);
    await followStation(transition(tx, services, { actor, reason: REASONS[desired] }), locked, desired);
  });
  if (desired === 'open') await releaseHeld(services, stationId);
  events.publish(stationTopic(stationId));
}
