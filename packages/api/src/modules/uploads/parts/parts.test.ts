import { createHash, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { existsSync } from 'node:fs';
import { request } from 'undici';
import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../base/db/database.ts';
import type { Services } from '../../../base/services.ts';
import { type Caller, guest } from '../../../testing/caller.ts';
import { databases } from '../../../testing/databases.ts';
import { photo } from '../../../testing/pictures.ts';
import { groundServer } from '../../../testing/server.ts';
import { upload } from '../../../testing/upload.ts';
import { PICTURE_LIMITS } from '../receive/limits.ts';
import { MAX_OPEN_UPLOADS, PARTS_KEPT_MS, sweepUploads } from './uploads.ts';

const TUS = { 'tus-resumable': '1.0.0' };
const BYTES = { 'content-type': 'application/offset+octet-stream' };
const PATH = '/api/upload/parts';
const picture = await photo(640, 480);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function studio(db: Database, overrides: Parameters<typeof groundServer>[1] = {}) {
  const { app, services } = await groundServer(db, overrides);
  const me = await guest(app);
  const ask = (
    who: Caller,
    method: 'POST' | 'PATCH' | 'DELETE' | 'HEAD',
    url: string,
    headers: object,
    payload?: Buffer,
  ) => app.inject({ method, url, headers: { ...who.headers, ...TUS, ...headers }, ...(payload ? { payload } : {}) });
  const begin = async (bytes: Buffer, metadata?: string) => {
    const made = await ask(me, 'POST', PATH, {
      'upload-length': String(bytes.length),
      ...(metadata === undefined ? {} : { 'upload-metadata': metadata }),
    });
    expect(made.statusCode).toBe(201);
    return String(made.headers['location']);
  };
  const send = (url: string, offset: number, bytes: Buffer, more: object = {}) =>
    ask(me, 'PATCH', url, { ...BYTES, 'upload-offset': String(offset), ...more }, bytes);
  const offsetOf = async (url: string) => Number((await ask(me, 'HEAD', url, {})).headers['upload-offset']);
  const finish = (url: string, who = me) => who.call('Upload.finish', { upload_id: url.slice(PATH.length + 1) });
  return { app, services, me, ask, begin, send, offsetOf, finish };
}

const announced = (bytes: Buffer) => `sha256 ${Buffer.from(sha256(bytes)).toString('base64')}`;

describe.each(databases())('uploads in parts on $engine', ({ open }) => {
  it('[AP-06.4] a picture in parts equals the same picture sent at once', async () => {
    const { app, me, begin, send, finish } = await studio(await open());
    const url = await begin(picture, announced(picture));
    for (let at = 0; at < picture.length; at += 10_000) {
      const answer = await send(url, at, picture.subarray(at, at + 10_000));
      expect([answer.statusCode, answer.headers['upload-offset']]).toEqual([
        204,
        String(Math.min(picture.length, at + 10_000)),
      ]);
    }
    const parts = await finish(url);
    expect(parts.data).toEqual((await upload(app, me.headers, picture)).data);
    // A repeated call gets the same answer, and the bytes are not stored twice.
    expect(await finish(url)).toEqual(parts);
  });

  it('[AP-06.4] one file finished many times at once is one picture', async () => {
    const { begin, send, finish } = await studio(await open());
    const url = await begin(picture);
    await send(url, 0, picture);
    const answers = await Promise.all(Array.from({ length: 5 }, () => finish(url)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
    expect(answers[0]?.code).toBe(0);
  });

  it('[AP-06.4] names its protocol version and refuses others', async () => {
    const { app, me } = await studio(await open());
    const options = await app.inject({ method: 'OPTIONS', url: PATH });
    expect([options.statusCode, options.headers['tus-version'], options.headers['tus-max-size']]).toEqual([
      204,
      '1.0.0',
      String(PICTURE_LIMITS.bytes),
    ]);
    const old = await app.inject({
      method: 'POST',
      url: PATH,
      headers: { ...me.headers, 'tus-resumable': '0.2.2', 'upload-length': '1' },
    });
    expect([old.statusCode, old.headers['tus-version']]).toEqual([412, '1.0.0']);
  });

  it('[AP-06.2] [SE-04] refuses protocol errors and never accepts more than was announced', async () => {
    const { me, ask, begin, send, offsetOf } = await studio(await open());
    const create = async (length: string) => (await ask(me, 'POST', PATH, { 'upload-length': length })).statusCode;
    expect([await create(''), await create('-1'), await create('0'), await create('1e3')]).toEqual([
      400, 400, 400, 400,
    ]);
    expect(await create(String(PICTURE_LIMITS.bytes + 1))).toBe(413);
    const url = await begin(picture);
    expect((await send(url, 5, picture)).statusCode).toBe(409);
    expect((await send(url, 0, Buffer.concat([picture, picture]))).statusCode).toBe(413);
    expect((await send(url, 0, picture, { 'content-type': 'image/png' })).statusCode).toBe(415);
    expect((await ask(me, 'PATCH', url, BYTES, picture)).statusCode).toBe(400);
    expect(await offsetOf(url)).toBe(0);
  });

  it('[AP-06.4] the next part ends the earlier writer', async () => {
    const { app, services, me, begin, send, offsetOf, finish } = await studio(await open());
    const url = await begin(picture, announced(picture));
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const stalled = await stall({ address, url, auth: me.headers });
    await arrived(services, url);
    expect((await send(url, STALLED_PART, picture.subarray(STALLED_PART))).statusCode).toBe(204);
    expect(await stalled.ended).toBe('closed');
    expect(await offsetOf(url)).toBe(picture.length);
    expect((await finish(url)).code).toBe(0);
  });

  it('[AP-06.4] asking for the offset ends the writer: nothing is written after the answer', async () => {
    const { app, services, me, begin, send, offsetOf } = await studio(await open());
    const url = await begin(picture, announced(picture));
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const { ended, resume } = await stall({ address, url, auth: me.headers });
    await arrived(services, url);
    const answered = offsetOf(url);
    resume();
    const come = await answered;
    expect(await ended).toBe('closed');
    expect((await send(url, come, picture.subarray(come))).statusCode).toBe(204);
  });

  it('[SC-07.5] deleting an upload ends its writer', async () => {
    const { app, services, me, ask, begin } = await studio(await open());
    const url = await begin(picture);
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const { ended } = await stall({ address, url, auth: me.headers });
    await arrived(services, url);
    expect((await ask(me, 'DELETE', url, {})).statusCode).toBe(204);
    expect(await ended).toBe('closed');
    expect(await services.parts.size(url.slice(PATH.length + 1))).toBeUndefined();
  });

  it('[AP-06.2] [SE-04] an endless part is ended where the file was to end', async () => {
    const { app, me, begin } = await studio(await open());
    const url = await begin(Buffer.alloc(5_000));
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    let sent = 0;
    async function* forEver() {
      for (; sent < 200; sent += 1) {
        yield Buffer.alloc(4_000);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
    const headers = { ...me.headers, ...TUS, ...BYTES, 'upload-offset': '0' };
    const body = Readable.from(forEver());
    body.on('error', () => undefined);
    const status = await request(address + url, { method: 'PATCH', headers, body }).then(
      (answer) => answer.statusCode,
      () => 'cut',
    );
    expect([413, 'cut']).toContain(status);
    expect(sent).toBeLessThan(100);
  });

  it('[AP-06.4] a file that differs from its announcement is reported, and so are missing parts', async () => {
    const { begin, send, finish, offsetOf } = await studio(await open());
    const url = await begin(picture, announced(picture));
    await send(url, 0, picture.subarray(0, 100));
    expect((await finish(url)).data).toEqual({ error: 'uploadFailed' });
    expect(await offsetOf(url)).toBe(100);
    await send(url, 100, randomBytes(picture.length - 100));
    expect((await finish(url)).data).toEqual({ error: 'uploadFailed' });
    expect((await finish(url)).data).toEqual({ error: 'notFound' });
  });

  it('[AP-06.1] [AP-06.4] a file that is no picture gets the same error every time', async () => {
    const { begin, send, finish } = await studio(await open());
    const text = Buffer.from('I am a text');
    const url = await begin(text);
    await send(url, 0, text);
    for (let n = 0; n < 2; n += 1)
      expect(await finish(url)).toMatchObject({ data: { error: 'notImage' }, msg: 'Must be of image type' });
  });

  it('[AP-06.2] [SC-07.5] an upload ends two hours after its beginning, whatever arrives', async () => {
    const { services, begin, send, finish, offsetOf, ask, me } = await studio(await open());
    const url = await begin(picture);
    await send(url, 0, picture.subarray(0, 100));
    services.clock.pass(PARTS_KEPT_MS - 1);
    await sweepUploads(services);
    expect((await send(url, 100, picture.subarray(100, 200))).statusCode).toBe(204);
    expect((await send(url, 200, Buffer.alloc(0))).statusCode).toBe(204);
    expect(await offsetOf(url)).toBe(200);
    services.clock.pass(1);
    expect((await ask(me, 'HEAD', url, {})).statusCode).toBe(404);
    expect((await finish(url)).data).toEqual({ error: 'notFound' });
    const path = services.parts.pathOf(url.slice(PATH.length + 1));
    expect(existsSync(path)).toBe(true);
    await sweepUploads(services);
    expect(existsSync(path)).toBe(false);
  });

  it('[SC-07.5] [SC-07.7] many expired uploads are removed within one sweep of several runs', async () => {
    const { services, begin } = await studio(await open());
    const id = (await begin(picture)).slice(PATH.length + 1);
    const row = await services.db.read.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const more = Array.from({ length: 600 }, (_, n) => ({ ...row, id: `expired-${n}` }));
    for (const some of [more.slice(0, 300), more.slice(300)])
      await services.db.transact((tx) => tx.insertInto('uploads').values(some).execute());
    services.clock.pass(PARTS_KEPT_MS);
    const runs = [await sweepUploads(services), await sweepUploads(services)];
    expect(runs).toEqual([true, false]);
    expect(await services.db.read.selectFrom('uploads').select('id').execute()).toEqual([]);
    expect(existsSync(services.parts.pathOf(id))).toBe(false);
  });

  it('[AP-06.2] [AP-06.4] an upload can be deleted, and only by its owner', async () => {
    const { app, ask, me, begin, finish, send, offsetOf } = await studio(await open());
    const url = await begin(picture);
    const other = await guest(app);
    for (const method of ['HEAD', 'DELETE'] as const) expect((await ask(other, method, url, {})).statusCode).toBe(404);
    const part = { ...BYTES, 'upload-offset': '0' };
    expect((await ask(other, 'PATCH', url, part, picture)).statusCode).toBe(404);
    expect((await finish(url, other)).data).toEqual({ error: 'notFound' });
    expect(await offsetOf(url)).toBe(0);
    expect((await ask(me, 'DELETE', url, {})).statusCode).toBe(204);
    expect((await send(url, 0, picture)).statusCode).toBe(404);
  });

  it('[SE-04] an account has a limited number of open uploads', async () => {
    const { me, ask, begin } = await studio(await open());
    for (let n = 0; n < MAX_OPEN_UPLOADS; n += 1) await begin(picture);
    expect((await ask(me, 'POST', PATH, { 'upload-length': '10' })).statusCode).toBe(429);
  });

  it('[AP-06.4] [RL-02] cut connections and a second process lose nothing', async () => {
    const db = await open();
    const first = await studio(db);
    const { clock, parts, blobs } = first.services;
    const second = await groundServer(db, { clock, parts, blobs });
    const url = await first.begin(picture, announced(picture));
    const addresses = [
      await first.app.listen({ host: '127.0.0.1', port: 0 }),
      await second.app.listen({ host: '127.0.0.1', port: 0 }),
    ];
    const auth = String(first.me.headers['authorization']);
    for (let turn = 0; (await first.offsetOf(url)) < picture.length && turn < 60; turn += 1) {
      const at = await first.offsetOf(url);
      await sendAndCut({ address: addresses[turn % 2] ?? '', url, auth, at, part: picture.subarray(at, at + 9_000) });
    }
    expect(await first.offsetOf(url)).toBe(picture.length);
    expect((await first.finish(url)).data).toEqual((await upload(first.app, first.me.headers, picture)).data);
    expect(first.services.log.lines.filter((line) => line.level === 'error')).toEqual([]);
  });
});

/** Bytes that a stalled part sends before it falls silent. */
const STALLED_PART = 2_000;

/** Waits until a stalled part has brought its bytes. */
const arrived = ({ parts }: Pick<Services, 'parts'>, url: string) =>
  vi.waitFor(async () => expect(await parts.size(url.slice(PATH.length + 1))).toBe(STALLED_PART), 20_000);

interface Stall {
  readonly address: string;
  readonly url: string;
  readonly auth: Readonly<Record<string, string>>;
}

/** Sends the beginning of a part and then nothing. */
async function stall({ address, url, auth }: Stall) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve('closed')));
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(
    `PATCH ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: ${auth['authorization']}\r\nTus-Resumable: 1.0.0\r\nContent-Type: application/offset+octet-stream\r\nUpload-Offset: 0\r\nContent-Length: ${picture.length}\r\n\r\n`,
  );
  await new Promise((resolve) => socket.write(picture.subarray(0, STALLED_PART), resolve));
  return { ended, resume: () => void socket.write(picture.subarray(STALLED_PART)), close: () => socket.destroy() };
}

interface Cut {
  readonly address: string;
  readonly url: string;
  readonly auth: string;
  readonly at: number;
  readonly part: Buffer;
}

/** Announces more than it sends, and disconnects. */
async function sendAndCut({ address, url, auth, at, part }: Cut): Promise<void> {
  const { port } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.on('error', () => undefined);
  const rest = picture.length - at;
  socket.write(
    `PATCH ${url} HTTP/1.1\r\nHost: x\r\nAuthorization: ${auth}\r\nTus-Resumable: 1.0.0\r\nContent-Type: application/offset+octet-stream\r\nUpload-Offset: ${at}\r\nContent-Length: ${rest}\r\n\r\n`,
  );
  await new Promise((resolve) => socket.write(part, resolve));
  // Long enough for some of it to arrive.
  await new Promise((resolve) => setTimeout(resolve, 30));
  socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 10));
}
