import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Vouchers of an outside platform (PY-09). */
export const vouchers: Migration = {
  name: '092-vouchers',
  async up({ db, table, text, int }) {
    await db.schema.alterTable('machines').addColumn('voucher_place', text).execute();
    await table('voucher_products')
      .addColumn('sku', text, (column) => column.primaryKey())
      .addColumn('category', text, (column) => column.notNull())
      .addColumn('amount', int, (column) => column.notNull())
      .addColumn('currency', text, (column) => column.notNull())
      .execute();
    await table('vouchers')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) => column.notNull().references('accounts.id'))
      .addColumn('certificate_id', text, (column) => column.notNull().unique())
      .addColumn('platform_order', text, (column) => column.notNull())
      .addColumn('code', text, (column) => column.notNull())
      .addColumn('sku', text, (column) => column.notNull())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('expires_at', int, (column) => column.notNull())
      .addColumn('credit', int, (column) => column.notNull())
      .addColumn('claimed_at', int, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('vouchers_account').on('vouchers').column('account_id').execute();
    await table('voucher_choices')
      .addColumn('order_id', text, (column) => column.primaryKey().references('orders.id'))
      .addColumn('voucher_id', text, (column) => column.notNull().references('vouchers.id'))
      .execute();
    await table('voucher_payments')
      .addColumn('payment_id', text, (column) => column.primaryKey().references('payments.id'))
      .addColumn('voucher_id', text, (column) => column.notNull().references('vouchers.id'))
      .addColumn('place', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('verify_token', text)
      .addColumn('encrypted_code', text)
      .addColumn('verify_id', text)
      .addColumn('changed_at', int, (column) => column.notNull())
      .execute();
    // One voucher pays once, whoever asks and on whichever process.
    await sql`create unique index voucher_payments_live on voucher_payments (voucher_id)
      where state in ('reserved', 'redeeming', 'redeemed')`.execute(db);
  },
};
