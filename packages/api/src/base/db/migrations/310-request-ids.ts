import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Background jobs and print jobs carry the id of the request that caused them, and what the metrics count has an index
 * (RL-05).
 */
export const requestIds: Migration = {
  name: '310-request-ids',
  async up({ db, text }) {
    for (const table of ['background_jobs', 'print_jobs'])
      await db.schema.alterTable(table).addColumn('request_id', text).execute();
    await sql`create index print_jobs_open on print_jobs (state) where state not in ('collected', 'received', 'cancelled')`.execute(
      db,
    );
    await sql`create index payments_doubted on payments (doubted_at) where doubted_at is not null`.execute(db);
    await sql`create index refunds_failed on refunds (changed_at) where state = 'failed'`.execute(db);
  },
};
