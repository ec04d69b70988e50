import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../base/db/database.ts';
import { BLANK } from '../../../testing/blank-renderer.ts';
import { type Caller, callerOf, errorOf } from '../../../testing/caller.ts';
import { databases } from '../../../testing/databases.ts';
import { type Glewlwyd, hasGlewlwyd, startGlewlwyd } from '../../../testing/glewlwyd.ts';
import { TEST_CONFIG } from '../../../testing/services.ts';
import { CHOICE, redCase, type TestShop, testShop } from '../../../testing/shop.ts';
import { registered } from '../../../testing/texts.ts';
import { RETURN_PATH } from './commands.ts';

const PHONE = { phone: '13800138000', country: 'CN', password: 'correct horse' };
const PUBLIC_URL = 'http://shop.example';
const { goods_id } = CHOICE;

describe.runIf(hasGlewlwyd())('a real OpenID provider', () => {
  let provider: Glewlwyd;
  beforeAll(async () => {
    provider = await startGlewlwyd();
    await provider.admit(PUBLIC_URL + RETURN_PATH);
  });
  afterAll(() => provider?.stop());

  const opened = (db: Database): Promise<TestShop> =>
    testShop(db, {
      renderer: BLANK,
      overrides: { config: { ...TEST_CONFIG, publicUrl: PUBLIC_URL, openid: [provider.config] } },
    });

  /** What the browser brings back from the provider's pages. */
  async function visited(self: Caller, connect?: boolean) {
    const owner = connect && { connect, password: PHONE.password };
    const { url, browser } = await self.must('User.beginOpenid', { provider: 'glewlwyd', ...owner });
    const back = await provider.visit(url);
    expect(back.origin + back.pathname).toBe(PUBLIC_URL + RETURN_PATH);
    const iss = back.searchParams.get('iss');
    const state = back.searchParams.get('state') ?? '';
    return { state, browser, code: back.searchParams.get('code') ?? '', ...(iss !== null && { iss }) };
  }

  async function enter(shop: TestShop, self: Caller) {
    const { user } = await self.must('User.finishOpenid', await visited(self));
    if (!user) throw new Error('nobody is logged in');
    return { user, me: callerOf(shop.app, user) };
  }

  describe.each(databases())('on $engine', ({ open }) => {
    it('[SN-03.2] [SN-03.5] [SC-06] a guest logs in with a real provider and keeps the works; later logins open the account', async () => {
      const shop = await opened(await open());
      expect(await shop.visitor.must('User.ways', {})).toMatchObject({
        openid: [{ provider: 'glewlwyd', label: 'Glewlwyd' }],
      });
      const guest = await shop.customer();
      await guest.must('Work.save', { goods_id, document: redCase(), title: 'Of the guest' });
      const { user, me } = await enter(shop, guest);
      expect(user).toMatchObject({ phone: '', userInfo: { guest: false }, device: expect.any(String) });
      expect(await me.must('Work.list', {})).toMatchObject([{ title: 'Of the guest' }]);
      expect(await me.must('User.account', {})).toEqual({
        has_password: false,
        terms_version: null,
        terms_at: null,
        openid: [{ provider: 'glewlwyd', label: 'Glewlwyd', connected: true }],
      });
      // Another device, whose guest has a work as well.
      const other = await shop.customer();
      await other.must('Work.save', { goods_id, document: redCase('#00ff00'), title: 'Of the other' });
      const again = await enter(shop, other);
      expect(again.user.id).toBe(user.id);
      expect(await again.me.must('Work.list', {})).toHaveLength(2);
      expect(await me.must('User.devices', {})).toHaveLength(2);
      // Without a guest, the same account opens.
      expect((await enter(shop, shop.visitor)).user.id).toBe(user.id);
      // It is no guest: it has no thirty days, and nobody comes back to it by an old token.
      const reopened = await shop.visitor.must('User.guest', { last_token: user.token });
      expect(reopened.id).not.toBe(user.id);
    });

    it('[SN-03.4] a login comes back once, soon, and only in the browser that began it', async () => {
      const shop = await opened(await open());
      const first = await visited(shop.visitor);
      expect(errorOf(await shop.visitor.call('User.finishOpenid', { ...first, browser: 'another' }))).toBe(
        'openidFailed',
      );
      // The wrong browser has used it up.
      expect(errorOf(await shop.visitor.call('User.finishOpenid', first))).toBe('openidFailed');
      const second = await visited(shop.visitor);
      await shop.visitor.must('User.finishOpenid', second);
      expect(errorOf(await shop.visitor.call('User.finishOpenid', second))).toBe('openidFailed');
      const late = await visited(shop.visitor);
      shop.services.clock.pass(16 * 60_000);
      expect(errorOf(await shop.visitor.call('User.finishOpenid', late))).toBe('openidFailed');
      // The code of one login does not fit another: state and verifier differ.
      const [one, two] = [await visited(shop.visitor), await visited(shop.visitor)];
      expect(errorOf(await shop.visitor.call('User.finishOpenid', { ...one, code: two.code }))).toBe('openidFailed');
      const refused = await visited(shop.visitor);
      const { code: _code, ...without } = refused;
      expect(errorOf(await shop.visitor.call('User.finishOpenid', { ...without, error: 'access_denied' }))).toBe(
        'openidRefused',
      );
      expect(errorOf(await shop.visitor.call('User.beginOpenid', { provider: 'nobody' }))).toBe('openidUnknown');
      expect(JSON.stringify(shop.services.log.lines)).not.toContain(one.code);
    });

    it('[SN-03.5] a customer connects a provider to an account with a number, and disconnects it', async () => {
      const shop = await opened(await open());
      const mine = callerOf(shop.app, await registered(await shop.customer(), shop.services.texts, PHONE));
      const stranger = await shop.customer();
      // Whoever began it must be the caller who ends it.
      const begun = await visited(mine, true);
      expect(errorOf(await stranger.call('User.finishOpenid', begun))).toBe('openidFailed');
      expect(await mine.must('User.finishOpenid', await visited(mine, true))).toEqual({ connected: true });
      expect(await mine.must('User.finishOpenid', await visited(mine, true))).toEqual({ connected: true });
      expect((await mine.must('User.account', {})).openid).toMatchObject([{ connected: true }]);
      const { user } = await enter(shop, shop.visitor);
      expect(user).toMatchObject({ phone: '+8613800138000', userInfo: { guest: false } });
      // It opens this account, so no other one gets it.
      const other = callerOf(
        shop.app,
        await registered(await shop.customer(), shop.services.texts, { ...PHONE, phone: '13800138001' }),
      );
      expect(errorOf(await other.call('User.finishOpenid', await visited(other, true)))).toBe('openidTaken');
      expect(await mine.must('User.disconnectOpenid', { provider: 'glewlwyd' })).toEqual({ ended: 1 });
      const fresh = await enter(shop, shop.visitor);
      expect(fresh.user.id).not.toBe(user.id);
      expect(errorOf(await fresh.me.call('User.disconnectOpenid', { provider: 'glewlwyd' }))).toBe('openidLast');
      expect(errorOf(await shop.visitor.call('User.beginOpenid', { provider: 'glewlwyd', connect: true }))).toBe(
        'forbidden',
      );
    });

    it('[SN-03.5] [SN-08.1] who takes an account over by its number ends its providers', async () => {
      const shop = await opened(await open());
      const before = await registered(await shop.customer(), shop.services.texts, PHONE);
      const mine = callerOf(shop.app, before);
      await mine.must('User.finishOpenid', await visited(mine, true));
      await registered(shop.visitor, shop.services.texts, { ...PHONE, password: 'a new password' });
      expect((await enter(shop, shop.visitor)).user.id).not.toBe(before.id);
    });

    it('[SN-03.5] [SN-07.1] [SN-07.2] an account without a number is kept, exported and erased', async () => {
      const shop = await opened(await open());
      const { me, user } = await enter(shop, shop.visitor);
      await me.must('Work.save', { goods_id, document: redCase(), title: 'To be erased' });
      // Ninety days without a login: a guest's designs would be gone.
      shop.services.clock.pass(90 * 24 * 3_600_000);
      await shop.work();
      const later = await enter(shop, shop.visitor);
      expect(later.user.id).toBe(user.id);
      expect(await later.me.must('Work.list', {})).toMatchObject([{ title: 'To be erased' }]);
      expect(
        errorOf(
          await later.me.call('User.changePassword', {
            password: 'x',
            new_password: 'a new password',
            log_out_others: true,
          }),
        ),
      ).toBe('passwordMissing');
      await later.me.must('User.erase', { confirmed: true });
      expect(await shop.services.db.read.selectFrom('openid_identities').selectAll().execute()).toEqual([]);
      expect((await enter(shop, shop.visitor)).user.id).not.toBe(user.id);
    });

    it('[SN-03.4] the return address leads to a page, with the answer behind the #', async () => {
      const shop = await opened(await open());
      const url = `${RETURN_PATH}?code=a%20b&state=s&iss=http%3A%2F%2Fid&session_state=x&code_verifier=y`;
      const answer = await shop.app.inject({ url });
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        '/#/pages/login/openid?state=s&code=a+b&iss=http%3A%2F%2Fid',
      ]);
    });
  });
});
