import { type ErrorName, CallError } from '@cpc/contract';
import { type MachineId, STATION_SILENT_MS, STATION_STATES, type StationState, acceptsOrders } from '@cpc/domain';
import type { Reader } from '../db/database.ts';

export interface StationCondition {
  readonly state: StationState;
  /** IPP keywords, worst first. */
  readonly reasons: readonly string[];
}

const SILENT: StationCondition = { state: 'offline', reasons: [] };

/** How a station is now: what it said last, or `offline` when that is too long ago (SA-08). */
export async function stationCondition(reader: Reader, machineId: MachineId, now: number): Promise<StationCondition> {
  const row = await reader
    .selectFrom('station_reports')
    .selectAll()
    .where('machine_id', '=', machineId)
    .executeTakeFirst();
  return row ? conditionOf(row, now) : SILENT;
}

/** The same for every station that has ever been heard. */
export async function stationConditions(
  reader: Reader,
  now: number,
): Promise<ReadonlyMap<MachineId, StationCondition>> {
  const rows = await reader.selectFrom('station_reports').selectAll().execute();
  return new Map(rows.map((row) => [row.machine_id, conditionOf(row, now)]));
}

function conditionOf(
  row: { readonly state: string; readonly reasons: string; readonly heard_at: number },
  now: number,
): StationCondition {
  const state = STATION_STATES.find((known) => known === row.state);
  if (state === undefined || now - row.heard_at > STATION_SILENT_MS) return SILENT;
  return { state, reasons: JSON.parse(row.reasons) as string[] };
}

const REFUSAL: Readonly<Record<Exclude<StationState, 'ready' | 'printing'>, ErrorName>> = {
  resting: 'stationResting',
  maintenance: 'stationMaintenance',
  fault: 'stationFault',
  offline: 'stationOffline',
};

/** @throws CallError naming why the station takes no orders now (QU-04) */
export function refuseUnlessReady({ state }: StationCondition): void {
  if (!acceptsOrders(state)) throw new CallError(REFUSAL[state as keyof typeof REFUSAL]);
}
