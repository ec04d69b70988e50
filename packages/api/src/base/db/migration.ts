import { type Kysely, sql } from 'kysely';
import type { Engine } from './database.ts';

/** One step of the tables, written once for both engines. After its release it is never edited (docs/RELEASES.md). */
export interface Migration {
  /** Begins with the name of the file, `001-baseline`; migrations run in the order of their names. */
  readonly name: string;
  readonly up: (tables: TableMaker) => Promise<void>;
}

/**
 * Makes tables that mean the same on both engines. Identities and JSON are `text`, booleans are `bigint` 0 or 1, times
 * are `bigint` in UTC milliseconds, money is `bigint` in minor units beside a `text` currency.
 */
export interface TableMaker {
  readonly db: Kysely<unknown>;
  /** For statements that differ between the engines. */
  readonly engine: Engine;
  /**
   * Runs statements in PostgreSQL's SQL. For SQLite, the types are translated and tables are strict; `without rowid`
   * holds there alone. Texts in the statements have no semicolon.
   */
  readonly run: (statements: string) => Promise<void>;
}

export function tableMaker(db: Kysely<unknown>, engine: Engine): TableMaker {
  const translated = engine === 'sqlite' ? forSqlite : forPostgres;
  return {
    db,
    engine,
    async run(statements) {
      const uncommented = statements.replaceAll(/^\s*--.*$/gm, '');
      for (const statement of uncommented.split(';').map((one) => one.trim()))
        if (statement !== '') await sql.raw(translated(statement)).execute(db);
    },
  };
}

function forSqlite(statement: string): string {
  const typed = statement.replaceAll(/\bbigint\b/g, 'integer').replaceAll(/\bdouble precision\b/g, 'real');
  if (!typed.startsWith('create table')) return typed;
  return typed.endsWith('without rowid') ? `${typed}, strict` : `${typed} strict`;
}

const forPostgres = (statement: string): string => statement.replace(/ without rowid$/, '');
