import { MAX_RELEASE_BYTES, RELEASE_STATES } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count, stationId, text, timestamp } from '../schemas.ts';
import { agentVersion, releaseSignature, sha256 } from './station.ts';

const who = ['operator'] as const;
const reason = text(200);
const percent = z.int().check(z.minimum(0), z.maximum(100));
const MAX_BASE64 = Math.ceil(MAX_RELEASE_BYTES / 3) * 4;
/** The most stations that a release names one by one. */
export const MAX_NAMED_STATIONS = 200;

const RELEASE_EVENTS = [
  'releaseAdded',
  'releaseRolled',
  'releasePaused',
  'releaseResumed',
  'releaseWithdrawn',
] as const;

export const agentRelease = z.object({
  version: z.string(),
  state: z.enum(RELEASE_STATES),
  /** When the rollout paused itself because too many stations failed; null once an operator has decided. */
  stopped_at: z.nullable(timestamp),
  sha256: z.string(),
  bytes: count,
  notes: z.string(),
  added_at: timestamp,
  by: z.string(),
  /** The share of all stations that get it, in percent. */
  share: percent,
  /** Stations that get it besides. */
  named: z.array(z.object({ machine_id: stationId, name: z.string(), shop: z.string() })),
  /** How many stations should run it, how many of these do, and how many could not keep it. */
  wished: count,
  running: count,
  failed: count,
  /** The last changes, newest first. */
  history: z.array(z.object({ at: timestamp, event: z.enum(RELEASE_EVENTS), reason: z.string(), by: z.string() })),
});
export type AgentRelease = z.infer<typeof agentRelease>;
export type ReleaseEvent = (typeof RELEASE_EVENTS)[number];

export const releaseList = z.object({
  /** Whether the server has a key by which it can check a signature. */
  has_key: z.boolean(),
  /** The newest first. */
  releases: z.array(agentRelease),
});
export type ReleaseList = z.infer<typeof releaseList>;

/** The file that `npm run release -- sign` writes, and the bundle in it in base64. */
export const signedRelease = z.object({
  version: agentVersion,
  sha256,
  signature: releaseSignature,
  bundle: z.string().check(z.maxLength(MAX_BASE64), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
});
export type SignedRelease = z.infer<typeof signedRelease>;

export const releasesActions = [
  action({
    name: 'Operator.releases',
    who,
    summary: 'Lists the versions of the station agent, with how many stations should run and do run each (OP-05).',
    input: z.object({}),
    output: releaseList,
  }),
  action({
    name: 'Operator.addRelease',
    who,
    summary:
      'Adds a version of the station agent that a release key of the operator has signed. No station gets it yet. A wrong signature is refused (OP-05).',
    input: z.extend(signedRelease, { notes: z.optional(text(1_000)) }),
    output: releaseList,
  }),
  action({
    name: 'Operator.rollOut',
    who,
    summary:
      'Gives a version to a share of the stations, and to named ones. The version that was rolled out last goes before all others: an older version is the way back (OP-05).',
    input: z.object({
      version: agentVersion,
      share: percent,
      stations: z.array(stationId).check(z.maxLength(MAX_NAMED_STATIONS)),
      reason,
    }),
    output: releaseList,
  }),
  action({
    name: 'Operator.setRelease',
    who,
    summary:
      'Pauses a rollout, goes on with it, or withdraws the version: its stations then get the version rolled out before it (OP-05).',
    input: z.object({ version: agentVersion, to: z.enum(['rolling', 'paused', 'withdrawn']), reason }),
    output: releaseList,
  }),
] as const;
