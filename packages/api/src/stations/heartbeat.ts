import type { ActionInput, ActionOutput } from '@cpc/contract';
import { type MachineId, acceptsOrders } from '@cpc/domain';
import { releaseHeld } from '../printing/release-held.ts';
import { stationTopic } from '../queue/topic.ts';
import type { Services } from '../services.ts';
import { stationCondition } from './condition.ts';

/** Takes down how a station is, and wakes who watches it when that changed (SA-08). */
export async function heartbeat(
  services: Services,
  machineId: MachineId,
  { state, reasons, version, formats }: ActionInput<'Station.heartbeat'>,
): Promise<ActionOutput<'Station.heartbeat'>> {
  const { db, clock, events } = services;
  const now = clock.now();
  const before = await stationCondition(db.read, machineId, now);
  // First: what a crash leaves undone here is done at the next heartbeat, because the station is not yet known as well.
  if (acceptsOrders(state) && !acceptsOrders(before.state)) await releaseHeld(services, machineId);
  const report = {
    state,
    reasons: JSON.stringify(reasons),
    version,
    formats: formats ? JSON.stringify(formats) : null,
    heard_at: now,
  };
  await db.transact((tx) =>
    tx
      .insertInto('station_reports')
      .values({ machine_id: machineId, ...report })
      .onConflict((conflict) => conflict.column('machine_id').doUpdateSet(report))
      .execute(),
  );
  if (before.state !== state || JSON.stringify(before.reasons) !== report.reasons)
    events.publish(stationTopic(machineId));
  return { now };
}
