import { describe, expect, it } from 'vitest';
import type { Tx } from '../../base/db/database.ts';
import { caller, callerOf } from '../../testing/caller.ts';
import { crossing } from '../../testing/crossing.ts';
import { databases } from '../../testing/databases.ts';
import { groundServer } from '../../testing/server.ts';
import { registered } from '../../testing/texts.ts';
import { endSessions, lockAccount } from '../../records/accounts/sessions.ts';

const ACCOUNT = { phone: '13800138000', country: 'CN', password: 'correct horse' };

describe.each(databases())('a login that ends while a call is on its way, on $engine', ({ open }) => {
  async function crossed() {
    const { db, during } = crossing(await open());
    const { app, services } = await groundServer(db);
    const session = await registered(caller(app), services.texts, ACCOUNT);
    const mine = callerOf(app, session);
    /** As log-out, takeover and erasing do. */
    const ends = async (tx: Tx) => {
      await lockAccount(tx, session.id);
      await endSessions(tx, session.id);
    };
    const sessions = () => db.read.selectFrom('sessions').select('token_hash').execute();
    return { during, mine, ends, sessions };
  }

  it('[SN-01.2] [SN-08.4] [SE-02.1] a renewal opens no new session', async () => {
    const { during, mine, ends, sessions } = await crossed();
    const answer = await during(() => mine.call('User.renew', {}), ends);
    expect(answer).toMatchObject({ data: { error: 'tokenInvalid' } });
    expect(await sessions()).toEqual([]);
  });

  it('[SN-08.4] [SE-02.1] a login that has ended logs out no other device', async () => {
    const { during, mine, ends, sessions } = await crossed();
    const endsAndOpens = async (tx: Tx) => {
      await ends(tx);
      const now = Date.now();
      const account = await tx.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
      await tx
        .insertInto('sessions')
        .values({
          token_hash: 'new',
          account_id: account.id,
          started_at: now,
          expires_at: now,
          login: 'another',
          browser: '',
          since: now,
          used_at: now,
        })
        .execute();
    };
    const answer = await during(() => mine.call('User.logOutDevice', { device_id: 'another' }), endsAndOpens);
    expect(answer).toMatchObject({ data: { error: 'tokenInvalid' } });
    expect(await sessions()).toEqual([{ token_hash: 'new' }]);
  });

  it('[SN-01.2] [SE-02.1] logging out ends a renewal that was just before it', async () => {
    const { mine, sessions } = await crossed();
    await mine.must('User.renew', {});
    await mine.must('User.logout', {});
    expect(await sessions()).toEqual([]);
  });
});
