import type { Migration } from '../migration.ts';

/** Incidents that a person of a shop has put off (PA-12). All else about incidents follows from other tables. */
export const incidents: Migration = {
  name: '420-incidents',
  async up({ table, text, int }) {
    await table('incident_snoozes')
      .addColumn('partner_id', text, (column) => column.notNull().references('partners.id'))
      .addColumn('machine_id', text, (column) => column.notNull().references('machines.id'))
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('at', int, (column) => column.notNull())
      .addColumn('until_at', int, (column) => column.notNull())
      .addColumn('person_id', text, (column) => column.notNull().references('partner_people.id'))
      .addPrimaryKeyConstraint('incident_snoozes_key', ['partner_id', 'machine_id', 'kind'])
      .execute();
  },
};
