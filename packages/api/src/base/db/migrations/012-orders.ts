import { sql } from 'kysely';
import type { Migration, TableMaker } from '../migration.ts';

export const orders: Migration = {
  name: '012-orders',
  async up(tables) {
    await orderTable(tables);
    await events(tables);
  },
};

async function orderTable({ db, table, text, int }: TableMaker): Promise<void> {
  await table('orders')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('number', text, (column) => column.notNull().unique())
    .addColumn('account_id', text, (column) => column.notNull())
    .addColumn('client_key', text, (column) => column.notNull())
    .addColumn('request_hash', text, (column) => column.notNull())
    .addColumn('machine_id', text, (column) => column.notNull().references('machines.id'))
    .addColumn('goods_id', text, (column) => column.notNull())
    .addColumn('shell_id', text, (column) => column.notNull())
    .addColumn('colour_id', text, (column) => column.notNull())
    .addColumn('status', int, (column) => column.notNull())
    .addColumn('design', text, (column) => column.notNull())
    .addColumn('design_hash', text, (column) => column.notNull())
    .addColumn('product', text, (column) => column.notNull())
    .addColumn('price_amount', int, (column) => column.notNull())
    .addColumn('price_currency', text, (column) => column.notNull())
    .addColumn('created_at', int, (column) => column.notNull())
    .addColumn('hold_until', int, (column) => column.notNull())
    .addColumn('thumbnail', text)
    .addColumn('version', int, (column) => column.notNull())
    .addUniqueConstraint('orders_client_key', ['account_id', 'client_key'])
    .addCheckConstraint('orders_status', sql`status between 0 and 5`)
    .execute();
  await db.schema.createIndex('orders_account').on('orders').columns(['account_id', 'created_at']).execute();
  await db.schema.createIndex('orders_machine').on('orders').columns(['machine_id', 'status']).execute();
  await db.schema.createIndex('orders_thumbnail').on('orders').column('thumbnail').execute();
}

async function events({ table, text, int }: TableMaker): Promise<void> {
  await table('order_events')
    .addColumn('order_id', text, (column) => column.notNull().references('orders.id'))
    .addColumn('seq', int, (column) => column.notNull())
    .addColumn('at', int, (column) => column.notNull())
    .addColumn('machine', text, (column) => column.notNull())
    .addColumn('event', text, (column) => column.notNull())
    .addColumn('from_state', text, (column) => column.notNull())
    .addColumn('to_state', text, (column) => column.notNull())
    .addColumn('actor', text, (column) => column.notNull())
    .addColumn('cause', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('order_events_key', ['order_id', 'seq'])
    .execute();
}
