import type { Migration } from '../migration.ts';

/** Background work is never given up, and wrong pickup codes are counted with every other limited attempt. */
export const limits: Migration = {
  name: '016-limits',
  async up({ db }) {
    await db.schema.dropIndex('background_jobs_due').execute();
    await db.schema.alterTable('background_jobs').dropColumn('dead').execute();
    await db.schema.createIndex('background_jobs_due').on('background_jobs').column('run_at').execute();
    await db.schema.dropTable('pickup_misses').execute();
  },
};
