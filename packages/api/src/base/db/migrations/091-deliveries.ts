import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Orders that are sent, and what sending costs at a machine; a machine without a fee sends nothing. */
export const deliveries: Migration = {
  name: '091-deliveries',
  async up({ db, table, text, int }) {
    await table('deliveries')
      .addColumn('order_id', text, (column) => column.primaryKey().references('orders.id'))
      .addColumn('address', text, (column) => column.notNull())
      .addColumn('fee_amount', int, (column) => column.notNull())
      .addColumn('company', text)
      .addColumn('express_number', text)
      .addColumn('packed_at', int)
      .addColumn('shipped_at', int)
      .addColumn('received_at', int)
      .addCheckConstraint(
        'deliveries_sound',
        sql`fee_amount >= 0 and (shipped_at is null) = (company is null) and (shipped_at is null) = (express_number is null)
          and (received_at is null or shipped_at is not null)`,
      )
      .execute();
    await db.schema.alterTable('machines').addColumn('delivery_fee', int).execute();
  },
};
