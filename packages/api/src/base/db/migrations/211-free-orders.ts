import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Orders that cost nothing are bounded by customer and by address; they are few among the others. */
export const freeOrders: Migration = {
  name: '211-free-orders',
  async up({ db }) {
    for (const column of ['account_id', 'placed_from'] as const)
      await db.schema
        .createIndex(`orders_free_${column}`)
        .on('orders')
        .columns([column, 'created_at'])
        .where(sql.ref('price_amount'), '=', 0)
        .execute();
  },
};
