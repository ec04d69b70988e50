import type { Migration } from '../migration.ts';

/** Uploads that come in parts, and what became of them. */
export const uploadsInParts: Migration = {
  name: '051-uploads',
  async up({ db, table, text, int }) {
    await table('uploads')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('length', int, (column) => column.notNull())
      .addColumn('sha256', text)
      .addColumn('expires_at', int, (column) => column.notNull())
      .addColumn('asset', text)
      .addColumn('width', int)
      .addColumn('height', int)
      .addColumn('refused', text)
      .execute();
    await db.schema.createIndex('uploads_expiry').on('uploads').column('expires_at').execute();
  },
};
