import { PRINT_JOB_STATES, PRINT_JOB_TABLE } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { type Family, gauge } from '../../base/metrics/family.ts';

/** Print jobs that are not at their end, by state (RL-05). */
export async function measurePrints(reader: Reader): Promise<readonly Family[]> {
  const rows = await reader
    .selectFrom('print_jobs')
    .select(['state', (job) => job.fn.countAll<number>().as('jobs')])
    // In these words, so that SQLite reads the index of open jobs.
    .where(sql<boolean>`state not in ('collected', 'received', 'cancelled')`)
    .groupBy('state')
    .execute();
  const open = PRINT_JOB_STATES.filter((state) => !PRINT_JOB_TABLE.ends.includes(state));
  const samples = open.map((state) => ({
    labels: { state },
    value: rows.find((row) => row.state === state)?.jobs ?? 0,
  }));
  return [gauge({ name: 'cpc_print_jobs', help: 'Print jobs that are not at their end, by state.' }, () => samples)];
}
