import type { Migration } from '../migration.ts';

/** What preflight found on the design is told with the step that placed the order (PF-03). */
export const preflight: Migration = {
  name: '060-preflight',
  async up({ db, text }) {
    await db.schema
      .alterTable('order_events')
      .addColumn('findings', text, (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
