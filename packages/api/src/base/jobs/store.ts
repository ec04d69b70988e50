import type { ExpressionBuilder, Updateable } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import { JOB_LANES, type JobLane } from './jobs.ts';
import type { JobsTables } from '../db/tables/jobs.ts';

export interface LeasedRow {
  readonly id: string;
  readonly kind: string;
  readonly payload: string;
  readonly attempts: number;
  readonly fence: number;
  readonly owner: string | null;
  readonly address: string | null;
  readonly failures: string | null;
  readonly request_id: string | null;
}

export interface Claim {
  readonly kinds: readonly string[];
  readonly now: number;
  readonly leaseMs: number;
  /** Tried one after the other. */
  readonly lanes: readonly JobLane[];
  /** The addresses and owners that have had their turn. */
  readonly served?: { readonly addresses: readonly string[]; readonly owners?: readonly string[] };
}

/**
 * Leases the longest due job of the first lane that has one. One statement does it, so two workers never get the same
 * job. The index orders the jobs of a lane this way: only the first ones are read, no matter how many wait.
 */
export function claim(db: Database, { lanes, ...due }: Claim): Promise<LeasedRow | undefined> {
  if (due.kinds.length === 0) return Promise.resolve(undefined);
  return db.transact(async (tx) => {
    for (const lane of lanes) {
      const leased = await lease(tx, db.engine, due, lane);
      if (leased) return leased;
    }
    return undefined;
  });
}

function lease(
  tx: Tx,
  engine: Database['engine'],
  { kinds, now, leaseMs, served }: Omit<Claim, 'lanes'>,
  lane: JobLane,
): Promise<LeasedRow | undefined> {
  return tx
    .updateTable('background_jobs')
    .set((expression) => ({
      lease_until: now + leaseMs,
      attempts: expression('attempts', '+', 1),
      fence: expression('fence', '+', 1),
      asked_again: 0,
    }))
    .where('id', '=', (query) =>
      query
        .selectFrom('background_jobs')
        .select('id')
        .where('lane', '=', JOB_LANES[lane])
        .where('run_at', '<=', now)
        .where('lease_until', '<=', now)
        .where('kind', 'in', kinds)
        .where(isNoneOf('address', served?.addresses))
        .where(isNoneOf('owner', served?.owners))
        .orderBy('run_at')
        .limit(1)
        // SQLite has one writer; on PostgreSQL a worker skips rows that another worker is just taking.
        .$if(engine === 'postgres', (select) => select.forUpdate().skipLocked()),
    )
    .returning(['id', 'kind', 'payload', 'attempts', 'fence', 'owner', 'address', 'failures', 'request_id'])
    .executeTakeFirst();
}

/** A job without an address or owner does not take turns. */
function isNoneOf(column: 'address' | 'owner', names: readonly string[] = []) {
  return (row: ExpressionBuilder<JobsTables, 'background_jobs'>) =>
    names.length === 0 ? row.val(true) : row.or([row(column, 'is', null), row(column, 'not in', names)]);
}

/**
 * Removes a finished job, unless the lease was lost to another worker, or the job was enqueued again in the meantime.
 */
export async function finish(db: Database, job: LeasedRow): Promise<void> {
  await db.transact(async (tx) => {
    const gone = await tx
      .deleteFrom('background_jobs')
      .where('id', '=', job.id)
      .where('fence', '=', job.fence)
      .where('asked_again', '=', 0)
      .returning('id')
      .executeTakeFirst();
    if (!gone) await putBack(tx, job, { attempts: 0, last_error: null, failures: null });
  });
}

export interface Postponement {
  readonly at: number;
  readonly attempts: number;
  readonly error: string | null;
  /** JSON, see `failureCounts` */
  readonly failures: string | null;
}

/** Runs the job again later, even if it was enqueued again in the meantime. */
export async function postpone(
  db: Database,
  job: LeasedRow,
  { at, attempts, error, failures }: Postponement,
): Promise<void> {
  await db.transact((tx) =>
    putBack(tx, job, { run_at: at, attempts, failures, last_error: error?.slice(0, 500) ?? null }),
  );
}

type Fate = Updateable<JobsTables['background_jobs']>;

/** @param fate without `run_at`, the job is due at the time it was enqueued for */
async function putBack(
  tx: Tx,
  job: LeasedRow,
  fate: Pick<Fate, 'run_at' | 'attempts' | 'last_error' | 'failures'>,
): Promise<void> {
  await tx
    .updateTable('background_jobs')
    .set({ ...fate, lease_until: 0, asked_again: 0 })
    .where('id', '=', job.id)
    .where('fence', '=', job.fence)
    .execute();
}
