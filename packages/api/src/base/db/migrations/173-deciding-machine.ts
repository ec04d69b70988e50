import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Which machine had the print that was decided about: the one that follows may be moved to another. */
export const decidingMachine: Migration = {
  name: '173-deciding-machine',
  async up({ db, text }) {
    await db.schema
      .alterTable('print_decisions')
      .addColumn('machine_id', text, (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`UPDATE print_decisions SET machine_id = COALESCE(
      (SELECT machine_id FROM print_jobs WHERE print_jobs.id = print_decisions.job_id), '')`.execute(db);
  },
};
