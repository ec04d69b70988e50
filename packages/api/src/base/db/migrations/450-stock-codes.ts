import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Which kind of blank a code on a pack means in a shop, who taught it, and what it meant before (PA-03). */
export const stockCodes: Migration = {
  name: '450-stock-codes',
  async up({ db, table, text, int }) {
    await table('stock_codes')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('partner_id', text, (column) => column.notNull().references('partners.id'))
      .addColumn('code', text, (column) => column.notNull())
      .addColumn('goods_id', text, (column) => column.notNull())
      .addColumn('shell_id', text, (column) => column.notNull())
      .addColumn('colour_id', text, (column) => column.notNull())
      .addColumn('pieces', int, (column) => column.notNull())
      .addColumn('person_id', text, (column) => column.notNull().references('partner_people.id'))
      .addColumn('at', int, (column) => column.notNull())
      .addColumn('replaced_at', int)
      .addCheckConstraint('stock_codes_pieces', sql`pieces > 0`)
      .execute();
    // Of two people who teach one code at once, the database refuses the second.
    await sql`create unique index stock_codes_code on stock_codes (partner_id, code) where replaced_at is null`.execute(
      db,
    );
  },
};
