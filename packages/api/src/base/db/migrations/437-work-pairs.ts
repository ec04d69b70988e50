import type { Migration } from '../migration.ts';

/** Two designs of an account with the same pair belong together; null for a design on its own (ED-13). */
export const workPairs: Migration = {
  name: '437-work-pairs',
  async up({ db, text }) {
    await db.schema.alterTable('works').addColumn('pair', text).execute();
    await db.schema.createIndex('works_pair').on('works').column('pair').execute();
  },
};
