import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../base/db/database.ts';
import { openPostgres } from '../base/db/postgres.ts';

/** The database with tables that the others are copies of. */
export const WITH_TABLES = 'with_tables';

const CONNECTIONS = 8;
/** Deleted rows slow a database down, so it is not used longer. */
const MAX_USES = 50;

interface Copy {
  readonly place: PostgresPlace;
  readonly database: Database;
  uses: number;
  isClosed: boolean;
}

interface PostgresPlace {
  readonly engine: 'postgres';
  readonly name: string;
  readonly url: string;
  readonly connections: number;
}

/** What this process has copied and no test uses. Emptying one costs a tenth of making and connecting one. */
const free: Copy[] = [];

/** The state of the tables in every copy until a test changes them. */
let untouched: string | undefined;
let made = 0;

/**
 * An empty database with tables, in a server.
 * @param socket the folder of the server's socket
 * @returns it, with a function to be called when nobody uses it
 */
export async function takeCopy(socket: string) {
  const copy = (await emptied(socket)) ?? (await madeCopy(socket));
  copy.uses += 1;
  let isGiven = false;
  const database: Database = {
    ...copy.database,
    // The product remembers by reader what it has read.
    read: copy.database.read.withoutPlugins(),
    // What a test leaves behind must not write into the next one's database.
    async transact(fn, turnOf) {
      if (isGiven) throw new Error('transact: the test is over');
      return copy.database.transact(fn, turnOf);
    },
    close() {
      copy.isClosed = true;
      return copy.database.close();
    },
  };
  const giveBack = () => {
    isGiven = true;
    free.push(copy);
  };
  return { place: copy.place, database, giveBack };
}

/** @returns a new database, empty unless a template is given */
export async function makeDatabase(socket: string, template = 'template1', name = nextName()): Promise<PostgresPlace> {
  await ask(socket, `create database ${name} template ${template}`);
  return { engine: 'postgres', name, url: urlOf(name, socket), connections: CONNECTIONS };
}

export const dropDatabase = (socket: string, { name }: PostgresPlace): Promise<void> =>
  ask(socket, `drop database ${name} with (force)`);

async function emptied(socket: string): Promise<Copy | undefined> {
  for (let copy = free.pop(); copy; copy = free.pop()) {
    const isFresh = copy.uses < MAX_USES && !copy.isClosed && copy.database.connections?.().used === 0;
    if (isFresh && (await empty(copy.database))) return copy;
    if (!copy.isClosed) await copy.database.close();
    await dropDatabase(socket, copy.place);
  }
  return undefined;
}

async function madeCopy(socket: string): Promise<Copy> {
  const place = await makeDatabase(socket, WITH_TABLES);
  const database = openPostgres(place.url, place.connections);
  untouched ??= await database.transact(async (tx) => (await TABLES.execute(tx)).rows[0]?.answer);
  return { place, database, uses: 0, isClosed: false };
}

/** The rows that the baseline itself writes. */
const SEED = 'insert into readiness (writes) values (0)';

/** Changes with every change of a table or a trigger, and with nothing else. */
const TABLES = sql<{ readonly answer: string }>`select sum(xmin::text::bigint)::text || ' ' || count(*) as answer
  from (select xmin from pg_class union all select xmin from pg_trigger union all select xmin from pg_proc
    union all select xmin from migrations) as each`;

/** The statements that empty all tables. */
const DELETES = sql<{
  readonly answer: string | null;
}>`select string_agg(format('delete from %I', relname), ';') as answer
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'
  and pg_relation_size(oid) > 0`;

/** @returns false if a test has changed the tables */
function empty(database: Database): Promise<boolean> {
  return database.transact(async (tx) => {
    if ((await TABLES.execute(tx)).rows[0]?.answer !== untouched) return false;
    const deletes = (await DELETES.execute(tx)).rows[0]?.answer ?? '';
    // Tables refer to each other, and some forbid it.
    await sql.raw(`set local session_replication_role = replica; ${deletes}; ${SEED}`).execute(tx);
    return true;
  });
}

/** A name that no other process of the run uses. */
function nextName(): string {
  made += 1;
  return `test_${process.pid}_${process.env['VITEST_WORKER_ID'] ?? 0}_${made}`;
}

async function ask(socket: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres', socket) });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const urlOf = (database: string, socket: string) =>
  `postgres://postgres@/${database}?host=${encodeURIComponent(socket)}`;
