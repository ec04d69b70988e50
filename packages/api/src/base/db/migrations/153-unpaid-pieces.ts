import type { Migration } from '../migration.ts';

/** Where orders were placed from, as a hash: what is kept unpaid is bounded by it too. */
export const unpaidPieces: Migration = {
  name: '153-unpaid-pieces',
  async up({ db, text }) {
    await db.schema.alterTable('orders').addColumn('placed_from', text).execute();
    await db.schema
      .createIndex('orders_placed')
      .on('orders')
      .columns(['placed_from', 'status', 'created_at'])
      .execute();
  },
};
