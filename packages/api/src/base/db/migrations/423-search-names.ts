import { fold } from '@cpc/search';
import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

const TABLES = [
  { table: 'partners', name: sql`name` },
  { table: 'machines', name: sql`name` },
  { table: 'promoters', name: sql`name` },
  { table: 'coupons', name: sql`code` },
  { table: 'goods', name: sql`brand || ' ' || model` },
];

/** The form in which names are found, because `lower` of SQLite knows ASCII alone (decision 273). */
export const searchNames: Migration = {
  name: '423-search-names',
  async up({ db, text }) {
    for (const { table, name } of TABLES) {
      await db.schema
        .alterTable(table)
        .addColumn('search_name', text, (column) => column.notNull().defaultTo(''))
        .execute();
      const { rows } = await sql<{
        id: string;
        name: string;
      }>`select id, ${name} as name from ${sql.table(table)}`.execute(db);
      for (const row of rows)
        await sql`update ${sql.table(table)} set search_name = ${fold(row.name)} where id = ${row.id}`.execute(db);
    }
  },
};
