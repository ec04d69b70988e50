import type { Attack, Scene } from '../attack.ts';
import type { Asked } from '../person.ts';
import { raw, statusOf } from '../raw.ts';

const MAX_REQUESTS = 60;
/** The first of these spellings are calls, not files: each counts in full. */
const SHORT = 2;
const SPELLINGS = [
  '/api/openapi.json',
  '/%61pi/openapi.json',
  '//api/openapi.json',
  '/',
  '/index.html',
  '/no/such',
  '/s/x',
  '/partner/',
];

/** Review 8: another spelling of the path, or another method, must not avoid the limit. */
export const limits: Attack = {
  name: 'limits',
  title: 'the limit of calls in a minute, with every spelling of a path',
  env: { REQUESTS_PER_MINUTE: String(MAX_REQUESTS) },
  // The bystander itself would exceed this limit.
  alone: true,
  async run(scene) {
    const paths = scene.scale === 'short' ? SPELLINGS.slice(0, SHORT) : SPELLINGS;
    for (const path of paths) await limited(scene, { path });
    if (scene.scale !== 'short') await limited(scene, { method: 'HEAD', path: '/' });
    await malformed(scene);
  },
};

/** A request for a file counts as a twentieth of a call. */
async function limited({ shop, scale, hold }: Scene, asked: Asked): Promise<void> {
  const self = shop.visitor();
  const asks = Array.from({ length: scale === 'short' ? 3 * MAX_REQUESTS : 25 * MAX_REQUESTS }, () => self.send(asked));
  const answers = await Promise.all(asks);
  const refused = answers.filter(({ status }) => status === 429).length;
  const shown = `${asked.method ?? 'GET'} ${asked.path}`;
  hold(refused > 0, `${shown} got ${answers.length} answers in a minute and none was refused`);
  hold(
    answers.every(({ status }) => status > 0 && status < 500),
    `${shown} failed`,
  );
}

const BAD = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/9.9\r\nhost: shop\r\n\r\n',
  'NONSENSE\r\n\r\n',
  `GET / HTTP/1.1\r\nhost: shop\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`,
  'POST / HTTP/1.1\r\nhost: shop\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST / HTTP/1.1\r\nhost: shop\r\ncontent-length: -1\r\n\r\n',
  '\0\u0001\u0002\r\n\r\n',
];

/** A call of the same connection is already in progress: an error answer could be read as part of its answer. */
const CUT_OFF = 'POST / HTTP/1.1\r\nhost: shop\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n';

/** Errors of the HTTP parser itself are answered with the envelope too. */
async function malformed({ shop, hold }: Scene): Promise<void> {
  for (const text of [...BAD, CUT_OFF]) {
    const { socket, received } = await raw(shop.port, shop.visitor().address);
    const closed = new Promise<void>((done) => socket.once('close', () => done()));
    socket.setTimeout(3_000, () => socket.destroy());
    socket.write(text, 'latin1');
    await closed;
    const status = statusOf(received());
    const shown = JSON.stringify(text.slice(0, 40));
    if (text === CUT_OFF && status === 0) continue;
    hold(status >= 400 && status < 500, `${shown} got status ${status}`);
    hold(received().includes('"code"'), `${shown} got an answer without an envelope`);
  }
}
