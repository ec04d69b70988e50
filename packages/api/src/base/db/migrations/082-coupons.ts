import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Coupons and their uses, and who brought an order (PY-07). */
export const coupons: Migration = {
  name: '082-coupons',
  async up({ db, table, text, int }) {
    await table('coupons')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('code', text, (column) => column.notNull().unique())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('permille', int)
      .addColumn('amount', int)
      .addColumn('currency', text)
      .addColumn('machine_id', text)
      .addColumn('category', text)
      .addColumn('starts_at', int)
      .addColumn('ends_at', int)
      .addColumn('most_uses', int)
      .addColumn('most_per_account', int)
      .addColumn('uses', int, (column) => column.notNull())
      .addColumn('created_at', int, (column) => column.notNull())
      .addCheckConstraint('coupons_uses', sql`uses >= 0 and (most_uses is null or uses <= most_uses)`)
      .execute();
    await table('coupon_uses')
      .addColumn('order_id', text, (column) => column.primaryKey())
      .addColumn('coupon_id', text, (column) => column.notNull().references('coupons.id'))
      .addColumn('account_id', text, (column) => column.notNull())
      .addColumn('released', int, (column) => column.notNull())
      .addColumn('at', int, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('coupon_uses_account').on('coupon_uses').columns(['coupon_id', 'account_id']).execute();
    for (const column of ['coupon_code', 'promoter_id'] as const)
      await db.schema.alterTable('orders').addColumn(column, text).execute();
    for (const priced of ['orders', 'order_items'] as const)
      await db.schema
        .alterTable(priced)
        .addColumn('discount_amount', int, (column) => column.notNull().defaultTo(0))
        .execute();
  },
};
