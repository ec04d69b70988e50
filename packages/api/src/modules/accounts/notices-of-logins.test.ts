import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../base/ports/clock.ts';
import { type Caller, callerOf } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { notifyingShop } from '../../testing/push.ts';
import { registered } from '../../testing/texts.ts';

const ACCOUNT = { phone: '13800138000', country: 'CN', password: 'correct horse' };
const CHANGE = { password: ACCOUNT.password, new_password: 'battery staple', log_out_others: true };

describe.each(databases())('the notices of a browser that logs in again, on $engine', ({ open }) => {
  async function again() {
    const { shop, agree } = await notifyingShop(await open());
    const { app, services, visitor } = shop;
    const first = callerOf(app, await registered(visitor, services.texts, ACCOUNT));
    const { subscription, taken } = await agree(first);
    services.clock.pass(25 * HOUR_MS);
    const logIn = async () => callerOf(app, await visitor.must('User.login', ACCOUNT));
    const idOf = async (self: Caller) =>
      (await self.must('User.devices', {})).find(({ here }) => here)?.device_id ?? '';
    const left = async () =>
      (await services.db.read.selectFrom('push_subscriptions').select(['endpoint', 'ended_at']).execute()).map(
        ({ endpoint, ended_at }) => [endpoint, ended_at],
      );
    const { endpoint } = subscription;
    return { shop, agree, logIn, idOf, left, endpoint, taken, desk: await logIn(), mine: await logIn() };
  }

  it('[SN-08.4] [QU-03.1] belong to the new login as soon as the app asks', async () => {
    const { logIn, idOf, left, endpoint, desk, mine } = await again();
    await desk.must('Notification.get', { endpoint });
    await mine.must('User.logOutDevice', { device_id: await idOf(await logIn()) });
    expect(await left()).toEqual([[endpoint, null]]);
    await mine.must('User.logOutDevice', { device_id: await idOf(desk) });
    expect(await left()).toEqual([]);
  });

  it('[SN-08.4] [QU-03.1] end with a device that is logged out, also before the app asks', async () => {
    const { shop, agree, logIn, idOf, left, desk, mine } = await again();
    const here = await agree(mine);
    await mine.must('User.logOutDevice', { device_id: await idOf(desk) });
    expect(await left()).toEqual([[here.subscription.endpoint, null]]);
    // A browser whose session ended while it subscribed.
    const third = await logIn();
    await agree(third);
    await shop.services.db.transact((tx) =>
      tx
        .updateTable('push_subscriptions')
        .set({ login: null })
        .where('endpoint', '!=', here.subscription.endpoint)
        .execute(),
    );
    await mine.must('User.logOutDevice', { device_id: await idOf(third) });
    expect(await left()).toEqual([[here.subscription.endpoint, null]]);
  });

  it('[SN-08.3] [SN-08.5] the device that changes the password is not told that it is logged out', async () => {
    const { shop, left, endpoint, taken, mine } = await again();
    await mine.must('User.changePassword', { ...CHANGE, endpoint });
    await shop.work();
    expect(await left()).toEqual([[endpoint, null]]);
    expect(taken()).toBe(0);
  });
});
