import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

export const addresses: Migration = {
  name: '090-addresses',
  async up({ db, table, text, int }) {
    await table('addresses')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) => column.notNull().references('accounts.id'))
      .addColumn('recipient', text, (column) => column.notNull())
      .addColumn('phone', text, (column) => column.notNull())
      .addColumn('country', text, (column) => column.notNull())
      .addColumn('province', text, (column) => column.notNull())
      .addColumn('city', text, (column) => column.notNull())
      .addColumn('detail', text, (column) => column.notNull())
      .addColumn('postal_code', text, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('is_default', int, (column) => column.notNull())
      .addColumn('saved_at', int, (column) => column.notNull())
      .addCheckConstraint('addresses_default', sql`is_default in (0, 1)`)
      .execute();
    await db.schema.createIndex('addresses_account').on('addresses').columns(['account_id', 'saved_at']).execute();
    await sql`create unique index addresses_one_default on addresses (account_id) where is_default = 1`.execute(db);
  },
};
