import {
  AGENT_STATES,
  type AgentState,
  type StationId,
  STATION_SILENT_MS,
  STATION_TABLE,
  type DesiredStationState,
  stationEvents,
  type StationState,
  stateAfter,
} from '@cpc/domain';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { Transition } from '../../base/transition.ts';
import type { StationsTables } from '../../base/db/tables/stations.ts';

type StateRow = Selectable<StationsTables['station_states']>;
type ReportRow = Pick<StationsTables['station_reports'], 'state' | 'heard_at'>;

/** Locks a station for the rest of the transaction; creates its row if it has none. */
export function lockStation(tx: Tx, stationId: StationId, now: number): Promise<StateRow> {
  return tx
    .insertInto('station_states')
    .values({ machine_id: stationId, state: STATION_TABLE.initial, wish: 'open', since: now, version: 0 })
    .onConflict((conflict) =>
      conflict.column('machine_id').doUpdateSet({ version: sql<number>`station_states.version + 1` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Returns true if a station counts as offline: it never reported, or not within the last minute (SA-08).
 * @param after how long it may have been silent, in ms
 */
export const isSilent = (
  report: Pick<ReportRow, 'heard_at'> | undefined,
  now: number,
  after: number = STATION_SILENT_MS,
): boolean => report === undefined || now - report.heard_at > after;

/** Returns true within an open maintenance window: whoever looks after a station may switch it off (OP-05). */
export const isMaintained = ({ maintained_until }: Pick<StateRow, 'maintained_until'>, now: number): boolean =>
  maintained_until !== null && now < maintained_until;

/** The state that the agent reported; an unknown state counts as a fault. */
export const agentStateOf = (state: string | undefined): AgentState =>
  AGENT_STATES.find((known) => known === state) ?? 'fault';

/**
 * Moves a locked station to the state that follows from its report and wish; records each step with actor and reason
 * (OR-09).
 * @param desired the partner's new wish; default: the current one
 * @returns true if anything changed
 */
export async function followStation(
  change: Transition,
  locked: StateRow,
  desired: DesiredStationState = locked.wish,
): Promise<boolean> {
  const { tx, clock } = change;
  const at = clock.now();
  const report = await tx
    .selectFrom('station_reports')
    .select(['state', 'heard_at'])
    .where('machine_id', '=', locked.machine_id)
    .executeTakeFirst();
  const events = stationEvents(locked.state, {
    silent: isSilent(report, at) && !(desired === 'maintenance' && isMaintained(locked, at)),
    desired,
    agent: agentStateOf(report?.state),
  });
  if (events.length === 0 && desired === locked.wish) return false;
  let state = locked.state;
  for (const event of events) {
    const to = stateAfter(STATION_TABLE, state, event);
    await recordStation(change, locked.machine_id, { event, from: state, to });
    state = to;
  }
  const since = events.length > 0 ? at : locked.since;
  await tx
    .updateTable('station_states')
    .set({ state, wish: desired, since })
    .where('machine_id', '=', locked.machine_id)
    .execute();
  return true;
}

/** Writes one line of a locked station's history. */
export async function recordStation(
  { tx, clock, actor, reason }: Omit<Transition, 'random' | 'config'>,
  stationId: StationId,
  step: { readonly event: string; readonly from: StationState; readonly to: StationState },
): Promise<void> {
  await tx
    .insertInto('station_events')
    .values({
      machine_id: stationId,
      seq: sql<number>`(select coalesce(max(seq), 0) + 1 from station_events where machine_id = ${stationId})`,
      at: clock.now(),
      event: step.event,
      from_state: step.from,
      to_state: step.to,
      actor,
      cause: reason,
    })
    .execute();
}
