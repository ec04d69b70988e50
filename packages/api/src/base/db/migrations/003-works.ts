import type { Migration } from '../migration.ts';

export const works: Migration = {
  name: '003-works',
  async up({ db, table, text, int }) {
    await table('works')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('goods_id', text, (column) => column.notNull())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('document', text, (column) => column.notNull())
      .addColumn('revision', int, (column) => column.notNull())
      .addColumn('created_at', int, (column) => column.notNull())
      .addColumn('updated_at', int, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('works_account').on('works').columns(['account_id', 'updated_at']).execute();
  },
};
