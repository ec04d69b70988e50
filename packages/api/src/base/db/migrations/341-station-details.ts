import type { Migration } from '../migration.ts';

/** What a station is: its place on a map, contact, time zone and opening hours (PA-10). Without hours, it is always open. */
export const stationDetails: Migration = {
  name: '341-station-details',
  async up({ db, text, real }) {
    for (const name of ['latitude', 'longitude'])
      await db.schema.alterTable('machines').addColumn(name, real).execute();
    for (const name of ['phone', 'email'])
      await db.schema
        .alterTable('machines')
        .addColumn(name, text, (column) => column.notNull().defaultTo(''))
        .execute();
    for (const name of ['time_zone', 'schedule'])
      await db.schema.alterTable('machines').addColumn(name, text).execute();
  },
};
