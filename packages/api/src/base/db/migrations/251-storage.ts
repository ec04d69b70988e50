import type { Migration } from '../migration.ts';

/** Pictures that no design uses, and files that no row refers to, are noted and swept. */
export const storage: Migration = {
  name: '251-storage',
  async up({ db, table, text, int }) {
    await db.schema.alterTable('accounts').addColumn('phone_lost_at', int).execute();
    await db.schema.alterTable('pictures').addColumn('unused_since', int).execute();
    await table('blob_leftovers')
      .addColumn('asset', text, (column) => column.primaryKey())
      .addColumn('since', int, (column) => column.notNull())
      .execute();
    const index = (name: string, on: string, column: string) =>
      db.schema.createIndex(name).on(on).column(column).execute();
    await index('blob_leftovers_since', 'blob_leftovers', 'since');
    await index('pictures_asset', 'pictures', 'asset');
    await index('pictures_proxy', 'pictures', 'proxy_asset');
    await index('print_jobs_file', 'print_jobs', 'file');
    await index('shares_art', 'shares', 'art_hash');
    await index('shares_revoked', 'shares', 'revoked_at');
    await index('works_deleted', 'works', 'deleted_at');
    await index('shopping_list_removed', 'shopping_list', 'removed_at');
    await index('thumbnails_created', 'thumbnails', 'created_at');
  },
};
