import type { Migration } from '../migration.ts';

/** What customers mean to order, kept with their accounts. */
export const shoppingList: Migration = {
  name: '071-shopping-list',
  async up({ db, table, text, int }) {
    await table('shopping_list')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) => column.notNull())
      .addColumn('client_key', text, (column) => column.notNull())
      .addColumn('goods_id', text, (column) => column.notNull())
      .addColumn('shell_id', text, (column) => column.notNull())
      .addColumn('colour_id', text, (column) => column.notNull())
      .addColumn('surface_name', text)
      .addColumn('work_id', text)
      .addColumn('design', text, (column) => column.notNull())
      .addColumn('design_hash', text, (column) => column.notNull())
      .addColumn('product', text, (column) => column.notNull())
      .addColumn('thumbnail', text)
      .addColumn('added_at', int, (column) => column.notNull())
      .addColumn('removed_at', int)
      .addColumn('version', int, (column) => column.notNull())
      .addUniqueConstraint('shopping_list_client_key', ['account_id', 'client_key'])
      .execute();
    await db.schema
      .createIndex('shopping_list_account')
      .on('shopping_list')
      .columns(['account_id', 'added_at'])
      .execute();
    await db.schema.createIndex('shopping_list_thumbnail').on('shopping_list').column('thumbnail').execute();
  },
};
