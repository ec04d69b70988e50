import type { ChildProcess } from 'node:child_process';
import { databases } from '@cpc/api/testing';
import { describe, expect, it, vi } from 'vitest';
import { call, dataDir, ended, ready, start } from './testing/process.ts';

describe('the server as a process', () => {
  it('[RL-05] opens the demo shop, serves, stops cleanly, and opens again with all data', async () => {
    const demo = {
      DATA_DIR: dataDir(),
      DEMO: '1',
      DEMO_ENROL_CODE: 'one-time-code',
      DEMO_PARTNER_PASSWORD: 'long enough',
      DRAIN_SECONDS: '2',
    };
    const first = start(demo);
    const origin = await ready(first);
    expect((await fetch(`${origin}/ready`)).status).toBe(200);
    expect((await call(origin, 'Machine.get', { machine_id: 'demo' })).data).toMatchObject({
      name: 'Demo station',
      state: 'offline',
    });
    const goods = await call(origin, 'Goods.list', { machine_id: 'demo' });
    expect(goods.count).toBeGreaterThan(0);
    const stickers = (await call(origin, 'Sticker.list')).data as { url: string }[];
    const sticker = await fetch(origin + stickers[0]?.url);
    expect([sticker.status, sticker.headers.get('content-type'), sticker.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      expect.stringContaining('immutable'),
    ]);
    const guest = (await call(origin, 'User.guest')).data as { tokenHead: string; token: string; id: string };
    const end = ended(first);
    first.kill('SIGTERM');
    // The server still answers, for a proxy that has not checked `/ready` yet.
    await vi.waitFor(async () => expect((await fetch(`${origin}/ready`)).status).toBe(503), { interval: 20 });
    expect((await fetch(`${origin}/health`)).status).toBe(200);
    expect(await end).toBe(0);
    const again = await ready(start(demo));
    const verified = await call(again, 'User.verifyToken', {}, { authorization: guest.tokenHead + guest.token });
    expect(verified).toMatchObject({ code: 0, data: { uid: guest.id } });
    expect((await call(again, 'Goods.list', { machine_id: 'demo' })).data).toEqual(goods.data);
  });

  it('[OP-02] does not start with a wrong variable, and names it and the expected value', async () => {
    const child = start({ DATA_DIR: dataDir(), PORT: 'eighty' });
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    expect(await ended(child)).toBe(1);
    expect(output).toContain('PORT must be a whole number from 0 to 65535');
  });

  it('[OP-02] says in one line that its data folder or its port is taken', async () => {
    const folder = dataDir();
    const { port } = new URL(await ready(start({ DATA_DIR: folder })));
    const errorOutput = async (child: ChildProcess) => {
      let text = '';
      child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
      expect(await ended(child)).toBe(1);
      return text;
    };
    expect(await errorOutput(start({ DATA_DIR: folder }))).toMatch(
      /^the data folder .* is in use by another process.*\n$/,
    );
    expect(await errorOutput(start({ DATA_DIR: dataDir(), PORT: port }))).toBe(
      `PORT ${port} is in use by another program\n`,
    );
  });
});

const onPostgres = databases().filter(({ engine }) => engine === 'postgres');

describe.each(onPostgres)('two servers on one $engine', ({ place }) => {
  it('[RL-02] [OP-03] share their customers, and can open the demo shop at the same time', async () => {
    const where = await place();
    if (where.engine !== 'postgres') throw new Error('postgres expected');
    const variables = () => ({ DATA_DIR: dataDir(), DATABASE_URL: where.url, DEMO: '1' });
    const [first, second] = await Promise.all([ready(start(variables())), ready(start(variables()))]);
    const guest = (await call(first, 'User.guest')).data as { tokenHead: string; token: string; id: string };
    const verified = await call(second, 'User.verifyToken', {}, { authorization: guest.tokenHead + guest.token });
    expect(verified).toMatchObject({ code: 0, data: { uid: guest.id } });
    const goods = await call(first, 'Goods.list', { machine_id: 'demo' });
    expect((await call(second, 'Goods.list', { machine_id: 'demo' })).data).toEqual(goods.data);
  });
});
