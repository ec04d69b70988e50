import { appendOnly } from '../append-only.ts';
import type { Migration } from '../migration.ts';

const TEXTS = ['phone', 'email', 'address', 'legal_name', 'country', 'vat_id', 'registration'];

/** What a shop is: contact, time zone, language and legal data, with the history of their changes (PA-10). */
export const shopDetails: Migration = {
  name: '340-shop-details',
  async up(tables) {
    const { db, table, text, int } = tables;
    for (const name of TEXTS)
      await db.schema
        .alterTable('partners')
        .addColumn(name, text, (column) => column.notNull().defaultTo(''))
        .execute();
    for (const name of ['time_zone', 'language'])
      await db.schema.alterTable('partners').addColumn(name, text).execute();
    await table('shop_changes')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('partner_id', text, (column) => column.notNull().references('partners.id'))
      .addColumn('at', int, (column) => column.notNull())
      .addColumn('person_id', text, (column) => column.notNull().references('partner_people.id'))
      .addColumn('changes', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('shop_changes_partner')
      .on('shop_changes')
      .columns(['partner_id', 'at', 'id'])
      .execute();
    await appendOnly(tables, 'shop_changes');
  },
};
