import { type StationId, type PartnerId, brand } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { openShop } from '../../operator/open-shop.ts';
import { caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { testShop } from '../../testing/shop.ts';

describe.each(databases())('partners on $engine', ({ open }) => {
  it('[PA-01.1] a wrong name and a wrong password get the same answer; guesses are limited', async () => {
    const shop = await testShop(await open());
    const wrong = await shop.visitor.call('Partner.login', { username: 'demo', password: 'guess' });
    expect(wrong).toMatchObject({ data: { error: 'loginWrong' } });
    expect(await shop.visitor.call('Partner.login', { username: 'nobody', password: 'guess' })).toEqual(wrong);
    for (let guess = 0; guess < 4; guess += 1)
      await shop.visitor.call('Partner.login', { username: 'Demo ', password: 'guess' });
    expect(await shop.visitor.call('Partner.login', { username: 'demo', password: 'a shop of its own' })).toMatchObject(
      { code: 429 },
    );
    shop.services.clock.pass(16 * 60_000);
    expect(
      await shop.visitor.call('Partner.login', { username: ' DEMO', password: 'a shop of its own' }),
    ).toMatchObject({ data: { partner_id: 'partner-a', name: 'Demo shop' } });
  });

  it('[PA-01.1] [SE-02.2] wrong passwords from many addresses do not lock out a known device', async () => {
    const shop = await testShop(await open());
    const password = 'a shop of its own';
    const { device } = await shop.visitor.must('Partner.login', { username: 'demo', password });
    const logIn = async (remoteAddress: string, fields: object) => {
      const payload = { s: 'Partner.login', username: 'demo', password, ...fields };
      const answer = await shop.app.inject({ method: 'POST', url: '/partnerapplets/index', remoteAddress, payload });
      return answer.json<{ data: { error?: string } }>().data.error;
    };
    const errors = await Promise.all(
      Array.from({ length: 40 }, (_, guess) => logIn(`203.0.113.${guess}`, { password: 'guess' })),
    );
    expect(errors.filter((error) => error === 'loginWrong')).toHaveLength(30);
    expect(await logIn('198.51.100.1', {})).toBe('tooManyRequests');
    expect(await logIn('198.51.100.1', { device })).toBeUndefined();
  });

  it('[SN-01.1] a partner’s login ends after 24 hours', async () => {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    shop.services.clock.pass(24 * 3_600_000 - 1);
    expect(await partner.call('Partner.machines', {})).toMatchObject({ code: 0 });
    shop.services.clock.pass(1);
    expect(await partner.call('Partner.machines', {})).toMatchObject({ code: 401, data: { error: 'tokenExpired' } });
  });

  it('[PA-07] a partner sees only own stations and prints', async () => {
    const shop = await testShop(await open());
    const order = await shop.paidOrder(await shop.customer());
    await openShop(shop.services, {
      partner: { id: brand<PartnerId>('partner-b'), username: 'other', name: 'Other shop', password: 'quite another' },
      station: { id: brand<StationId>('other'), name: 'Other', address: '', language: 'en-US', currency: 'EUR' },
      pieces: 1,
    });
    const { token } = await shop.visitor.must('Partner.login', { username: 'other', password: 'quite another' });
    const other = caller(shop.app, { authorization: `Bearer ${token}` });
    expect((await other.must('Partner.machines', {})).map((station) => station.machine_id)).toEqual(['other']);
    expect(await other.call('Partner.orders', {})).toMatchObject({ data: [], count: 0 });
    const own = await shop.partner();
    expect(await own.must('Partner.machines', {})).toMatchObject([{ machine_id: 'demo', state: 'ready', waiting: 1 }]);
    expect(await own.call('Partner.orders', {})).toMatchObject({
      count: 1,
      data: [{ order_number: order.order_number, items: [{ model: 'iPhone 15', label: 'waitingForProduction' }] }],
    });
    expect(await (await shop.customer()).call('Partner.orders', {})).toMatchObject({ code: 403 });
  });
});
