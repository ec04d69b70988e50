import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The bays of a station with their capacity, and an index for what lies in them (QU-05). */
export const stationBays: Migration = {
  name: '430-station-bays',
  async up({ db, table, text, int }) {
    await table('station_bays')
      .addColumn('machine_id', text, (column) => column.primaryKey().references('machines.id'))
      .addColumn('bays', text)
      .addColumn('version', int, (column) => column.notNull())
      .execute();
    await sql`create index print_jobs_bay on print_jobs (machine_id, bay) where state in ('dispatching', 'printing', 'printed', 'discharging', 'unsure', 'ready')`.execute(
      db,
    );
  },
};
