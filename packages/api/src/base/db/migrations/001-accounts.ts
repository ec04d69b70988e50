import type { Migration } from '../migration.ts';

export const accounts: Migration = {
  name: '001-accounts',
  async up({ db, table, text, int }) {
    await table('accounts')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('phone', text, (column) => column.unique())
      .addColumn('password_hash', text)
      .addColumn('created_at', int, (column) => column.notNull())
      .execute();
    await table('sessions')
      .addColumn('token_hash', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('started_at', int, (column) => column.notNull())
      .addColumn('expires_at', int, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sessions_account').on('sessions').column('account_id').execute();
    await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute();
    await table('attempts')
      .addColumn('subject', text, (column) => column.primaryKey())
      .addColumn('window_start', int, (column) => column.notNull())
      .addColumn('count', int, (column) => column.notNull())
      .execute();
  },
};
