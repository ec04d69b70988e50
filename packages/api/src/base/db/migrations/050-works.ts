import { sql } from 'kysely';
import type { Migration, TableMaker } from '../migration.ts';

/** Designs that were put aside, their small pictures, links they are seen by, and favourites. */
export const worksAndSharing: Migration = {
  name: '050-works',
  async up(tables) {
    const { db, text, int } = tables;
    await db.schema.alterTable('works').addColumn('deleted_at', int).execute();
    await db.schema.alterTable('works').addColumn('art_hash', text).execute();
    await thumbnails(tables);
    await shares(tables);
    await collection(tables);
  },
};

async function thumbnails({ db, table, text, int }: TableMaker): Promise<void> {
  await table('thumbnails')
    .addColumn('art_hash', text, (column) => column.notNull())
    .addColumn('side', int, (column) => column.notNull())
    .addColumn('asset', text)
    .addColumn('created_at', int, (column) => column.notNull())
    .addPrimaryKeyConstraint('thumbnails_key', ['art_hash', 'side'])
    .execute();
  await db.schema.createIndex('thumbnails_asset').on('thumbnails').column('asset').execute();
  await db.schema.createIndex('works_art').on('works').column('art_hash').execute();
}

async function shares({ db, table, text, int }: TableMaker): Promise<void> {
  await table('shares')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('account_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('work_id', text, (column) => column.notNull().references('works.id').onDelete('cascade'))
    .addColumn('goods_id', text, (column) => column.notNull())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('document', text, (column) => column.notNull())
    .addColumn('art_hash', text, (column) => column.notNull())
    .addColumn('created_at', int, (column) => column.notNull())
    .addColumn('revoked_at', int)
    .execute();
  await db.schema
    .createIndex('shares_live')
    .unique()
    .on('shares')
    .columns(['work_id', 'art_hash'])
    .where(sql.ref('revoked_at'), 'is', null)
    .execute();
  await db.schema.createIndex('shares_account').on('shares').columns(['account_id', 'created_at']).execute();
  await table('share_reports')
    .addColumn('share_id', text, (column) => column.notNull().references('shares.id').onDelete('cascade'))
    .addColumn('reporter', text, (column) => column.notNull())
    .addColumn('reason', text, (column) => column.notNull())
    .addColumn('created_at', int, (column) => column.notNull())
    .addPrimaryKeyConstraint('share_reports_key', ['share_id', 'reporter'])
    .execute();
}

async function collection({ table, text, int }: TableMaker): Promise<void> {
  await table('collection')
    .addColumn('account_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('item', text, (column) => column.notNull())
    .addColumn('added_at', int, (column) => column.notNull())
    .addPrimaryKeyConstraint('collection_key', ['account_id', 'kind', 'item'])
    .execute();
}
