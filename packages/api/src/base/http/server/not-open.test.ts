import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { tellNotOpen } from './not-open.ts';

function platform() {
  const state = { open: false, now: 0, asked: 0 };
  const app = Fastify();
  onTestFinished(() => app.close());
  const isOpen = async () => {
    state.asked += 1;
    return state.open;
  };
  tellNotOpen(app, isOpen, () => state.now);
  app.get('*', () => 'the app');
  app.post('*', () => 'an answer');
  const status = async (url: string, method: 'GET' | 'POST' = 'GET') => (await app.inject({ url, method })).statusCode;
  return { app, state, status };
}

it('[OP-04.3] customers read in their language that nothing is sold yet; the partner app and all calls work', async () => {
  const { app, status } = platform();
  const { statusCode, headers, body } = await app.inject({
    url: '/?machine_id=a',
    headers: { 'accept-language': 'ar' },
  });
  expect([statusCode, headers['retry-after']]).toEqual([503, '300']);
  expect(body).toMatch(/<html lang="ar" dir="rtl">[^]*<h1>\p{Script=Arabic}/u);
  expect([await status('/index.html'), await status('/partner/'), await status('/', 'POST')]).toEqual([503, 200, 200]);
});

it('[OP-04.3] the app is shown two seconds after something can be sold, and nobody asks again', async () => {
  const { state, status } = platform();
  expect(await status('/')).toBe(503);
  Object.assign(state, { open: true, now: 1_999 });
  expect(await status('/')).toBe(503);
  state.now = 2_000;
  expect(await status('/')).toBe(200);
  Object.assign(state, { open: false, now: 1e9 });
  expect([await status('/'), state.asked]).toEqual([200, 2]);
});
