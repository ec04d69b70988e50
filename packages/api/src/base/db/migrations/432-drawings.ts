import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Drawings from words, and their results (AI-01, AI-04). */
export const drawings: Migration = {
  name: '432-drawings',
  async up({ db, table, text, int }) {
    await table('drawings')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) => column.notNull().references('accounts.id'))
      .addColumn('client_key', text)
      .addColumn('machine_id', text)
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('prompt', text, (column) => column.notNull())
      .addColumn('style', text, (column) => column.notNull())
      .addColumn('picture', text)
      .addColumn('variation_of', text)
      .addColumn('variation_number', int)
      .addColumn('seed', int, (column) => column.notNull())
      .addColumn('area', text, (column) => column.notNull())
      .addColumn('progress', int, (column) => column.notNull())
      .addColumn('failure', text)
      .addColumn('refused_for', text)
      .addColumn('unknown', text, (column) => column.notNull())
      .addColumn('near', text, (column) => column.notNull())
      .addColumn('counted', int, (column) => column.notNull())
      .addColumn('begun', int, (column) => column.notNull())
      .addColumn('task', text)
      .addColumn('created_at', int, (column) => column.notNull())
      .addColumn('began_at', int)
      .addColumn('expires_at', int)
      .addColumn('deleted_at', int)
      .addUniqueConstraint('drawings_key', ['account_id', 'client_key'])
      .execute();
    const index = (name: string, columns: string[]) =>
      db.schema.createIndex(name).on('drawings').columns(columns).execute();
    await index('drawings_account', ['account_id', 'created_at', 'id']);
    await index('drawings_station', ['machine_id', 'created_at']);
    await index('drawings_created', ['created_at', 'id']);
    await sql`create index drawings_open on drawings (created_at, id) where state in ('queued', 'running')`.execute(db);
    await sql`create index drawings_expire on drawings (expires_at) where expires_at is not null`.execute(db);
    await sql`create index drawings_deleted on drawings (created_at) where deleted_at is not null`.execute(db);
    await sql`create index drawings_uncounted on drawings (created_at) where counted = 0`.execute(db);
    await table('drawing_results')
      .addColumn('drawing_id', text, (column) => column.notNull().references('drawings.id'))
      .addColumn('number', int, (column) => column.notNull())
      .addColumn('seed', int, (column) => column.notNull())
      .addColumn('asset', text, (column) => column.notNull())
      .addColumn('proxy_asset', text, (column) => column.notNull())
      .addColumn('media_type', text, (column) => column.notNull())
      .addColumn('width', int, (column) => column.notNull())
      .addColumn('height', int, (column) => column.notNull())
      .addColumn('kept', text)
      .addPrimaryKeyConstraint('drawing_results_key', ['drawing_id', 'number'])
      .execute();
    await db.schema.createIndex('drawing_results_asset').on('drawing_results').column('asset').execute();
    await db.schema.createIndex('drawing_results_proxy').on('drawing_results').column('proxy_asset').execute();
  },
};
