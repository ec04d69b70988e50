import type { ActionInput, ActionOutput } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { type Cause, transition } from '../../base/transition.ts';
import { releaseHeld } from '../printing/release-held.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import type { With } from '../../base/services.ts';
import { releaseFor } from '../../records/stations/agents.ts';
import { stationCondition } from '../../records/stations/condition.ts';
import { followStation, lockStation } from '../../records/stations/state.ts';
import { askedLog } from './logs.ts';
import { askedPrinterSearch } from './printer-search.ts';
import { askedRemoteCare } from './remote-care.ts';

type Beat = ActionInput<'Station.heartbeat'>;
/** Longest reason in a station's history. */
const MAX_REASON_LENGTH = 200;

/** Stores a station's report, and wakes those who watch it if its condition changed (SA-08). */
export async function heartbeat(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  stationId: StationId,
  beat: Beat,
): Promise<ActionOutput<'Station.heartbeat'>> {
  const { db, clock, events } = services;
  const now = clock.now();
  const before = await stationCondition(db.read, stationId, now);
  // This comes first: if it crashes here, the next heartbeat repeats it, because the station does not count as ready
  // yet.
  if (beat.state !== 'fault' && !before.works) await releaseHeld(services, stationId);
  const report = reportOf(beat, now);
  const desired = await db.transact(async (tx) => {
    const locked = await lockStation(tx, stationId, now);
    await tx
      .insertInto('station_reports')
      .values({ machine_id: stationId, ...report })
      .onConflict((conflict) => conflict.column('machine_id').doUpdateSet(report))
      .execute();
    await followStation(transition(tx, services, causeOf(beat)), locked);
    return locked.wish;
  });
  const after = await stationCondition(db.read, stationId, now);
  if (JSON.stringify(before) !== JSON.stringify(after)) events.publish(stationTopic(stationId));
  const [release, log, remote_care, printer_search] = await Promise.all([
    releaseFor(services, stationId, beat.version, beat.update),
    askedLog(db.read, stationId, now),
    askedRemoteCare(db.read, stationId, now),
    askedPrinterSearch(db.read, stationId, now),
  ]);
  return {
    now,
    wish: desired,
    ...(release && { release }),
    ...(log && { log }),
    ...(remote_care && { remote_care }),
    ...(printer_search && { printer_search }),
  };
}

function causeOf({ reasons }: Beat): Cause {
  return { actor: 'station', reason: (reasons.join(' ') || 'said by the station').slice(0, MAX_REASON_LENGTH) };
}

function reportOf({ state, reasons, version, formats, supplies, media, temperature }: Beat, now: number) {
  return {
    state,
    reasons: JSON.stringify(reasons),
    version,
    formats: formats ? JSON.stringify(formats) : null,
    supplies: supplies ? JSON.stringify(supplies) : null,
    media: media ? JSON.stringify(media) : null,
    temperature: temperature ?? null,
    heard_at: now,
  };
}
