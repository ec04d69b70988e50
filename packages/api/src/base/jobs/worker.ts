import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../db/unavailable.ts';
import { childSignal } from '../ports/child-signal.ts';
import { withRequestId } from '../ports/request-id.ts';
import type { With } from '../services.ts';
import { failureCounts } from './failures.ts';
import { type JobHandlers, type JobLane, JOBS_TOPIC, type JobRun } from './jobs.ts';
import { claim, finish, type LeasedRow, postpone } from './store.ts';

/** A lease ends this long after it was taken or renewed; then another process may take the job. */
const LEASE_MS = 60_000;
const RENEW_MS = 20_000;
/** The interval of looking for jobs without an event. */
const LOOK_MS = 1_000;
/** From this attempt on, the failure is logged as an error, because a person should look at it. */
const WORRYING_ATTEMPT = 12;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 10 * 60_000;

export interface Worker {
  /** Takes no new job, aborts the signals of running jobs, and waits for their end. */
  readonly stop: () => Promise<void>;
}

/** The lanes of each worker loop, in this order; two loops run usual jobs, and one of them never runs patient jobs. */
const LANES: readonly (readonly JobLane[])[] = [
  ['usual'],
  ['usual', 'patient'],
  ['mails'],
  ['punctual'],
  ['prints'],
  ['orderPictures'],
  ['previews'],
];
const ALL_LANES: readonly JobLane[] = [
  'punctual',
  'usual',
  'prints',
  'orderPictures',
  'previews',
  'drawings',
  'patient',
  'mails',
];
/** Painting jobs need not begin at once: their loops look for jobs at most once in this time, in ms. */
const PAINT_REST_MS = 50;
const PAINTED: readonly (JobLane | undefined)[] = ['prints', 'orderPictures', 'previews'];
/** The most addresses, and the most owners, that are remembered as served. */
const MAX_SERVED = 500;

/**
 * Runs due jobs, one at a time per lane in this process; other processes run others.
 * @param drawings how many drawings run at once
 */
export function startWorker(
  services: With<'db' | 'clock' | 'events' | 'log' | 'metrics'>,
  handlers: JobHandlers,
  { drawings = 1 }: { readonly drawings?: number } = {},
): Worker {
  const stopping = new AbortController();
  // The loops of one lane share its turns.
  const drawn = turnOf(['drawings']);
  const turns = [...LANES.map(turnOf), ...Array.from({ length: drawings }, () => drawn)];
  const running = turns.map((turn) => workThrough(services, handlers, stopping.signal, turn));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

async function workThrough(
  services: With<'db' | 'clock' | 'events' | 'log' | 'metrics'>,
  handlers: JobHandlers,
  stopping: AbortSignal,
  turn: Turn,
): Promise<void> {
  while (!stopping.aborted) {
    const worked = await workOnce(services, handlers, stopping, turn).catch((error: unknown) => {
      // If the database is down or the disk is full, the next look will meet the same error.
      if (isUnavailable(error)) services.log.warn({ error }, 'background jobs wait: the database is not available');
      else services.log.error({ error }, 'a background job failed');
      return false;
    });
    if (worked) continue;
    await services.events.wait(JOBS_TOPIC, LOOK_MS, stopping);
    if (PAINTED.includes(turn.lanes[0]) && !stopping.aborted) await sleep(PAINT_REST_MS);
  }
}

/** The turns in a lane. In each round, every address has one turn, and so has every account of an address. */
export interface Turn {
  readonly lanes: readonly JobLane[];
  /** The addresses and owners served in this round; owners with their address. */
  readonly addresses: Set<string>;
  readonly owners: Map<string, string | null>;
}

export const turnOf = (lanes: readonly JobLane[]): Turn => ({ lanes, addresses: new Set(), owners: new Map() });

/**
 * Runs one due job, if there is one.
 * @param turn default: all lanes
 * @returns true if there was a job
 */
export async function workOnce(
  services: With<'db' | 'clock' | 'log' | 'metrics'>,
  handlers: JobHandlers,
  stopping: AbortSignal,
  turn: Turn = turnOf(ALL_LANES),
): Promise<boolean> {
  const job = await claimInTurn(services, Object.keys(handlers), turn);
  if (!job) return false;
  const lease = keepLease(services, job, stopping);
  try {
    await withRequestId(job.request_id ?? job.id, () => attempt(services, handlers, job, lease.signal));
  } finally {
    lease.end();
  }
  return true;
}

async function claimInTurn({ db, clock }: With<'db' | 'clock'>, kinds: readonly string[], turn: Turn) {
  const { lanes, addresses, owners } = turn;
  const due = { kinds, lanes, now: clock.now(), leaseMs: LEASE_MS };
  const claimNext = async () => {
    const unserved = await claim(db, { ...due, served: { addresses: [...addresses], owners: [...owners.keys()] } });
    return unserved ?? (owners.size > 0 ? claim(db, { ...due, served: { addresses: [...addresses] } }) : undefined);
  };
  let job = await claimNext();
  if (!job && addresses.size > 0) {
    // The round of the addresses is over.
    addresses.clear();
    job = await claimNext();
  }
  if (job) serve(turn, job);
  else owners.clear();
  return job;
}

function serve({ addresses, owners }: Turn, { address, owner }: LeasedRow): void {
  if (addresses.size >= MAX_SERVED) addresses.clear();
  if (owners.size >= MAX_SERVED) owners.clear();
  if (address !== null) addresses.add(address);
  if (owner === null) return;
  // All owners of this address have had their turn: their next round begins.
  if (owners.has(owner)) for (const [other, its] of owners) if (its === address) owners.delete(other);
  owners.set(owner, address);
}

async function attempt(
  services: With<'db' | 'clock' | 'log' | 'metrics'>,
  handlers: JobHandlers,
  job: LeasedRow,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, log, metrics } = services;
  const begun = clock.now();
  const note = (outcome: 'done' | 'failed') => metrics.noteJob(job.kind, outcome, (clock.now() - begun) / 1_000);
  const failures = failureCounts(job.failures);
  const run: JobRun = { jobId: job.id, attempt: job.attempts, countFailure: failures.count, signal };
  try {
    const handler = handlers[job.kind];
    const result = await handler?.(JSON.parse(job.payload), run);
    const kept = { attempts: 0, error: null, failures: failures.stored() };
    if (result) await postpone(db, job, { at: clock.now() + result.again, ...kept });
    else await finish(db, job);
    note('done');
  } catch (error) {
    if (signal.aborted) return giveBack(services, job);
    note('failed');
    const words = error instanceof Error ? error.message : String(error);
    const level = job.attempts < WORRYING_ATTEMPT ? 'warn' : 'error';
    log[level]({ kind: job.kind, jobId: job.id, attempt: job.attempts, error }, 'a background job failed');
    // A job is never given up, because a refund or a sweep may depend on it. A handler that may give up decides it
    // itself.
    const at = clock.now() + pauseAfter(job.attempts);
    await postpone(db, job, { at, attempts: job.attempts, error: words, failures: failures.stored() });
  }
}

/**
 * A run that the stop of this server ends has not failed: another server, or this one anew, runs the job at once. If the
 * lease was lost, the row belongs to another run and stays as it is.
 */
async function giveBack({ db, clock, log }: With<'db' | 'clock' | 'log'>, job: LeasedRow): Promise<void> {
  log.info({ kind: job.kind, jobId: job.id }, 'a background job is put back');
  const { failures } = job;
  await postpone(db, job, { at: clock.now(), attempts: job.attempts - 1, error: null, failures });
}

/** 1, 2, 4 … s, at most 10 min. */
function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), MAX_PAUSE_MS);
}

function keepLease({ db, clock, log }: With<'db' | 'clock' | 'log'>, job: LeasedRow, stopping: AbortSignal) {
  const lease = childSignal(stopping);
  const timer = setInterval(() => {
    renew().then(
      (still) => still || lease.abort(),
      (error: unknown) => log.warn({ jobId: job.id, error }, 'a lease could not be renewed'),
    );
  }, RENEW_MS);
  const renew = async () => {
    const result = await db.transact((tx) =>
      tx
        .updateTable('background_jobs')
        .set({ lease_until: clock.now() + LEASE_MS })
        .where('id', '=', job.id)
        .where('fence', '=', job.fence)
        .executeTakeFirst(),
    );
    return result.numUpdatedRows > 0n;
  };
  return {
    signal: lease.signal,
    end: () => {
      clearInterval(timer);
      lease.unlink();
    },
  };
}
