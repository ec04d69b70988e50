import { childSignal } from '../ports/child-signal.ts';
import type { Services } from '../services.ts';
import { type JobHandlers, JOBS_TOPIC, type JobRun } from './jobs.ts';
import { claim, finish, type LeasedRow, postpone } from './store.ts';

/** A lease runs out this long after it was taken or renewed; then another process may take the job. */
const LEASE_MS = 60_000;
const RENEW_MS = 20_000;
/** How often to look without being woken. */
const LOOK_MS = 1_000;
/** From here on a failure is more than a hitch, and a person should look. */
const WORRYING_ATTEMPT = 12;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10 * 60_000;

export interface Worker {
  /** Takes no new job, aborts the running ones' signal, and waits for them to end. */
  readonly stop: () => Promise<void>;
}

/**
 * Works through due jobs, two at a time in this process; other processes take others. One lane has no patience.
 * @param punctual kinds that a lane of their own does on time, however much waits in the others
 */
export function startWorker(services: Services, handlers: JobHandlers, punctual: readonly string[] = []): Worker {
  const stopping = new AbortController();
  const all = Object.entries(handlers);
  const onTime = Object.fromEntries(all.filter(([kind]) => punctual.includes(kind)));
  const others = Object.fromEntries(all.filter(([kind]) => !punctual.includes(kind)));
  const running = [true, false].map((urgent) => lane(services, others, stopping.signal, urgent));
  if (punctual.length > 0) running.push(lane(services, onTime, stopping.signal, true));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

async function lane(services: Services, handlers: JobHandlers, stopping: AbortSignal, urgent: boolean): Promise<void> {
  while (!stopping.aborted) {
    // A database that is away is met again at the next look.
    const worked = await workOnce(services, handlers, stopping, urgent).catch((error: unknown) => {
      services.log.error({ error }, 'background work failed');
      return false;
    });
    if (!worked) await services.events.wait(JOBS_TOPIC, LOOK_MS, stopping);
  }
}

/**
 * Does one due job, if there is one, patient ones last.
 * @param urgent whether patient ones are left alone
 * @returns whether there was
 */
export async function workOnce(
  services: Services,
  handlers: JobHandlers,
  stopping: AbortSignal,
  urgent = false,
): Promise<boolean> {
  const { db, clock } = services;
  const job = await claim(db, { kinds: Object.keys(handlers), now: clock.now(), leaseMs: LEASE_MS, urgent });
  if (!job) return false;
  const lease = keepLease(services, job, stopping);
  try {
    await attempt(services, handlers, job, lease.signal);
  } finally {
    lease.end();
  }
  return true;
}

async function attempt(services: Services, handlers: JobHandlers, job: LeasedRow, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = services;
  const run: JobRun = { jobId: job.id, attempt: job.attempts, signal };
  try {
    const handler = handlers[job.kind];
    const result = await handler?.(JSON.parse(job.payload), run);
    if (result) await postpone(db, job, { at: clock.now() + result.again, attempts: 0, error: null });
    else await finish(db, job);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const level = job.attempts < WORRYING_ATTEMPT ? 'warn' : 'error';
    log[level]({ kind: job.kind, jobId: job.id, attempt: job.attempts, error }, 'a background job failed');
    // Never given up: money to be given back or a sweep may hang on it. Who may give up says so in the handler.
    await postpone(db, job, { at: clock.now() + pauseAfter(job.attempts), attempts: job.attempts, error: words });
  }
}

/** 1, 2, 4 … s, at most 10 min. */
function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
}

function keepLease({ db, clock, log }: Services, job: LeasedRow, stopping: AbortSignal) {
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
