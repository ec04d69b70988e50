import type { Migration } from '../migration.ts';

/** When the leases of prints were last looked after: in a longer gap no server was there to hear a station. */
export const leaseSweeps: Migration = {
  name: '172-lease-sweeps',
  async up({ table, int }) {
    await table('lease_sweeps')
      .addColumn('id', int, (column) => column.primaryKey())
      .addColumn('at', int, (column) => column.notNull())
      .execute();
  },
};
