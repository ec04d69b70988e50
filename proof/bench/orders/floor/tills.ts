import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';

/** An order is one durable transaction: it takes a piece and inserts a row. */
export interface Till {
  readonly order: (account: string, item: string) => Promise<unknown>;
  /** The last ten orders of the account. */
  readonly list: (account: string) => Promise<readonly unknown[]>;
  readonly close: () => Promise<void>;
}

const STOCK = `create table stock (item text primary key, available integer not null check (available >= 0));
  insert into stock values ('case', 100000000)`;
const TAKE = 'update stock set available = available - 1 where item = $1 and available > 0';
const INSERT = 'insert into orders (account, item, at) values ($1, $2, $3) returning id';
const LIST = 'select id, item, at from orders where account = $1 order by id desc limit 10';
const INDEX = 'create index orders_account on orders (account, id)';
const ordersTable = (id: string) =>
  `create table orders (${id}, account text not null, item text not null, at bigint not null)`;

/** @param folder without a database */
export function embeddedTill(folder: string): Till {
  const database = new DatabaseSync(join(folder, 'floor.sqlite'));
  database.exec(`pragma journal_mode = wal; pragma synchronous = full;
    ${STOCK}; ${ordersTable('id integer primary key')}; ${INDEX}`);
  const prepare = (text: string) => database.prepare(text.replaceAll(/\$\d/g, '?'));
  const [begin, commit] = [prepare('begin immediate'), prepare('commit')];
  const [take, insert, list] = [prepare(TAKE), prepare(INSERT), prepare(LIST)];
  return {
    async order(account, item) {
      begin.run();
      take.run(item);
      const row = insert.get(account, item, Date.now());
      commit.run();
      return row;
    },
    list: async (account) => list.all(account),
    close: async () => database.close(),
  };
}

/** @param url of an empty database */
export async function postgresTill(url: string): Promise<Till> {
  const pool = new pg.Pool({ connectionString: url, max: 16 });
  await pool.query(`${STOCK}; ${ordersTable('id bigint generated always as identity primary key')}; ${INDEX}`);
  return {
    async order(account, item) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query({ name: 'take', text: TAKE, values: [item] });
        const { rows } = await client.query({ name: 'insert', text: INSERT, values: [account, item, Date.now()] });
        await client.query('commit');
        return rows[0];
      } finally {
        client.release();
      }
    },
    list: async (account) => (await pool.query({ name: 'list', text: LIST, values: [account] })).rows,
    close: () => pool.end(),
  };
}
