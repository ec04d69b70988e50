import { sql } from 'kysely';
import type { Migration, TableMaker } from '../migration.ts';

/**
 * An order has items, each with its own print job and its own piece (OR-10). An order from before is one of a single
 * item that bears the order's own id, so whatever named the order's piece, job or picture names the item's.
 */
export const orderItems: Migration = {
  name: '070-order-items',
  async up(tables) {
    await items(tables);
    await history(tables);
    await jobs(tables);
    await holds(tables);
  },
};

async function items({ db, table, text, int }: TableMaker): Promise<void> {
  await table('order_items')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('order_id', text, (column) => column.notNull().references('orders.id'))
    .addColumn('line', int, (column) => column.notNull())
    .addColumn('goods_id', text, (column) => column.notNull())
    .addColumn('shell_id', text, (column) => column.notNull())
    .addColumn('colour_id', text, (column) => column.notNull())
    .addColumn('design', text, (column) => column.notNull())
    .addColumn('design_hash', text, (column) => column.notNull())
    .addColumn('product', text, (column) => column.notNull())
    .addColumn('price_amount', int, (column) => column.notNull())
    .addColumn('findings', text, (column) => column.notNull())
    .addColumn('thumbnail', text)
    .addUniqueConstraint('order_items_line', ['order_id', 'line'])
    .addCheckConstraint('order_items_sound', sql`line >= 1 and price_amount >= 0`)
    .execute();
  await sql`
    insert into order_items (id, order_id, line, goods_id, shell_id, colour_id, design, design_hash, product,
      price_amount, findings, thumbnail)
    select id, id, 1, goods_id, shell_id, colour_id, design, design_hash, product, price_amount,
      coalesce((select findings from order_events as placed
        where placed.order_id = orders.id and placed.machine = 'order' and placed.event = 'placed'), '[]'),
      thumbnail
    from orders`.execute(db);
  await db.schema.createIndex('order_items_thumbnail').on('order_items').column('thumbnail').execute();
  await db.schema.dropIndex('orders_thumbnail').execute();
  for (const moved of ['goods_id', 'shell_id', 'colour_id', 'design', 'design_hash', 'product', 'thumbnail'])
    await db.schema.alterTable('orders').dropColumn(moved).execute();
}

/** A step of a print says which item's; what preflight found lies with the item it found it on. */
async function history({ db, text }: TableMaker): Promise<void> {
  await db.schema.alterTable('order_events').addColumn('item_id', text).execute();
  await sql`update order_events set item_id = order_id where machine = 'printJob'`.execute(db);
  await db.schema.alterTable('order_events').dropColumn('findings').execute();
}

const JOB_FACTS = sql.raw(
  [
    'id, order_id, number, machine_id, state, file, settings, width, height, fence, lease_until, seq, percent, reason',
    'bay, pickup_code, created_at, queued_at, started_at, ready_at, collected_at',
  ].join(', '),
);

/** One job an item, no longer one an order: a constraint cannot be taken off a table on both engines, so it is made anew. */
async function jobs({ db, table, text, int, real }: TableMaker): Promise<void> {
  await table('print_jobs_of_items')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('order_id', text, (column) => column.notNull().references('orders.id'))
    .addColumn('item_id', text, (column) => column.notNull().unique().references('order_items.id'))
    .addColumn('line', int, (column) => column.notNull())
    .addColumn('number', text, (column) => column.notNull().unique())
    .addColumn('machine_id', text, (column) => column.notNull().references('machines.id'))
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('file', text)
    .addColumn('settings', text)
    .addColumn('width', real, (column) => column.notNull())
    .addColumn('height', real, (column) => column.notNull())
    .addColumn('fence', int, (column) => column.notNull())
    .addColumn('lease_until', int, (column) => column.notNull())
    .addColumn('seq', int, (column) => column.notNull())
    .addColumn('percent', int, (column) => column.notNull())
    .addColumn('reason', text, (column) => column.notNull())
    .addColumn('bay', text)
    .addColumn('pickup_code', text)
    .addColumn('created_at', int, (column) => column.notNull())
    .addColumn('queued_at', int)
    .addColumn('started_at', int)
    .addColumn('ready_at', int)
    .addColumn('collected_at', int)
    .execute();
  await sql`
    insert into print_jobs_of_items (item_id, line, ${JOB_FACTS})
    select order_id, 1, ${JOB_FACTS} from print_jobs`.execute(db);
  await db.schema.dropTable('print_jobs').execute();
  await db.schema.alterTable('print_jobs_of_items').renameTo('print_jobs').execute();
  await db.schema.createIndex('print_jobs_order').on('print_jobs').column('order_id').execute();
  const machine = ['machine_id', 'state', 'queued_at'];
  await db.schema.createIndex('print_jobs_machine').on('print_jobs').columns(machine).execute();
  await db.schema.createIndex('print_jobs_lease').on('print_jobs').columns(['state', 'lease_until']).execute();
  await sql`create unique index print_jobs_code on print_jobs (machine_id, pickup_code) where state = 'ready'`.execute(
    db,
  );
}

async function holds({ db, table, text }: TableMaker): Promise<void> {
  await table('stock_holds_of_items')
    .addColumn('item_id', text, (column) => column.primaryKey())
    .addColumn('order_id', text, (column) => column.notNull())
    .addColumn('machine_id', text, (column) => column.notNull())
    .addColumn('goods_id', text, (column) => column.notNull())
    .addColumn('shell_id', text, (column) => column.notNull())
    .addColumn('colour_id', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .execute();
  await sql`
    insert into stock_holds_of_items (item_id, order_id, machine_id, goods_id, shell_id, colour_id, state)
    select order_id, order_id, machine_id, goods_id, shell_id, colour_id, state from stock_holds`.execute(db);
  await db.schema.dropTable('stock_holds').execute();
  await db.schema.alterTable('stock_holds_of_items').renameTo('stock_holds').execute();
}
