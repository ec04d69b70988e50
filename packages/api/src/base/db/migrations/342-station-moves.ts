import { appendOnly } from '../append-only.ts';
import type { Migration } from '../migration.ts';

/** Which shop had a station before which move: what happened until then stays that shop's. */
export const stationMoves: Migration = {
  name: '342-station-moves',
  async up(tables) {
    const { db, table, text, int } = tables;
    await table('station_moves')
      .addColumn('machine_id', text, (column) => column.notNull().references('machines.id'))
      .addColumn('at', int, (column) => column.notNull())
      .addColumn('since', int, (column) => column.notNull())
      .addColumn('from_partner', text, (column) => column.notNull().references('partners.id'))
      .addColumn('to_partner', text, (column) => column.notNull().references('partners.id'))
      .addColumn('person_id', text, (column) => column.notNull().references('partner_people.id'))
      .addColumn('reason', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('station_moves_key', ['machine_id', 'at'])
      .execute();
    await db.schema.createIndex('station_moves_from').on('station_moves').column('from_partner').execute();
    await db.schema.createIndex('station_moves_to').on('station_moves').column('to_partner').execute();
    await appendOnly(tables, 'station_moves');
  },
};
