import { type CreateTableBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Engine } from './database.ts';

/** One migration of the tables, written once for both engines. A migration is never edited after its release. */
export interface Migration {
  /** `001-accounts`: the file's name; migrations run in the order of their names. */
  readonly name: string;
  readonly up: (tables: TableMaker) => Promise<void>;
}

/**
 * Makes tables that mean the same on both engines. Identities and JSON are `text`, booleans are `int` 0 or 1, times are
 * `int` in UTC milliseconds, money is `int` in minor units beside a `text` currency.
 */
export interface TableMaker {
  readonly db: Kysely<unknown>;
  /** For statements that differ between the engines. */
  readonly engine: Engine;
  /** Like `schema.createTable`; STRICT on SQLite. */
  readonly table: <Name extends string>(name: Name) => CreateTableBuilder<Name>;
  readonly text: RawBuilder<unknown>;
  /** 64 bits. */
  readonly int: RawBuilder<unknown>;
  readonly real: RawBuilder<unknown>;
}

export function tableMaker(db: Kysely<unknown>, engine: Engine): TableMaker {
  const sqlite = engine === 'sqlite';
  return {
    db,
    engine,
    table: (name) => {
      const making = db.schema.createTable(name);
      return sqlite ? making.modifyEnd(sql`strict`) : making;
    },
    text: sql`text`,
    int: sqlite ? sql`integer` : sql`bigint`,
    real: sqlite ? sql`real` : sql`double precision`,
  };
}
