import { sql } from 'kysely';
import type { Migration, TableMaker } from '../migration.ts';

export const printing: Migration = {
  name: '014-printing',
  async up(tables) {
    await jobs(tables);
    await misses(tables);
  },
};

async function jobs({ db, table, text, int, real }: TableMaker): Promise<void> {
  await table('print_jobs')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('order_id', text, (column) => column.notNull().unique().references('orders.id'))
    .addColumn('number', text, (column) => column.notNull().unique())
    .addColumn('machine_id', text, (column) => column.notNull().references('machines.id'))
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('file', text)
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
  await db.schema
    .createIndex('print_jobs_machine')
    .on('print_jobs')
    .columns(['machine_id', 'state', 'queued_at'])
    .execute();
  await db.schema.createIndex('print_jobs_lease').on('print_jobs').columns(['state', 'lease_until']).execute();
  // Two items in one pickup area never share a code.
  await sql`create unique index print_jobs_code on print_jobs (machine_id, pickup_code) where state = 'ready'`.execute(
    db,
  );
}

async function misses({ db, table, text, int }: TableMaker): Promise<void> {
  await table('pickup_misses')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('machine_id', text, (column) => column.notNull())
    .addColumn('at', int, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('pickup_misses_machine').on('pickup_misses').columns(['machine_id', 'at']).execute();
}
