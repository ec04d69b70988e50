import { appendOnly } from '../append-only.ts';
import type { Migration } from '../migration.ts';

/** The bank accounts of shops, encrypted. A change is a new row, so a withdrawal keeps the account it was asked with. */
export const bankAccounts: Migration = {
  name: '330-bank-accounts',
  async up(tables) {
    const { db, table, text, int } = tables;
    await table('bank_accounts')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('partner_id', text, (column) => column.notNull().references('partners.id'))
      .addColumn('at', int, (column) => column.notNull())
      .addColumn('person_id', text, (column) => column.notNull().references('partner_people.id'))
      .addColumn('country', text, (column) => column.notNull())
      .addColumn('mask', text, (column) => column.notNull())
      .addColumn('sepa', int, (column) => column.notNull())
      .addColumn('key_id', text, (column) => column.notNull())
      .addColumn('sealed', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('bank_accounts_shop').on('bank_accounts').columns(['partner_id', 'at', 'id']).execute();
    await appendOnly(tables, 'bank_accounts');
  },
};
