import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Problems that customers report about items, with their messages and photos (OR-13, PA-11). */
export const problems: Migration = {
  name: '410-problems',
  async up({ db, table, text, int }) {
    await table('problems')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('order_id', text, (column) => column.notNull().references('orders.id'))
      .addColumn('item_id', text, (column) => column.notNull().references('order_items.id'))
      .addColumn('client_key', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('created_at', int, (column) => column.notNull())
      .addColumn('changed_at', int, (column) => column.notNull())
      .addColumn('reopened_at', int)
      .addUniqueConstraint('problems_key', ['order_id', 'client_key'])
      .execute();
    // A new print of an item may be faulty too; until then, there is one problem.
    await sql`create unique index problems_one on problems (item_id) where state <> 'reprint'`.execute(db);
    await sql`create index problems_open on problems (changed_at) where state = 'reported'`.execute(db);
    await db.schema.createIndex('problems_changed').on('problems').columns(['changed_at', 'id']).execute();
    await table('problem_messages')
      .addColumn('problem_id', text, (column) => column.notNull().references('problems.id'))
      .addColumn('seq', int, (column) => column.notNull())
      .addColumn('at', int, (column) => column.notNull())
      .addColumn('event', text, (column) => column.notNull())
      .addColumn('from_state', text, (column) => column.notNull())
      .addColumn('to_state', text, (column) => column.notNull())
      .addColumn('person_id', text, (column) => column.references('partner_people.id'))
      .addColumn('words', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('problem_messages_key', ['problem_id', 'seq'])
      .execute();
    await table('problem_photos')
      .addColumn('problem_id', text, (column) => column.notNull().references('problems.id'))
      .addColumn('seq', int, (column) => column.notNull())
      .addColumn('place', int, (column) => column.notNull())
      .addColumn('asset', text, (column) => column.notNull())
      .addColumn('media_type', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('problem_photos_key', ['problem_id', 'seq', 'place'])
      .execute();
    await db.schema.createIndex('problem_photos_asset').on('problem_photos').column('asset').execute();
  },
};
