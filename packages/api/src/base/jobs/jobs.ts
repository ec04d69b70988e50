import type { Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { requestIdOfNow } from '../ports/request-id.ts';
import type { With } from '../services.ts';
import type { JobsTables } from '../db/tables/jobs.ts';

export interface JobRun {
  readonly jobId: string;
  /** 1 for the first run; a run that a crash interrupted counts as well. */
  readonly attempt: number;
  /** Counts a failure of this run, which must then fail or run again. @returns the number of failures of the job for this cause */
  readonly countFailure: (cause: string) => number;
  /** Aborts when the server stops or the lease is lost. */
  readonly signal: AbortSignal;
}

/**
 * Runs a background job. It may run again after a crash, even after a success: make it idempotent.
 * @returns `again` to run the job once more after this many ms, for sweeps that never end
 */
type JobHandler = (payload: unknown, run: JobRun) => Promise<undefined | { readonly again: number }>;
export type JobHandlers = Readonly<Record<string, JobHandler>>;

export interface NewJob {
  readonly kind: string;
  /** A JSON value. */
  readonly payload?: unknown;
  /**
   * If a job of this kind with this key already exists, none is added. A waiting job runs as planned. A running job
   * runs once more when the new one is due, because it may have read the old state of what this transaction changes.
   */
  readonly key?: string;
  /** Whether the payload replaces that of the existing job with this key: its next run reads it. */
  readonly renews?: boolean;
  /** Not before this many ms from now. */
  readonly delay?: number;
  /** Default: usual. */
  readonly lane?: JobLane;
  /**
   * The account or station that the job is for. Owners in a lane take turns. An owner may have a limited number of
   * waiting previews (`MAX_WAITING_PREVIEWS`); more are not enqueued, because previews can be requested again. Pictures
   * of orders are limited by the number of unpaid orders of an account.
   */
  readonly owner?: string;
  /** Hash of the requesting address. Addresses take turns as well: an address with many accounts gets no more turns. */
  readonly address?: string;
}

/**
 * Lanes of background work. No lane waits for another, except `patient`: no paying customer waits for it, and anybody
 * can cause many such jobs, so they run when nothing usual is due. A job in `mails` may wait for a mail server for minutes. `punctual` is for jobs that must run on time. A job in
 * `drawings` may wait for a model server for minutes.
 */
export const JOB_LANES = {
  usual: 0,
  patient: 1,
  prints: 2,
  orderPictures: 3,
  previews: 4,
  punctual: 5,
  drawings: 6,
  mails: 7,
} as const;
export type JobLane = keyof typeof JOB_LANES;

export const MAX_WAITING_PREVIEWS = 100;

export const JOBS_TOPIC = 'background-jobs';

/** Enqueues a job as part of a transaction: it runs if, and only if, the transaction is committed. */
export async function enqueue(tx: Tx, { clock, random }: With<'clock' | 'random'>, job: NewJob): Promise<void> {
  if (await hasTooMany(tx, job)) return;
  const payload = JSON.stringify(job.payload ?? null);
  await insertJob(tx, {
    id: random.id(),
    kind: job.kind,
    payload,
    key: job.key ?? null,
    lane: JOB_LANES[job.lane ?? 'usual'],
    owner: job.owner ?? null,
    address: job.address ?? null,
    run_at: clock.now() + (job.delay ?? 0),
    attempts: 0,
    lease_until: 0,
    fence: 0,
    asked_again: 0,
    last_error: null,
    failures: null,
    request_id: requestIdOfNow() ?? null,
  });
  if (job.renews && job.key !== undefined) await renew(tx, job.kind, job.key, payload);
}

async function renew(tx: Tx, kind: string, key: string, payload: string): Promise<void> {
  await tx
    .updateTable('background_jobs')
    .set({ payload })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('payload', '<>', payload)
    .execute();
}

async function hasTooMany(tx: Tx, { lane, owner }: NewJob): Promise<boolean> {
  if (lane !== 'previews' || owner === undefined) return false;
  const { count } = await tx
    .selectFrom('background_jobs')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .where('lane', '=', JOB_LANES[lane])
    .executeTakeFirstOrThrow();
  return Number(count) >= MAX_WAITING_PREVIEWS;
}

const insertJob = prepared((tx, job: JobsTables['background_jobs']) =>
  tx
    .insertInto('background_jobs')
    .values(job)
    // On a conflict, PostgreSQL locks the existing row even if it writes nothing: no worker takes it before this
    // commit.
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet((asked) => ({ asked_again: 1, run_at: asked.ref('excluded.run_at') }))
        .where('background_jobs.lease_until', '>', 0),
    ),
);
