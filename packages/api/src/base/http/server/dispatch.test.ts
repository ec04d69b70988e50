import { EMPTY_DOCUMENT } from '@cpc/design';
import { FILLED_LOCALES } from '@cpc/i18n';
import { describe, expect, it } from 'vitest';
import { answerOf, caller, FORM, form, guest } from '../../../testing/caller.ts';
import { stockedShop } from '../../../testing/catalogue.ts';
import { databases } from '../../../testing/databases.ts';
import { groundServer } from '../../../testing/server.ts';
import { TEST_CONFIG } from '../../../testing/services.ts';

const USER = '/userphoneapplets/index';

describe.each(databases())('the dispatchers on $engine', ({ open }) => {
  async function poster() {
    const { app } = await groundServer(await open());
    return async (url: string, payload: string | object, headers: Record<string, string> = {}) =>
      answerOf(await app.inject({ method: 'POST', url, headers, payload }));
  }

  it('[AP-01.2] form-encoded and JSON calls get the same answer, in the envelope', async () => {
    const post = await poster();
    const fields = { s: 'MachineLanguage.getLanguageList' };
    const asForm = await post(USER, form(fields), FORM);
    expect(asForm).toMatchObject({ http: 200, code: 0, msg: '', count: FILLED_LOCALES.length });
    expect(await post(USER, fields)).toEqual(asForm);
  });

  it('[AP-01.1] a form field that is not a string contains JSON', async () => {
    const db = await open();
    await stockedShop(db);
    const { app } = await groundServer(db);
    const me = await guest(app);
    const document = EMPTY_DOCUMENT;
    const saved = await me.must('Work.save', { goods_id: 'apple-iphone-15' as never, document, title: '007' });
    expect(await me.must('Work.get', { work_id: saved.work_id })).toMatchObject({
      title: '007',
      document,
      revision: 1,
    });
    const broken = await app.inject({
      method: 'POST',
      url: USER,
      headers: { ...me.headers, ...FORM },
      payload: 's=Work.save&goods_id=x&document={',
    });
    expect(answerOf(broken)).toMatchObject({
      http: 200,
      code: 1000,
      data: { error: 'invalidInput', field: 'document' },
    });
  });

  it('[AP-04.2] transport faults have their HTTP status and an envelope', async () => {
    const post = await poster();
    expect(await post(USER, form({ s: 'No.such' }), FORM)).toMatchObject({
      http: 404,
      code: 404,
      data: { error: 'unknownAction' },
    });
    expect(await post(USER, form({}), FORM)).toMatchObject({ http: 404 });
    expect(await post('/partnerapplets/index', form({ s: 'User.guest' }), FORM)).toMatchObject({ http: 404 });
    expect(await post('/nowhere', form({}), FORM)).toMatchObject({ http: 404 });
    expect(await post(USER, '{"s":', { 'content-type': 'application/json' })).toMatchObject({ http: 400, code: 400 });
    expect(await post(USER, '[]', { 'content-type': 'application/json' })).toMatchObject({ http: 400 });
    expect(await post(USER, '<s/>', { 'content-type': 'application/xml' })).toMatchObject({ http: 415, code: 415 });
    expect(await post(USER, form({ s: 'User.guest', x: 'x'.repeat(5e6) }), FORM)).toMatchObject({
      http: 413,
      code: 413,
    });
    expect(await post(USER, form({ s: 'User.verifyToken' }), FORM)).toMatchObject({
      http: 401,
      data: { error: 'userInfoMissing' },
    });
    expect(await post(USER, form({ s: 'User.verifyToken' }), { ...FORM, authorization: 'Bearer' })).toMatchObject({
      http: 401,
      data: { error: 'verificationFailed' },
    });
    const unknown = { ...FORM, authorization: `Bearer ${'a'.repeat(43)}` };
    expect(await post(USER, form({ s: 'User.verifyToken' }), unknown)).toMatchObject({
      http: 401,
      data: { error: 'tokenInvalid' },
    });
  });

  it('[AP-04.1] handled outcomes have HTTP status 200', async () => {
    const post = await poster();
    expect(await post(USER, form({ s: 'Machine.get', machine_id: 'nowhere' }), FORM)).toMatchObject({
      http: 200,
      code: 1201,
      msg: 'Device information does not exist',
    });
  });

  it('NUL characters, which PostgreSQL cannot store, are refused everywhere', async () => {
    const post = await poster();
    const nul = { http: 400, data: { error: 'malformed' } };
    expect(await post(USER, 's=User.login&phone=1%00&password=x&country=CN', FORM)).toMatchObject(nul);
    expect(await post(USER, { s: 'Goods.list', keyword: 'a\0b' })).toMatchObject(nul);
    expect(await post(USER, { s: 'Machine.list', deep: [[{ 'a\0': 1 }]] })).toMatchObject(nul);
    expect(
      await post(USER, `{"s":"Machine.list","deep":${'['.repeat(5000)}${']'.repeat(5000)}}`, {
        'content-type': 'application/json',
      }),
    ).toMatchObject(nul);
  });

  it('[AP-03.1] a list returns the requested page and the total, and refuses invalid pages', async () => {
    const db = await open();
    await stockedShop(db);
    const { app } = await groundServer(db);
    const paged = (pagenum: string, pagesize: string) => caller(app, { pagenum, pagesize }).call('Goods.list', {});
    expect(await paged('2', '1')).toMatchObject({ code: 0, count: 2, data: [{ goods_id: 'samsung-galaxy-s24' }] });
    for (const [number, size] of [
      ['0', '1'],
      ['1', '101'],
      ['x', '1'],
      ['1', '-1'],
      ['10001', '1'],
    ] as const) {
      expect(await paged(number, size)).toMatchObject({ http: 400 });
    }
  });

  it('a burst from one address gets 429', async () => {
    const db = await open();
    const { app } = await groundServer(db, { config: { ...TEST_CONFIG, requestsPerMinute: 3 } });
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push((await caller(app).call('Machine.list', {})).http);
    expect(answers).toEqual([200, 200, 200, 429]);
    expect((await app.inject({ url: '/health' })).statusCode).toBe(200);
  });
});
