import { type ErrorName, CallError } from '@cpc/contract';
import {
  type ShopState,
  type StationId,
  type StationState,
  type DesiredStationState,
  STATION_QUIET_MS,
  acceptsOrders,
  brand,
  stationStateOf,
} from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import { type Reach, within } from '../partners/reach.ts';
import { type HoursRow, stationOpening, stationZone } from './hours.ts';
import { agentStateOf, isMaintained, isSilent } from './state.ts';

export interface StationCondition {
  readonly state: StationState;
  /** Whether customers may order: it is open, and was heard from a moment ago (QU-04). */
  readonly accepts: boolean;
  /** Whether its agent was ever heard from, since it has its keys. */
  readonly isHeard: boolean;
  /** IPP keywords, worst first. */
  readonly reasons: readonly string[];
  /** Whether it prints what is paid: also outside of its hours, and in a suspended shop. */
  readonly works: boolean;
  /** The country of its shop, ISO 3166-1 alpha-2; '' if the shop has not said. */
  readonly country: string;
  /** IANA name of the zone of its hours. */
  readonly timeZone: string;
  /** When it opens next, if it rests outside of its hours. UTC, ms. */
  readonly opensAt: number | null;
  /** When it closes next, if it is open and has hours. */
  readonly closesAt: number | null;
  /** When its maintenance ends, if that is known (OP-05). */
  readonly maintainedUntil?: number;
}

/**
 * The current state of a station: `maintenance` in an open window, `resting` outside of its opening hours, `offline` if it is silent, else the partner's
 * wish, else the last reported state (QU-04, SA-08, PA-02). The stations of a suspended shop rest.
 * @throws CallError deviceMissing
 */
export async function stationCondition(reader: Reader, stationId: StationId, now: number): Promise<StationCondition> {
  const [row] = await conditionsAt(reader, { stationId });
  if (!row) throw new CallError('deviceMissing');
  return conditionOf(row, now);
}

/** The same for those of some stations that exist. */
export async function stationConditions(
  reader: Reader,
  stationIds: readonly StationId[],
  now: number,
): Promise<ReadonlyMap<StationId, StationCondition>> {
  if (stationIds.length === 0) return new Map();
  const rows = await conditions(reader).where('machines.id', 'in', stationIds).execute();
  return new Map(rows.map((row) => [brand<StationId>(row.id), conditionOf(row, now)]));
}

/** A station of a shop, with what its incidents follow from. */
export interface StationNow {
  readonly id: StationId;
  readonly name: string;
  readonly address: string;
  /** ISO 4217 */
  readonly currency: string;
  readonly condition: StationCondition;
  /** Since when it is in its state; null if that is not known. */
  readonly since: number | null;
  /** JSON of what the printer said about its inks; null if it said nothing. */
  readonly supplies: string | null;
}

/** All stations in reach, by name, read by one statement. */
export async function stationsNow(reader: Reader, reach: Reach, now: number): Promise<StationNow[]> {
  const rows = await conditions(reader)
    .select([
      'machines.name',
      'machines.address',
      'machines.currency',
      'supplies',
      'since',
      'station_states.state as recorded',
    ])
    .where(within(reach))
    .orderBy('machines.name')
    .orderBy('machines.id')
    .execute();
  return rows.map((row) => {
    const condition = conditionOf(row, now);
    return {
      id: brand<StationId>(row.id),
      name: row.name,
      address: row.address,
      currency: row.currency,
      condition,
      // Between two sweeps the recorded state is older than the true one.
      since:
        row.recorded === condition.state
          ? row.since
          : condition.state === 'offline' && condition.isHeard
            ? row.heard_at
            : null,
      supplies: row.supplies,
    };
  });
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
    .selectFrom('machines')
    .innerJoin('partners', 'partners.id', 'machines.partner_id')
    .leftJoin('station_reports', 'station_reports.machine_id', 'machines.id')
    .leftJoin('station_states', 'station_states.machine_id', 'machines.id')
    .select(['machines.id', 'station_reports.state', 'reasons', 'heard_at', 'wish', 'maintained_until'])
    .select([
      'partners.state as shop',
      'partners.country',
      'schedule',
      'machines.time_zone',
      'partners.time_zone as shop_zone',
    ]);
}

const conditionsAt = prepared((reader, { stationId }: { readonly stationId: StationId }) =>
  conditions(reader).where('machines.id', '=', stationId),
);

interface ConditionRow extends HoursRow {
  readonly state: string | null;
  readonly reasons: string | null;
  readonly heard_at: number | null;
  readonly wish: DesiredStationState | null;
  readonly maintained_until: number | null;
  readonly shop: ShopState;
  readonly country: string;
}

function conditionOf(row: ConditionRow, now: number): StationCondition {
  const { heard_at, reasons, shop } = row;
  const wish = row.wish ?? 'open';
  const until = wish === 'maintenance' && isMaintained(row, now) ? row.maintained_until : null;
  const silent = isSilent(heard_at === null ? undefined : { heard_at }, now) && until === null;
  // A station of a suspended shop rests for customers, and still makes what is paid (OP-01).
  const desired = shop === 'open' || wish === 'maintenance' ? wish : 'resting';
  const agent = agentStateOf(row.state ?? undefined);
  const opening = stationOpening(row, now);
  // Who comes at night wants to know when it opens, not that its computer is off.
  const closed = desired === 'open' && opening?.isOpen === false;
  const state = closed ? 'resting' : stationStateOf({ silent, desired, agent });
  return {
    state,
    accepts: acceptsOrders(state) && !isSilent({ heard_at: heard_at ?? 0 }, now, STATION_QUIET_MS),
    isHeard: (heard_at ?? 0) > 0,
    reasons: silent ? [] : JSON.parse(reasons ?? '[]'),
    works: acceptsOrders(stationStateOf({ silent, desired: wish, agent })),
    ...(until !== null && { maintainedUntil: until }),
    country: row.country,
    timeZone: stationZone(row),
    opensAt: closed ? opening.changesAt : null,
    closesAt: opening?.isOpen && acceptsOrders(state) ? opening.changesAt : null,
  };
}

const REFUSAL: Readonly<Record<Exclude<StationState, 'ready' | 'printing'>, ErrorName>> = {
  resting: 'stationResting',
  maintenance: 'stationMaintenance',
  fault: 'stationFault',
  offline: 'stationOffline',
};

/** @throws CallError naming why the station does not accept orders now, and when it opens if that is known (QU-04) */
export function refuseUnlessReady({ state, accepts, opensAt, timeZone }: StationCondition, now: number): void {
  if (accepts) return;
  // It is open and says nothing.
  const refusal = acceptsOrders(state) ? 'stationOffline' : REFUSAL[state];
  throw new CallError(refusal, opensAt === null ? {} : { opens_at: opensAt, time_zone: timeZone, now });
}
