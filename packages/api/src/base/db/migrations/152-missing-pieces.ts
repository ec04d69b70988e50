import type { Migration } from '../migration.ts';

/** Pieces that are counted although somebody found that they are not there: orders hold them that cannot end yet. */
export const missingPieces: Migration = {
  name: '152-missing-pieces',
  async up({ db, int }) {
    await db.schema
      .alterTable('stock_counts')
      .addColumn('missing', int, (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
