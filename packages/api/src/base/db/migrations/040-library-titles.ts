import type { Migration } from '../migration.ts';

/** Stickers and wallpapers bear names in several languages, and have a small likeness to choose by. */
export const libraryTitles: Migration = {
  name: '040-library-titles',
  async up({ db, text }) {
    await db.schema
      .alterTable('library')
      .addColumn('titles', text, (column) => column.notNull().defaultTo('{}'))
      .execute();
    await db.schema
      .alterTable('library')
      .addColumn('preview', text, (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
