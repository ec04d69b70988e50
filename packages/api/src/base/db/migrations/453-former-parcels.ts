import type { Migration } from '../migration.ts';

/** Parcels whose item was printed again: the order's delivery tells of the next parcel (PA-11). */
export const formerParcels: Migration = {
  name: '453-former-parcels',
  async up({ db, table, text, int }) {
    await table('former_parcels')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('order_id', text, (column) => column.notNull().references('orders.id'))
      .addColumn('company', text, (column) => column.notNull())
      .addColumn('express_number', text, (column) => column.notNull())
      .addColumn('shipped_at', int, (column) => column.notNull())
      .addColumn('received_at', int)
      .addColumn('replaced_at', int, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('former_parcels_order').on('former_parcels').column('order_id').execute();
  },
};
