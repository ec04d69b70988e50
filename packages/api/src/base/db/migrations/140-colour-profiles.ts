import type { Migration } from '../migration.ts';

/** Profiles of machines that were measured, and the charts they are measured by. */
export const colourProfiles: Migration = {
  name: '140-colour-profiles',
  async up({ db, table, text, int }) {
    await table('machine_profiles')
      .addColumn('machine_id', text, (column) => column.notNull().references('machines.id'))
      .addColumn('version', int, (column) => column.notNull())
      .addColumn('asset', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('facts', text, (column) => column.notNull())
      .addColumn('person_id', text, (column) => column.notNull().references('partner_people.id'))
      .addColumn('at', int, (column) => column.notNull())
      .addColumn('ended_at', int)
      .addPrimaryKeyConstraint('machine_profiles_key', ['machine_id', 'version'])
      .execute();
    await db.schema.alterTable('machines').addColumn('colour_profile', text).execute();
    await db.schema.alterTable('test_prints').addColumn('chart', text).execute();
  },
};
