import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration, TableMaker } from '../migration.ts';

/** Versions of the station agent, and what operators see of all stations (OP-05). */
export const fleet: Migration = {
  name: '390-fleet',
  async up(tables) {
    await releases(tables);
    await agents(tables);
    await printHours(tables);
    await logs(tables);
  },
};

async function releases({ table, text, int }: TableMaker): Promise<void> {
  await table('agent_releases')
    .addColumn('version', text, (column) => column.primaryKey())
    .addColumn('sha256', text, (column) => column.notNull())
    .addColumn('bytes', int, (column) => column.notNull())
    .addColumn('signature', text, (column) => column.notNull())
    .addColumn('file', text, (column) => column.notNull())
    .addColumn('notes', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('share', int, (column) => column.notNull())
    .addColumn('rolled', int, (column) => column.notNull())
    .addColumn('added_at', int, (column) => column.notNull())
    .addColumn('person_id', text, (column) => column.notNull().references('partner_people.id'))
    .execute();
  await table('agent_release_stations')
    .addColumn('version', text, (column) => column.notNull().references('agent_releases.version'))
    .addColumn('machine_id', text, (column) => column.notNull().references('machines.id'))
    .addPrimaryKeyConstraint('agent_release_stations_key', ['version', 'machine_id'])
    .execute();
}

async function agents({ db, table, text, int }: TableMaker): Promise<void> {
  await table('station_agents')
    .addColumn('machine_id', text, (column) => column.primaryKey().references('machines.id'))
    .addColumn('bucket', int, (column) => column.notNull())
    .addColumn('wished', text, (column) => column.references('agent_releases.version'))
    .addColumn('attempt', int, (column) => column.notNull())
    .addColumn('fault', text)
    .addColumn('fault_detail', text, (column) => column.notNull())
    .addColumn('fault_version', text, (column) => column.notNull())
    .addColumn('fault_attempt', int, (column) => column.notNull())
    .addColumn('fault_at', int, (column) => column.notNull())
    .execute();
  const { rows } = await sql<{ id: string }>`select id from machines`.execute(db);
  for (const { id } of rows) {
    // The same as `bucketOf`, as it was when this migration was made.
    const bucket = createHash('sha256').update(id).digest().readUInt32BE() % 100;
    await sql`insert into station_agents
      (machine_id, bucket, attempt, fault_detail, fault_version, fault_attempt, fault_at)
      values (${id}, ${bucket}, 0, '', '', 0, 0)`.execute(db);
  }
}

/** The prints of before are counted from their histories. */
async function printHours({ db, table, text, int }: TableMaker): Promise<void> {
  await table('station_print_hours')
    .addColumn('machine_id', text, (column) => column.notNull().references('machines.id'))
    .addColumn('hour', int, (column) => column.notNull())
    .addColumn('prints', int, (column) => column.notNull())
    .addColumn('failures', int, (column) => column.notNull())
    .addPrimaryKeyConstraint('station_print_hours_key', ['machine_id', 'hour'])
    .execute();
  await sql`
    insert into station_print_hours (machine_id, hour, prints, failures)
    select machine_id, hour, sum(print), sum(failure) from (
      select print_jobs.machine_id as machine_id, order_events.at / 3600000 as hour,
        case when to_state = 'printing' and from_state <> 'printing' then 1 else 0 end as print,
        case when event in ('faulted', 'lost') then 1 else 0 end as failure
      from order_events join print_jobs on print_jobs.item_id = order_events.item_id
      where machine = 'printJob') as steps
    group by machine_id, hour having sum(print) + sum(failure) > 0`.execute(db);
  await sql`create index station_print_hours_failed on station_print_hours (hour, machine_id, failures) where failures > 0`.execute(
    db,
  );
}

async function logs({ db, table, text, int }: TableMaker): Promise<void> {
  await table('station_logs')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('machine_id', text, (column) => column.notNull().references('machines.id'))
    .addColumn('asked_at', int, (column) => column.notNull())
    .addColumn('person_id', text, (column) => column.notNull().references('partner_people.id'))
    .addColumn('reason', text, (column) => column.notNull())
    .addColumn('lines', int, (column) => column.notNull())
    .addColumn('sent_at', int)
    .addColumn('text', text)
    .execute();
  await db.schema.createIndex('station_logs_machine').on('station_logs').columns(['machine_id', 'asked_at']).execute();
  await db.schema.createIndex('station_logs_asked').on('station_logs').column('asked_at').execute();
}
