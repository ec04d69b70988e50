import type { Migration } from '../migration.ts';

/** Bytes are counted: of an account by what it keeps, of an address by what came within an hour and a day. */
export const byteCounts: Migration = {
  name: '200-byte-counts',
  async up({ db, table, text, int }) {
    await table('byte_counts')
      .addColumn('subject', text, (column) => column.primaryKey())
      .addColumn('window_start', int, (column) => column.notNull())
      .addColumn('bytes', int, (column) => column.notNull())
      .execute();
    await db.schema
      .alterTable('pictures')
      .addColumn('proxy_bytes', int, (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('uploads').addColumn('address', text).execute();
    await db.schema.createIndex('uploads_account').on('uploads').column('account_id').execute();
    await db.schema.createIndex('uploads_address').on('uploads').column('address').execute();
  },
};
