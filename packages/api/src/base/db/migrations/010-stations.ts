import type { Migration } from '../migration.ts';

export const stations: Migration = {
  name: '010-stations',
  async up({ db, table, text, int }) {
    await table('station_enrolments')
      .addColumn('code_hash', text, (column) => column.primaryKey())
      .addColumn('machine_id', text, (column) => column.notNull().references('machines.id'))
      .addColumn('expires_at', int, (column) => column.notNull())
      .addColumn('used_at', int)
      .execute();
    await table('station_keys')
      .addColumn('key_hash', text, (column) => column.primaryKey())
      .addColumn('machine_id', text, (column) => column.notNull().references('machines.id'))
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('created_at', int, (column) => column.notNull())
      .addColumn('revoked_at', int)
      .execute();
    await db.schema.createIndex('station_keys_machine').on('station_keys').column('machine_id').execute();
    await table('station_reports')
      .addColumn('machine_id', text, (column) => column.primaryKey().references('machines.id'))
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('reasons', text, (column) => column.notNull())
      .addColumn('version', text, (column) => column.notNull())
      .addColumn('heard_at', int, (column) => column.notNull())
      .execute();
  },
};
