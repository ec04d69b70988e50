import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Maintenance of stations that is planned, and ends by itself (OP-05). */
export const maintenanceWindows: Migration = {
  name: '391-maintenance-windows',
  async up({ db, table, text, int }) {
    await table('station_windows')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('machine_id', text, (column) => column.notNull().references('machines.id'))
      .addColumn('from_at', int, (column) => column.notNull())
      .addColumn('until_at', int, (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('actor', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('wish_before', text)
      .execute();
    const columns = ['machine_id', 'state', 'from_at'];
    await db.schema.createIndex('station_windows_machine').on('station_windows').columns(columns).execute();
    await sql`create index station_windows_due on station_windows (from_at) where state in ('planned', 'open')`.execute(
      db,
    );
    await db.schema.alterTable('station_states').addColumn('maintained_until', int).execute();
  },
};
