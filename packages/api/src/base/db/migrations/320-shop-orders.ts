import { sql } from 'kysely';
import { appendOnly } from '../append-only.ts';
import type { Migration, TableMaker } from '../migration.ts';

/** A shop finds its orders, gives money back and prints again (PA-11, PA-06). */
export const shopOrders: Migration = {
  name: '320-shop-orders',
  async up(tables) {
    await acts(tables);
    await reprints(tables);
    await finding(tables);
    // An item may be refunded in parts; how much is left is computed under the order's lock.
    await tables.db.schema.dropIndex('refunds_item').execute();
    await tables.db.schema.createIndex('refunds_item').on('refunds').column('item_id').execute();
  },
};

async function acts(tables: TableMaker): Promise<void> {
  const { table, text, int } = tables;
  await table('shop_acts')
    .addColumn('order_id', text, (column) => column.notNull().references('orders.id'))
    .addColumn('client_key', text, (column) => column.notNull())
    .addColumn('request_hash', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('item_id', text)
    .addColumn('person_id', text, (column) => column.notNull())
    .addColumn('reason', text, (column) => column.notNull())
    .addColumn('at', int, (column) => column.notNull())
    .addPrimaryKeyConstraint('shop_acts_key', ['order_id', 'client_key'])
    .execute();
  await appendOnly(tables, 'shop_acts');
}

async function reprints({ db, table, text, int }: TableMaker): Promise<void> {
  await table('reprints')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('order_id', text, (column) => column.notNull().references('orders.id'))
    .addColumn('item_id', text, (column) => column.notNull().references('order_items.id'))
    .addColumn('job_id', text, (column) => column.notNull().references('print_jobs.id'))
    .addColumn('partner_id', text, (column) => column.notNull())
    .addColumn('person_id', text, (column) => column.notNull())
    .addColumn('reason', text, (column) => column.notNull())
    .addColumn('bearer', text, (column) => column.notNull())
    .addColumn('at', int, (column) => column.notNull())
    .addColumn('claim', text)
    .addColumn('price_amount', int, (column) => column.notNull())
    .addColumn('currency', text, (column) => column.notNull())
    .addColumn('paid_amount', int)
    .addColumn('decided_by', text)
    .addColumn('decided_reason', text)
    .addColumn('decided_at', int)
    .addCheckConstraint('reprints_claim', sql`(bearer = 'platform') = (claim is not null)`)
    .addCheckConstraint('reprints_paid', sql`(paid_amount is not null) = (claim is not null and claim = 'approved')`)
    .execute();
  await db.schema.createIndex('reprints_order').on('reprints').column('order_id').execute();
  await sql`create index reprints_claims on reprints (claim, at, id) where claim is not null`.execute(db);
  await db.schema.alterTable('print_jobs').addColumn('reprint_id', text).execute();
}

/** The orders of a station by time, and what a search names: a pickup code, the last digits of a phone number. */
async function finding({ db }: TableMaker): Promise<void> {
  const orders = ['machine_id', 'created_at', 'id'];
  await db.schema.createIndex('orders_machine_time').on('orders').columns(orders).execute();
  const codes = ['pickup_code', 'machine_id'];
  await db.schema.createIndex('print_jobs_pickup_code').on('print_jobs').columns(codes).execute();
  await sql`create index accounts_phone_end on accounts (substr(phone, length(phone) - 3)) where phone is not null`.execute(
    db,
  );
}
