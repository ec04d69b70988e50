import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The own VAT rates of a shop: a bill uses the rate of the time when its order was placed (OR-13). */
export const vatRates: Migration = {
  name: '452-vat-rates',
  async up({ db, table, text, int }) {
    await table('shop_vat_rates')
      .addColumn('partner_id', text, (column) => column.notNull().references('partners.id'))
      .addColumn('since', int, (column) => column.notNull())
      .addColumn('permille', int)
      .addColumn('person_id', text, (column) => column.references('partner_people.id'))
      .addPrimaryKeyConstraint('shop_vat_rates_key', ['partner_id', 'since'])
      .execute();
    await sql`insert into shop_vat_rates (partner_id, since, permille)
      select id, 0, vat_permille from partners where vat_permille is not null`.execute(db);
  },
};
