import type { Attack, Scene } from '../attack.ts';
import type { Asked } from '../person.ts';
import { raw, statusOf } from '../raw.ts';

const ADDRESSES = [
  '/',
  '/index.html',
  '/partner/',
  '/health',
  '/ready',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs.css',
  '/api/queue/stream?machine_id=demo',
  '/api/picture/x',
  '/api/work/thumbnail/x',
  '/api/order/thumbnail/x',
  '/api/shopping_list/thumbnail/x',
  '/api/upload/parts/x',
  '/stationapplets/file/x',
  '/s/x',
  '/s/x/case.png',
  '/mail/off',
  '/paypal/return',
  '/paypal/cancel',
  '/demo-paypal/checkoutnow',
  '/no/such/page',
] as const;

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { range: 'bytes=999999-' },
  { range: 'bytes=-1' },
  { range: 'bytes=5-1' },
  { range: `bytes=${Array.from({ length: 500 }, (_, n) => `${n}-${n}`).join(',')}` },
  { range: 'lines=1-2' },
  { 'if-match': '"x"' },
  { 'if-none-match': '*' },
  { 'if-none-match': '"x"'.repeat(500) },
  { 'if-modified-since': 'never' },
  { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
  { 'if-range': '"x"', range: 'bytes=0-1' },
  { 'accept-encoding': 'br;q=x, *;q=0' },
  { 'accept-language': ','.repeat(5_000) },
  { accept: '*/*;q=2' },
  { authorization: 'Bearer' },
  { authorization: `Station ${'x'.repeat(5_000)}` },
];

const PATHS = [
  '/../x',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%00',
  '/a%00b',
  '/%ed%a0%80',
  '/%',
  '//',
  '///x',
  '/\\x',
  '/.git/config',
  '/assets/',
  '/assets',
  '/assets/..',
  `/${'a'.repeat(2_000)}`,
  '*',
  'http://elsewhere.example/',
  '/?x=%',
  '/#',
  '/api/%70icture/x',
] as const;

/** Review 8: requests to paths that the dispatcher does not handle. */
export const gets: Attack = {
  name: 'gets',
  title: 'every address with odd paths, ranges and conditions',
  env: { REQUESTS_PER_MINUTE: '1000000' },
  async run(scene) {
    for (const method of ['GET', 'HEAD'] as const)
      for (const path of ADDRESSES) for (const headers of HEADERS) await answered(scene, { method, path, headers });
    for (const path of PATHS) await answeredRaw(scene, path);
  },
};

const MAX_ANSWER_MS = 2_000;

async function answered({ shop, hold }: Scene, asked: Asked): Promise<void> {
  // A GET of an event stream never ends; only other methods are sent to it.
  if (asked.method === 'GET' && asked.path.includes('stream')) return;
  const { status } = await shop.visitor(ADDRESS).send({ ...asked, deadlineMs: MAX_ANSWER_MS });
  const shown = `${asked.method} ${asked.path} ${JSON.stringify(asked.headers).slice(0, 60)}`;
  hold(status !== 0, `${shown} got no answer`);
  hold(status < 500 || status === 503, `${shown} got status ${status}`);
}

const ADDRESS = '127.2.0.1';

/** Sends the path exactly as written: other HTTP clients normalise it first. */
async function answeredRaw({ shop, hold }: Scene, path: string): Promise<void> {
  const { socket, received } = await raw(shop.port, ADDRESS);
  const ended = new Promise<void>((done) => socket.once('close', () => done()));
  socket.setTimeout(MAX_ANSWER_MS, () => socket.destroy());
  socket.write(`GET ${path} HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n`);
  await ended;
  const status = statusOf(received());
  hold(status > 0 && status < 500, `GET ${path.slice(0, 60)} got status ${status}`);
}
