import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerOf, caller, FORM, form, guest } from '../../testing/caller.ts';
import { stockedShop } from '../../testing/catalogue.ts';
import { databases } from '../../testing/databases.ts';
import { registered } from '../../testing/texts.ts';
import { groundServer } from '../../testing/server.ts';
import { HOUR_MS } from '../../base/ports/clock.ts';

const PHONE = { phone: '13800138000', country: 'CN' };
const ACCOUNT = { ...PHONE, password: 'correct horse' };
const bearer = (session: { readonly tokenHead: string; readonly token: string }) => ({
  authorization: session.tokenHead + session.token,
});

describe.each(databases())('accounts on $engine', ({ open }) => {
  it('[SN-02.1] [SN-02.2] a login answers all fields of the session user and accepts tokenHead + token', async () => {
    const { app, services } = await groundServer(await open());
    const session = await registered(caller(app), services.texts, ACCOUNT);
    expect(session).toEqual({
      openid: session.id,
      token: expect.stringMatching(/^[\w-]{43}$/),
      tokenHead: 'Bearer ',
      currentTime: services.clock.now(),
      phone: '+8613800138000',
      username: '+8613800138000',
      id: expect.stringMatching(/^[\w.-]{1,80}$/),
      userid: session.id,
      userInfo: { guest: false },
      device: expect.stringMatching(/^[\w-]{43}$/),
    });
    const verified = await caller(app, bearer(session)).must('User.verifyToken', {});
    expect(verified).toEqual({ uid: session.id, language: 'en-us' });
  });

  it('[SN-01.1] a login ends 24 hours after it began, however often it was used', async () => {
    const { app, services } = await groundServer(await open());
    const me = await guest(app);
    services.clock.pass(24 * HOUR_MS - 1);
    await me.must('User.verifyToken', {});
    services.clock.pass(1);
    expect(await me.call('User.verifyToken', {})).toMatchObject({
      http: 401,
      code: 401,
      data: { error: 'tokenExpired' },
      msg: 'token expired',
    });
  });

  it('[SN-01.2] a renewed login is valid for 24 hours from then', async () => {
    const { app, services } = await groundServer(await open());
    const before = await guest(app);
    services.clock.pass(23 * HOUR_MS);
    const renewed = caller(app, bearer(await before.must('User.renew', {})));
    await before.must('User.verifyToken', {});
    services.clock.pass(2 * HOUR_MS);
    await renewed.must('User.verifyToken', {});
    expect((await before.call('User.verifyToken', {})).data).toMatchObject({ error: 'tokenExpired' });
  });

  it('[SN-01.1] [SN-03.3] a guest stays the same guest on one device for thirty days after the login', async () => {
    const { app, services } = await groundServer(await open());
    const again = (last_token?: string) => caller(app).must('User.guest', { last_token });
    const first = await again();
    services.clock.pass(30 * 24 * HOUR_MS - 1);
    expect(await caller(app, bearer(first)).call('User.verifyToken', {})).toMatchObject({ http: 401 });
    const second = await again(first.token);
    expect([second.id, second.token === first.token]).toEqual([first.id, false]);
    expect((await caller(app, bearer(second)).must('User.verifyToken', {})).uid).toBe(first.id);
    // The first answer is lost, so the client asks again.
    expect((await again(first.token)).id).toBe(first.id);
    services.clock.pass(30 * 24 * HOUR_MS - 1);
    for (const token of [first.token, 'a-token-of-nobody', '']) expect((await again(token)).id).not.toBe(first.id);
    expect((await again(second.token)).id).toBe(first.id);

    const gone = await again();
    const renewed = await again(gone.token);
    await caller(app, bearer(renewed)).must('User.logout', {});
    for (const { token } of [gone, renewed]) expect((await again(token)).id).not.toBe(gone.id);
    const young = await again();
    // Another person continues with an old token of theirs.
    const [other, grown] = [await again(young.token), await again(young.token)];
    expect([other.id, grown.id]).toEqual([young.id, young.id]);
    await registered(caller(app, bearer(grown)), services.texts, ACCOUNT);
    for (const { token } of [young, other, grown]) expect((await again(token)).id).not.toBe(grown.id);
    expect(await caller(app, bearer(other)).call('User.renew', {})).toMatchObject({ http: 401 });
  });

  it('[SN-03.2] a guest who becomes an account keeps the same id', async () => {
    const { app, services } = await groundServer(await open());
    const me = await guest(app);
    const { uid } = await me.must('User.verifyToken', {});
    expect((await registered(me, services.texts, ACCOUNT)).id).toBe(uid);
    expect((await caller(app).must('User.login', ACCOUNT)).id).toBe(uid);
  });

  it("[SN-03.2] a guest's things go to the account that the guest logs in to", async () => {
    const db = await open();
    await stockedShop(db);
    const { app, services } = await groundServer(db);
    await registered(caller(app), services.texts, ACCOUNT);
    const me = await guest(app);
    const document = {
      version: 1,
      records: { background: { id: 'background', type: 'background', fill: { kind: 'none' } } },
    };
    const { work_id } = await me.must('Work.save', { goods_id: 'apple-iphone-15' as never, document });
    const account = caller(app, bearer(await me.must('User.login', ACCOUNT)));
    expect((await account.must('Work.list', {})).map((work) => work.work_id)).toEqual([work_id]);
  });

  it('ends a session at logout', async () => {
    const { app } = await groundServer(await open());
    const me = await guest(app);
    expect(await me.must('User.logout', {})).toEqual({ ended: 1 });
    expect((await me.call('User.verifyToken', {})).data).toMatchObject({ error: 'tokenInvalid' });
  });

  it('[SN-06.3] reports what is wrong with a phone number or a password', async () => {
    const { app } = await groundServer(await open());
    const errorOf = async (input: { phone: string; password: string; country: string }) =>
      await caller(app).call('User.register', input);
    expect(await errorOf({ ...ACCOUNT, phone: '2380013' })).toMatchObject({
      http: 200,
      code: 1101,
      msg: 'Incorrect phone number',
    });
    expect((await errorOf({ ...ACCOUNT, password: '' })).data).toMatchObject({ error: 'passwordRequired' });
    expect((await errorOf({ ...ACCOUNT, password: 'short' })).data).toMatchObject({ error: 'passwordTooShort' });
  });

  it('[SE-02.4] a wrong password and a missing account get the same answer', async () => {
    const { app, services } = await groundServer(await open());
    await registered(caller(app), services.texts, ACCOUNT);
    const wrong = await caller(app).call('User.login', { ...ACCOUNT, password: 'wrong horse' });
    const missing = await caller(app).call('User.login', { ...ACCOUNT, phone: '13900139000' });
    expect(wrong).toEqual(missing);
    expect(wrong.data).toEqual({ error: 'loginWrong' });
  });

  it('[SE-02.2] at most five passwords per account and address in a quarter of an hour', async () => {
    const { app, services } = await groundServer(await open());
    await registered(caller(app), services.texts, ACCOUNT);
    const guess = () => caller(app).call('User.login', { ...ACCOUNT, password: 'wrong horse' });
    const answers = await Promise.all(Array.from({ length: 20 }, guess));
    const errors = answers.map((answer) => (answer.data as unknown as { error: string }).error);
    expect(errors.filter((error) => error === 'loginWrong').length).toBe(5);
    expect(errors.filter((error) => error === 'tooManyRequests').length).toBe(15);
    services.clock.pass(15 * 60_000 - 1);
    expect((await caller(app).call('User.login', ACCOUNT)).http).toBe(429);
    services.clock.pass(1);
    await caller(app).must('User.login', ACCOUNT);
  });

  /** Logs in from an address. @returns its error, or undefined */
  const logInFrom = async (app: FastifyInstance, remoteAddress: string, fields: object) => {
    const payload = { s: 'User.login', ...ACCOUNT, ...fields };
    const answer = await app.inject({ method: 'POST', url: '/userphoneapplets/index', remoteAddress, payload });
    return answer.json<{ data: { error?: string } }>().data.error;
  };
  const WRONG = { password: 'wrong horse' };

  it('[SE-02.2] attempts from one address cannot lock an owner out', async () => {
    const { app, services } = await groundServer(await open());
    await registered(caller(app), services.texts, ACCOUNT);
    for (let guess = 0; guess < 60; guess += 1) await logInFrom(app, '203.0.113.1', WRONG);
    expect(await logInFrom(app, '203.0.113.9', {})).toBeUndefined();
  });

  it('[SE-02.2] wrong passwords from many addresses do not lock out a known device', async () => {
    const { app, services } = await groundServer(await open());
    const { device } = await registered(caller(app), services.texts, ACCOUNT);
    const strangers = Array.from({ length: 60 }, (_, guess) => logInFrom(app, `203.0.113.${guess}`, WRONG));
    const errors = await Promise.all(strangers);
    expect(errors.filter((error) => error === 'loginWrong')).toHaveLength(50);
    expect(await logInFrom(app, '198.51.100.1', {})).toBe('tooManyRequests');
    expect(await logInFrom(app, '198.51.100.1', { device: 'x'.repeat(43) })).toBe('tooManyRequests');
    expect(await logInFrom(app, '203.0.113.1', { device })).toBeUndefined();
    // The known device has a limit of its own.
    for (let guess = 0; guess < 10; guess += 1)
      expect(await logInFrom(app, '203.0.113.1', { ...WRONG, device })).toBe('loginWrong');
    expect(await logInFrom(app, '203.0.113.1', { device })).toBe('tooManyRequests');
    services.clock.pass(15 * 60_000);
    expect(await logInFrom(app, '198.51.100.1', {})).toBeUndefined();
  });

  it('[SE-02.2] a device known to one account is unknown to another', async () => {
    const db = await open();
    const { app, services } = await groundServer(db);
    const { device } = await registered(caller(app), services.texts, ACCOUNT);
    await registered(caller(app), services.texts, { ...ACCOUNT, phone: '13900139000' });
    const other = { phone: '13900139000', device };
    for (let guess = 0; guess < 5; guess += 1)
      expect(await logInFrom(app, '203.0.113.1', { ...other, ...WRONG })).toBe('loginWrong');
    expect(await logInFrom(app, '203.0.113.1', other)).toBe('tooManyRequests');
    expect(await logInFrom(app, '203.0.113.2', other)).toBeUndefined();
    // A device has one token for all its logins. The database has only its hash.
    const kept = await db.read.selectFrom('known_devices').selectAll().execute();
    expect(new Set(kept.map(({ device_hash }) => device_hash)).size).toBe(2);
    expect(JSON.stringify(kept)).not.toContain(device);
  });

  it('[SE-02.2] correct passwords behind one address are not counted', async () => {
    const { app, services } = await groundServer(await open());
    await registered(caller(app), services.texts, ACCOUNT);
    for (let login = 0; login < 12; login += 1) expect(await logInFrom(app, '203.0.113.1', {})).toBeUndefined();
  });

  it('[SE-02.1] [SE-06.2] no token and no password is in the database or in the log', async () => {
    const db = await open();
    const { app, services } = await groundServer(db);
    const session = await registered(caller(app), services.texts, ACCOUNT);
    const stored = JSON.stringify([
      await db.read.selectFrom('sessions').selectAll().execute(),
      await db.read.selectFrom('accounts').selectAll().execute(),
      await db.read.selectFrom('attempts').selectAll().execute(),
    ]);
    const logged = JSON.stringify(services.log.lines);
    for (const secret of [session.token, ACCOUNT.password]) {
      expect(stored).not.toContain(secret);
      expect(logged).not.toContain(secret);
    }
    expect(logged).not.toContain(ACCOUNT.phone);
    expect(stored).toContain('$argon2id$v=19$');
  });

  it("lists the languages offered, the station's own first", async () => {
    const db = await open();
    await stockedShop(db);
    const { app } = await groundServer(db);
    const codes = async (stationId?: string) =>
      (
        await caller(app).must('MachineLanguage.getLanguageList', stationId ? { machine_id: stationId as never } : {})
      ).map((row) => row.code);
    expect((await codes())[0]).toBe('en-us');
    expect((await codes('demo'))[0]).toBe('zh-cn');
    expect([...(await codes('demo'))].sort()).toEqual([...(await codes())].sort());
  });

  it('[AP-01.2] answers in the language of the request', async () => {
    const { app } = await groundServer(await open());
    const ask = async (headers: Record<string, string>, fields: object = {}) => {
      const payload = form({ s: 'User.login', phone: '1', password: 'x', country: 'CN', ...fields });
      return answerOf(
        await app.inject({ method: 'POST', url: '/userphoneapplets/index', headers: { ...FORM, ...headers }, payload }),
      ).msg;
    };
    expect(await ask({})).toBe('Incorrect phone number');
    const chinese = await ask({ 'accept-language': 'zh-Hans' });
    expect(chinese).toMatch(/\p{Script=Han}/u);
    expect(await ask({}, { language: 'zh' })).toBe(chinese);
    expect(await ask({ 'accept-language': 'en;q=0.5, ar;q=0.9' })).toMatch(/\p{Script=Arabic}/u);
  });
});
