import type { Migration } from '../migration.ts';

export const uploads: Migration = {
  name: '004-uploads',
  async up({ table, text, int }) {
    await table('pictures')
      .addColumn('account_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('asset', text, (column) => column.notNull())
      .addColumn('proxy_asset', text, (column) => column.notNull())
      .addColumn('media_type', text, (column) => column.notNull())
      .addColumn('width', int, (column) => column.notNull())
      .addColumn('height', int, (column) => column.notNull())
      .addColumn('bytes', int, (column) => column.notNull())
      .addColumn('created_at', int, (column) => column.notNull())
      .addPrimaryKeyConstraint('pictures_key', ['account_id', 'asset'])
      .execute();
  },
};
