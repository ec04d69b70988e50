import {
  type PartnerId,
  REMOTE_CARE_FAULTS,
  REMOTE_CARE_KINDS,
  REMOTE_CARE_STATES,
  UPDATE_FAULTS,
  WINDOW_STATES,
} from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count, id, shopStationState, stationId, text, timestamp } from '../schemas.ts';
import { MAX_LOG_LINES, MAX_REASON_LENGTH, networkFigures, supply } from './station.ts';

const who = ['operator'] as const;
const reason = text(200);

export const FLEET_ORDERS = ['name', 'shop', 'state', 'heard', 'version', 'waiting', 'failures'] as const;
export type FleetOrder = (typeof FLEET_ORDERS)[number];

/** How many prints of some time were started and failed. */
const printCount = z.object({ prints: count, failures: count });

/** Why a station does not run the version that it was told to run. */
const updateFault = z.object({
  version: z.string(),
  fault: z.enum(UPDATE_FAULTS),
  detail: z.string(),
  at: timestamp,
});

/** A station, as operators see it among all others (OP-05). */
export const fleetStation = z.object({
  machine_id: stationId,
  name: z.string(),
  partner_id: id<PartnerId>(),
  shop: z.string(),
  state: shopStationState,
  since: timestamp,
  /** Of its printer, as IPP keywords, worst first; of a silent station the last known ones. */
  reasons: z.array(z.string()),
  /** Null if no agent was ever heard from. */
  heard_at: z.nullable(timestamp),
  version: z.string(),
  /** The version that it should run; null if it may run any. */
  wished: z.nullable(z.string()),
  update: z.nullable(updateFault),
  supplies: z.array(supply),
  media: z.array(z.string()),
  waiting: count,
  day: printCount,
  week: printCount,
  maintained_until: z.nullable(timestamp),
});
export type FleetStation = z.infer<typeof fleetStation>;

/** Which stations are wanted; without any field, all. */
const fleetFilter = z.object({
  /** A part of the name of a station or of its shop. */
  search: z.optional(text(80)),
  partner_id: z.optional(id<PartnerId>()),
  state: z.optional(shopStationState),
  version: z.optional(text(40)),
  /** A reason of a printer, as an IPP keyword. */
  fault: z.optional(text(MAX_REASON_LENGTH)),
  /** Only stations that were not heard for this many minutes. */
  silent_minutes: z.optional(z.int().check(z.minimum(1), z.maximum(525_600))),
  /** Only stations that do not run a version that they should run. */
  update_failed: z.optional(z.boolean()),
});
export type FleetFilter = z.infer<typeof fleetFilter>;

const stateCount = z.object({ state: shopStationState, stations: count });
const versionCount = z.object({ version: z.string(), stations: count, wished: count });

export const fleetTotals = z.object({
  stations: count,
  states: z.array(stateCount),
  /** The newest first. */
  versions: z.array(versionCount),
});
export type FleetTotals = z.infer<typeof fleetTotals>;

/**
 * `noPrint`: it works as far as it knows, and ends no print. `cashStopped`: shops owe more than their limit. `rolloutStopped`:
 * it paused itself. `operatorProposed`: an invitation waits for a second operator. `operatorAdded`: somebody was let in
 * within a week.
 */
export const INCIDENT_CAUSES = [
  'offline',
  'fault',
  'updateFailed',
  'rolloutStopped',
  'clockWrong',
  'noPrint',
  'operatorProposed',
  'operatorAdded',
  'cashStopped',
  'billOverdue',
] as const;

/** Stations that need somebody for the same cause, and what all operators are told; that is about no station. */
export const fleetIncident = z.object({
  cause: z.enum(INCIDENT_CAUSES),
  /** The reason of the printers, why the update failed, or the name of the operator; empty if silent. */
  detail: z.string(),
  /** The version that was not kept, or whose rollout paused itself; empty for other causes. */
  version: z.string(),
  stations: count,
  shops: count,
  /** Since when the one that waits longest is in this state. */
  since: timestamp,
});
export type FleetIncident = z.infer<typeof fleetIncident>;

export const stationLog = z.object({
  log_id: z.string(),
  asked_at: timestamp,
  by: z.string(),
  reason: z.string(),
  lines: count,
  sent_at: z.nullable(timestamp),
  /** Null until the station has sent it. */
  text: z.nullable(z.string()),
});
export type StationLog = z.infer<typeof stationLog>;

export const remoteCare = z.object({
  care_id: z.string(),
  kind: z.enum(REMOTE_CARE_KINDS),
  reason: z.string(),
  during_print: z.boolean(),
  by: z.string(),
  asked_at: timestamp,
  state: z.enum(REMOTE_CARE_STATES),
  /** Only of a request that failed. */
  fault: z.nullable(z.enum(REMOTE_CARE_FAULTS)),
  ended_at: z.nullable(timestamp),
  /** Only of a network test that was done. */
  figures: z.nullable(networkFigures),
});
export type RemoteCare = z.infer<typeof remoteCare>;

export const maintenanceWindow = z.object({
  window_id: z.string(),
  machine_id: stationId,
  from: timestamp,
  until: timestamp,
  reason: z.string(),
  state: z.enum(WINDOW_STATES),
  /** Who planned it; null if the person is not known any more. */
  by: z.nullable(z.string()),
});
export type MaintenanceWindow = z.infer<typeof maintenanceWindow>;

export const fleetStationPage = z.object({
  station: fleetStation,
  /** Planned and open ones first, then the last that ended. */
  windows: z.array(maintenanceWindow),
  /** Newest first. */
  logs: z.array(stationLog),
  /** Newest first. */
  remote_care: z.array(remoteCare),
});
export type FleetStationPage = z.infer<typeof fleetStationPage>;

export const fleetActions = [
  action({
    name: 'Operator.fleet',
    paged: true,
    who,
    summary: 'Lists the stations of all shops that are wanted, sorted at the server (OP-05).',
    input: z.extend(fleetFilter, { order: z.optional(z.enum(FLEET_ORDERS)), down: z.optional(z.boolean()) }),
    output: z.array(fleetStation),
  }),
  action({
    name: 'Operator.fleetTotals',
    who,
    summary: 'Counts the stations of all shops by state and by version of the agent (OP-05).',
    input: z.object({}),
    output: fleetTotals,
  }),
  action({
    name: 'Operator.incidents',
    who,
    summary:
      'Groups the stations that need somebody by cause: silence, a reason of the printer, an update that failed, a wrong clock (OP-05). Tells which rollouts paused themselves (OP-07), which operators are to be confirmed, who was let in within a week (PA-13), and how many shops owe too much (PA-14).',
    input: z.object({}),
    output: z.array(fleetIncident),
  }),
  action({
    name: 'Operator.fleetStation',
    who,
    summary: 'Returns a station with its maintenance windows and the logs that were asked for (OP-05).',
    input: z.object({ machine_id: stationId }),
    output: fleetStationPage,
  }),
  action({
    name: 'Operator.askLog',
    who,
    summary:
      'Asks a station for the last lines of its agent’s log, with a reason. The shop sees in its history that it was asked; the log is deleted after a week (OP-05).',
    input: z.object({
      machine_id: stationId,
      reason,
      lines: z.int().check(z.minimum(1), z.maximum(MAX_LOG_LINES)),
    }),
    output: fleetStationPage,
  }),
  action({
    name: 'Operator.askRemoteCare',
    who,
    summary:
      'Asks a station for one of a few acts of care, with a reason: a network test, or a restart of its display, agent or computer. Done at most once; a restart waits for the end of a print unless `during_print`. The shop sees it in its history (OP-07).',
    input: z.object({ machine_id: stationId, kind: z.enum(REMOTE_CARE_KINDS), reason, during_print: z.boolean() }),
    output: fleetStationPage,
  }),
  action({
    name: 'Operator.retryUpdate',
    who,
    summary: 'Lets a station try the version once more that it did not keep (OP-05).',
    input: z.object({ machine_id: stationId }),
    output: fleetStationPage,
  }),
] as const;
