import { describe, expect, it } from 'vitest';
import { caller, callerOf } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { groundServer } from '../../testing/server.ts';
import { registered } from '../../testing/texts.ts';

const ACCOUNT = { phone: '13800138000', country: 'CN', password: 'correct horse' };
const CHANGE = { password: ACCOUNT.password, new_password: 'battery staple', log_out_others: true };

describe.each(databases())('a token that was copied, on $engine', ({ open }) => {
  async function copied() {
    const { app, services } = await groundServer(await open());
    const before = callerOf(app, await registered(caller(app), services.texts, ACCOUNT));
    const mine = callerOf(app, await before.must('User.renew', {}));
    const thief = callerOf(app, await before.must('User.renew', {}));
    return { app, services, mine, thief };
  }
  /** The copy has the login of the device that it was copied from. */
  const oneLogin = ({ services }: Awaited<ReturnType<typeof copied>>) =>
    services.db.transact((tx) => tx.updateTable('sessions').set({ login: 'of both' }).execute());

  it('[SN-08.4] [SE-02.1] is listed as a device of its own when it is renewed', async () => {
    const { mine, thief } = await copied();
    const [here, there] = await mine.must('User.devices', {});
    expect([here?.here, there?.here]).toEqual([true, false]);
    expect((await thief.must('User.devices', {}))[0]?.device_id).toBe(there?.device_id);
    expect(await mine.must('User.logOutDevice', { device_id: there?.device_id ?? '' })).toEqual({ ended: 1 });
    expect((await thief.call('User.verifyToken', {})).http).toBe(401);
    await mine.must('User.verifyToken', {});
  });

  it('[SN-08.4] [SE-02.1] ends when all other devices are logged out', async () => {
    const set = await copied();
    await oneLogin(set);
    expect(await set.mine.must('User.logOutOthers', {})).toEqual({ ended: 0 });
    expect((await set.thief.call('User.verifyToken', {})).http).toBe(401);
    await set.mine.must('User.verifyToken', {});
  });

  it('[SN-08.1] [SN-08.3] [SE-02.1] ends with the old password', async () => {
    const set = await copied();
    await oneLogin(set);
    expect(await set.mine.must('User.changePassword', CHANGE)).toEqual({ ended: 0 });
    expect((await set.thief.call('User.renew', {})).http).toBe(401);
    await set.mine.must('User.renew', {});
  });

  it('[SN-01.2] two tabs that renew at once both stay logged in', async () => {
    const { app, mine } = await copied();
    const renewed = await Promise.all([mine.must('User.renew', {}), mine.must('User.renew', {})]);
    for (const session of renewed)
      expect(await callerOf(app, session).call('User.verifyToken', {})).toMatchObject({ http: 200 });
  });
});
