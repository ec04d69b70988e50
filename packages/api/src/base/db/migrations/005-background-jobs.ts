import type { Migration } from '../migration.ts';

export const backgroundJobs: Migration = {
  name: '005-background-jobs',
  async up({ db, table, text, int }) {
    await table('background_jobs')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('payload', text, (column) => column.notNull())
      .addColumn('key', text)
      .addColumn('run_at', int, (column) => column.notNull())
      .addColumn('attempts', int, (column) => column.notNull())
      .addColumn('lease_until', int, (column) => column.notNull())
      .addColumn('fence', int, (column) => column.notNull())
      .addColumn('dead', int, (column) => column.notNull())
      .addColumn('last_error', text)
      .addUniqueConstraint('background_jobs_key', ['kind', 'key'])
      .execute();
    await db.schema.createIndex('background_jobs_due').on('background_jobs').columns(['dead', 'run_at']).execute();
  },
};
