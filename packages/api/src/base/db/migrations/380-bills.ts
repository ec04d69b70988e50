import { sql } from 'kysely';
import { appendOnly } from '../append-only.ts';
import type { Migration } from '../migration.ts';

/** Receipts, credit notes and monthly bills, as they were issued, and the series of their numbers (OR-13, OP-06). */
export const bills: Migration = {
  name: '380-bills',
  async up(tables) {
    const { db, table, text, int } = tables;
    await table('bills')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('series', text, (column) => column.notNull())
      .addColumn('number', text, (column) => column.notNull())
      .addColumn('partner_id', text, (column) => column.notNull().references('partners.id'))
      .addColumn('order_id', text, (column) => column.references('orders.id'))
      .addColumn('refund_id', text, (column) => column.references('refunds.id'))
      .addColumn('month', text)
      .addColumn('amount', int, (column) => column.notNull())
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('content', text, (column) => column.notNull())
      .addColumn('issued_at', int, (column) => column.notNull())
      .addUniqueConstraint('bills_number', ['series', 'number'])
      .addUniqueConstraint('bills_refund', ['refund_id'])
      .addUniqueConstraint('bills_month', ['partner_id', 'currency', 'month'])
      .execute();
    await sql`create unique index bills_receipt on bills (order_id) where kind = 'receipt'`.execute(db);
    await db.schema.createIndex('bills_order').on('bills').column('order_id').execute();
    await sql`create index bills_monthly on bills (month, id) where kind = 'monthly'`.execute(db);
    await appendOnly(tables, 'bills');
    await table('number_series')
      .addColumn('series', text, (column) => column.primaryKey())
      .addColumn('last', int, (column) => column.notNull())
      .execute();
    await db.schema.alterTable('partners').addColumn('vat_permille', int).execute();
  },
};
