import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** One row that is written to show that the database takes a write. */
export const readiness: Migration = {
  name: '220-readiness',
  async up({ db, table, int }) {
    await table('readiness')
      .addColumn('writes', int, (column) => column.notNull())
      .execute();
    await sql`insert into readiness (writes) values (0)`.execute(db);
  },
};
