import { PRINT_MEDIA_TYPES } from '@cpc/design';
import type { PrintJobId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count, id, machineId, stationState, text, timestamp } from '../schemas.ts';

const path = '/stationapplets/index';

/** What an agent may be given to print (SA-02). */
export const leasedJob = z.object({
  job_id: id<PrintJobId>(),
  /** Grows with every lease of the job; an event with an older one is refused. */
  fence: count,
  order_number: z.string(),
  /** GET {file_url} with the station's header. */
  file_url: z.string(),
  file_sha256: z.string(),
  format: z.enum(Object.values(PRINT_MEDIA_TYPES)),
  /** Trim size in mm. */
  width: z.number(),
  height: z.number(),
  lease_until: timestamp,
});
export type LeasedJob = z.infer<typeof leasedJob>;

export const JOB_EVENT_KINDS = [
  'started',
  'progress',
  'finished',
  'discharging',
  'placed',
  'faulted',
  'released',
  'unsure',
] as const;
export const jobEvent = z.object({
  /** Counts up from 1 for each lease; a repeated number changes nothing. */
  seq: count,
  kind: z.enum(JOB_EVENT_KINDS),
  percent: count,
  /** The printer's reason as an IPP keyword, or empty. */
  reason: text(100),
  /** The pickup bay, with `placed`. */
  bay: text(20),
  at: timestamp,
});
export type JobEvent = z.infer<typeof jobEvent>;

export const stationActions = [
  action({
    name: 'Station.enrol',
    path,
    who: ['visitor'],
    summary: 'Exchanges a one-time code for the station’s own keys (SA-01).',
    input: z.object({ code: text(80) }),
    output: z.object({
      machine_id: machineId,
      /** Header of the agent's later calls: `Authorization: Station <key>`. */
      station_key: z.string(),
      /** For the station's display: `Authorization: Screen <key>`. */
      screen_key: z.string(),
    }),
  }),
  action({
    name: 'Station.heartbeat',
    path,
    who: ['station'],
    summary: 'Says how the station is (SA-08).',
    input: z.object({
      state: stationState,
      reasons: z.array(text(100)),
      version: text(40),
      /** Media types the printer takes, where it can tell; absent where anything goes. */
      formats: z.optional(z.array(text(100)).check(z.maxLength(100))),
    }),
    output: z.object({ now: timestamp }),
  }),
  action({
    name: 'PrintJob.lease',
    path,
    who: ['station'],
    summary: 'Leases the next job, waiting up to wait_ms for one; null when there is none.',
    input: z.object({ wait_ms: count }),
    output: z.nullable(leasedJob),
  }),
  action({
    name: 'PrintJob.report',
    path,
    who: ['station'],
    summary: 'Reports numbered events of a leased job and renews the lease; replayed events change nothing (SA-02).',
    input: z.object({ job_id: id<PrintJobId>(), fence: count, events: z.array(jobEvent) }),
    output: z.object({ seq: count, lease_until: timestamp }),
  }),
] as const;
