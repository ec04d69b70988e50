import { MAIL_TOPICS, TERMS_VERSION } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../base/ports/clock.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { printNext } from '../../testing/printer.ts';
import { orderOfItems, testShop } from '../../testing/shop.ts';
import { watchShops } from '../incidents/messages/watch.ts';

describe.each(databases())('the kinds of news on $engine', ({ open }) => {
  it('[NT-02] a customer chooses them; what must be sent comes whatever is chosen', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const customer = await shop.customer();
    const { order_id } = await customer.must('Order.place', { ...orderOfItems({}), terms_version: TERMS_VERSION });
    const about = { order_id, address: 'ann@example.com' };
    const chosen = await customer.must('Notification.setMail', { ...about, news: ['problem', 'parcel', 'stations'] });
    expect(chosen.news).toEqual(['parcel', 'problem']);
    await shop.pay(customer, await customer.must('Order.get', { order_id }));
    await shop.work();
    await printNext(shop, 'A1');
    await shop.work();
    const { sent } = shop.services.mails;
    expect(sent.map(({ subject }) => subject)).toEqual(['Your order is confirmed']);
    await customer.must('Notification.setMail', { ...about, news: ['pickup'] });
    shop.services.clock.pass(3 * DAY_MS);
    await shop.work();
    expect(sent.slice(1).map(({ text }) => text)).toEqual([expect.stringContaining('has been waiting')]);
  });

  it('[NT-01] [PA-12.1] incidents are told by e-mail as on browsers, to people of the shop who want them', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const owner = await shop.partner();
    await owner.must('Partner.setMail', { address: 'owner@example.com', news: [...MAIL_TOPICS] });
    const { person_id, code } = await owner.must('Partner.addPerson', {
      name: 'T',
      username: 'the.t',
      role: 'technician',
    });
    const joined = await shop.visitor.must('Partner.join', { code, password: 'chosen by myself' });
    const technician = caller(shop.app, { authorization: joined.tokenHead + joined.token });
    await technician.must('Partner.setMail', { address: 'former@example.com', news: [...MAIL_TOPICS] });
    await owner.must('Partner.blockPerson', { person_id });
    await shop.work();
    shop.services.mails.sent.length = 0;
    const report = async (reasons: string[]) => {
      await shop.station.must('Station.heartbeat', {
        version: '1',
        state: reasons.length > 0 ? 'fault' : 'ready',
        reasons,
      });
      for (const _ of [1, 2]) {
        await watchShops(shop.services);
        await shop.work();
      }
    };
    await report(['media-jam-error']);
    const [told, ...more] = shop.services.mails.sent;
    expect([told?.to, told?.subject, more]).toEqual(['owner@example.com', 'The printer has a fault', []]);
    expect(told?.text).toContain('A case is stuck');
    const wish = { address: 'owner@example.com', news: ['prints', 'supplies', 'pickup'] } as const;
    expect(await owner.must('Partner.setMail', { ...wish, news: [...wish.news] })).toMatchObject({
      news: ['prints', 'supplies'],
    });
    await report([]);
    shop.services.clock.pass(HOUR_MS);
    await report(['media-jam-error']);
    expect(shop.services.mails.sent).toHaveLength(1);
  });
});
