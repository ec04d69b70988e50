import type { Migration } from '../migration.ts';

/** The version of the terms that a customer agreed to: with each order, and the last one with the account (RT-09). */
export const agreedTerms: Migration = {
  name: '462-agreed-terms',
  async up({ db, text, int }) {
    await db.schema.alterTable('orders').addColumn('terms_version', text).execute();
    await db.schema.alterTable('accounts').addColumn('terms_version', text).execute();
    await db.schema.alterTable('accounts').addColumn('terms_at', int).execute();
  },
};
