import type { Migration } from '../migration.ts';

/** A design keeps what it is made on: JSON of a `ShellChoice`, null for those kept before. */
export const workChoices: Migration = {
  name: '254-work-choices',
  async up({ db, text }) {
    for (const table of ['works', 'shares']) await db.schema.alterTable(table).addColumn('choice', text).execute();
  },
};
