import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Operators are invited and blocked like the people of shops (OP-01); those of before stay active. */
export const operatorPeople: Migration = {
  name: '360-operator-people',
  async up({ db, text, int }) {
    await db.schema
      .alterTable('operators')
      .addColumn('state', text, (column) => column.notNull().defaultTo('active'))
      .execute();
    await db.schema.alterTable('operators').addColumn('invite_hash', text).execute();
    await db.schema.alterTable('operators').addColumn('invited_until', int).execute();
    await sql`create unique index operators_invite on operators (invite_hash) where invite_hash is not null`.execute(
      db,
    );
    await sql`create index operator_events_by_subject on operator_events (subject, id)`.execute(db);
  },
};
