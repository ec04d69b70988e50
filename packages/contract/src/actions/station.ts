import { PRINT_MEDIA_TYPES } from '@cpc/design';
import {
  AGENT_STATES,
  MAX_FOUND_PRINTERS,
  PRINTER_CHOICE_OUTCOMES,
  type PrintJobId,
  DESIRED_STATION_STATES,
  REMOTE_CARE_FAULTS,
  REMOTE_CARE_KINDS,
  SHA256_PATTERN,
  UPDATE_FAULTS,
  VERSION_PATTERN,
} from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count, id, stationId, text, timestamp } from '../schemas.ts';

/**
 * The maximum number of reasons in a heartbeat, and of characters in one: every customer's list of stations contains
 * them.
 */
export const MAX_REASONS = 32;
export const MAX_REASON_LENGTH = 100;

/** Without control characters: operators read it on a terminal. */
const line = (max: number) => text(max).check(z.regex(/^\P{Cc}*$/u));

/** What an agent may be given to print (SA-02). */
export const leasedJob = z.object({
  /** A test page belongs to no order: nobody picks it up (SA-06). */
  kind: z.enum(['order', 'test']),
  job_id: id<PrintJobId>(),
  /** Grows with every lease of the job; an event with an older fence is refused. */
  fence: count,
  order_number: z.string(),
  /** For people: number, goods, shell and slot; a hot folder's file is named after it. Absent for a test page. */
  title: z.optional(text(200)),
  /** GET {file_url} with the station's header. */
  file_url: z.string(),
  file_sha256: z.string(),
  format: z.enum(Object.values(PRINT_MEDIA_TYPES)),
  /** The page's size in mm: the trim size, or the size of the bed if the file places the print on it. */
  width: z.number(),
  height: z.number(),
  /** How long the station's last prints took, in ms: the station uses it to detect a print that hangs (SA-03). */
  print_ms: z.optional(count),
  lease_until: timestamp,
  /** The request that caused the job: the agent's log and calls name it. */
  request_id: z.optional(text(40)),
  /** A hash by which the station recognises the item's pickup code; null if nobody will pick it up there. */
  pickup: z.nullable(z.string()),
  /** The bay that is kept for it; absent for a test page. */
  bay: z.optional(z.string()),
});
export type LeasedJob = z.infer<typeof leasedJob>;

export const JOB_EVENT_KINDS = [
  'started',
  'progress',
  /** A RIP has the file; whether it is printed, a person says (SA-09). */
  'taken',
  'finished',
  'discharging',
  'placed',
  'faulted',
  'released',
  'unsure',
] as const;
export const jobEvent = z.object({
  /** Counts up from 1 for each lease; a repeated number is ignored. */
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

/** What a printer reports about one ink or other supply. */
export const supply = z.object({
  name: text(60),
  /** `#rrggbb`, or empty if it has no colour or does not say. */
  colour: z.string().check(z.regex(/^(#[0-9A-Fa-f]{6})?$/)),
  /** 0 … 100; null if unknown. */
  percent: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
});
export type Supply = z.infer<typeof supply>;

/** An item that waits in one of the station's bays. */
export const waitingItem = z.object({
  job_id: id<PrintJobId>(),
  order_number: z.string(),
  bay: z.string(),
  /** The hash of its pickup code, see `pickup` of a leased job. */
  pickup: z.string(),
});
export type WaitingItem = z.infer<typeof waitingItem>;

export const agentVersion = z.string().check(z.regex(VERSION_PATTERN));
export const sha256 = z.string().check(z.regex(SHA256_PATTERN));
/** Ed25519, in base64url, over `releaseText`. */
export const releaseSignature = z.string().check(z.regex(/^[\w-]{86}$/));

/** The version that a station should run now, and how to get it (OP-05). */
export const wishedRelease = z.object({
  version: agentVersion,
  sha256,
  bytes: count,
  signature: releaseSignature,
  /** GET {file_url} with the station's header. */
  file_url: z.string(),
  /** Grows when an operator wants a station to try a version again. */
  attempt: count,
});
export type WishedRelease = z.infer<typeof wishedRelease>;

/** What a network test of a station measured; null is what was not reached. */
export const networkFigures = z.object({
  /** Finding the address of the server, the connection, TLS, and an answer to a call: ms each. */
  name_ms: z.nullable(count),
  connect_ms: z.nullable(count),
  tls_ms: z.nullable(count),
  answer_ms: z.nullable(count),
  /** The end of the server's certificate, as the station sees it. */
  certificate_until: z.nullable(timestamp),
  printer_ms: z.nullable(count),
  printer_ready: z.boolean(),
});
export type NetworkFigures = z.infer<typeof networkFigures>;

/** A printer that a station found in its network. */
export const foundPrinter = z.object({
  /** The station's own name for it: a choice names it by this. */
  printer_id: text(80),
  name: line(120),
  /** Its make and model, or empty. */
  make: line(120),
  /** Its IPP address, as the station found it. */
  address: line(300),
});
export type FoundPrinter = z.infer<typeof foundPrinter>;

/** The bytes of a log that a station sends at most; it leaves out the oldest lines. */
export const MAX_LOG_BYTES = 200_000;
export const MAX_LOG_LINES = 1_000;

export const stationActions = [
  action({
    name: 'Station.enrol',
    who: ['visitor'],
    summary: 'Exchanges a one-time code for the station’s own keys (SA-01).',
    input: z.object({ code: text(80) }),
    output: z.object({
      machine_id: stationId,
      /** Header of the agent's later calls: `Authorization: Station <key>`. */
      station_key: z.string(),
      /** For the station's display: `Authorization: Screen <key>`. */
      screen_key: z.string(),
      /** Ed25519, SPKI in base64url: what may sign a version of the agent. Absent if the server has no such key. */
      release_keys: z.optional(z.array(z.string())),
    }),
  }),
  action({
    name: 'Station.heartbeat',
    who: ['station'],
    summary: 'Reports the state of the station (SA-08).',
    input: z.object({
      state: z.enum(AGENT_STATES),
      /** Worst first. */
      reasons: z.array(line(MAX_REASON_LENGTH)).check(z.maxLength(MAX_REASONS)),
      version: line(40),
      /** Media types that the printer accepts; absent if it accepts any or does not say. */
      formats: z.optional(z.array(text(100)).check(z.maxLength(100))),
      /** As far as the printer reports them: its inks, its loaded media, its temperature in degrees Celsius. */
      supplies: z.optional(z.array(supply).check(z.maxLength(32))),
      media: z.optional(z.array(text(100)).check(z.maxLength(32))),
      temperature: z.optional(z.nullable(z.number())),
      /** The last version that the agent was told to run and does not run. */
      update: z.optional(
        z.object({ version: agentVersion, attempt: count, fault: z.enum(UPDATE_FAULTS), detail: text(300) }),
      ),
    }),
    /**
     * `wish`: what the partner wants. An agent that should not be open finishes its current job and takes no new one.
     */
    output: z.object({
      now: timestamp,
      wish: z.enum(DESIRED_STATION_STATES),
      /** Absent while the agent should stay as it is. */
      release: z.optional(wishedRelease),
      /** A log that an operator asked for; the agent answers by `Station.sendLog`. */
      log: z.optional(z.object({ log_id: text(80), lines: count })),
      /** What an operator asked for; the agent answers by `Station.remoteCare`. */
      remote_care: z.optional(
        z.object({
          care_id: text(80),
          kind: z.enum(REMOTE_CARE_KINDS),
          /** Whether a restart may interrupt a print. */
          during_print: z.boolean(),
          /** How long it may still be begun, ms: the station's calendar may be wrong. */
          left_ms: count,
        }),
      ),
      /**
       * Somebody looks for a printer: the agent answers by `Station.foundPrinters`, and, when something is chosen, by
       * `Station.printerChosen`.
       */
      printer_search: z.optional(
        z.object({
          search_id: text(80),
          /** The printer that was chosen, by the agent's own id: no address comes from the server. */
          chosen: z.optional(text(80)),
          /** How long it may still be begun, ms. */
          left_ms: count,
        }),
      ),
    }),
  }),
  action({
    name: 'Station.sendLog',
    who: ['station'],
    summary:
      'Sends the last lines of the agent’s log that an operator asked for. A repeated answer changes nothing (OP-05).',
    input: z.object({ log_id: text(80), text: text(MAX_LOG_BYTES) }),
    output: z.object({}),
  }),
  action({
    name: 'Station.remoteCare',
    who: ['station'],
    summary:
      'Before an act of care that an operator asked for: asks whether it may still begin. After it: says without a question what came of it. A repeated answer changes nothing (OP-07).',
    input: z.object({
      care_id: text(80),
      /** Absent before the act. */
      outcome: z.optional(z.enum(['done', ...REMOTE_CARE_FAULTS])),
      figures: z.optional(networkFigures),
    }),
    output: z.object({ go: z.boolean() }),
  }),
  action({
    name: 'Station.foundPrinters',
    who: ['station'],
    summary:
      'Tells which IPP printers the station found in its network when somebody looked for one. A later answer replaces it until one is chosen (JN-10).',
    input: z.object({
      search_id: text(80),
      printers: z.array(foundPrinter).check(z.maxLength(MAX_FOUND_PRINTERS)),
    }),
    output: z.object({}),
  }),
  action({
    name: 'Station.printerChosen',
    who: ['station'],
    summary:
      'Tells whether the station now prints on the printer that was chosen. A repeated answer changes nothing (JN-10).',
    input: z.object({ search_id: text(80), printer_id: text(80), outcome: z.enum(PRINTER_CHOICE_OUTCOMES) }),
    output: z.object({}),
  }),
  action({
    name: 'PrintJob.lease',
    who: ['station'],
    summary: 'Leases the next job. Waits up to wait_ms for one; null if there is none.',
    input: z.object({ wait_ms: count }),
    output: z.nullable(leasedJob),
  }),
  action({
    name: 'PrintJob.report',
    who: ['station'],
    summary: 'Reports numbered events of a leased job and renews the lease. Repeated events change nothing (SA-02).',
    input: z.object({ job_id: id<PrintJobId>(), fence: count, events: z.array(jobEvent) }),
    output: z.object({ seq: count, lease_until: timestamp }),
  }),
  action({
    name: 'Station.pickups',
    who: ['station'],
    summary:
      'Reports the items that the station handed over by itself, and returns the items that wait in its bays. Repeated reports change nothing (SA-07).',
    input: z.object({
      handed: z.array(z.object({ job_id: id<PrintJobId>(), at: timestamp })).check(z.maxLength(200)),
      /** Wrong codes in a row that were typed while the server was unreachable, and the time of the last. */
      missed: z.optional(z.object({ count, at: timestamp })),
    }),
    output: z.object({
      /** Ed25519, SPKI in base64url: the public key for the QR codes of this station’s items. */
      public_key: z.string(),
      /** The reported hand-overs that the server has recorded; the others must be reported again. */
      taken: z.array(id<PrintJobId>()),
      waiting: z.array(waitingItem),
    }),
  }),
] as const;
