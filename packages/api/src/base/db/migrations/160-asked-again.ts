import type { Migration } from '../migration.ts';

/** Background work that is put down anew under its key while somebody works on it is done once more. */
export const askedAgain: Migration = {
  name: '160-asked-again',
  async up({ db, int }) {
    await db.schema
      .alterTable('background_jobs')
      .addColumn('asked_again', int, (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
