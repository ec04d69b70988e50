import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ERRORS } from '@cpc/contract/errors';
import type { GoodsId, StationId } from '@cpc/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Client, createClient } from './client.ts';
import type { ClientPorts } from './ports.ts';
import type { SessionLoss } from './session-loss.ts';

interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let server: Server;
let baseUrl = '';
let received: Received[] = [];
let answer: (response: ServerResponse, request: Received) => void = () => {};

beforeAll(async () => {
  server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces).toString('latin1') };
      received.push(one);
      answer(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let session: { token: string; tokenHead: string } | undefined;
let lost: SessionLoss[] = [];
beforeEach(() => {
  received = [];
  lost = [];
  session = { token: 'abc', tokenHead: 'Bearer ' };
});

const client = (ports: Partial<ClientPorts> = {}): Client =>
  createClient({
    baseUrl,
    fetch,
    getSession: () => session,
    getLanguage: () => 'zh-Hans',
    onSessionLost: (loss) => lost.push(loss),
    ...ports,
  });
const envelope =
  (status: number, code: number, data: unknown, msg = '') =>
  (response: ServerResponse) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code, data, msg, count: 0 }));
const station = { machine_id: 'demo' as StationId };
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => Promise.reject(new Error('expected a refusal')),
    (error: unknown) => error,
  );

describe('a call', () => {
  it('[AP-01.1] is form-encoded, names its action in s, and carries tokenHead + token and the language', async () => {
    answer = envelope(200, 0, { work_id: 'w1', revision: 1 });
    const document = { version: 1, records: { text: '& = ü 手机' } };
    expect(await client().call('Work.save', { goods_id: 'g' as GoodsId, document, revision: 3 })).toEqual({
      work_id: 'w1',
      revision: 1,
    });
    const [{ path, headers, body }] = received as [Received];
    expect(path).toBe('/userphoneapplets/index');
    expect(headers).toMatchObject({
      authorization: 'Bearer abc',
      'accept-language': 'zh-Hans',
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    });
    const form = new URLSearchParams(body);
    expect([form.get('s'), form.get('goods_id'), form.get('revision')]).toEqual(['Work.save', 'g', '3']);
    expect(JSON.parse(form.get('document') ?? '')).toEqual(document);
    expect(form.has('work_id')).toBe(false);
  });

  it('[AP-01.1] outlives its page if that is asked for', async () => {
    answer = envelope(200, 0, {});
    const kept: unknown[] = [];
    const watched: ClientPorts['fetch'] = (url, init) => {
      kept.push(init?.keepalive);
      return fetch(url, init);
    };
    await client({ fetch: watched }).call('Drawing.offer', {}, { outlivesPage: true });
    await client({ fetch: watched }).call('Drawing.offer', {});
    expect(kept).toEqual([true, false]);
  });

  it('[AP-03.1] a flow sends its start and its direction', async () => {
    answer = (response) => response.end(JSON.stringify({ code: 0, data: [], msg: '', count: 0 }));
    const begin = { time: 1_700_000_000_000, id: 'abc' };
    await client().call('Order.list', {}, { flow: { begin, size: 30, orderBy: 'created_at' } });
    await client().call('Order.list', {}, { flow: { size: 5, direction: 'asc' } });
    expect(received[0]?.headers).toMatchObject({
      begintime: '1700000000000,abc',
      direction: 'desc',
      orderby: 'created_at',
      pagesize: '30',
    });
    expect(received[1]?.headers).toMatchObject({ direction: 'asc', pagesize: '5' });
    expect(received[1]?.headers).not.toHaveProperty('begintime');
  });

  it('[AP-03.1] a page of a list is asked for by its number and size', async () => {
    answer = (response) => response.end(JSON.stringify({ code: 0, data: [], msg: '', count: 0 }));
    await client().call('Order.list', {}, { page: { number: 2, size: 30 } });
    expect(received[0]?.headers).toMatchObject({ pagenum: '2', pagesize: '30' });
  });

  it('[PY-09] vouchers are fetched at the platform’s own path, form-encoded', async () => {
    answer = (response) => response.end(JSON.stringify({ code: 0, data: [], msg: '', count: 0 }));
    await client().vouchers('demo' as StationId, '1234 5678');
    expect(received[0]).toMatchObject({ path: '/douyin/Order/getOrderList', body: 'machine_id=demo&code=1234+5678' });
  });

  it('[AP-01.1] a partner call goes to the partner dispatcher', async () => {
    answer = envelope(200, 0, []);
    await client().call('Partner.machines', {});
    expect(received[0]?.path).toBe('/partnerapplets/index');
  });
});

describe('errors', () => {
  it('[AP-05.1] a refusing envelope rejects with its code, data, msg and error name', async () => {
    answer = envelope(200, ERRORS.deviceMissing.code, null, '设备信息不存在');
    expect(await failure(client().call('Machine.get', station))).toMatchObject({
      name: 'deviceMissing',
      code: 1201,
      msg: '设备信息不存在',
      status: false,
    });
    answer = envelope(200, 1000, { error: 'invalidInput', field: 'phone' }, 'wrong');
    expect(await failure(client().call('Machine.get', station))).toMatchObject({
      name: 'invalidInput',
      data: { field: 'phone' },
    });
    answer = envelope(500, 500, null, 'Something went wrong');
    expect(await failure(client().call('Machine.get', station))).toMatchObject({
      code: 500,
      msg: 'Something went wrong',
    });
  });

  it.each([
    [200, ''],
    [502, '<html>Bad gateway</html>'],
  ])('[AP-05.2] a %i without an envelope is code 900', async (status, body) => {
    answer = (response) => response.writeHead(status).end(body);
    expect(await failure(client().call('Machine.get', station))).toMatchObject({
      name: 'noResponse',
      code: 900,
      status: false,
      msg: 'The server did not respond to the result',
    });
  });

  it('[AP-05.3] [AP-05.5] a failed connection is code 0, a timeout code 1', async () => {
    const unreachable = client({ baseUrl: 'http://127.0.0.1:1' });
    expect(await failure(unreachable.call('Machine.get', station))).toMatchObject({
      code: 0,
      msg: 'Abnormal network connection',
    });
    answer = () => {};
    expect(await failure(client().call('Machine.get', station, { timeout: 50 }))).toMatchObject({
      code: 1,
      msg: 'Network connection timeout',
    });
  });

  it.each([
    [{ 'tus-resumable': '1.0.0' }, { code: 401, msg: 'The requested service is not authorized' }, [{ clear: false }]],
    [{}, { code: 900, msg: 'The server did not respond to the result' }, []],
  ])(
    '[AP-05.3] [AP-05.6] a 401 without a body, with the headers %o, of an upload in parts',
    async (own, error, losses) => {
      answer = (response) => response.writeHead(401, own).end();
      const uploads = { read: () => 'an-upload', write: () => undefined, pauses: [] };
      const large = new Blob([new Uint8Array(2_000_000)], { type: 'image/jpeg' });
      expect(await failure(client({ uploads }).upload(large))).toMatchObject(error);
      expect(lost).toEqual(losses);
    },
  );

  it.each([
    ['nothing', ''],
    ['a page', '<html><title>Log in to the Wi-Fi</title></html>'],
    ['the JSON of somebody else', '{"code":401,"message":"Log in to the Wi-Fi"}'],
  ])('[AP-05.6] a 401 with %s is no answer: the session stays', async (_, body) => {
    answer = (response) => response.writeHead(401).end(body);
    expect(await failure(client().call('Machine.get', station))).toMatchObject({
      code: 900,
      msg: 'The server did not respond to the result',
    });
    expect(lost).toEqual([]);
  });

  it.each([
    ['call', (one: Client) => one.call('Machine.get', station)],
    ['upload', (one: Client) => one.upload(new Blob(['small']))],
    ['raw bytes', (one: Client) => one.sendBytes('/api/x', new Blob(['small']))],
    ['download', (one: Client) => one.fetchBlob('/api/x')],
  ])('[AP-05.5] a %s without an answer ends after 600000 ms, not before', async (_, begin) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const silent = client({
      fetch: (_url, { signal } = {}) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    });
    const outcome = vi.fn<(error: unknown) => void>();
    void begin(silent).catch(outcome);
    // What a call loads before it sends is there.
    await import('./upload.ts');
    await vi.advanceTimersByTimeAsync(599_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ code: 1, msg: 'Network connection timeout' }));
  });

  it('[AP-05.3] transport errors use the given language', async () => {
    const unreachable = client({ baseUrl: 'http://127.0.0.1:1', describeError: (name) => `说 ${name}` });
    expect(await failure(unreachable.call('Machine.get', station))).toMatchObject({
      code: 0,
      msg: '说 networkAbnormal',
    });
  });

  it('[AP-05.3] the caller’s own abort is not a network error', async () => {
    answer = () => {};
    const stop = new AbortController();
    const call = failure(client().call('Machine.get', station, { signal: stop.signal }));
    stop.abort();
    expect(await call).toMatchObject({ name: 'AbortError' });
  });
});

describe('a lost session', () => {
  it.each([
    [401, 401, { error: 'tokenExpired' }, '登录已过期', false],
    [401, 401, null, '登录已过期', false],
    [403, 403, null, 'Token invalid', false],
    [400, 400, null, 'User info deleted', false],
    [200, 1001, null, '账号不存在', true],
  ])('[SN-05.1] a %i with code %i ends the session: %o %s', async (status, code, data, msg, clear) => {
    answer = envelope(status, code, data, msg);
    await failure(client().call('Order.list', {}));
    expect(lost).toEqual([{ clear }]);
  });

  it.each([
    [403, 403, 'Not yours'],
    [400, 400, 'Malformed'],
    [200, 1104, 'Wrong password'],
  ])('[SN-05.3] a %i with code %i and another message is left to the caller', async (status, code, msg) => {
    answer = envelope(status, code, null, msg);
    await failure(client().call('Order.list', {}));
    expect(lost).toEqual([]);
  });

  it('[SN-05.1] a late answer to an old token does not end the session that replaced it', async () => {
    answer = (response) => {
      session = { token: 'fresh', tokenHead: 'Bearer ' };
      envelope(401, 401, { error: 'tokenExpired' })(response);
    };
    await failure(client().call('Order.list', {}));
    expect(lost).toEqual([]);
  });
});

describe('the other calls', () => {
  it('[AP-06.1] an upload is multipart in the field file and reports its end', async () => {
    answer = envelope(200, 0, { asset: 'a'.repeat(64), width: 2, height: 3 });
    const shares: number[] = [];
    const picture = new Blob([new Uint8Array([0xff, 0xd8])], { type: 'image/jpeg' });
    expect(await client().upload(picture, { onProgress: (share) => shares.push(share) })).toMatchObject({ width: 2 });
    expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(received[0]?.body).toContain('name="file"; filename="picture"');
    expect(shares.at(-1)).toBe(1);
  });

  it('[CT-07.2] the default typeface is always first, even if the call fails', async () => {
    const other = { id: 7, key: 'lobster', title: 'Lobster', remark: '/fonts/lobster.json' };
    answer = envelope(200, 0, [other]);
    expect((await client().typefaces('demo')).map((typeface) => typeface.id)).toEqual([0, 7]);
    answer = envelope(503, 503, null);
    expect(await client().typefaces('demo')).toMatchObject([{ id: 0, key: 'source-han-sans', title: '思源黑体' }]);
  });

  it('[PY-03] the return from paying posts the provider’s token to its own path', async () => {
    answer = envelope(200, 0, { order_id: 'o1', state: 'settled' });
    expect(await client().paypalReturn('success', '5O1')).toEqual({ order_id: 'o1', state: 'settled' });
    expect([received[0]?.path, received[0]?.body]).toEqual(['/api/Paypal/success', 'token=5O1']);
  });

  it('[AP-05.1] a file is fetched with the session’s header; a refusal is reported', async () => {
    answer = (response) => response.writeHead(200).end('png');
    expect(await (await client().fetchBlob('/api/order/thumbnail/x')).text()).toBe('png');
    expect(received[0]?.headers.authorization).toBe('Bearer abc');
    answer = envelope(404, ERRORS.notFound.code, null, 'gone');
    expect(await failure(client().fetchBlob('/api/order/thumbnail/x'))).toMatchObject({ name: 'notFound' });
  });
});

describe('a stream', () => {
  it('[QU-01.1] delivers the named events, reconnects when it breaks, and polls in between', async () => {
    let connections = 0;
    answer = (response) => {
      connections += 1;
      if (connections === 2) return response.writeHead(503).end();
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`: hello\n\nevent: queue\ndata: {"n":${connections}}\n\nevent: other\ndata: {"n":-1}\n\n`);
      if (connections === 1) setTimeout(() => response.destroy(), 20);
      return undefined;
    };
    const seen: number[] = [];
    const live: boolean[] = [];
    await new Promise<void>((resolve) => {
      const stop = client().stream<{ n: number }>('/api/queue/stream?machine_id=demo', {
        event: 'queue',
        poll: () => Promise.resolve({ n: 100 }),
        retryMs: 5,
        onLive: (now) => live.push(now),
        onData: ({ n }) => {
          seen.push(n);
          if (n === 3) {
            stop();
            resolve();
          }
        },
      });
    });
    expect(seen).toEqual([1, 100, 100, 3]);
    expect(live.slice(0, 3)).toEqual([true, false, false]);
    expect(received[0]?.headers.authorization).toBe('Bearer abc');
  });

  it('[QU-01.1] [BR-03.3] reconnects at once when the page returns from the background', async () => {
    let connections = 0;
    answer = (response) => {
      connections += 1;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      // The first connection is silent, like one that a phone has ended.
      response.write(connections === 1 ? ': hello\n\n' : 'event: queue\ndata: {"n":2}\n\n');
      return undefined;
    };
    let pageReturns = () => {};
    const onReturn = (back: () => void) => {
      pageReturns = back;
      return () => (pageReturns = () => {});
    };
    const seen: number[] = [];
    await new Promise<void>((resolve) => {
      const stop = client({ onReturn }).stream<{ n: number }>('/api/queue/stream?machine_id=demo', {
        event: 'queue',
        poll: () => Promise.resolve({ n: 100 }),
        // Longer than the test may take: only the return of the page starts the second connection.
        retryMs: 600_000,
        onLive: (live) => live && connections === 1 && pageReturns(),
        onData: ({ n }) => {
          seen.push(n);
          if (n !== 2) return;
          stop();
          resolve();
        },
      });
    });
    expect(seen).toEqual([100, 2]);
  });
});
