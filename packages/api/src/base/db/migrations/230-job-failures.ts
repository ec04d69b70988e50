import type { Migration } from '../migration.ts';

/** A job counts its failures by cause, apart from how often it was begun. */
export const jobFailures: Migration = {
  name: '230-job-failures',
  async up({ db, text }) {
    await db.schema.alterTable('background_jobs').addColumn('failures', text).execute();
  },
};
