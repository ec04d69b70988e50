import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

export const payments: Migration = {
  name: '013-payments',
  async up({ db, table, text, int }) {
    await table('payments')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('order_id', text, (column) => column.notNull().references('orders.id'))
      .addColumn('provider', text, (column) => column.notNull())
      .addColumn('reference', text, (column) => column.unique())
      .addColumn('approve_url', text)
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('amount', int, (column) => column.notNull())
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('capture_id', text)
      .addColumn('refund_id', text)
      .addColumn('created_at', int, (column) => column.notNull())
      .addColumn('changed_at', int, (column) => column.notNull())
      .addCheckConstraint('payments_positive', sql`amount > 0`)
      .execute();
    await db.schema.createIndex('payments_order').on('payments').column('order_id').execute();
    await db.schema.createIndex('payments_state').on('payments').column('state').execute();
    // The last word on paying twice: an order has one payment that is not over.
    await sql`create unique index payments_live on payments (order_id) where state not in ('declined', 'cancelled')`.execute(
      db,
    );
    await table('payment_notices')
      .addColumn('event_id', text, (column) => column.primaryKey())
      .addColumn('type', text, (column) => column.notNull())
      .addColumn('at', int, (column) => column.notNull())
      .execute();
  },
};
