import type { Migration } from '../migration.ts';

/** Browsers that are told by web push, and the key the shop signs with. */
export const notifications: Migration = {
  name: '120-notifications',
  async up({ db, table, text, int }) {
    await table('push_subscriptions')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('endpoint', text, (column) => column.notNull().unique())
      .addColumn('p256dh', text, (column) => column.notNull())
      .addColumn('auth', text, (column) => column.notNull())
      .addColumn('language', text, (column) => column.notNull())
      .addColumn('created_at', int, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('push_subscriptions_account')
      .on('push_subscriptions')
      .columns(['account_id', 'created_at'])
      .execute();
    await table('push_keys')
      .addColumn('name', text, (column) => column.primaryKey())
      .addColumn('private_key', text, (column) => column.notNull())
      .addColumn('created_at', int, (column) => column.notNull())
      .execute();
  },
};
