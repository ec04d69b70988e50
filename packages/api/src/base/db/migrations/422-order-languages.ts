import type { Migration } from '../migration.ts';

/** The language in which a customer ordered, for the documents of the order (OR-13). Unknown for the orders before. */
export const orderLanguages: Migration = {
  name: '422-order-languages',
  async up({ db, text }) {
    await db.schema.alterTable('orders').addColumn('language', text).execute();
  },
};
