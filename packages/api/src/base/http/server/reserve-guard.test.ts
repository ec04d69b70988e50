import { EMPTY_DOCUMENT } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { guest } from '../../../testing/caller.ts';
import { stockedShop } from '../../../testing/catalogue.ts';
import { databases } from '../../../testing/databases.ts';
import { photo } from '../../../testing/pictures.ts';
import { rawSocket } from '../../../testing/raw-socket.ts';
import { groundServer } from '../../../testing/server.ts';
import { CHOICE } from '../../../testing/shop.ts';
import { upload } from '../../../testing/upload.ts';
import { LARGE_ACTIONS } from '../body/limits.ts';
import { ADDING_ACTIONS } from './reserve-guard.ts';

const { goods_id } = CHOICE;
const picture = await photo(64, 64);
const REFUSED = { http: 503, code: 503, data: { error: 'unavailable' } };

it('[RL-03.1] of the actions with a large body, only orders and imports may use the reserve', () => {
  expect([...LARGE_ACTIONS].filter((action) => !ADDING_ACTIONS.has(action))).toEqual([
    'Order.place',
    'Operator.importCatalogue',
    'Operator.importStock',
    'Partner.importStock',
    'Partner.importPrices',
  ]);
});

describe.each(databases())('the reserve of the disk on $engine', ({ open }) => {
  async function shop() {
    const db = await open();
    await stockedShop(db);
    let isTouched = false;
    const { app, services } = await groundServer(db, { reserve: { isTouched: () => isTouched } });
    const me = await guest(app);
    return { app, services, me, touch: (now: boolean) => (isTouched = now) };
  }

  it('[RL-03.1] the touched reserve refuses uploads, saves, copies and shares', async () => {
    const { app, services, me, touch } = await shop();
    const { work_id } = await me.must('Work.save', { goods_id, document: EMPTY_DOCUMENT });
    const adding = [
      () => upload(app, me.headers, picture),
      () => me.call('Work.save', { goods_id, document: EMPTY_DOCUMENT }),
      () => me.call('Work.copy', { work_id }),
      () => me.call('Work.share', { work_id }),
    ];
    touch(true);
    for (const call of adding) expect(await call()).toMatchObject(REFUSED);
    expect(services.log.lines.filter(({ level }) => level !== 'info')).toEqual([]);
    expect((await guest(app)).headers).toHaveProperty('authorization');
    await me.must('Work.get', { work_id });
    await me.must('Work.delete', { work_id });
    await me.must('Work.restore', { work_id });
    touch(false);
    for (const call of adding) expect(await call()).toMatchObject({ http: 200, code: 0 });
  });

  it('[RL-03.1] [AP-06.4] the touched reserve refuses parts of an upload, which can continue later', async () => {
    const { app, me, touch } = await shop();
    const ask = (method: 'POST' | 'HEAD' | 'PATCH', url: string, headers: object, payload?: Buffer) =>
      app.inject({
        method,
        url,
        headers: { ...me.headers, 'tus-resumable': '1.0.0', ...headers },
        ...(payload ? { payload } : {}),
      });
    const begin = () => ask('POST', '/api/upload/parts', { 'upload-length': String(picture.length) });
    const url = String((await begin()).headers['location']);
    const type = { 'content-type': 'application/offset+octet-stream' };
    const send = () => ask('PATCH', url, { ...type, 'upload-offset': '0' }, picture);
    const finish = () => me.call('Upload.finish', { upload_id: url.split('/').at(-1) ?? '' });
    touch(true);
    expect((await begin()).statusCode).toBe(503);
    expect((await send()).statusCode).toBe(503);
    expect((await ask('HEAD', url, {})).headers['upload-offset']).toBe('0');
    touch(false);
    expect((await send()).statusCode).toBe(204);
    touch(true);
    expect(await finish()).toMatchObject(REFUSED);
    touch(false);
    expect(await finish()).toMatchObject({ code: 0, data: { width: 64 } });
  });

  it('[RL-03.1] an upload is refused before its bytes have arrived', async () => {
    const { app, me, touch } = await shop();
    await app.listen({ port: 0, host: '127.0.0.1' });
    touch(true);
    const head = [
      'POST /api/upload/picture HTTP/1.1',
      'host: shop',
      `authorization: ${me.headers['authorization']}`,
      'content-type: multipart/form-data; boundary=x',
      'content-length: 20000000',
    ];
    const { socket, seen, text } = await rawSocket(app);
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    await seen('unavailable');
    expect(text()).toMatch(/^HTTP\/1\.1 503 /);
  });

  it('[RL-05.1] /ready reports the touched reserve, and stays ok', async () => {
    const { app, touch } = await shop();
    const ready = async () => {
      const { statusCode, body } = await app.inject({ url: '/ready' });
      return [statusCode, JSON.parse(body)];
    };
    expect(await ready()).toEqual([200, { status: 'ok', disk: 'ok' }]);
    touch(true);
    expect(await ready()).toEqual([200, { status: 'ok', disk: 'low' }]);
  });
});
