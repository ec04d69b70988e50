import type { Migration } from '../migration.ts';

/** What became of a print all the same after a person had decided about it. */
export const afterDecisions: Migration = {
  name: '171-after-decisions',
  async up({ db, text }) {
    await db.schema.alterTable('print_decisions').addColumn('later', text).execute();
  },
};
