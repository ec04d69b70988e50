import { ACTIONS, type Action } from '@cpc/contract';
import { EMPTY_DOCUMENT } from '@cpc/design';
import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { request } from 'undici';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { FORM, answerOf, guest } from '../../../testing/caller.ts';
import { stockedShop } from '../../../testing/catalogue.ts';
import { databases } from '../../../testing/databases.ts';
import { groundServer } from '../../../testing/server.ts';
import { LARGE_ACTIONS, MAX_BODY_BYTES, MAX_DESIGN_BYTES, MAX_FIELDS } from './limits.ts';
import { readBody } from './read.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const MEGABYTES = 4 * 2 ** 20;
const MANY_FIELDS = `s=Machine.get&machine_id=demo&${'a&'.repeat(MEGABYTES / 2 - 40)}`;
const MANY_ARRAYS = `{"s":"Machine.get","machine_id":"demo","x":[${'[],'.repeat(MEGABYTES / 3 - 40)}[]]}`;

/** A listening server, with a guest. */
async function listening(open: ReturnType<typeof databases>[number]['open']) {
  const db = await open();
  await stockedShop(db);
  const { app, services } = await groundServer(db);
  const me = await guest(app);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const post = async (headers: Readonly<Record<string, string>>, body: string | Readable) => {
    const url = `${origin}/userphoneapplets/index`;
    const response = await request(url, { method: 'POST', headers, body });
    return answerOf(Object.assign(response, { body: await response.body.text() }));
  };
  return { post, me, services, origin };
}

const saved = (title: string) =>
  JSON.stringify({ s: 'Work.save', goods_id: 'apple-iphone-15', title, document: EMPTY_DOCUMENT });
const padded = (text: string, bytes: number) => text + ' '.repeat(bytes - text.length);

it('[SC-07.1] exactly the actions with a design, a table of an import, a bundle or a log accept a large body', () => {
  const isLarge = ({ input }: Action) =>
    /"(document|file|bundle|log_id)":/.test(
      JSON.stringify(z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' })),
    );
  const names = (ACTIONS as readonly Action[]).filter(isLarge).map(({ name }) => name);
  expect(names.toSorted()).toEqual([...LARGE_ACTIONS].toSorted());
});

it('[AP-06.2] a body that is too slow answers unavailable; a design has more time', async () => {
  const times = { smallMs: 50, largeMs: 5_000 };
  const endless = (bytes: number) => {
    const payload = new PassThrough();
    payload.write(Buffer.alloc(bytes));
    return payload as unknown as IncomingMessage & PassThrough;
  };
  const may = () => Promise.resolve();
  await expect(readBody(endless(10), may, times)).rejects.toMatchObject({ error: 'unavailable' });
  const design = endless(MAX_BODY_BYTES + 1);
  setTimeout(() => design.end(), 200);
  expect(await readBody(design, may, times)).toHaveLength(MAX_BODY_BYTES + 1);
});

describe.each(databases())('bodies of calls on $engine', ({ open }) => {
  it('[SC-07.1] [SE-05] without a login at most 64 kB are read', async () => {
    const { post, origin, services } = await listening(open);
    const before = process.cpuUsage();
    const attacks = [0, 1, 2, 3, 4, 5, 6].map((n) => post(n % 2 ? FORM : JSON_TYPE, n % 2 ? MANY_FIELDS : MANY_ARRAYS));
    expect((await request(`${origin}/health`)).statusCode).toBe(200);
    for (const answer of await Promise.all(attacks))
      expect(answer).toMatchObject({ http: 413, code: 413, data: { error: 'tooLarge' } });
    // Each attack once took 3.6 s; this limit also includes the sending.
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
    expect(services.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('[SC-07.1] a body without a declared length is counted while it arrives', async () => {
    const { post, me } = await listening(open);
    const endless = () =>
      Readable.from(
        (function* () {
          for (let n = 0; n < 100; n += 1) yield Buffer.alloc(MAX_BODY_BYTES, 'a');
        })(),
      );
    expect(await post(FORM, endless())).toMatchObject({ http: 413 });
    expect(await post({ ...FORM, ...me.headers }, endless())).toMatchObject({ http: 413 });
  });

  it('[SC-07.1] a login permits a large body, but only for designs', async () => {
    const { post, me } = await listening(open);
    const large = { ...JSON_TYPE, ...me.headers };
    expect(await post(large, padded(saved('large'), MAX_DESIGN_BYTES))).toMatchObject({ code: 0 });
    expect(await post(large, padded(saved('too large'), MAX_DESIGN_BYTES + 1))).toMatchObject({ http: 413 });
    const other = JSON.stringify({ s: 'Machine.list' });
    expect(await post(large, padded(other, MAX_BODY_BYTES))).toMatchObject({ code: 0 });
    expect(await post(large, padded(other, MAX_BODY_BYTES + 1))).toMatchObject({ http: 413 });
  });

  it('[SC-07.1] an invalid login is refused before the body is read', async () => {
    const { post } = await listening(open);
    const unknown = { ...JSON_TYPE, authorization: `Bearer ${'a'.repeat(43)}` };
    expect(await post(unknown, padded(saved('design'), MAX_DESIGN_BYTES))).toMatchObject({
      http: 401,
      data: { error: 'tokenInvalid' },
    });
  });

  it('[SC-07.1] [SE-05] fields, nesting and values are counted before parsing', async () => {
    const { post, me } = await listening(open);
    const refused = { http: 400, data: { error: 'malformed' } };
    const form = { ...FORM, ...me.headers };
    const json = { ...JSON_TYPE, ...me.headers };
    expect(await post(form, 's=Machine.list&a'.padEnd(MAX_FIELDS * 2, '&a'))).toMatchObject({ code: 0 });
    expect(await post(form, MANY_FIELDS.slice(0, MAX_BODY_BYTES))).toMatchObject(refused);
    expect(await post(form, MANY_FIELDS)).toMatchObject(refused);
    expect(await post(json, MANY_ARRAYS)).toMatchObject(refused);
    expect(await post(json, `{"s":"Work.save","document":${'['.repeat(65)}${']'.repeat(65)}}`)).toMatchObject(refused);
    expect(await post(json, `{"s":"Work.save","document":[${'1,'.repeat(600_000)}1]}`)).toMatchObject(refused);
    expect(await post(form, `s=Work.save&goods_id=x&document=[${'[],'.repeat(60_000)}[]]`)).toMatchObject(refused);
    expect(await post(form, 's=Machine.list&x=%ff')).toMatchObject(refused);
  });
});
