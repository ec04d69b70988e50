import type { Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Services } from '../services.ts';
import type { JobsTables } from '../db/tables/jobs.ts';

export interface JobRun {
  readonly jobId: string;
  /** 1 for the first; a run that the server did not live to end counts too. */
  readonly attempt: number;
  /** Counts a failure of this run, which must then fail. @returns how often the job has failed for this cause */
  readonly countFailure: (cause: string) => number;
  /** Aborts when the server stops or the lease is lost. */
  readonly signal: AbortSignal;
}

/**
 * Does a piece of background work. It may run again after a crash, also when it had ended well: make it idempotent.
 * @returns `again` to have the job run once more after so many ms, for sweeps that never end
 */
type JobHandler = (payload: unknown, run: JobRun) => Promise<undefined | { readonly again: number }>;
export type JobHandlers = Readonly<Record<string, JobHandler>>;

export interface NewJob {
  readonly kind: string;
  /** A JSON value. */
  readonly payload?: unknown;
  /**
   * Where a job of this kind with this key is there already, nothing is added: it has still to begin, or it is worked on
   * and then done once more, when that is due, since it may have read what this transaction has changed before it was changed.
   */
  readonly key?: string;
  /** Not before so many ms from now. */
  readonly delay?: number;
  /** Usual where it is left out. */
  readonly lane?: JobLane;
  /**
   * The account or machine it is done for. In a lane owners take turns. Of previews, which can be asked for again, an
   * owner may have so many waiting (`MAX_WAITING_PREVIEWS`), and more are not put down. Pictures of orders are bounded
   * by what an account may have unpaid.
   */
  readonly owner?: string;
  /** Hash of the address that asks. Addresses take turns too: one that opens many accounts has no more of them. */
  readonly address?: string;
}

/**
 * Lanes of background work. None waits for another, but for `patient`: nobody who has paid waits for it, and anybody can
 * cause plenty, so it is done when nothing usual is due. `punctual` is what must be done on time.
 */
export const JOB_LANES = { usual: 0, patient: 1, prints: 2, orderPictures: 3, previews: 4, punctual: 5 } as const;
export type JobLane = keyof typeof JOB_LANES;

export const MAX_WAITING_PREVIEWS = 100;

export const JOBS_TOPIC = 'background-jobs';

/** Puts work down as part of a transaction: it is done if, and only if, the transaction was. */
export async function enqueue(
  tx: Tx,
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  job: NewJob,
): Promise<void> {
  if (await hasTooMany(tx, job)) return;
  await insertJob(tx, {
    id: random.id(),
    kind: job.kind,
    payload: JSON.stringify(job.payload ?? null),
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
  });
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
    // PostgreSQL locks the row that is met, also where nothing is written: no worker takes it before this is committed.
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet((asked) => ({ asked_again: 1, run_at: asked.ref('excluded.run_at') }))
        .where('background_jobs.lease_until', '>', 0),
    ),
);
