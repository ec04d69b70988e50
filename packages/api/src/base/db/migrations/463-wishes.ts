import type { Migration } from '../migration.ts';

/** What customers wait for at stations, and when they were told that it is there (SK-05). */
export const wishes: Migration = {
  name: '463-wishes',
  async up({ db, table, text, int }) {
    await table('wishes')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('machine_id', text, (column) => column.notNull().references('machines.id'))
      .addColumn('goods_id', text)
      .addColumn('shell_id', text)
      .addColumn('colour_id', text)
      .addColumn('model', text, (column) => column.notNull())
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('language', text, (column) => column.notNull())
      .addColumn('created_at', int, (column) => column.notNull())
      .addColumn('told_at', int)
      .addUniqueConstraint('wishes_once', ['account_id', 'machine_id', 'key'])
      .execute();
    await db.schema.createIndex('wishes_waiting').on('wishes').columns(['told_at', 'machine_id', 'key']).execute();
  },
};
