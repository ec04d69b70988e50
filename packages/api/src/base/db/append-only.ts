import { sql } from 'kysely';
import type { TableMaker } from './migration.ts';

/** From now on the database refuses to change or delete rows of a table. */
export async function appendOnly({ db, engine }: TableMaker, table: string): Promise<void> {
  const name = sql.id(`${table}_kept`);
  const of = sql.table(table);
  const words = sql.lit(`${table} is append-only`);
  if (engine === 'sqlite') {
    for (const change of ['update', 'delete']) {
      const trigger = sql.id(`${table}_no_${change}`);
      await sql`create trigger ${trigger} before ${sql.raw(change)} on ${of}
        begin select raise(abort, ${words}); end`.execute(db);
    }
    return;
  }
  await sql`create function ${name}() returns trigger language plpgsql as
    ${sql.raw(`$$ begin raise exception '${table} is append-only'; end $$`)}`.execute(db);
  await sql`create trigger ${name} before update or delete or truncate on ${of}
    for each statement execute function ${name}()`.execute(db);
}
