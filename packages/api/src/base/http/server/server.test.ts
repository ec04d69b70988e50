import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { CallError } from '@cpc/contract';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databases } from '../../../testing/databases.ts';
import { rawSocket } from '../../../testing/raw-socket.ts';
import { groundServer } from '../../../testing/server.ts';
import { type TestServices, testServices } from '../../../testing/services.ts';
import type { PrincipalResolver } from '../principals.ts';
import { securityHeaders } from '../security-headers.ts';
import { createServer } from './server.ts';
import { type Caller, VISITOR } from '../call.ts';
import type { Handlers } from '../handlers.ts';
import { type EventSource, streamEvents } from '../server-sent-events.ts';
import { staticFiles } from '../static-files.ts';

describe.each(databases())('the server on $engine', ({ open }) => {
  it('[RL-05.1] /health answers that the process runs, /ready whether it can serve', async () => {
    const db = await open();
    const { app, services } = await groundServer(db);
    expect((await app.inject({ url: '/health' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/ready' })).statusCode).toBe(200);
    const { writes } = await sql<{ writes: number }>`select writes from readiness`
      .execute(db.read)
      .then(({ rows }) => rows[0] ?? { writes: 0 });
    expect(writes).toBe(1);
    services.readiness.leave();
    const { statusCode, body } = await app.inject({ url: '/ready' });
    expect([statusCode, JSON.parse(body)]).toEqual([503, { status: 'stopping' }]);
    expect((await app.inject({ url: '/health' })).statusCode).toBe(200);
  });

  it('[SE-03.1] [SE-03.2] a strict policy allows no inline scripts and no origin but the station’s agent', async () => {
    const { app } = await groundServer(await open());
    const { headers } = await app.inject({ url: '/health' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    const elsewhere = policy.replace(/connect-src 'self' blob: data: http:\/\/127\.0\.0\.1:7786;/, '');
    expect(elsewhere).not.toBe(policy);
    expect(elsewhere).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('camera=(), '),
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('[SE-03.3] behind TLS, a browser is told to use nothing but TLS for a year', async () => {
    const app = Fastify();
    onTestFinished(() => app.close());
    securityHeaders(app, { ...testServices(await open()).config, publicUrl: 'https://shop.example' });
    const { headers } = await app.inject({ url: '/' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('[SE-03.1] [PA-03.7] only the pages of the partner app may use the camera, and nothing else', async () => {
    const root = mkdtempSync(join(tmpdir(), 'pages-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    writeFileSync(join(root, 'index.html'), '<!doctype html>');
    const app = Fastify();
    onTestFinished(() => app.close());
    securityHeaders(app, testServices(await open()).config);
    await staticFiles(app, { prefix: '/', root, kind: 'app' });
    await staticFiles(app, { prefix: '/partner/', root, kind: 'app', camera: true });
    const policyOf = async (url: string) => String((await app.inject({ url })).headers['permissions-policy']);
    expect(await policyOf('/index.html')).toContain('camera=(), ');
    const partner = await policyOf('/partner/');
    expect(partner).toContain('camera=(self), ');
    expect(partner.replace('camera=(self)', 'camera=()')).toBe(await policyOf('/index.html'));
  });

  it('[SE-05] an answer reveals only that there was a defect; the log has the request’s id', async () => {
    const services = testServices(await open());
    const app = await createServer(
      services,
      [{ handlers: { 'Machine.list': () => Promise.reject(new Error('secret of the house')) } }],
      ['Machine.list'],
    );
    onTestFinished(() => app.close());
    const response = await app.inject({
      method: 'POST',
      url: '/userphoneapplets/index',
      payload: { s: 'Machine.list' },
    });
    expect([response.statusCode, response.json()]).toEqual([
      500,
      { code: 500, data: { error: 'internal' }, msg: expect.any(String), count: 0 },
    ]);
    expect(response.body).not.toContain('secret of the house');
    const line = services.log.lines.find(({ level }) => level === 'error');
    expect(line?.facts['requestId']).toMatch(/^[0-9a-z]{26}$/);
  });

  it.each([
    ['ends work whose caller hung up', new CallError('unavailable'), []],
    ['has a defect, whoever listens', new Error('broken'), ['a call failed']],
  ])('[SE-05] [SC-07.4] a server that %s logs so', async (_, thrown, logged) => {
    const services = testServices(await open());
    let begun = false;
    let ended = false;
    const hungUp: Handlers = {
      async 'Machine.list'(_input, { signal }) {
        begun = true;
        await once(signal, 'abort');
        setImmediate(() => (ended = true));
        throw thrown;
      },
    };
    const app = await createServer(services, [{ handlers: hungUp }], ['Machine.list']);
    onTestFinished(() => app.close());
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('POST /userphoneapplets/index HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n');
    socket.write('content-length: 20\r\n\r\n{"s":"Machine.list"}');
    await expect.poll(() => begun).toBe(true);
    socket.destroy();
    await expect.poll(() => ended).toBe(true);
    const errors = services.log.lines.filter(({ level }) => level === 'error');
    expect(errors.map(({ what }) => what)).toEqual(logged);
  });

  it('the server checks every answer against the contract in development', async () => {
    const services = testServices(await open());
    const app = await createServer(
      services,
      [{ handlers: { 'User.logout': async () => ({ ended: 'yes' as never }) }, principals: [anybody] }],
      ['User.logout'],
    );
    onTestFinished(() => app.close());
    const headers = { authorization: `Bearer ${'a'.repeat(43)}` };
    const response = await app.inject({
      method: 'POST',
      url: '/userphoneapplets/index',
      headers,
      payload: { s: 'User.logout' },
    });
    expect(response.statusCode).toBe(500);
    expect(String(services.log.lines.find(({ level }) => level === 'error')?.facts['error'])).toContain(
      'the answer does not match the contract at ended',
    );
  });

  it('[SE-03.1] answers are not stored, and unsupported methods are refused in the envelope', async () => {
    const { app } = await groundServer(await open());
    const guest = await app.inject({ method: 'POST', url: '/userphoneapplets/index', payload: { s: 'User.guest' } });
    expect([guest.statusCode, guest.headers['cache-control']]).toEqual([200, 'no-store']);
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'] as const) {
      const answer = await app.inject({ method: method as 'GET', url: '/userphoneapplets/index' });
      expect([method, answer.statusCode]).toEqual([method, 404]);
      if (method !== 'HEAD') expect(answer.json()).toMatchObject({ code: 404, data: { error: 'unknownAction' } });
    }
  });

  it('[RL-05.5] the server closes at once although a browser keeps its connection open', async () => {
    const { app } = await groundServer(await open());
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    const answered = new Promise((resolve) => socket.once('data', resolve));
    const dropped = new Promise((resolve) => socket.once('close', resolve));
    socket.write('GET /health HTTP/1.1\r\nhost: x\r\n\r\n');
    await answered;
    await app.close();
    await expect(dropped).resolves.toBe(false);
  });

  it('the server pushes changes as server-sent events until the server stops', async () => {
    const services = testServices(await open());
    let value = 1;
    const app = await streaming(services, () => String(value));
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${origin}/stream`);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('event: number\ndata: 1\n\n');
    services.events.publish('number');
    expect((await reader?.read())?.value).toBe(': still here\n\n');
    value = 2;
    services.events.publish('number');
    expect((await reader?.read())?.value).toBe('event: number\ndata: 2\n\n');
    await app.close();
    expect((await reader?.read())?.done).toBe(true);
  });

  it('[SC-07.1] a stream ends when its caller loses the right, also during constant changes', async () => {
    const services = testServices(await open());
    let value = 0;
    let asked = 0;
    const somebody = { kind: 'customer', accountId: 'a' as never, session: 's' } as const;
    const callerNow = async () => ((asked += 1) < 3 ? VISITOR : somebody);
    const app = await streaming(services, () => String((value += 1)), { every: 100 }, callerNow);
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const changing = setInterval(() => services.events.publish('number'), 10);
    onTestFinished(() => clearInterval(changing));
    const text = await (await fetch(`${origin}/stream`)).text();
    expect([asked, text.includes('still here')]).toEqual([3, false]);
    await app.close();
  });

  it('[SE-05] the server stops writing to a caller who does not read the stream', async () => {
    const services = testServices(await open());
    let looks = 0;
    const app = await streaming(services, () => `${(looks += 1)}${'x'.repeat(2 ** 20)}`);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.pause();
    socket.write('GET /stream HTTP/1.1\r\nhost: a\r\n\r\n');
    for (let change = 0; change < 100; change += 1) {
      services.events.publish('number');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    // The operating system buffers a few megabytes.
    expect(looks).toBeGreaterThan(0);
    expect(looks).toBeLessThan(50);
    await app.close();
  });

  it('the server sends an app’s files: hashed names forever, and compressed files if present', async () => {
    const root = mkdtempSync(join(tmpdir(), 'cpc-static-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    mkdirSync(join(root, 'assets'));
    writeFileSync(join(root, 'index.html'), '<!doctype html>');
    writeFileSync(join(root, 'assets/app-1a2b.js'), 'let plain;');
    writeFileSync(join(root, 'assets/app-1a2b.js.br'), 'small');
    const services = testServices(await open());
    const app = await createServer(services, [], []);
    onTestFinished(() => app.close());
    await staticFiles(app, { prefix: '/', root, kind: 'app' });
    await staticFiles(app, { prefix: '/stickers/', root: join(root, 'assets'), kind: 'content' });
    const get = async (url: string, headers = {}) => {
      const { statusCode, headers: answered, body } = await app.inject({ url, headers });
      return [statusCode, answered['cache-control'], answered['content-encoding'], body];
    };
    expect(await get('/')).toEqual([200, 'no-cache', undefined, '<!doctype html>']);
    expect(await get('/assets/app-1a2b.js')).toEqual([
      200,
      'public, max-age=31536000, immutable',
      undefined,
      'let plain;',
    ]);
    expect(await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'br',
      'small',
    ]);
    expect(await get('/stickers/app-1a2b.js')).toEqual([200, 'public, max-age=86400', undefined, 'let plain;']);
    expect((await get('/stickers/app-1a2b.js?v=1'))[1]).toContain('immutable');
    expect((await get('/assets/../../etc/passwd'))[0]).toBe(404);
    expect((await get('/nowhere.js'))[0]).toBe(404);
  });

  it('[ED-03.10] files of one version are kept for that version only, and what names it is revalidated', async () => {
    const root = mkdtempSync(join(tmpdir(), 'cpc-static-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    writeFileSync(join(root, 'index.json'), '{}');
    writeFileSync(join(root, '1f600.json'), '[]');
    const app = await createServer(testServices(await open()), [], []);
    onTestFinished(() => app.close());
    await staticFiles(app, { prefix: '/emoji/', root, kind: 'content', version: 'b2' });
    const get = async (url: string, more = {}) => {
      const { statusCode, headers } = await app.inject({ url, headers: more });
      return [statusCode, headers['cache-control']];
    };
    expect(await get('/emoji/1f600.json?v=b2')).toEqual([200, 'public, max-age=31536000, immutable']);
    for (const other of ['?v=b1', '?v=', '?v=b1&v=b2'])
      expect(await get(`/emoji/1f600.json${other}`)).toEqual([200, 'no-store']);
    expect(await get('/emoji/index.json')).toEqual([200, 'no-cache']);
    const { headers } = await app.inject({ url: '/emoji/index.json' });
    expect(await get('/emoji/index.json', { 'if-none-match': headers.etag })).toEqual([304, 'no-cache']);
  });

  it('[RT-15.2] an unknown URL is a page for a browser and JSON for a program', async () => {
    const app = await createServer(testServices(await open()), [], [], '<!doctype html>');
    onTestFinished(() => app.close());
    const get = async (accept: string, method: 'GET' | 'POST' = 'GET') => {
      const { statusCode, headers, body } = await app.inject({ method, url: '/nowhere', headers: { accept } });
      return [statusCode, headers['content-type'], body.startsWith('<')];
    };
    const page = [404, 'text/html; charset=utf-8', true];
    const json = [404, 'application/json; charset=utf-8', false];
    expect(await get('text/html,application/xhtml+xml,*/*;q=0.8')).toEqual(page);
    expect(await get('*/*')).toEqual(json);
    expect(await get('text/html', 'POST')).toEqual(json);
  });

  it('[SE-05] wrong ranges, conditions and paths of files are not defects', async () => {
    const root = mkdtempSync(join(tmpdir(), 'cpc-static-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    writeFileSync(join(root, 'index.html'), '<!doctype html>');
    const services = testServices(await open());
    const app = await createServer(services, [], []);
    await staticFiles(app, { prefix: '/', root, kind: 'app' });
    onTestFinished(() => app.close());
    await app.listen({ port: 0, host: '127.0.0.1' });
    const ask = async (path: string, header = 'accept: */*') => {
      const client = await rawSocket(app);
      client.socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${header}\r\n\r\n`);
      await client.closed;
      return Number(client.text().slice(9, 12));
    };
    expect(await ask('/index.html', 'range: bytes=0-3')).toBe(206);
    expect(await ask('/index.html', 'range: bytes=999999-')).toBe(416);
    expect(await ask('/index.html', 'if-match: "x"')).toBe(412);
    for (const path of [
      '/../x',
      '/%2e%2e/x',
      '/..%2fx',
      '/.git/config',
      '/index.html%00',
      '/a%5c..%5cb',
      '//x',
      '/./x',
    ])
      expect([path, await ask(path)]).toEqual([path, 404]);
    expect(services.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

const anybody: PrincipalResolver = {
  scheme: 'Bearer',
  resolve: async () => ({ caller: { kind: 'customer', accountId: 'a' as never, session: 's' } }),
};

/** A server with one stream of the value of `read`; the stream reads again at every event `number`. */
async function streaming(
  services: TestServices,
  read: () => string,
  source: Partial<EventSource> = {},
  callerNow: () => Promise<Caller> = async () => VISITOR,
) {
  return createServer(
    services,
    [
      {
        routes: (server, openCall) => {
          server.get('/stream', async (request, reply) => {
            const call = await openCall(request, reply, ['visitor']);
            const wait = (ms: number, signal: AbortSignal) => services.events.wait('number', ms, signal);
            await streamEvents(
              reply,
              call,
              'number',
              { read, wait, ...source },
              { events: services.events, callerNow },
            );
          });
        },
      },
    ],
    [],
  );
}
