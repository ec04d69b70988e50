import type { Migration } from '../migration.ts';

/** The files of colour profiles that nobody needs any more are thrown away. */
export const profileFiles: Migration = {
  name: '161-profile-files',
  async up({ db, int }) {
    await db.schema.alterTable('machine_profiles').addColumn('dropped_at', int).execute();
  },
};
