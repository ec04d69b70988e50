import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { endIdentities } from '../../../records/accounts/identities.ts';
import { lockAccount } from '../../../records/accounts/sessions.ts';
import { caller, callerOf, errorOf } from '../../../testing/caller.ts';
import { databases } from '../../../testing/databases.ts';
import { visitedLiar } from '../../../testing/liar.ts';
import { lyingProvider } from '../../../testing/openid-provider.ts';
import { pause } from '../../../testing/pause.ts';
import { groundServer } from '../../../testing/server.ts';
import { TEST_CONFIG } from '../../../testing/services.ts';
import { registered } from '../../../testing/texts.ts';

const PHONE = { phone: '13800138000', country: 'CN', password: 'correct horse' };
const OWNER = { connect: true, password: PHONE.password } as const;

async function server(open: ReturnType<typeof databases>[number]['open']) {
  const provider = await lyingProvider(Date.now);
  const db = await open();
  const { app, services } = await groundServer(db, { config: { ...TEST_CONFIG, openid: [provider.config] } });
  const enter = async (subject: string, self = caller(app)) => {
    const { user } = await self.must('User.finishOpenid', await visitedLiar(self, provider, subject));
    if (!user) throw new Error('nobody is logged in');
    return user;
  };
  /** An identity at any issuer. */
  const stored = (account_id: string, subject: string, issuer: string) =>
    db.transact((tx) =>
      tx.insertInto('openid_identities').values({ issuer, subject, account_id, created_at: 0 }).execute(),
    );
  return { provider, db, app, services, enter, stored };
}

describe.each(databases())('what an OpenID login opens on $engine', ({ open }) => {
  it('[SN-03.4] [SN-03.5] a provider that is offered no longer is no other way in', async () => {
    const { app, enter, stored } = await server(open);
    const user = await enter('amal');
    await stored(user.id, 'amal', 'https://gone.example');
    expect(errorOf(await callerOf(app, user).call('User.disconnectOpenid', { provider: 'liar' }))).toBe('openidLast');
  });
});

// SQLite has one writer: nothing happens between reading and locking there.
describe.each(databases().filter(({ engine }) => engine === 'postgres'))('an OpenID login on $engine', ({ open }) => {
  it('[SN-03.5] [SE-02.5] does not open an account that is disconnected while it waits', async () => {
    const { app, db, provider, services, enter } = await server(open);
    const session = await registered(caller(app), services.texts, PHONE);
    const mine = callerOf(app, session);
    await mine.must('User.finishOpenid', await visitedLiar(mine, provider, 'amal', OWNER));
    const changed = pause();
    const disconnecting = db.transact((tx) =>
      changed.hold(lockAccount(tx, session.id).then(() => endIdentities(tx, session.id))),
    );
    await changed.reached;
    const entering = enter('amal');
    const waiting = sql<{ count: string }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => Number((await waiting.execute(db.read)).rows[0]?.count)).toBe(1);
    changed.resume();
    await disconnecting;
    expect((await entering).id).not.toBe(session.id);
  });
});
