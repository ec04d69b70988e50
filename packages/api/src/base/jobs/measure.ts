import { keysOf } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../db/database.ts';
import { JOB_LANES } from './jobs.ts';
import { type Family, gauge } from '../metrics/family.ts';

/** Background jobs by lane: planned or due ones, those a worker has, and those that failed and are tried again. */
export async function measureJobs(reader: Reader): Promise<readonly Family[]> {
  const rows = await reader
    .selectFrom('background_jobs')
    .select(['lane', (job) => job.fn.countAll<number>().as('all')])
    .select(sql<number>`cast(sum(case when lease_until > 0 then 1 else 0 end) as bigint)`.as('leased'))
    .select(sql<number>`cast(sum(case when last_error is not null then 1 else 0 end) as bigint)`.as('failed'))
    .groupBy('lane')
    .execute();
  const samples = keysOf(JOB_LANES).flatMap((lane) => {
    const found = rows.find((row) => row.lane === JOB_LANES[lane]);
    const { all = 0, leased = 0, failed = 0 } = found ?? {};
    return Object.entries({ waiting: all - leased, leased, failed }).map(([state, value]) => ({
      labels: { lane, state },
      value,
    }));
  });
  return [gauge({ name: 'cpc_jobs', help: 'Background jobs by lane and state.' }, () => samples)];
}
