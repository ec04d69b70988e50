import { sql } from 'kysely';
import type { Migration, TableMaker } from '../migration.ts';

export const catalogue: Migration = {
  name: '002-catalogue',
  async up(tables) {
    await machines(tables);
    await goods(tables);
    await shells(tables);
    await library(tables);
  },
};

async function machines({ db, table, text, int }: TableMaker): Promise<void> {
  await table('machines')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('partner_id', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('address', text, (column) => column.notNull())
    .addColumn('language', text, (column) => column.notNull())
    .addColumn('currency', text, (column) => column.notNull())
    .addColumn('created_at', int, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('machines_partner').on('machines').column('partner_id').execute();
}

async function goods({ table, text, int }: TableMaker): Promise<void> {
  await table('goods')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('category', text, (column) => column.notNull())
    .addColumn('brand', text, (column) => column.notNull())
    .addColumn('model', text, (column) => column.notNull())
    .addColumn('year', int, (column) => column.notNull())
    .addColumn('source', text, (column) => column.notNull())
    .addColumn('surface', text, (column) => column.notNull())
    .addColumn('sort', int, (column) => column.notNull())
    .execute();
}

async function shells({ table, text, int, real }: TableMaker): Promise<void> {
  await table('shells')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('underbase', text, (column) => column.notNull())
    .addColumn('sort', int, (column) => column.notNull())
    .execute();
  await table('shell_colours')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('shell_id', text, (column) => column.notNull().references('shells.id'))
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('colour', text, (column) => column.notNull())
    .addColumn('opacity', real, (column) => column.notNull())
    .addColumn('sort', int, (column) => column.notNull())
    .execute();
  await table('prices')
    .addColumn('machine_id', text, (column) => column.notNull())
    .addColumn('shell_id', text, (column) => column.notNull().references('shells.id'))
    .addColumn('amount', int, (column) => column.notNull())
    .addColumn('currency', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('prices_key', ['machine_id', 'shell_id'])
    .addCheckConstraint('prices_positive', sql`amount > 0`)
    .execute();
}

async function library({ table, text, int }: TableMaker): Promise<void> {
  await table('typefaces')
    .addColumn('key', text, (column) => column.primaryKey())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('licence', text, (column) => column.notNull())
    .addColumn('sort', int, (column) => column.notNull())
    .execute();
  await table('library')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('key', text, (column) => column.notNull())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('group_name', text, (column) => column.notNull())
    .addColumn('keywords', text, (column) => column.notNull())
    .addColumn('url', text, (column) => column.notNull())
    .addColumn('width', int, (column) => column.notNull())
    .addColumn('height', int, (column) => column.notNull())
    .addColumn('licence', text, (column) => column.notNull())
    .addColumn('sort', int, (column) => column.notNull())
    .addPrimaryKeyConstraint('library_key', ['kind', 'key'])
    .execute();
}
