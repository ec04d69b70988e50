import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The pieces of a kind that a station should always have, where a person has set them (SK-04). */
export const stockMinimums: Migration = {
  name: '451-stock-minimums',
  async up({ table, text, int }) {
    await table('stock_minimums')
      .addColumn('machine_id', text, (column) => column.notNull().references('machines.id'))
      .addColumn('goods_id', text, (column) => column.notNull())
      .addColumn('shell_id', text, (column) => column.notNull())
      .addColumn('colour_id', text, (column) => column.notNull())
      .addColumn('pieces', int, (column) => column.notNull())
      .addColumn('person_id', text, (column) => column.notNull().references('partner_people.id'))
      .addColumn('at', int, (column) => column.notNull())
      .addPrimaryKeyConstraint('stock_minimums_key', ['machine_id', 'goods_id', 'shell_id', 'colour_id'])
      .addCheckConstraint('stock_minimums_sound', sql`pieces >= 0`)
      .execute();
  },
};
