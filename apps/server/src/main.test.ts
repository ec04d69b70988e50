import type { ChildProcess } from 'node:child_process';
import { databases } from '@cpc/api/testing';
import { isInMain } from '@cpc/domain/testing/part';
import { describe, expect, it, vi } from 'vitest';
import { photo } from '@cpc/api/testing/photo';
import { s3ForTests } from '@cpc/api/testing/s3';
import { call, dataDir, ended, ready, start } from './testing/process.ts';

describe.runIf(isInMain)('the server as a process', () => {
  it('[RL-05.5] [OP-03.1] opens the demo shop, serves, stops cleanly, and opens again with all data', async () => {
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
    const index = await fetch(`${origin}/emoji/index.json`);
    expect(index.headers.get('cache-control')).toBe('no-cache');
    const { version } = (await index.json()) as { version: string };
    const emoji = await fetch(`${origin}/emoji/1f600.json?v=${version}`);
    expect([emoji.status, emoji.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')]);
    expect((await fetch(`${origin}/emoji/1f600.json?v=1`)).headers.get('cache-control')).toBe('no-store');
    expect(await emoji.json()).toMatchObject({ parts: expect.any(Array) });
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

  it('[OP-02.2] does not start with a wrong variable, and names it and the expected value', async () => {
    const child = start({ DATA_DIR: dataDir(), PORT: 'eighty' });
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    expect(await ended(child)).toBe(1);
    expect(output).toContain('PORT must be a whole number from 0 to 65535');
  });

  it('[OP-02.2] says in one line that its data folder or its port is taken', async () => {
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
  it('[RL-02] [OP-03.2] share their customers, and can open the demo shop at the same time', async () => {
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

const buckets = s3ForTests();

describe.skipIf(!buckets).each(onPostgres)('two servers on one $engine and one bucket', ({ place }) => {
  it('[OP-03.2] [SC-01.1] a picture that is uploaded at one is read at the other', { timeout: 60_000 }, async () => {
    const [where, bucket] = [await place(), await buckets?.()];
    if (where.engine !== 'postgres' || !bucket) throw new Error('postgres and a bucket expected');
    const variables = () => ({
      DATA_DIR: dataDir(),
      DATABASE_URL: where.url,
      S3_ENDPOINT: bucket.endpoint,
      S3_BUCKET: bucket.bucket,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    });
    const first = await ready(start(variables()));
    const second = await ready(start(variables()));
    const guest = (await call(first, 'User.guest')).data as { tokenHead: string; token: string };
    const headers = { authorization: guest.tokenHead + guest.token };
    const form = new FormData();
    form.set('file', new Blob([Uint8Array.from(await photo(300, 200))], { type: 'image/jpeg' }), 'photo.jpg');
    const answer = await fetch(`${first}/api/upload/picture`, { method: 'POST', headers, body: form });
    const { data } = (await answer.json()) as { data: { asset: string } };
    const [here, there] = await Promise.all(
      [first, second].map((origin) => fetch(`${origin}/api/picture/${data.asset}`, { headers })),
    );
    expect([here?.status, there?.status]).toEqual([200, 200]);
    const [one, other] = await Promise.all([bytesOf(here), bytesOf(there)]);
    expect(one.length).toBeGreaterThan(100);
    expect(one.equals(other)).toBe(true);
  });
});

const bytesOf = async (answer: Response | undefined) =>
  Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0));
