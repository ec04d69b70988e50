import { type ActionInput, CallError } from '@cpc/contract';
import { type DesiredStationState, MAX_WINDOW_MS, type StationId } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { type Cause, type PersonActor, transition } from '../../base/transition.ts';
import type { With } from '../../base/services.ts';
import { stationRow } from '../../records/catalogue/stations.ts';
import { ownStation } from '../../records/partners/own-station.ts';
import type { Reach } from '../../records/partners/reach.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import { noteStation, noteStationWith } from '../../records/stations/note.ts';
import { followStation, lockStation } from '../../records/stations/state.ts';
import { leaveWindow, refuseOverlap } from '../../records/stations/windows.ts';
import { releaseHeld } from '../printing/release-held.ts';

type Ports = With<'db' | 'clock' | 'random' | 'events' | 'config'>;
const EVERY_MS = 5_000;

/** Who plans, and the stations that the person reaches; without a reach, those of all shops. */
export interface Planner {
  readonly actor: PersonActor;
  readonly reach?: Reach;
}

/**
 * Plans one window for each station, for all or none (OP-05).
 * @throws CallError fieldEmpty, fieldIncorrect, windowPast, windowTooLong, windowOverlaps or deviceMissing
 */
export async function planWindows(
  services: Ports,
  { actor, reach }: Planner,
  { stations, from, until, reason }: ActionInput<'Operator.planWindow'>,
): Promise<void> {
  const { db, clock, random } = services;
  const words = reason.trim();
  const wanted = [...new Set(stations)].sort();
  for (const stationId of wanted)
    await (reach ? ownStation(db.read, reach, stationId) : stationRow(db.read, stationId));
  checkTimes(from, until, clock.now());
  if (words === '') throw new CallError('fieldEmpty', { field: 'reason' });
  await db.transact(async (tx) => {
    // In one order, so that two plans for the same stations do not wait for each other.
    for (const stationId of wanted) {
      await noteStationWith(tx, clock, stationId, { event: 'windowPlanned', detail: words }, actor);
      await refuseOverlap(tx, stationId, from, until);
      const times = { from_at: from, until_at: until };
      await tx
        .insertInto('station_windows')
        .values({
          id: random.id(),
          machine_id: stationId,
          ...times,
          reason: words,
          actor,
          state: 'planned',
          wish_before: null,
        })
        .execute();
    }
  });
  await sweepWindows(services);
}

function checkTimes(from: number, until: number, now: number): void {
  if (until <= from) throw new CallError('fieldIncorrect', { field: 'until' });
  if (until <= now) throw new CallError('windowPast');
  if (until - Math.max(from, now) > MAX_WINDOW_MS || until - from > MAX_WINDOW_MS) throw new CallError('windowTooLong');
}

/** Ends an open window now, or cancels a planned one. One that is over stays as it is. @throws CallError notFound */
export async function endWindow(services: Ports, { actor, reach }: Planner, windowId: string): Promise<void> {
  const { db, clock } = services;
  const found = await db.read.selectFrom('station_windows').selectAll().where('id', '=', windowId).executeTakeFirst();
  if (!found) throw new CallError('notFound');
  // A window out of reach is the same as none.
  if (reach) await ownStation(db.read, reach, found.machine_id).catch(() => Promise.reject(new CallError('notFound')));
  const ended = await db.transact(async (tx) => {
    await lockStation(tx, found.machine_id, clock.now());
    const cancelled = await tx
      .updateTable('station_windows')
      .set({ state: 'cancelled' })
      .where('id', '=', windowId)
      .where('state', '=', 'planned')
      .returning('id')
      .executeTakeFirst();
    const wish = cancelled ? undefined : await close(tx, services, windowId, { actor, reason: 'opened by a person' });
    if (cancelled || wish) await noteStation(tx, clock, found.machine_id, 'windowEnded', actor);
    return wish;
  });
  await afterwards(services, found.machine_id, ended);
}

/** Opens the windows whose time has come, and ends those whose time is over. */
export async function sweepWindows(services: Ports): Promise<{ readonly again: number }> {
  const { db, clock } = services;
  const now = clock.now();
  const due = await db.read
    .selectFrom('station_windows')
    .select(['id', 'machine_id', 'state', 'until_at'])
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'planned'), row('from_at', '<=', now)]),
        row.and([row('state', '=', 'open'), row('until_at', '<=', now)]),
      ]),
    )
    // The end of one before the begin of the next.
    .orderBy('until_at')
    .execute();
  for (const { id, machine_id, state, until_at } of due) {
    const isOver = until_at <= now;
    const wish = await db.transact((tx) =>
      state === 'planned' ? open(tx, services, id, isOver) : close(tx, services, id, OVER),
    );
    await afterwards(services, machine_id, wish);
  }
  return { again: EVERY_MS };
}

const OVER: Cause = { actor: 'system', reason: 'the maintenance window is over' };

/** @param isOver the server did not run while it should have been open: nothing happens to the station */
async function open(tx: Tx, services: Ports, windowId: string, isOver: boolean) {
  const { machine_id, until_at, reason } = await tx
    .selectFrom('station_windows')
    .selectAll()
    .where('id', '=', windowId)
    .executeTakeFirstOrThrow();
  const locked = await lockStation(tx, machine_id, services.clock.now());
  const opened = await tx
    .updateTable('station_windows')
    .set({ state: isOver ? 'ended' : 'open', wish_before: locked.wish })
    .where('id', '=', windowId)
    .where('state', '=', 'planned')
    .returning('id')
    .executeTakeFirst();
  if (!opened || isOver) return undefined;
  await tx
    .updateTable('station_states')
    .set({ maintained_until: until_at })
    .where('machine_id', '=', machine_id)
    .execute();
  const cause: Cause = { actor: 'system', reason: `maintenance window: ${reason}` };
  await followStation(transition(tx, services, cause), { ...locked, maintained_until: until_at }, 'maintenance');
  return 'maintenance' as const;
}

/** @returns what the partner wants of the station from now on; undefined if the window was not open */
async function close(
  tx: Tx,
  services: Ports,
  windowId: string,
  cause: Cause,
): Promise<DesiredStationState | undefined> {
  const window = await tx
    .selectFrom('station_windows')
    .selectAll()
    .where('id', '=', windowId)
    .executeTakeFirstOrThrow();
  const locked = await lockStation(tx, window.machine_id, services.clock.now());
  const closed = await tx
    .updateTable('station_windows')
    .set({ state: 'ended' })
    .where('id', '=', windowId)
    .where('state', '=', 'open')
    .returning('wish_before')
    .executeTakeFirst();
  if (!closed) return undefined;
  await leaveWindow(tx, window.machine_id);
  const wish = locked.wish === 'maintenance' ? (closed.wish_before ?? 'open') : locked.wish;
  await followStation(transition(tx, services, cause), { ...locked, maintained_until: null }, wish);
  return wish;
}

async function afterwards(services: Ports, stationId: StationId, wish: DesiredStationState | undefined): Promise<void> {
  if (wish === undefined) return;
  if (wish === 'open') await releaseHeld(services, stationId);
  services.events.publish(stationTopic(stationId));
}
