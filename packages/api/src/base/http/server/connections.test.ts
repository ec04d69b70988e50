import { describe, expect, it, onTestFinished } from 'vitest';
import { FORM, answerOf } from '../../../testing/caller.ts';
import { stockedShop } from '../../../testing/catalogue.ts';
import { anyDatabase } from '../../../testing/databases.ts';
import { type RawSocket, rawSocket } from '../../../testing/raw-socket.ts';
import { testShop } from '../../../testing/shop.ts';
import { groundServer } from '../../../testing/server.ts';
import { TEST_CONFIG, testServices } from '../../../testing/services.ts';
import { MAX_AT_ONCE } from '../../processes/turns.ts';
import { MAX_CONNECTIONS_PER_ADDRESS, MAX_WAITING_CALLS } from './connections.ts';
import { createServer } from './server.ts';

const { open } = anyDatabase();

const LOOPBACK = { host: '127.0.0.1', port: 0 };
const goodsList = (n = 0) => {
  const body = `s=Goods.list&keyword=${n}`;
  return `POST /userphoneapplets/index HTTP/1.1\r\nhost: a\r\ncontent-type: ${FORM['content-type']}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
};

async function listening(overrides: Parameters<typeof testServices>[1] = {}) {
  const db = await open();
  await stockedShop(db);
  const { app, services } = await groundServer(db, overrides);
  const origin = await app.listen(LOOPBACK);
  const handled = () => services.log.lines.filter(({ facts }) => facts['path'] === '/userphoneapplets/index').length;
  return { app, origin, handled };
}

const envelopeIn = ({ text }: RawSocket) =>
  answerOf({ statusCode: Number(text().slice(9, 12)), body: text().split('\r\n\r\n')[1] ?? '' });

describe('pipelined calls on one connection', () => {
  it('[SC-07.1] pipelined calls are answered one after the other, in order', async () => {
    const { app, handled } = await listening();
    const client = await rawSocket(app);
    const calls = Array.from({ length: MAX_WAITING_CALLS }, (_, n) => goodsList(n));
    client.socket.write(`${calls.join('')}GET /health HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    await client.closed;
    expect(client.text().match(/HTTP\/1\.1 200/g)).toHaveLength(MAX_WAITING_CALLS + 1);
    expect(handled()).toBe(MAX_WAITING_CALLS);
    expect(client.text()).toMatch(/"status":"ok"}$/);
  });

  it('[SC-07.1] 1,100 calls with unread answers end only their own connection', async () => {
    const { app, origin, handled } = await listening();
    const client = await rawSocket(app);
    client.socket.pause();
    client.socket.write(goodsList().repeat(1_100));
    const health = await fetch(`${origin}/health`);
    expect(health.status).toBe(200);
    client.socket.resume();
    await client.closed;
    expect(handled()).toBeLessThanOrEqual(MAX_WAITING_CALLS);
  });
});

describe('costly calls of one address', () => {
  it('[SC-07.1] a caller who leaves while waiting for a turn costs those who stay nothing', async () => {
    const services = testServices(await open());
    const entered: (() => void)[] = [];
    const handler = () => new Promise<[]>((resolve) => entered.push(() => resolve([])));
    const handlers = { 'Goods.list': handler as never };
    const app = await createServer(services, [{ handlers }], ['Goods.list']);
    onTestFinished(() => app.close());
    const origin = await app.listen(LOOPBACK);
    const isHealthy = async () => expect((await fetch(`${origin}/health`)).status).toBe(200);
    const isEntered = (count: number) => expect.poll(() => entered.length).toBe(count);
    const running = await Promise.all(Array.from({ length: MAX_AT_ONCE }, () => rawSocket(app)));
    for (const { socket } of running) socket.write(goodsList());
    await isEntered(MAX_AT_ONCE);
    const [leaving, staying] = [await rawSocket(app), await rawSocket(app)];
    leaving.socket.write(goodsList(1));
    staying.socket.write(goodsList(2));
    // Both wait by the time that a later call is answered.
    await isHealthy();
    leaving.socket.destroy();
    await leaving.closed;
    await isHealthy();
    for (const finish of entered) finish();
    await isEntered(MAX_AT_ONCE + 1);
    entered.at(-1)?.();
    await expect.poll(() => staying.text()).toContain('"code":0');
    expect(entered).toHaveLength(MAX_AT_ONCE + 1);
  });
});

describe('connections of one address', () => {
  const many = async (app: Parameters<typeof rawSocket>[0]) =>
    Promise.all(Array.from({ length: MAX_CONNECTIONS_PER_ADDRESS }, () => rawSocket(app)));

  const HEALTH = 'GET /health HTTP/1.1\r\nhost: a\r\n\r\n';
  const answers = async (client: RawSocket) => {
    client.socket.write(HEALTH);
    await client.seen('"status":');
    return client.text();
  };

  it('[SC-07.1] connections are limited: the least recently used one is closed', async () => {
    const { app } = await listening();
    const [first, second] = await many(app);
    if (!first || !second) throw new Error('no connections');
    await answers(first);
    const extra = await rawSocket(app);
    expect(await answers(extra)).toContain('HTTP/1.1 200');
    await second.closed;
    expect(first.socket.destroyed).toBe(false);
    expect(await answers(await rawSocket(app, '127.0.0.2'))).toContain('HTTP/1.1 200');
  });

  it('[SC-07.1] a connection with a running call is closed last', async () => {
    const { app } = await listening();
    const [busy, idle] = await many(app);
    if (!busy || !idle) throw new Error('no connections');
    busy.socket.write(goodsList().slice(0, -4));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await answers(await rawSocket(app));
    await idle.closed;
    expect(busy.socket.destroyed).toBe(false);
  });

  it('[SC-07.1] [SE-03.1] customers cannot displace the connection of a station on their network', async () => {
    const shop = await testShop(await open());
    await shop.app.listen(LOOPBACK);
    const { authorization } = shop.station.headers;
    const station = await rawSocket(shop.app);
    station.socket.write(goodsList().replace('host: a', `host: a\r\nauthorization: ${authorization}`));
    await station.seen('HTTP/1.1 200');
    for (let round = 0; round < 2; round += 1) await many(shop.app);
    expect(station.socket.destroyed).toBe(false);
    expect(await answers(station)).toContain('"status":"ok"');
  });

  it('[SC-07.1] connections of a trusted proxy are not counted', async () => {
    const { app } = await listening({ config: { ...TEST_CONFIG, trustedProxies: ['127.0.0.0/8'] } });
    await many(app);
    const extra = await rawSocket(app);
    extra.socket.write('GET /health HTTP/1.1\r\nhost: a\r\n\r\n');
    await extra.seen('HTTP/1.1 200');
    expect(extra.text()).toContain('HTTP/1.1 200');
  });
});

it.each([
  ['no HTTP at all', 'HELLO\r\n\r\n', 400],
  ['an unknown method', 'BREW / HTTP/1.1\r\nhost: a\r\n\r\n', 400],
  ['no host', 'GET /health HTTP/1.1\r\n\r\n', 400],
  ['two hosts', 'GET /health HTTP/1.1\r\nhost: a\r\nHost: b\r\n\r\n', 400],
  ['headers beyond 16 kB', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an address that cannot be decoded', 'GET /%ff%fe HTTP/1.1\r\nhost: a\r\n\r\n', 400],
])('[AP-04.2] [SE-05] %s is answered with an envelope', async (_what, sent, status) => {
  const { app } = await listening();
  const client = await rawSocket(app);
  client.socket.write(sent);
  await client.seen('}');
  expect(envelopeIn(client)).toMatchObject({ http: status, code: expect.any(Number), msg: expect.any(String) });
});

describe('a stop of the server', () => {
  it.each([
    ['half a body', `${goodsList().slice(0, -4)}`],
    ['half the headers', 'POST /userphoneapplets/index HTTP/1.1\r\nhost: a\r\ncontent-'],
  ])('[RL-05.5] [SC-07.1] a stop does not wait for a client that sent %s', async (_what, sent) => {
    const { app } = await listening();
    const client = await rawSocket(app);
    client.socket.write(sent);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const started = performance.now();
    await app.close();
    expect(performance.now() - started).toBeLessThan(9_000);
    await client.closed;
  });

  it('[RL-05.5] a stop waits for a running call, and ends a call that takes too long', async () => {
    const services = testServices(await open());
    const slow = (ms: number) => async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return { ended: true };
    };
    const app = await createServer(
      services,
      [
        {
          routes: (server) => {
            server.get('/slow', slow(2_500));
            server.get('/endless', slow(60_000));
          },
        },
      ],
      [],
    );
    onTestFinished(() => app.close());
    await app.listen(LOOPBACK);
    const [honest, stuck] = [await rawSocket(app), await rawSocket(app)];
    honest.socket.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n');
    stuck.socket.write('GET /endless HTTP/1.1\r\nhost: a\r\n\r\n');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const started = performance.now();
    await app.close();
    expect(performance.now() - started).toBeLessThan(10_000);
    await Promise.all([honest.closed, stuck.closed]);
    expect([honest.text().slice(0, 15), stuck.text()]).toEqual(['HTTP/1.1 200 OK', '']);
  });
});
