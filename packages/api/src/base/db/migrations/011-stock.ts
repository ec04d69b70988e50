import { sql } from 'kysely';
import type { Migration, TableMaker } from '../migration.ts';

export const stock: Migration = {
  name: '011-stock',
  async up(tables) {
    await counts(tables);
    await movements(tables);
    await holds(tables);
  },
};

async function counts({ table, text, int }: TableMaker): Promise<void> {
  await table('stock_counts')
    .addColumn('machine_id', text, (column) => column.notNull().references('machines.id'))
    .addColumn('goods_id', text, (column) => column.notNull())
    .addColumn('shell_id', text, (column) => column.notNull())
    .addColumn('colour_id', text, (column) => column.notNull())
    .addColumn('available', int, (column) => column.notNull())
    .addColumn('on_hand', int, (column) => column.notNull())
    .addPrimaryKeyConstraint('stock_counts_key', ['machine_id', 'goods_id', 'shell_id', 'colour_id'])
    .addCheckConstraint('stock_counts_sound', sql`available >= 0 and on_hand >= available`)
    .execute();
}

async function movements({ db, table, text, int }: TableMaker): Promise<void> {
  await table('stock_movements')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('machine_id', text, (column) => column.notNull())
    .addColumn('goods_id', text, (column) => column.notNull())
    .addColumn('shell_id', text, (column) => column.notNull())
    .addColumn('colour_id', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('available', int, (column) => column.notNull())
    .addColumn('on_hand', int, (column) => column.notNull())
    .addColumn('order_id', text)
    .addColumn('actor', text, (column) => column.notNull())
    .addColumn('at', int, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('stock_movements_item')
    .on('stock_movements')
    .columns(['machine_id', 'goods_id', 'shell_id', 'colour_id', 'at'])
    .execute();
}

async function holds({ table, text }: TableMaker): Promise<void> {
  await table('stock_holds')
    .addColumn('order_id', text, (column) => column.primaryKey())
    .addColumn('machine_id', text, (column) => column.notNull())
    .addColumn('goods_id', text, (column) => column.notNull())
    .addColumn('shell_id', text, (column) => column.notNull())
    .addColumn('colour_id', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .execute();
}
