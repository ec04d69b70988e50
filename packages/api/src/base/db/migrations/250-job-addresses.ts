import type { Migration } from '../migration.ts';

/** Where small pictures are asked for from: addresses take turns. */
export const jobAddresses: Migration = {
  name: '250-job-addresses',
  async up({ db, text }) {
    await db.schema.alterTable('background_jobs').addColumn('address', text).execute();
  },
};
