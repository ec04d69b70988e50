import {
  brand,
  MAIL_TOPICS,
  type MailTopic,
  money,
  ORDER_STATUS,
  type PersonId,
  type RefundId,
  type StationId,
  TERMS_VERSION,
} from '@cpc/domain';
import { serverTranslator } from '@cpc/i18n/server';
import { describe, expect, it } from 'vitest';
import type { Database, Tx } from '../../base/db/database.ts';
import { HOUR_MS } from '../../base/ports/clock.ts';
import { transition } from '../../base/transition.ts';
import { insertRefund } from '../../lifecycle/ask-refund.ts';
import { refundIsPaid } from '../../lifecycle/follow-refund.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { BANK_DATA } from '../../testing/access/world.ts';
import { type Caller, caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { DEMO_SHOP, earn, payoutShop } from '../../testing/payout-shop.ts';
import { printNext } from '../../testing/printer.ts';
import { orderOfItems, soleItem, SPARE_ADDRESS, type TestShop, testShop } from '../../testing/shop.ts';
import { registered } from '../../testing/texts.ts';
import { mailRefund } from '../../records/notifications/mail.ts';
import { endLogin } from '../partners/people/lock.ts';
import { sendMail } from './send.ts';

const DAY_MS = 24 * HOUR_MS;
const ANN = { address: 'ann@example.com', news: [...MAIL_TOPICS] };

const opened = (db: Database) => testShop(db, { renderer: BLANK });

/** A caller who speaks another language. */
const speaking = (shop: TestShop, { headers }: Caller, language: string) =>
  caller(shop.app, { ...headers, 'accept-language': language });

/** An order whose customer gave an address for it before paying. */
async function mailed(shop: TestShop, wish: { readonly address: string; readonly news: MailTopic[] } = ANN) {
  const customer = await shop.customer();
  const placed = await customer.must('Order.place', { ...orderOfItems({}), terms_version: TERMS_VERSION });
  await customer.must('Notification.setMail', { order_id: placed.order_id, ...wish });
  const order = await shop.pay(customer, placed);
  return { customer, order };
}

const subjects = ({ services: { mails } }: TestShop) => mails.sent.map(({ subject }) => subject);

const waiting = ({ services: { db } }: TestShop) =>
  db.read.selectFrom('background_jobs').select('id').where('kind', '=', 'notifications.mail').execute();

describe.each(databases())('e-mails on $engine', ({ open }) => {
  it('[NT-01] [NT-03] a guest who gives an address for one order gets its confirmation with receipt and terms, and its code', async () => {
    const shop = await opened(await open());
    const { customer, order } = await mailed(shop);
    await shop.work();
    const [confirmation, ...more] = shop.services.mails.sent;
    expect([confirmation?.subject, more]).toEqual(['Your order is confirmed', []]);
    expect(confirmation).toMatchObject({ to: ANN.address, off: undefined });
    expect(confirmation?.files).toMatchObject([
      { mediaType: 'application/pdf', name: expect.stringMatching(/\.pdf$/) },
    ]);
    expect(Buffer.from(confirmation?.files?.[0]?.bytes ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
    for (const form of [confirmation?.text, confirmation?.html]) {
      expect(form).toContain(order.order_number);
      expect(form).toContain('a case made for another phone cannot be exchanged');
      expect(form).toMatch(/\d+\.\d\d/);
    }
    await printNext(shop, 'A1');
    await shop.work();
    const { pickup_code } = soleItem(await customer.must('Order.get', order));
    const ready = shop.services.mails.sent[1];
    expect(ready).toMatchObject({ subject: 'Ready to pick up', to: ANN.address });
    expect([ready?.text, ready?.html].map((form) => form?.includes(pickup_code ?? 'none'))).toEqual([true, true]);
    expect(ready?.off).toMatch(/\/mail\/off\?key=[\w-]{22}$/);
    await shop.work();
    expect(subjects(shop)).toHaveLength(2);
  });

  it('[NT-01] [NT-03] an order that was paid before is confirmed once when its customer gives an address', async () => {
    const shop = await opened(await open());
    const customer = await shop.customer();
    const order = await shop.paidOrder(customer);
    const arabic = speaking(shop, customer, 'ar');
    for (const _ of [1, 2]) await arabic.must('Notification.setMail', { order_id: order.order_id, ...ANN });
    await shop.work();
    expect(shop.services.mails.sent).toMatchObject([{ to: ANN.address, subject: 'تم تأكيد طلبك' }]);
    expect(shop.services.mails.sent[0]?.html).toContain('<html lang="ar" dir="rtl">');
    await customer.must('Notification.setMail', { order_id: order.order_id, ...ANN, address: 'other@example.com' });
    await shop.work();
    expect(shop.services.mails.sent.map(({ to }) => to)).toEqual([ANN.address, 'other@example.com']);
  });

  it('[NT-01] the address of an account is for all its orders, except one with an address of its own', async () => {
    const shop = await opened(await open());
    const customer = await shop.customer();
    await customer.must('Notification.setMail', ANN);
    await shop.paidOrder(customer);
    await shop.work();
    const placed = await shop.place(customer);
    await customer.must('Notification.setMail', { order_id: placed.order_id, address: 'own@example.com', news: [] });
    await shop.pay(customer, placed);
    await shop.work();
    expect(shop.services.mails.sent.map(({ to }) => to)).toEqual([ANN.address, 'own@example.com']);
  });

  it('[NT-03] after an hour without a mail server each e-mail is sent once, also by two servers', async () => {
    const db = await open();
    const shop = await opened(db);
    shop.services.mails.giving('away');
    const others = [await mailed(shop), await mailed(shop, { ...ANN, address: 'bob@example.com' })];
    expect(others).toHaveLength(2);
    for (let tries = 1; tries <= 12; tries += 1) {
      await shop.work();
      // It is left alone between two tries, however many e-mails wait.
      expect(shop.services.mails.tried()).toBe(tries);
      shop.services.clock.pass(5 * 60_000);
    }
    expect([shop.services.mails.sent, (await waiting(shop)).length]).toEqual([[], 2]);
    const { clock, mails } = shop.services;
    const restarted = await testShop(db, { renderer: BLANK, overrides: { clock, mails }, joins: true });
    mails.giving('taken');
    clock.pass(60_000);
    await Promise.all([shop.work(), restarted.work()]);
    clock.pass(60_000);
    await Promise.all([shop.work(), restarted.work()]);
    expect(mails.sent.map(({ to }) => to).toSorted()).toEqual(['ann@example.com', 'bob@example.com']);
    expect(new Set(mails.sent.map(({ id }) => id)).size).toBe(2);
    expect(await waiting(shop)).toEqual([]);
  });

  it('[NT-03] what is not true any more, or too old, is not sent', async () => {
    const shop = await opened(await open());
    const { customer, order } = await mailed(shop);
    await shop.work();
    shop.services.mails.giving('away');
    await printNext(shop, 'A1');
    await shop.work();
    const code = soleItem(await customer.must('Order.get', order)).pickup_code ?? '';
    await shop.screen.must('Pickup.verify', { code });
    shop.services.mails.giving('taken');
    shop.services.clock.pass(2 * 60_000);
    await shop.work();
    expect([subjects(shop), await waiting(shop)]).toEqual([['Your order is confirmed'], []]);
  });

  it('[NT-03] an e-mail whose answer gets lost is sent three times and no more, also if the server is away meanwhile', async () => {
    const shop = await opened(await open());
    await mailed(shop);
    const { mails, clock } = shop.services;
    for (const fate of ['unsure', 'away', 'unsure', 'away', 'unsure', 'unsure'] as const) {
      mails.giving(fate);
      await shop.work();
      clock.pass(60_000);
    }
    expect([mails.sent.length, new Set(mails.sent.map(({ id }) => id)).size]).toEqual([3, 1]);
    expect(await waiting(shop)).toEqual([]);
  });

  it('[NT-01] [NT-03] an order that was called off meanwhile is not confirmed', async () => {
    const shop = await opened(await open());
    shop.services.mails.giving('away');
    const { customer, order } = await mailed(shop);
    await shop.work();
    await customer.must('Order.cancel', { order_id: order.order_id });
    shop.services.mails.giving('taken');
    shop.services.clock.pass(60_000);
    await shop.work();
    expect(subjects(shop)).toEqual(['Your money was paid back']);
  });

  it('[NT-03] what waits too long for a mail server is dropped', async () => {
    const shop = await opened(await open());
    shop.services.mails.giving('away');
    await mailed(shop);
    await shop.work();
    expect(await waiting(shop)).toHaveLength(1);
    shop.services.mails.giving('taken');
    shop.services.clock.pass(8 * DAY_MS);
    await shop.work();
    expect([subjects(shop), await waiting(shop)]).toEqual([[], []]);
  });

  it('[NT-02] news end at one tap and never by looking; what must be sent still comes', async () => {
    const shop = await opened(await open());
    const { customer, order } = await mailed(shop);
    await shop.work();
    await printNext(shop, 'A1');
    await shop.work();
    const quiet = await mailed(shop, { ...ANN, news: [] });
    await shop.work();
    expect(subjects(shop)).toEqual(['Your order is confirmed', 'Ready to pick up', 'Your order is confirmed']);
    await printNext(shop, 'A2');
    await shop.work();
    expect(subjects(shop)).toHaveLength(3);
    const about = { order_id: quiet.order.order_id };
    expect(await quiet.customer.must('Notification.mail', about)).toMatchObject({ news: [] });
    const url = new URL(shop.services.mails.sent.find(({ off }) => off)?.off ?? 'http://none');
    const news = async () => (await customer.must('Notification.mail', { order_id: order.order_id })).news.length > 0;
    const look = await shop.app.inject({ url: url.pathname + url.search });
    expect([look.statusCode, look.body, await news()]).toEqual([200, expect.stringContaining('End the news'), true]);
    const tap = await shop.app.inject({
      method: 'POST',
      url: url.pathname + url.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([tap.statusCode, tap.body, await news()]).toEqual([200, expect.stringContaining('no more news'), false]);
    const unknown = await shop.app.inject({ method: 'POST', url: `${url.pathname}?key=${'x'.repeat(22)}` });
    expect(unknown.body).toContain('no longer works');
    // The reminder of an item that lies in its bay is news.
    shop.services.clock.pass(3 * DAY_MS);
    await shop.work();
    expect(subjects(shop)).toHaveLength(3);
  });

  it('[NT-01] an address without a mailbox is told to its owner and gets nothing more, until it is given again', async () => {
    const shop = await opened(await open());
    shop.services.mails.giving('bounced');
    const { customer, order } = await mailed(shop);
    await shop.work();
    const about = { order_id: order.order_id };
    expect(await customer.must('Notification.mail', about)).toMatchObject({ address: ANN.address, bounced: true });
    shop.services.mails.giving('taken');
    await printNext(shop, 'A1');
    await shop.work();
    expect(shop.services.mails.sent).toEqual([]);
    expect(await customer.must('Notification.setMail', { ...about, ...ANN })).toMatchObject({ bounced: false });
    await shop.work();
    expect(subjects(shop)).toEqual(['Your order is confirmed']);
  });

  it('[NT-01] [NT-02] money that went back is told with its credit note', async () => {
    const shop = await opened(await open());
    const { customer, order } = await mailed(shop, { ...ANN, news: [] });
    await shop.work();
    await customer.must('Order.cancel', { order_id: order.order_id });
    await shop.work();
    expect(await customer.must('Order.get', order)).toMatchObject({ status: ORDER_STATUS.closed });
    const [, refund, ...more] = shop.services.mails.sent;
    expect([refund?.subject, more]).toEqual(['Your money was paid back', []]);
    expect(refund?.files).toHaveLength(2);
    expect(refund?.text).toMatch(/Credit note \S+: .*\d/);
  });

  it('[NT-01] [NT-02] each refund is told once, and also the one of money that came too late, which has no paper', async () => {
    const shop = await opened(await open());
    await mailed(shop);
    await shop.work();
    const { db } = shop.services;
    const payment = await db.read.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
    const change = (tx: Tx) => transition(tx, shop.services, { actor: 'system', reason: 'a test' });
    const giveBack = async (amount: number) =>
      db.transact(async (tx) => {
        const given = { reference: `R-${amount}`, state: 'refunded' } as const;
        const news = { amount: money(amount, payment.currency), itemId: null, given };
        await refundIsPaid(change(tx), payment, await insertRefund(change(tx), payment, news));
      });
    await giveBack(110);
    await shop.work();
    await giveBack(120);
    await shop.work();
    const [first] = await db.read.selectFrom('refunds').selectAll().execute();
    if (!first) throw new Error('no refund');
    const late = { ...first, id: brand<RefundId>('late'), reference: 'R-130', amount: 130 };
    await db.transact(async (tx) => {
      await tx.insertInto('refunds').values(late).execute();
      await mailRefund(tx, shop.services, late);
    });
    await shop.work();
    const told = shop.services.mails.sent
      .slice(1)
      .map(({ text, files }) => [['1.10', '1.20', '1.30'].filter((amount) => text.includes(amount)), files?.length]);
    expect(told).toEqual([
      [['1.10'], 2],
      [['1.20'], 2],
      [['1.30'], 0],
    ]);
  });

  it('[NT-01] the papers of an e-mail are drawn one after another', async () => {
    const shop = await opened(await open());
    const { services } = shop;
    services.mails.giving('away');
    const { customer, order } = await mailed(shop);
    await customer.must('Order.cancel', { order_id: order.order_id });
    await shop.work();
    const jobs = services.db.read.selectFrom('background_jobs').select(['id', 'payload']);
    const job = await jobs.where('payload', 'like', '%refund%').executeTakeFirstOrThrow();
    services.mails.giving('taken');
    let [drawing, most] = [0, 0];
    const draw = async () => {
      most = Math.max(most, (drawing += 1));
      await new Promise(setImmediate);
      drawing -= 1;
      return new Uint8Array();
    };
    const run = { jobId: job.id, attempt: 1, countFailure: () => 1, signal: new AbortController().signal };
    const sending = { services, mails: services.mails, draw, translators: serverTranslator(), rest: { until: 0 } };
    await sendMail(sending, JSON.parse(job.payload), run);
    expect([services.mails.sent[0]?.files?.length, most]).toEqual([2, 1]);
  });

  it('[NT-03] another e-mail of the same job has another name: mailboxes would hide it', async () => {
    const shop = await opened(await open());
    shop.services.mails.giving('unsure');
    const { customer, order } = await mailed(shop);
    await shop.work();
    await speaking(shop, customer, 'ar').must('Notification.setMail', { order_id: order.order_id, ...ANN });
    shop.services.clock.pass(60_000);
    await shop.work();
    const names = shop.services.mails.sent.map(({ id }) => id);
    expect([names.length, new Set(names).size]).toEqual([2, 2]);
  });

  it('[NT-01] a parcel is confirmed and told when it leaves', async () => {
    const shop = await opened(await open());
    const partner = await shop.partner();
    await partner.must('Partner.setDeliveryFee', { machine_id: brand<StationId>('demo'), fee: 490 });
    const customer = await shop.customer();
    const { address_id } = await customer.must('Address.save', SPARE_ADDRESS);
    const placed = await customer.must('Order.place', { ...orderOfItems({}), delivery: { address_id } });
    await customer.must('Notification.setMail', { order_id: placed.order_id, ...ANN });
    await shop.pay(customer, placed);
    await shop.work();
    expect(shop.services.mails.sent[0]?.text).toContain('and sends it to you');
  });

  it('[NT-01] [SN-07.2] the addresses of an account and of its orders go with it', async () => {
    const shop = await opened(await open());
    const { customer, order } = await mailed(shop);
    await customer.must('Notification.setMail', { ...ANN, address: 'account@example.com' });
    await shop.work();
    await customer.must('Order.cancel', { order_id: order.order_id });
    await shop.work();
    const rows = () => shop.services.db.read.selectFrom('mail_addresses').select('address').execute();
    expect(await rows()).toHaveLength(2);
    await customer.must('User.erase', { confirmed: true });
    expect(await rows()).toEqual([]);
  });

  it('[NT-01] [SN-03.2] a guest who registers keeps the address, unless the account has its own', async () => {
    const shop = await opened(await open());
    const { texts } = shop.services;
    const phone = { phone: '13800138000', country: 'CN', password: 'correct horse' };
    const first = await shop.customer();
    await first.must('Notification.setMail', ANN);
    const { tokenHead, token } = await registered(first, texts, phone);
    const account = caller(shop.app, { authorization: tokenHead + token });
    expect(await account.must('Notification.mail', {})).toMatchObject({ address: ANN.address });
    const second = await shop.customer();
    await second.must('Notification.setMail', { ...ANN, address: 'second@example.com' });
    await second.must('User.login', { ...phone });
    expect(await account.must('Notification.mail', {})).toMatchObject({ address: ANN.address });
  });

  it('[NT-01] the address of a guest is forgotten with the guest', async () => {
    const shop = await opened(await open());
    const customer = await shop.customer();
    await customer.must('Notification.setMail', ANN);
    shop.services.clock.pass(40 * DAY_MS);
    for (const _ of [1, 2]) {
      await shop.work();
      shop.services.clock.pass(DAY_MS);
    }
    await shop.work();
    expect(await shop.services.db.read.selectFrom('mail_addresses').select('address').execute()).toEqual([]);
  });

  it('[NT-01] an address that was given for one order is forgotten half a year later', async () => {
    const shop = await opened(await open());
    await mailed(shop);
    await (await shop.partner()).must('Partner.setMail', { ...ANN, address: 'owner@example.com' });
    shop.services.clock.pass(181 * DAY_MS);
    await shop.work();
    const rows = await shop.services.db.read.selectFrom('mail_addresses').select(['address', 'order_id']).execute();
    expect(rows).toEqual([{ address: 'owner@example.com', order_id: null }]);
  });

  it('[NT-02] [PA-04.3] a changed bank account and withdrawals are told to every owner, and to nobody else', async () => {
    const shop = await opened(await open());
    const owner = await shop.partner();
    const joined = async (role: 'owner' | 'accountant') => {
      const { code } = await owner.must('Partner.addPerson', { name: role, username: `a-${role}`, role });
      const { tokenHead, token } = await shop.visitor.must('Partner.join', { code, password: 'chosen by myself' });
      return caller(shop.app, { authorization: tokenHead + token });
    };
    await (await joined('owner')).must('Partner.setMail', { address: 'second@example.com', news: [] });
    await (await joined('accountant')).must('Partner.setMail', {
      address: 'books@example.com',
      news: [...MAIL_TOPICS],
    });
    await owner.must('Partner.setMail', { address: 'owner@example.com', news: [] });
    await owner.must('Partner.setBankAccount', BANK_DATA);
    await shop.work();
    const { sent } = shop.services.mails;
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['owner@example.com', 'second@example.com']);
    expect(sent[0]?.subject).toMatch(/^The bank account of .* was changed$/);
    expect(sent[0]).toMatchObject({ off: undefined });
    expect(sent[0]?.text).toMatch(/\*\*/);
    expect(JSON.stringify(sent)).not.toContain(BANK_DATA.account);
  });

  it('[NT-02] [PA-04.4] each end of a withdrawal is told', async () => {
    const made = await payoutShop(await opened(await open()));
    const { shop, owner, first, ask } = made;
    await owner.must('Partner.setMail', { address: 'owner@example.com', news: [] });
    const amount = money(5_000, 'EUR');
    await earn(shop, amount);
    const { withdrawal_id } = await ask(amount);
    await shop.work();
    await first.must('Operator.decideWithdrawal', { withdrawal_id, approve: false, reason: 'a test' });
    await shop.work();
    expect(subjects(shop)).toEqual(['Withdrawal: Waits for approval', 'Withdrawal: Refused']);
    expect(shop.services.mails.sent[0]?.text).toContain('50');
  });

  it('[NT-01] [OP-06.4] a monthly bill comes with its paper', async () => {
    const shop = await opened(await open());
    const owner = await shop.partner();
    await owner.must('Partner.setMail', { address: 'owner@example.com', news: [] });
    await earn(shop, money(5_000, 'EUR'));
    shop.services.clock.pass(12 * DAY_MS);
    await shop.work();
    const [bill, ...more] = shop.services.mails.sent;
    expect([bill?.subject, bill?.files?.length, more]).toEqual([expect.stringMatching(/^Monthly bill \S+$/), 1, []]);
    expect(bill?.text).toContain('Balance at the end: €50.00');
  });

  it('[NT-01] [OP-06.4] an owner still gets the bill of a shop that was closed', async () => {
    const shop = await opened(await open());
    const owner = await shop.partner();
    await owner.must('Partner.setMail', { address: 'owner@example.com', news: [] });
    await earn(shop, money(5_000, 'EUR'));
    await shop.services.db.transact((tx) => tx.updateTable('partners').set({ state: 'closed' }).execute());
    shop.services.clock.pass(12 * DAY_MS);
    await shop.work();
    expect(subjects(shop)).toEqual([expect.stringMatching(/^Monthly bill \S+$/)]);
  });

  it('[NT-01] [OP-08.1] the address of a login ends with it: whoever had it hears no more of money', async () => {
    const shop = await opened(await open());
    const owner = await shop.partner();
    const { person_id, code } = await owner.must('Partner.addPerson', { name: 'O', username: 'the.o', role: 'owner' });
    const { tokenHead, token } = await shop.visitor.must('Partner.join', { code, password: 'chosen by myself' });
    await caller(shop.app, { authorization: tokenHead + token }).must('Partner.setMail', ANN);
    await owner.must('Partner.setMail', { address: 'thief@example.com', news: [...MAIL_TOPICS] });
    const addresses = async () =>
      (await shop.services.db.read.selectFrom('mail_addresses').select('address').execute()).map(
        ({ address }) => address,
      );
    await owner.must('Partner.blockPerson', { person_id });
    expect(await addresses()).toEqual(['thief@example.com']);
    const { person_id: own } = await shop.services.db.read
      .selectFrom('mail_addresses')
      .select('person_id')
      .executeTakeFirstOrThrow();
    await shop.services.db.transact((tx) =>
      endLogin(tx, shop.services, { person_id: own ?? brand<PersonId>(''), partner_id: DEMO_SHOP, isStolen: true }),
    );
    expect(await addresses()).toEqual([]);
  });

  it('[NT-01] a platform without a mail server offers no e-mails and takes no address', async () => {
    const db = await open();
    const shop = await testShop(db, { renderer: BLANK });
    Object.assign(shop.services, { mails: undefined });
    const off = await testShop(db, { renderer: BLANK, overrides: { ...shop.services }, joins: true });
    const customer = await off.customer();
    expect(await customer.must('Notification.mail', {})).toMatchObject({ offered: false, address: null });
    expect((await customer.call('Notification.setMail', ANN)).data).toMatchObject({ error: 'mailsOff' });
  });
});
