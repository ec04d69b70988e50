import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../database.ts';
import { EMPTY_DATABASE, foreignTables, ForeignTables } from '../foreign-tables.ts';
import { type Migration, tableMaker } from '../migration.ts';
import { MIGRATIONS } from './migrations.ts';

/** Any number that no other program on the same PostgreSQL uses for an advisory lock. */
const LOCK = 7_206_118;

type Steps = { readonly migrations: { readonly name: string; readonly at: number } };

/**
 * Runs the missing migrations, all in one transaction: the tables never stay between two versions. Several processes
 * may start at once: on SQLite the folder belongs to one process, on PostgreSQL the others wait.
 * @throws ForeignTables if another program made the tables
 */
export async function migrate(
  database: Database,
  clock: Clock,
  steps: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await database.transact(async (tx) => {
    const db = tx.withTables<Steps>();
    if (database.engine === 'postgres') {
      // A migration of large tables may take longer than any call, and so may the wait for another process that runs
      // it.
      await sql`set local statement_timeout = 0`.execute(db);
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(db);
    }
    const foreign = await foreignTables({ engine: database.engine, read: tx }, steps[0]?.name);
    if (foreign !== undefined) throw new ForeignTables(`${foreign}; ${EMPTY_DATABASE}`);
    const tables = tableMaker(tx as unknown as Kysely<unknown>, database.engine);
    await tables.run('create table if not exists migrations (name text primary key, at bigint not null)');
    const done = new Set((await db.selectFrom('migrations').select('name').execute()).map((row) => row.name));
    for (const step of steps) {
      if (done.has(step.name)) continue;
      await step.up(tables);
      await db.insertInto('migrations').values({ name: step.name, at: clock.now() }).execute();
    }
  });
}
