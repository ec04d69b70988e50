import type { Migration } from '../migration.ts';

/** What is known of a shell beside its name: measures of its sizes, magnets, charging (CT-10, CT-11). */
export const shellFacts: Migration = {
  name: '461-shell-facts',
  async up({ db, text }) {
    await db.schema
      .alterTable('shells')
      .addColumn('facts', text, (column) => column.notNull().defaultTo('{}'))
      .execute();
  },
};
