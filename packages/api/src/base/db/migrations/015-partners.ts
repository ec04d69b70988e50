import type { Migration } from '../migration.ts';

export const partners: Migration = {
  name: '015-partners',
  async up({ table, text, int }) {
    await table('partners')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('username', text, (column) => column.notNull().unique())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('password_hash', text, (column) => column.notNull())
      .addColumn('created_at', int, (column) => column.notNull())
      .execute();
    await table('partner_sessions')
      .addColumn('token_hash', text, (column) => column.primaryKey())
      .addColumn('partner_id', text, (column) => column.notNull().references('partners.id').onDelete('cascade'))
      .addColumn('started_at', int, (column) => column.notNull())
      .addColumn('expires_at', int, (column) => column.notNull())
      .execute();
  },
};
