import type { Migration } from '../migration.ts';

/** The newest changes of stock of each station are read from an index, however many there are. */
export const movementsByStation: Migration = {
  name: '460-movements-by-station',
  async up({ db }) {
    await db.schema.dropIndex('stock_movements_time').execute();
    const columns = ['machine_id', 'at', 'id'];
    await db.schema.createIndex('stock_movements_machine_time').on('stock_movements').columns(columns).execute();
    // The search for a part of an order's number reads this index alone.
    await db.schema.dropIndex('orders_machine_time').execute();
    const found = ['machine_id', 'created_at', 'id', 'number'];
    await db.schema.createIndex('orders_machine_time').on('orders').columns(found).execute();
  },
};
