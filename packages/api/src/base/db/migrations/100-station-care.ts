import { sql } from 'kysely';
import type { Migration, TableMaker } from '../migration.ts';

/** Stations with a history of their own, codes that are checked without a network, and what a person decides. */
export const stationCare: Migration = {
  name: '100-station-care',
  async up(tables) {
    await states(tables);
    await pickups(tables);
    await decisions(tables);
    await calibrations(tables);
    await testPrints(tables);
  },
};

async function states({ db, table, text, int, real }: TableMaker): Promise<void> {
  await table('station_states')
    .addColumn('machine_id', text, (column) => column.primaryKey().references('machines.id'))
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('wish', text, (column) => column.notNull())
    .addColumn('since', int, (column) => column.notNull())
    .addColumn('version', int, (column) => column.notNull())
    .execute();
  await table('station_events')
    .addColumn('machine_id', text, (column) => column.notNull().references('machines.id'))
    .addColumn('seq', int, (column) => column.notNull())
    .addColumn('at', int, (column) => column.notNull())
    .addColumn('event', text, (column) => column.notNull())
    .addColumn('from_state', text, (column) => column.notNull())
    .addColumn('to_state', text, (column) => column.notNull())
    .addColumn('actor', text, (column) => column.notNull())
    .addColumn('cause', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('station_events_key', ['machine_id', 'seq'])
    .execute();
  await db.schema.alterTable('station_reports').addColumn('supplies', text).execute();
  await db.schema.alterTable('station_reports').addColumn('media', text).execute();
  await db.schema.alterTable('station_reports').addColumn('temperature', real).execute();
}

/** From its lease on a job's code is its own at its machine: the station gets what it checks it by before it prints. */
async function pickups({ db, table, text, int }: TableMaker): Promise<void> {
  await table('station_pickup_keys')
    .addColumn('machine_id', text, (column) => column.primaryKey().references('machines.id'))
    .addColumn('public_key', text, (column) => column.notNull())
    .addColumn('private_key', text, (column) => column.notNull())
    .addColumn('created_at', int, (column) => column.notNull())
    .execute();
  await db.schema.alterTable('print_jobs').addColumn('pickup_token', text).execute();
  await db.schema.alterTable('print_jobs').addColumn('pickup_check', text).execute();
  await db.schema.alterTable('print_jobs').addColumn('reminded_at', int).execute();
  await db.schema.alterTable('print_jobs').addColumn('set_aside_at', int).execute();
  await db.schema.dropIndex('print_jobs_code').execute();
  await sql`create unique index print_jobs_code on print_jobs (machine_id, pickup_code)
    where state in ('dispatching', 'printing', 'printed', 'discharging', 'ready', 'unsure')`.execute(db);
}

async function decisions({ table, text, int }: TableMaker): Promise<void> {
  await table('print_decisions')
    .addColumn('job_id', text, (column) => column.notNull().references('print_jobs.id'))
    .addColumn('fence', int, (column) => column.notNull())
    .addColumn('partner_id', text, (column) => column.notNull())
    .addColumn('decision', text, (column) => column.notNull())
    .addColumn('piece', text, (column) => column.notNull())
    .addColumn('reason', text, (column) => column.notNull())
    .addColumn('at', int, (column) => column.notNull())
    .addPrimaryKeyConstraint('print_decisions_key', ['job_id', 'fence'])
    .execute();
}

async function calibrations({ table, text, int }: TableMaker): Promise<void> {
  await table('machine_calibrations')
    .addColumn('machine_id', text, (column) => column.notNull().references('machines.id'))
    .addColumn('version', int, (column) => column.notNull())
    .addColumn('calibration', text, (column) => column.notNull())
    .addColumn('actor', text, (column) => column.notNull())
    .addColumn('at', int, (column) => column.notNull())
    .addPrimaryKeyConstraint('machine_calibrations_key', ['machine_id', 'version'])
    .execute();
}

async function testPrints({ db, table, text, int }: TableMaker): Promise<void> {
  await table('test_prints')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('machine_id', text, (column) => column.notNull().references('machines.id'))
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('settings', text, (column) => column.notNull())
    .addColumn('slot', text)
    .addColumn('file', text)
    .addColumn('fence', int, (column) => column.notNull())
    .addColumn('lease_until', int, (column) => column.notNull())
    .addColumn('seq', int, (column) => column.notNull())
    .addColumn('percent', int, (column) => column.notNull())
    .addColumn('reason', text, (column) => column.notNull())
    .addColumn('created_at', int, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('test_prints_machine').on('test_prints').columns(['machine_id', 'created_at']).execute();
}
