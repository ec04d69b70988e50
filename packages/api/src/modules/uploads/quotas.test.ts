import { Readable } from 'node:stream';
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { brand, type AccountId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../base/db/database.ts';
import { HOUR_MS } from '../../base/ports/clock.ts';
import { MAX_ACCOUNT_BYTES, takeRoom } from '../../records/quotas/bytes.ts';
import { type Caller, answerOf, guest, callerOf } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { photo } from '../../testing/pictures.ts';
import { groundServer } from '../../testing/server.ts';
import { TEST_CONFIG } from '../../testing/services.ts';
import { upload } from '../../testing/upload.ts';
import { PICTURE_LIMITS } from './receive/limits.ts';
import { keepPicture } from './store.ts';
import { sweepUploads } from './parts/uploads.ts';
import { registered } from '../../testing/texts.ts';

const MB = 1_000_000;
const PATH = '/api/upload/parts';
const small = await photo(64, 48);

async function studio(db: Database, bytesPerAddress = 500 * MB) {
  const config = { ...TEST_CONFIG, bytesPerAddress, trustedProxies: ['127.0.0.1'] };
  const { app, services } = await groundServer(db, { config });
  const begin = (who: Caller, bytes: number, from = '10.0.0.1') =>
    app.inject({
      method: 'POST',
      url: PATH,
      headers: {
        ...who.headers,
        'tus-resumable': '1.0.0',
        'upload-length': String(bytes),
        'x-forwarded-for': from,
      },
    });
  const accountOf = async (who: Caller) => brand<AccountId>((await who.must('User.verifyToken', {})).uid);
  const counted = async () => (await services.db.read.selectFrom('byte_counts').select('bytes').execute())[0]?.bytes;
  return { app, services, begin, accountOf, counted, me: await guest(app) };
}

describe.each(databases())('bytes of uploads on $engine', ({ open }) => {
  it('[SC-07.5] announced uploads do not count against their address', async () => {
    const { app, begin } = await studio(await open(), 60 * MB);
    const guests = await Promise.all(Array.from({ length: 3 }, () => guest(app)));
    const sent = await Promise.all(
      Array.from({ length: 24 }, (_, n) => begin(guests[n % 3] as Caller, PICTURE_LIMITS.bytes)),
    );
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array(24).fill(201));
    const neighbour = { ...(await guest(app)).headers, 'x-forwarded-for': '10.0.0.1' };
    expect((await upload(app, neighbour, small)).code).toBe(0);
  });

  it('[SC-07.5] [SE-04] open uploads of one address bring at most its bytes', async () => {
    const { app, services, me, begin } = await studio(await open(), MB);
    const bytes = Buffer.alloc(400_000, 1);
    const made = await Promise.all(Array.from({ length: 6 }, () => begin(me, bytes.length)));
    const urls = made.map(({ headers }) => String(headers['location']));
    const part = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };
    const send = async (url: string, from: string) => {
      const at = (await services.parts.size(url.slice(PATH.length + 1))) ?? 0;
      const headers = { ...me.headers, ...part, 'upload-offset': String(at), 'x-forwarded-for': from };
      return (await app.inject({ method: 'PATCH', url, headers, payload: bytes.subarray(at) })).statusCode;
    };
    const statuses = await Promise.all(urls.map((url) => send(url, '10.0.0.1')));
    expect(statuses).toContain(429);
    const sizes = await Promise.all(urls.map((url) => services.parts.size(url.slice(PATH.length + 1))));
    expect(sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0)).toBeLessThanOrEqual(900_000);
    // Another address may send what this one may not, and so may this one an hour later.
    const [first = '', second = ''] = urls.filter((_, at) => statuses[at] === 429);
    expect(await send(first, '10.0.0.2')).toBe(204);
    services.clock.pass(HOUR_MS);
    expect(await send(second, '10.0.0.1')).toBe(204);
  });

  it('[SC-07.5] one guest announces no more than a guest may keep', async () => {
    const { begin, me } = await studio(await open(), 10_000 * MB);
    for (let bytes = PICTURE_LIMITS.bytes; bytes <= MAX_ACCOUNT_BYTES.guest; bytes += PICTURE_LIMITS.bytes)
      expect((await begin(me, PICTURE_LIMITS.bytes)).statusCode).toBe(201);
    const refused = answerOf(await begin(me, PICTURE_LIMITS.bytes));
    expect(refused).toMatchObject({ http: 200, data: { error: 'spaceFull' } });
    expect(refused.msg).toContain('Your space is full');
  });

  it('[SC-07.5] [SE-04] files that break off count by what arrived', async () => {
    const { app, services, me, counted } = await studio(await open(), MB);
    const head = Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
    const breakOff = async (bytes: number, from: string) => {
      const payload = Buffer.concat([head, Buffer.alloc(bytes, 'x')]);
      const form = { 'content-type': 'multipart/form-data; boundary=b', 'x-forwarded-for': from };
      const headers = { ...me.headers, ...form };
      return answerOf(await app.inject({ method: 'POST', url: '/api/upload/picture', headers, payload }));
    };
    expect(await breakOff(300_000, '10.0.0.1')).toMatchObject({ data: { error: 'uploadFailed' } });
    expect(await counted()).toBe(300_000);
    expect(await breakOff(300_000, '10.0.0.1')).toMatchObject({ data: { error: 'uploadFailed' } });
    expect(await breakOff(300_000, '10.0.0.1')).toMatchObject({ http: 429 });
    expect(await breakOff(300_000, '10.0.0.2')).toMatchObject({ data: { error: 'uploadFailed' } });
    expect(services.temporary.bytes()).toBe(0);
  });

  it('[SC-07.5] stored pictures count once, sent whole or in parts', async () => {
    const { app, services, me, begin, counted } = await studio(await open());
    const { data } = await upload(app, me.headers, small);
    const { bytes } = await services.db.read.selectFrom('pictures').select('bytes').executeTakeFirstOrThrow();
    const first = Math.max(bytes, small.length);
    expect(await counted()).toBe(first);
    const id = String((await begin(me, small.length, '127.0.0.1')).headers['location']).slice(PATH.length + 1);
    await services.parts.write(id, 0, small.length, Readable.from([small]));
    expect(await me.must('Upload.finish', { upload_id: id })).toEqual(data);
    expect(await counted()).toBe(first);
  });

  it("[SC-07.5] pictures stored at once do not exceed the account's room", async () => {
    const { app, services, me, accountOf } = await studio(await open(), 10_000 * MB);
    await upload(app, me.headers, small);
    const accountId = await accountOf(me);
    const pictures = await Promise.all(Array.from({ length: 5 }, (_, n) => photo(320 + n, 240)));
    const made = pictures.map(
      (bytes) =>
        ({ bytes, proxy: bytes, mediaType: 'image/jpeg', width: 320, height: 240, modelSource: null }) as const,
    );
    const longest = Math.max(...pictures.map(({ length }) => length));
    await services.db.transact((tx) =>
      tx
        .updateTable('pictures')
        .set({ bytes: MAX_ACCOUNT_BYTES.guest - longest, proxy_bytes: 0 })
        .execute(),
    );
    const keeper = { accountId, ip: '10.0.0.1' };
    const kept = await Promise.allSettled(made.map((picture) => keepPicture(services, keeper, picture)));
    expect(kept.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rows = await services.db.read.selectFrom('pictures').select(['bytes', 'proxy_bytes']).execute();
    const sum = rows.reduce((all, { bytes, proxy_bytes }) => all + bytes + proxy_bytes, 0);
    expect(sum).toBeLessThanOrEqual(MAX_ACCOUNT_BYTES.guest);
  });

  it('[SC-07.5] an address has a limit of bytes per hour and per day', async () => {
    const { app, services, me, accountOf } = await studio(await open(), 1_000);
    const accountId = await accountOf(me);
    const take = (bytes: number, ip = '10.0.0.1') =>
      services.db.transact((tx) => takeRoom(tx, services, { accountId, ip }, { bytes }));
    const refused = { error: 'tooManyRequests' };
    await take(600);
    await expect(take(301)).rejects.toMatchObject(refused);
    await take(300);
    await expect(take(1)).rejects.toMatchObject(refused);
    await take(900, '10.0.0.2');
    for (let hour = 1; hour < 4; hour += 1) {
      services.clock.pass(HOUR_MS);
      await take(900);
    }
    services.clock.pass(HOUR_MS);
    await expect(take(1)).rejects.toMatchObject(refused);
    services.clock.pass(20 * HOUR_MS);
    await take(900);
    // Nothing of a refused picture is stored.
    const late = { ...(await guest(app)).headers, 'x-forwarded-for': '10.0.0.1' };
    expect(await upload(app, late, small)).toMatchObject({ http: 429 });
    expect(await services.db.read.selectFrom('pictures').selectAll().execute()).toEqual([]);
  });

  it('[SC-07.5] a registered customer keeps more than a guest', async () => {
    const { app, services, me, accountOf } = await studio(await open(), 10_000 * MB);
    const accountId = await accountOf(me);
    await upload(app, me.headers, small);
    await services.db.transact((tx) => tx.updateTable('pictures').set({ bytes: MAX_ACCOUNT_BYTES.guest }).execute());
    const another = await photo(32, 32);
    expect(await upload(app, me.headers, another)).toMatchObject({ data: { error: 'spaceFull' } });
    const phone = { country: 'CN', phone: '13800138000', password: 'a long password' };
    const session = await registered(me, services.texts, phone);
    expect(session.id).toBe(accountId);
    const account = callerOf(app, session);
    expect((await upload(app, account.headers, another)).code).toBe(0);
  });

  it('[SC-07.5] a picture refused at its end can be finished once there is room', async () => {
    const { services, me, begin, accountOf } = await studio(await open(), 200_000);
    const id = String((await begin(me, small.length)).headers['location']).slice(PATH.length + 1);
    await services.parts.write(id, 0, small.length, Readable.from([small]));
    const accountId = await accountOf(me);
    await services.db.transact((tx) => takeRoom(tx, services, { accountId, ip: '127.0.0.1' }, { bytes: 180_000 }));
    expect(await me.call('Upload.finish', { upload_id: id })).toMatchObject({ data: { error: 'tooManyRequests' } });
    services.clock.pass(HOUR_MS);
    expect((await me.call('Upload.finish', { upload_id: id })).code).toBe(0);
  });

  it('[RL-03.4] a file of an upload without a row is deleted after a day', async () => {
    const { services } = await studio(await open());
    const path = services.parts.pathOf('lost');
    await services.parts.create('lost');
    writeFileSync(path, 'x');
    const now = services.clock.now() / 1_000;
    utimesSync(path, now, now);
    await sweepUploads(services);
    expect(existsSync(path)).toBe(true);
    services.clock.pass(24 * HOUR_MS + 1);
    await sweepUploads(services);
    expect(existsSync(path)).toBe(false);
  });
});
