import type { Migration } from '../migration.ts';

/** What each machine wants its print files to be, frozen with every job, and what its printer says it takes. */
export const printSettings: Migration = {
  name: '030-print-settings',
  async up({ db, text }) {
    await db.schema.alterTable('machines').addColumn('print_settings', text).execute();
    await db.schema.alterTable('print_jobs').addColumn('settings', text).execute();
    await db.schema.alterTable('station_reports').addColumn('formats', text).execute();
  },
};
