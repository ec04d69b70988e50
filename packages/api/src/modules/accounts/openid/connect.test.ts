import { describe, expect, it } from 'vitest';
import { endSessions, lockAccount } from '../../../records/accounts/sessions.ts';
import { BLANK } from '../../../testing/blank-renderer.ts';
import { type Caller, caller, guest, callerOf, errorOf } from '../../../testing/caller.ts';
import { crossing } from '../../../testing/crossing.ts';
import { databases } from '../../../testing/databases.ts';
import { visitedLiar } from '../../../testing/liar.ts';
import { lyingProvider } from '../../../testing/openid-provider.ts';
import { pushServer, shownBy } from '../../../testing/push.ts';
import { groundServer } from '../../../testing/server.ts';
import { TEST_CONFIG } from '../../../testing/services.ts';
import { testShop } from '../../../testing/shop.ts';
import { registered } from '../../../testing/texts.ts';

const PHONE = { phone: '13800138000', country: 'CN', password: 'correct horse' };
const OWNER = { connect: true, password: PHONE.password } as const;

describe.each(databases())('a provider that is connected to an account, on $engine', ({ open }) => {
  async function server(slash = '') {
    const provider = await lyingProvider(Date.now);
    const config = { ...provider.config, issuer: provider.config.issuer + slash };
    const { db, during } = crossing(await open());
    const { app, services } = await groundServer(db, { config: { ...TEST_CONFIG, openid: [config] } });
    const identities = () => db.read.selectFrom('openid_identities').select(['subject', 'account_id']).execute();
    const owner = async (phone = PHONE.phone) => {
      const session = await registered(caller(app), services.texts, { ...PHONE, phone });
      return { session, mine: callerOf(app, session) };
    };
    const connected = async (mine: Caller, subject = 'amal') =>
      mine.must('User.finishOpenid', await visitedLiar(mine, provider, subject, OWNER));
    return { provider, db, during, app, services, identities, owner, connected };
  }

  it('[SN-03.5] [SE-02.5] a guest connects none: the account that the guest becomes would have it', async () => {
    const { app, db, provider, identities, owner } = await server();
    const visitor = await guest(app);
    const begun = await visitor.call('User.beginOpenid', { provider: 'liar', connect: true });
    expect(errorOf(begun)).toBe('forbidden');
    // An account that becomes a guest while the customer is away.
    const { mine, session } = await owner();
    const answer = await visitedLiar(mine, provider, 'mallory', OWNER);
    await db.transact((tx) => tx.updateTable('accounts').set({ phone: null }).where('id', '=', session.id).execute());
    expect(errorOf(await mine.call('User.finishOpenid', answer))).toBe('forbidden');
    expect(await identities()).toEqual([]);
  });

  it('[SN-03.5] [SE-02.2] [SE-02.5] connecting needs the own password, and guesses of it are limited', async () => {
    const { identities, owner, connected } = await server();
    const { mine, session } = await owner();
    for (const password of [undefined, '', 'a guess'])
      expect(errorOf(await mine.call('User.beginOpenid', { provider: 'liar', connect: true, password }))).toBe(
        'ownPasswordWrong',
      );
    await connected(mine);
    expect(await identities()).toEqual([{ subject: 'amal', account_id: session.id }]);
    for (let guess = 0; guess < 10; guess += 1)
      await mine.call('User.beginOpenid', { provider: 'liar', connect: true, password: 'a guess' });
    expect(errorOf(await mine.call('User.beginOpenid', { provider: 'liar', ...OWNER }))).toBe('tooManyRequests');
  });

  it('[SN-03.5] [SE-02.5] one person of a provider opens an account', async () => {
    const { provider, identities, owner, connected } = await server();
    const { mine } = await owner();
    await connected(mine);
    const second = await mine.call('User.finishOpenid', await visitedLiar(mine, provider, 'mallory', OWNER));
    expect(errorOf(second)).toBe('openidOther');
    const { mine: others } = await owner('13900139000');
    const taken = await others.call('User.finishOpenid', await visitedLiar(others, provider, 'amal', OWNER));
    expect(errorOf(taken)).toBe('openidTaken');
    expect((await identities()).map(({ subject }) => subject)).toEqual(['amal']);
  });

  it('[SN-03.5] [SE-02.5] a login that has ended meanwhile connects none', async () => {
    const { provider, during, identities, owner } = await server();
    const { mine, session } = await owner();
    const answer = await visitedLiar(mine, provider, 'mallory', OWNER);
    const finished = await during(
      () => mine.call('User.finishOpenid', answer),
      async (tx) => {
        await lockAccount(tx, session.id);
        await endSessions(tx, session.id);
      },
    );
    expect(errorOf(finished)).toBe('tokenInvalid');
    expect(await identities()).toEqual([]);
  });

  it('[SN-03.4] an issuer in the settings may have a final slash that the provider leaves out', async () => {
    const { owner, connected, identities } = await server('/');
    const { mine } = await owner();
    await connected(mine);
    expect((await mine.must('User.account', {})).openid).toMatchObject([{ connected: true }]);
    expect(await mine.must('User.disconnectOpenid', { provider: 'liar' })).toEqual({ ended: 1 });
    expect(await identities()).toEqual([]);
  });

  it('[SN-03.5] [SN-08.5] the other browsers of the account are told of it', async () => {
    const [provider, push] = [await lyingProvider(Date.now), await pushServer()];
    const config = { ...TEST_CONFIG, ...push.overrides.config, openid: [provider.config] };
    const shop = await testShop(await open(), { renderer: BLANK, overrides: { ...push.overrides, config } });
    const mine = callerOf(shop.app, await registered(shop.visitor, shop.services.texts, PHONE));
    const other = callerOf(shop.app, await shop.visitor.must('User.login', PHONE));
    const agreed = async (self: Caller) => {
      const browser = push.standin.browser((await self.must('Notification.get', {})).key ?? '');
      await self.must('Notification.subscribe', browser.subscription);
      return browser;
    };
    const [here, there] = [await agreed(mine), await agreed(other)];
    await mine.must('User.finishOpenid', await visitedLiar(mine, provider, 'amal', OWNER));
    await shop.work();
    expect((await shownBy(there)).map(({ title }) => title)).toEqual(['A new way into your account']);
    expect(here.taken()).toBe(0);
  });
});
