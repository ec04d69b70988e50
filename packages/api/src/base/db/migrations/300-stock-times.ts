import type { Migration } from '../migration.ts';

/** Movements of stock are read by time, across the stations of a shop. */
export const stockTimes: Migration = {
  name: '300-stock-times',
  async up({ db }) {
    await db.schema.createIndex('stock_movements_time').on('stock_movements').columns(['at', 'id']).execute();
  },
};
