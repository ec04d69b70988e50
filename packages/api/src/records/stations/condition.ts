import { type ErrorName, CallError } from '@cpc/contract';
import {
  type ShopState,
  type StationId,
  type StationState,
  type DesiredStationState,
  acceptsOrders,
  stationStateOf,
} from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import { agentStateOf, isSilent } from './state.ts';

export interface StationCondition {
  readonly state: StationState;
  /** IPP keywords, worst first. */
  readonly reasons: readonly string[];
}

const SILENT: StationCondition = { state: 'offline', reasons: [] };

/**
 * The current state of a station: `offline` if it is silent, else the partner's wish, else the last reported state
 * (QU-04, SA-08). The stations of a suspended shop rest.
 */
export async function stationCondition(reader: Reader, stationId: StationId, now: number): Promise<StationCondition> {
  const [row] = await conditionsAt(reader, { stationId });
  return row ? conditionOf(row, now) : SILENT;
}

/** The same for those of some stations that have ever reported. */
export async function stationConditions(
  reader: Reader,
  stationIds: readonly StationId[],
  now: number,
): Promise<ReadonlyMap<StationId, StationCondition>> {
  if (stationIds.length === 0) return new Map();
  const rows = await conditions(reader).where('station_reports.machine_id', 'in', stationIds).execute();
  return new Map(rows.map((row) => [row.machine_id, conditionOf(row, now)]));
}

/** The stations that were found silent. A silent station is recorded within seconds after the minute has passed. */
export async function silentStations(
  reader: Reader,
  stationIds: readonly StationId[],
): Promise<ReadonlySet<StationId>> {
  if (stationIds.length === 0) return new Set();
  const rows = await reader
    .selectFrom('station_states')
    .select('machine_id')
    .where('state', '=', 'offline')
    .where('machine_id', 'in', stationIds)
    .execute();
  return new Set(rows.map((row) => row.machine_id));
}

function conditions(reader: Reader) {
  return reader
    .selectFrom('station_reports')
    .leftJoin('station_states', 'station_states.machine_id', 'station_reports.machine_id')
    .innerJoin('machines', 'machines.id', 'station_reports.machine_id')
    .innerJoin('partners', 'partners.id', 'machines.partner_id')
    .select(['station_reports.machine_id', 'station_reports.state', 'reasons', 'heard_at', 'wish'])
    .select('partners.state as shop');
}

const conditionsAt = prepared((reader, { stationId }: { readonly stationId: StationId }) =>
  conditions(reader).where('station_reports.machine_id', '=', stationId),
);

function conditionOf(
  row: {
    readonly state: string;
    readonly reasons: string;
    readonly heard_at: number;
    readonly wish: DesiredStationState | null;
    readonly shop: ShopState;
  },
  now: number,
): StationCondition {
  const silent = isSilent(row, now);
  // A station of a suspended shop rests for customers, and still makes what is paid (OP-01).
  const desired = row.shop === 'open' || row.wish === 'maintenance' ? (row.wish ?? 'open') : 'resting';
  const state = stationStateOf({ silent, desired, agent: agentStateOf(row.state) });
  return silent ? SILENT : { state, reasons: JSON.parse(row.reasons) };
}

const REFUSAL: Readonly<Record<Exclude<StationState, 'ready' | 'printing'>, ErrorName>> = {
  resting: 'stationResting',
  maintenance: 'stationMaintenance',
  fault: 'stationFault',
  offline: 'stationOffline',
};

/** @throws CallError naming why the station does not accept orders now (QU-04) */
export function refuseUnlessReady({ state }: StationCondition): void {
  if (!acceptsOrders(state)) throw new CallError(REFUSAL[state]);
}
