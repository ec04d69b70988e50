import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Kinds that could wait when a kind alone said so. */
const PATIENT_BEFORE = ['works.art', 'works.shareArt', 'orders.thumbnail', 'shoppingList.art', 'notifications.send'];

/** What can wait is marked where it is put down, and an index has background work in the order it is done in. */
export const patience: Migration = {
  name: '162-patience',
  async up({ db, int }) {
    await db.schema
      .alterTable('background_jobs')
      .addColumn('patient', int, (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update background_jobs set patient = 1 where kind in (${sql.join(PATIENT_BEFORE)})`.execute(db);
    await db.schema.dropIndex('background_jobs_due').execute();
    await db.schema.createIndex('background_jobs_due').on('background_jobs').columns(['patient', 'run_at']).execute();
  },
};
