import type { Migration } from '../migration.ts';

/** What customers want to be called on the display of their order's station (QU-05). Apart from the records of orders. */
export const nicknames: Migration = {
  name: '466-nicknames',
  async up({ table, text, int }) {
    await table('nicknames')
      .addColumn('order_id', text, (column) => column.primaryKey().references('orders.id'))
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('set_at', int, (column) => column.notNull())
      .execute();
  },
};
