import type { Migration } from '../migration.ts';

/** A movement of stock tells why, where a person made it; null for those that follow from an order. */
export const stockReasons: Migration = {
  name: '270-stock-reasons',
  async up({ db, text }) {
    await db.schema.alterTable('stock_movements').addColumn('reason', text).execute();
  },
};
