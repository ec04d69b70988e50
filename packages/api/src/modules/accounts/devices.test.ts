import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../base/ports/clock.ts';
import { caller, guest } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { notifyingShop, shownBy } from '../../testing/push.ts';
import { registered } from '../../testing/texts.ts';
import { groundServer } from '../../testing/server.ts';

const ACCOUNT = { phone: '13800138000', country: 'CN', password: 'correct horse' };
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0';

const as = (app: FastifyInstance, agent: string, session?: { readonly tokenHead: string; readonly token: string }) =>
  caller(app, { 'user-agent': agent, ...(session && { authorization: session.tokenHead + session.token }) });

describe.each(databases())('the devices of an account on $engine', ({ open }) => {
  it('[SN-08.4] every device is listed once, with its browser and its last use, over renewals', async () => {
    const { app, services } = await groundServer(await open());
    const began = services.clock.now();
    const phone = as(app, IPHONE, await registered(as(app, IPHONE), services.texts, ACCOUNT));
    services.clock.pass(HOUR_MS);
    const desk = as(app, WINDOWS, await as(app, WINDOWS).must('User.login', ACCOUNT));
    services.clock.pass(HOUR_MS);
    const renewed = as(app, IPHONE, await phone.must('User.renew', {}));
    expect(await renewed.must('User.devices', {})).toEqual([
      {
        device_id: expect.any(String),
        here: true,
        browser: 'safari',
        system: 'iphone',
        since: began,
        used_at: began + 2 * HOUR_MS,
      },
      {
        device_id: expect.any(String),
        here: false,
        browser: 'edge',
        system: 'windows',
        since: began + HOUR_MS,
        used_at: began + HOUR_MS,
      },
    ]);
    // A use is noted, at most every ten minutes.
    services.clock.pass(HOUR_MS);
    await desk.must('User.verifyToken', {});
    const now = services.clock.now();
    await expect.poll(async () => (await desk.must('User.devices', {})).find(({ here }) => here)?.used_at).toBe(now);
    // A login that expired is no device any more.
    services.clock.pass(22 * HOUR_MS);
    const third = as(app, WINDOWS, await as(app, WINDOWS).must('User.login', ACCOUNT));
    expect((await third.must('User.devices', {})).length).toBe(2);
  });

  it('[SN-08.4] one device, or all others, are logged out with their notifications', async () => {
    const { shop, agree } = await notifyingShop(await open());
    const { app, services } = shop;
    const mine = as(app, IPHONE, await registered(as(app, IPHONE), services.texts, ACCOUNT));
    const desk = as(app, WINDOWS, await as(app, WINDOWS).must('User.login', ACCOUNT));
    const third = as(app, WINDOWS, await as(app, WINDOWS).must('User.login', ACCOUNT));
    await agree(mine);
    await agree(desk);
    await agree(third);
    const browsers = async () =>
      (await services.db.read.selectFrom('push_subscriptions').select('id').execute()).length;
    const deskId = (await desk.must('User.devices', {})).find(({ here }) => here)?.device_id ?? '';
    const events: string[] = [];
    const { token_hash } = await services.db.read
      .selectFrom('sessions')
      .select('token_hash')
      .where('login', '=', deskId)
      .executeTakeFirstOrThrow();
    services.events.subscribe(`session:${token_hash}`, () => events.push('ended'));
    // A stranger who knows the id ends nothing.
    const stranger = await shop.customer();
    expect(await stranger.must('User.logOutDevice', { device_id: deskId })).toEqual({ ended: 0 });
    expect(await mine.must('User.logOutDevice', { device_id: deskId })).toEqual({ ended: 1 });
    expect(await mine.must('User.logOutDevice', { device_id: deskId })).toEqual({ ended: 0 });
    expect((await desk.call('User.verifyToken', {})).data).toMatchObject({ error: 'tokenInvalid' });
    expect([events, await browsers()]).toEqual([['ended'], 2]);
    await third.must('User.verifyToken', {});
    expect(await mine.must('User.logOutOthers', {})).toEqual({ ended: 1 });
    expect((await third.call('User.verifyToken', {})).http).toBe(401);
    expect(await mine.must('User.devices', {})).toMatchObject([{ here: true }]);
    expect(await browsers()).toBe(1);
  });
});

describe.each(databases())('a changed password on $engine', ({ open }) => {
  const change = { password: ACCOUNT.password, new_password: 'battery staple', log_out_others: false };

  it('[SN-08.3] [SE-02.3] only the old password changes it; a code is not needed', async () => {
    const { app, services } = await groundServer(await open());
    const mine = as(app, IPHONE, await registered(as(app, IPHONE), services.texts, ACCOUNT));
    const desk = as(app, WINDOWS, await as(app, WINDOWS).must('User.login', ACCOUNT));
    const errorOf = async (changes: Partial<typeof change>) =>
      ((await mine.call('User.changePassword', { ...change, ...changes })).data as { readonly error?: string }).error;
    expect(await errorOf({ password: 'a guess' })).toBe('ownPasswordWrong');
    expect(await errorOf({ new_password: 'short' })).toBe('passwordTooShort');
    expect(await mine.must('User.changePassword', change)).toEqual({ ended: 0 });
    await desk.must('User.verifyToken', {});
    expect(await as(app, IPHONE).call('User.login', ACCOUNT)).toMatchObject({ data: { error: 'loginWrong' } });
    await as(app, IPHONE).must('User.login', { ...ACCOUNT, password: change.new_password });
    const visitor = await guest(app);
    expect(await visitor.call('User.changePassword', change)).toMatchObject({ data: { error: 'passwordMissing' } });
  });

  it('[SN-08.3] [SE-02.2] guesses of the own password are limited, over all acts that ask for it', async () => {
    const { shop } = await notifyingShop(await open());
    const mine = as(shop.app, IPHONE, await registered(shop.visitor, shop.services.texts, ACCOUNT));
    const guesses: Promise<unknown>[] = [];
    for (let n = 0; n < 5; n += 1)
      guesses.push(
        mine.call('User.changePassword', { ...change, password: `guess ${n}` }),
        mine.call('User.erase', { confirmed: true, password: `guess ${n}` }),
      );
    await Promise.all(guesses);
    expect(await mine.call('User.changePassword', change)).toMatchObject({ data: { error: 'tooManyRequests' } });
    shop.services.clock.pass(HOUR_MS);
    await mine.must('User.changePassword', change);
  });

  it('[SN-08.3] [SN-08.5] the other devices are logged out if wished, and their browsers are told', async () => {
    const { shop, agree } = await notifyingShop(await open());
    const { app, services } = shop;
    const mine = as(app, IPHONE, await registered(shop.visitor, services.texts, ACCOUNT));
    const desk = as(app, WINDOWS, await as(app, WINDOWS).must('User.login', ACCOUNT));
    const [here, there] = [await agree(mine), await agree(desk, 'zh-Hans')];
    await mine.must('User.changePassword', change);
    await shop.work();
    expect((await shownBy(there)).map(({ title }) => title)).toEqual(['您的密码已更改']);
    const again = { password: change.new_password, new_password: ACCOUNT.password, log_out_others: true };
    expect(await mine.must('User.changePassword', again)).toEqual({ ended: 1 });
    await shop.work();
    expect((await desk.call('User.verifyToken', {})).http).toBe(401);
    const told = await shownBy(there);
    expect([there.taken(), told.at(-1)?.url]).toEqual([2, '/#/pages/login/login']);
    // That browser is told nothing else; the one that changed the password is not told.
    const left = await services.db.read.selectFrom('push_subscriptions').select(['endpoint', 'ended_at']).execute();
    expect(left).toEqual([{ endpoint: here.subscription.endpoint, ended_at: null }]);
    expect(here.taken()).toBe(0);
  });

  it('[SN-08.1] [SN-08.5] a password that a code replaced is told to all browsers of the account', async () => {
    const { shop, agree } = await notifyingShop(await open());
    const mine = as(shop.app, IPHONE, await registered(shop.visitor, shop.services.texts, ACCOUNT));
    const there = await agree(mine);
    await registered(shop.visitor, shop.services.texts, { ...ACCOUNT, password: 'a new password' });
    // An order that becomes ready meanwhile is no longer this browser's news.
    const { ended_at } = await shop.services.db.read
      .selectFrom('push_subscriptions')
      .select('ended_at')
      .executeTakeFirstOrThrow();
    expect(ended_at).toBe(shop.services.clock.now());
    await shop.work();
    expect((await shownBy(there)).map(({ title }) => title)).toEqual(['Your password was changed']);
    expect(await shop.services.db.read.selectFrom('push_subscriptions').select('id').execute()).toEqual([]);
  });
});
