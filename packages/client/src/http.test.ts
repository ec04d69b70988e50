import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createHttp } from './http.ts';
import type { SessionLoss } from './session-loss.ts';

interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly type: string | undefined;
  readonly token: string | undefined;
  readonly body: string;
}

/** A server that gives one answer, and a client with a login. */
async function served(status: number, body: string) {
  const asked: Asked[] = [];
  const lost: SessionLoss[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => (text += piece.toString()));
    request.on('end', () => {
      const { method, url, headers } = request;
      asked.push({ method, url, type: headers['content-type'], token: headers.authorization, body: text });
      response.writeHead(status).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const http = createHttp({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fetch,
    getSession: () => ({ token: 'abc', tokenHead: 'Bearer ' }),
    onSessionLost: (loss) => lost.push(loss),
  });
  return { http, asked, lost };
}

const text = (code: number, msg: string, data: unknown = null) => JSON.stringify({ code, data, msg, count: 0 });

it.each(['get', 'post', 'put', 'delete'] as const)(
  '[AP-05.1] %s sends JSON with the token, and resolves',
  async (method) => {
    const { http, asked } = await served(201, text(0, '', { made: 1 }));
    const body = method === 'get' ? undefined : { name: 'Ada' };
    expect(await http[method]('/api/things?part=1', body)).toEqual({ code: 0, data: { made: 1 }, msg: '', count: 0 });
    expect(asked).toEqual([
      {
        method: method.toUpperCase(),
        url: '/api/things?part=1',
        type: body && 'application/json',
        token: 'Bearer abc',
        body: body ? '{"name":"Ada"}' : '',
      },
    ]);
  },
);

it('[AP-05.1] a status 2xx resolves with the body, whatever its code', async () => {
  const { http, lost } = await served(200, text(1301, 'Not in stock'));
  expect(await http.post('/api/things', {})).toMatchObject({ code: 1301, msg: 'Not in stock' });
  expect(lost).toEqual([]);
});

it('[AP-05.4] a 401 with our envelope opens the login, and then resolves with it', async () => {
  const { http, lost } = await served(401, text(401, 'Token invalid', { error: 'tokenInvalid' }));
  expect(await http.get('/api/things')).toEqual({
    code: 401,
    msg: 'Token invalid',
    data: { error: 'tokenInvalid' },
    count: 0,
  });
  expect(lost).toEqual([{ clear: false }]);
});

it.each([
  ['nothing', ''],
  ['a page', '<html>'],
  ['the JSON of somebody else', '{"code":401}'],
])('[AP-05.6] a 401 with %s is no answer: it rejects, and the session stays', async (_, body) => {
  const { http, lost } = await served(401, body);
  await expect(http.get('/api/things')).rejects.toMatchObject({ code: 900 });
  expect(lost).toEqual([]);
});

it.each([400, 403, 404, 429, 500])('[AP-05.1] a %i rejects with the server’s msg', async (status) => {
  const { http } = await served(status, text(status, 'Refused'));
  await expect(http.put('/api/things', {})).rejects.toMatchObject({ code: status, msg: 'Refused' });
});
