import { MAIL_TOPICS } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../base/ports/clock.ts';
import { enqueueMail } from '../../records/notifications/mail.ts';
import { mailAddressOf } from '../../records/notifications/mail-addresses.ts';
import { BANK_DATA } from '../../testing/access/world.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { databases } from '../../testing/databases.ts';
import { type TestShop, testShop } from '../../testing/shop.ts';

/** A stranger gives an address in one of its spellings. @returns the refusal, or the kept address */
async function give(shop: TestShop, address: string): Promise<unknown> {
  const customer = await shop.customer();
  const { data } = await customer.call('Notification.setMail', { address, news: [...MAIL_TOPICS] });
  const kept = await customer.must('Notification.mail', {});
  return { ...('error' in data ? { error: data.error } : {}), address: kept.address };
}

describe.each(databases())('limits of e-mails on $engine', ({ open }) => {
  it('[NT-04.1] a mailbox is given ten times an hour and thirty a day, by all and in all spellings; then the caller is told, and nothing is kept', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const spellings = ['ann@example.com', 'Ann+1@Example.com', 'ANN+shop@example.com'];
    const many = async (times: number) => {
      const answers = [];
      for (let time = 0; time < times; time += 1) answers.push(await give(shop, spellings[time % 3] ?? ''));
      return answers;
    };
    const refused = { error: 'tooManyMails', address: null };
    expect(await many(10)).not.toContainEqual(refused);
    expect(await many(1)).toEqual([refused]);
    expect(await give(shop, 'bob@example.com')).toEqual({ address: 'bob@example.com' });
    for (const _ of [1, 2]) {
      shop.services.clock.pass(HOUR_MS);
      expect(await many(9)).not.toContainEqual(refused);
    }
    shop.services.clock.pass(HOUR_MS);
    expect((await many(3)).at(-1)).toEqual(refused);
    shop.services.clock.pass(DAY_MS);
    expect(await give(shop, 'ann@example.com')).toEqual({ address: 'ann@example.com' });
  });

  it('[NT-04.1] who has an address keeps it and its choices, however often others give it', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const owner = await shop.partner();
    await owner.must('Partner.setMail', { address: 'ann@example.com', news: [...MAIL_TOPICS] });
    for (let time = 0; time < 10; time += 1) await give(shop, 'ann@example.com');
    expect(await owner.must('Partner.setMail', { address: 'ann@example.com', news: [] })).toMatchObject({
      address: 'ann@example.com',
      news: [],
    });
  });

  it('[NT-04.2] news beyond twenty an hour wait, and what must be sent does not', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const { services } = shop;
    const customer = await shop.customer();
    await customer.must('Notification.setMail', { address: 'ann@example.com', news: [...MAIL_TOPICS] });
    const order = await shop.paidOrder(customer);
    const owner = await shop.partner();
    await owner.must('Partner.setMail', { address: 'ann@example.com', news: [...MAIL_TOPICS] });
    await shop.work();
    services.mails.sent.length = 0;
    const { account_id } = await services.db.read
      .selectFrom('orders')
      .select('account_id')
      .where('id', '=', order.order_id)
      .executeTakeFirstOrThrow();
    const address = await mailAddressOf(services.db.read, { account_id });
    if (!address) throw new Error('no address');
    const news = { about: 'order', kind: 'moved', order_id: order.order_id, job_id: null } as const;
    services.mails.giving('away');
    await services.db.transact(async (tx) => {
      for (let time = 0; time < 22; time += 1) await enqueueMail(tx, services, address, news);
    });
    for (let time = 0; time < 3; time += 1) {
      await shop.work();
      services.clock.pass(60_000);
    }
    // What the mail server has not taken does not count.
    services.mails.giving('taken');
    await shop.work();
    expect(services.mails.sent).toHaveLength(20);
    const moved = services.mails.sent[0]?.subject;
    await owner.must('Partner.setBankAccount', BANK_DATA);
    await shop.work();
    expect(services.mails.sent.at(-1)?.subject).toMatch(/^The bank account/);
    services.clock.pass(HOUR_MS);
    await shop.work();
    expect(services.mails.sent.filter(({ subject }) => subject === moved)).toHaveLength(22);
  });
});
