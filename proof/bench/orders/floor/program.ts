import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import * as z from 'zod/mini';
import { embeddedTill, postgresTill } from './tills.ts';

/**
 * The floor: the same framework, the same validation, and one durable transaction of the same engine per order, and
 * nothing else. Environment: PORT; FOLDER, or DATABASE_URL of PostgreSQL.
 */
const port = Number(process.env['PORT']);
const url = process.env['DATABASE_URL'] ?? '';
const till = url === '' ? embeddedTill(process.env['FOLDER'] ?? '.') : await postgresTill(url);
const input = z.object({ account: z.string(), item: z._default(z.string(), 'case') });

const app = Fastify();
// Keeps a reference: a connection without one is closed by the garbage collector.
app.addHook('onClose', till.close);
await app.register(formbody);
app.post('/order', async (request) => {
  const { account, item } = input.parse(request.body);
  return { code: 0, data: await till.order(account, item), msg: '', count: 1 };
});
app.post('/list', async (request) => {
  const { account } = input.parse(request.body);
  const rows = await till.list(account);
  return { code: 0, data: rows, msg: '', count: rows.length };
});
await app.listen({ host: '127.0.0.1', port });
process.stdout.write(`${JSON.stringify({ ready: true, port })}\n`);
