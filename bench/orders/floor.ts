import { join } from 'node:path';
import formbody from '@fastify/formbody';
import { DatabaseSync } from '@photostructure/sqlite';
import Fastify from 'fastify';
import * as z from 'zod/mini';

/**
 * The floor: the same framework, the same validation and one durable transaction of the same engine an order, and
 * nothing else. PORT, FOLDER.
 */
const port = Number(process.env['PORT']);
const database = new DatabaseSync(join(process.env['FOLDER'] ?? '.', 'floor.sqlite'));
database.exec(`pragma journal_mode = wal; pragma synchronous = full;
  create table if not exists stock (item text primary key, available integer not null check (available >= 0));
  create table if not exists orders (id integer primary key, account text not null, item text not null, at integer not null);
  create index if not exists orders_account on orders (account, id);
  insert or ignore into stock values ('case', 100000000);`);
const begin = database.prepare('begin immediate');
const take = database.prepare('update stock set available = available - 1 where item = ? and available > 0');
const insert = database.prepare('insert into orders (account, item, at) values (?, ?, ?) returning id');
const commit = database.prepare('commit');
const list = database.prepare('select id, item, at from orders where account = ? order by id desc limit 10');
const input = z.object({ account: z.string(), item: z._default(z.string(), 'case') });

const app = Fastify();
// Held here: a connection nobody holds is closed when memory is tidied.
app.addHook('onClose', async () => database.close());
await app.register(formbody);
app.post('/order', (request) => {
  const { account, item } = input.parse(request.body);
  begin.run();
  take.run(item);
  const row = insert.get(account, item, Date.now());
  commit.run();
  return { code: 0, data: row, msg: '', count: 1 };
});
app.post('/list', (request) => {
  const { account } = input.parse(request.body);
  const rows = list.all(account);
  return { code: 0, data: rows, msg: '', count: rows.length };
});
await app.listen({ host: '127.0.0.1', port });
process.stdout.write(`${JSON.stringify({ ready: true, port })}\n`);
