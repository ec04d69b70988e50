import { describe, expect, it } from 'vitest';
import { caller } from '../../../testing/caller.ts';
import { databases } from '../../../testing/databases.ts';
import { lyingProvider } from '../../../testing/openid-provider.ts';
import { groundServer } from '../../../testing/server.ts';
import { TEST_CONFIG } from '../../../testing/services.ts';
import { registered } from '../../../testing/texts.ts';

const PHONE = { phone: '13800138000', country: 'CN', password: 'correct horse' };

describe.each(databases())('the account that an OpenID login opens on $engine', ({ open }) => {
  it('[SN-03.6] [SE-02.5] a number that the provider calls verified opens no account', async () => {
    const provider = await lyingProvider(Date.now);
    const { app, services } = await groundServer(await open(), {
      config: { ...TEST_CONFIG, openid: [provider.config] },
    });
    const owner = await registered(caller(app), services.texts, PHONE);
    provider.lies.claims = {
      phone_number: '+8613800138000',
      phone_number_verified: true,
      email: 'ada@example.com',
      email_verified: true,
    };
    const { url, browser } = await caller(app).must('User.beginOpenid', { provider: 'liar' });
    const { searchParams } = provider.visit(url, 'mallory');
    const answer = { state: searchParams.get('state') ?? '', code: searchParams.get('code') ?? '', browser };
    const { user } = await caller(app).must('User.finishOpenid', answer);
    expect(user?.id).not.toBe(owner.id);
    expect(user?.phone).toBe('');
    const stored = await services.db.read.selectFrom('openid_identities').selectAll().execute();
    expect(stored).toEqual([
      {
        issuer: provider.config.issuer,
        subject: 'mallory',
        account_id: user?.id,
        created_at: services.clock.now(),
      },
    ]);
  });

  it('[SN-03.5] two logins of one new person at the same time open one account', async () => {
    const provider = await lyingProvider(Date.now);
    const { app } = await groundServer(await open(), { config: { ...TEST_CONFIG, openid: [provider.config] } });
    const enter = async () => {
      const { url, browser } = await caller(app).must('User.beginOpenid', { provider: 'liar' });
      const { searchParams } = provider.visit(url, 'amal');
      const answer = { state: searchParams.get('state') ?? '', code: searchParams.get('code') ?? '', browser };
      return (await caller(app).must('User.finishOpenid', answer)).user?.id;
    };
    const ids = await Promise.all([enter(), enter(), enter()]);
    expect(new Set(ids).size).toBe(1);
  });

  it('[SN-03.4] [SE-02.2] [SE-02.5] logins that one address begins are limited', async () => {
    const provider = await lyingProvider(Date.now);
    const { app } = await groundServer(await open(), { config: { ...TEST_CONFIG, openid: [provider.config] } });
    const begun = await Promise.all(
      Array.from({ length: 61 }, () => caller(app).call('User.beginOpenid', { provider: 'liar' })),
    );
    expect(begun.filter(({ http }) => http === 429).length).toBe(1);
  });
});
