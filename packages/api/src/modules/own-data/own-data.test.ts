import { MAIL_TOPICS, PROBLEM_DAYS } from '@cpc/domain';
import { sql } from 'kysely';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { type Caller, caller, callerOf, errorOf } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { tap } from '../../testing/mailbox.ts';
import { photo } from '../../testing/pictures.ts';
import { printNext } from '../../testing/printer.ts';
import { CHOICE, redCase, SPARE_ADDRESS, type TestShop, testShop } from '../../testing/shop.ts';
import { registered } from '../../testing/texts.ts';
import { upload } from '../../testing/upload.ts';

const { goods_id } = CHOICE;
const PHONE = { phone: '13800138000', country: 'CN', password: 'correct horse' };
const STREET = 'Invalidenstraße 43, 2nd floor';
/** Replaced, in use, and not confirmed yet. */
const MAILBOXES = { former: 'ann.a@example.com', present: 'ann.b@example.com', asked: 'ann.c@example.com' };

/** A registered customer with an order that was picked up, a design, a picture, an address and a declined problem. */
async function opened(db: Database) {
  const shop = await testShop(db, { renderer: BLANK });
  const guest = await shop.customer();
  const user = await registered(guest, shop.services.texts, PHONE);
  const customer = callerOf(shop.app, user);
  await customer.must('Address.save', SPARE_ADDRESS);
  const { work_id } = await customer.must('Work.save', { goods_id, document: redCase(), title: 'My secret title' });
  await customer.must('Collection.add', { kind: 'work', item: work_id });
  for (const address of Object.values(MAILBOXES)) {
    await customer.must('Notification.setMail', { address, news: [...MAIL_TOPICS] });
    const asked = shop.services.db.read.selectFrom('asked_mail_addresses').select('key');
    const key = address === MAILBOXES.present && (await asked.executeTakeFirstOrThrow()).key;
    if (key) await tap(shop, `/mail/confirm?key=${key}`);
  }
  const { asset } = (await upload(shop.app, customer.headers, await photo(64, 48))).data;
  const order = await shop.paidOrder(customer);
  await shop.work();
  await printNext(shop);
  const { items, order_id } = await customer.must('Order.get', order);
  await shop.screen.must('Pickup.verify', { code: items[0]?.pickup_code ?? '' });
  const about = { order_id, item_id: items[0]?.item_id ?? ('' as never), client_key: 'one', photos: [asset] };
  const problem = await customer.must('Problem.report', { ...about, kind: 'colour', words: 'My secret words' });
  return { shop, customer, order, problem, asset };
}

async function declined({ shop, order, problem: { problem_id } }: Awaited<ReturnType<typeof opened>>) {
  const partner = await shop.partner();
  const decision = { problem_id, decision: 'declined', words: 'Dear Ada Lovelace, it is as ordered', seen: 1 } as const;
  await partner.must('Partner.decideProblem', decision);
  const { order_id, items } = order;
  const act = { order_id, client_key: 'by-the-shop', reason: 'Ada Lovelace came back' };
  const item_id = items[0]?.item_id ?? ('' as never);
  await partner.must('Partner.reprint', { ...act, item_id, bearer: 'shop' });
  await partner.must('Partner.callOffReprint', { ...act, client_key: 'not-any-more', item_id });
  await shop.work();
}

const erase = (customer: Caller, password?: string) =>
  customer.call('User.erase', { confirmed: true, ...(password !== undefined && { password }) });

/** Everything that the database stores, as one text. */
async function dumped({ services }: TestShop): Promise<string> {
  const tables = await services.db.read.introspection.getTables();
  const rows = await Promise.all(
    tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(services.db.read)).rows),
  );
  return JSON.stringify(rows);
}

describe.each(databases())('the data of a customer on $engine', ({ open }) => {
  it('[SN-07.1] everything of a customer comes as one archive, and nothing of others', async () => {
    const { shop, customer, order, asset } = await opened(await open());
    const stranger = await shop.customer();
    await stranger.must('Work.save', { goods_id, document: redCase(), title: 'Not mine' });
    const answer = await shop.app.inject({ url: '/api/account/data', headers: customer.headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    const files = unzipSync(answer.rawPayload);
    const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    expect(read('account.json')).toMatchObject({
      phone: '+8613800138000',
      addresses: [{ detail: STREET }],
      known_devices: [{ used_at: expect.any(Number) }],
      mail_addresses: [{ address: MAILBOXES.present }],
      asked_mail_addresses: [{ address: MAILBOXES.asked }],
      former_mail_addresses: [{ address: MAILBOXES.former, replaced_by: MAILBOXES.present }],
    });
    expect(read(`orders/${order.order_number}.json`)).toMatchObject({
      order_id: order.order_id,
      language: 'en-US',
      placed_from: expect.any(String),
      problems: [{ messages: [{ words: 'My secret words' }] }],
    });
    const [design] = Object.keys(files).filter((name) => name.startsWith('designs/'));
    expect(read(design ?? '')).toMatchObject({ title: 'My secret title', design: redCase() });
    expect(files[`pictures/${asset}.jpg`]?.slice(0, 3)).toEqual(new Uint8Array([0xff, 0xd8, 0xff]));
    expect(answer.rawPayload.includes('Not mine')).toBe(false);
  });

  it('[SN-07.2] [SN-07.3] [MO-01.1] an erased account leaves orders and money, and no trace of the person', async () => {
    const world = await opened(await open());
    const { shop, customer, order, problem, asset } = world;
    await declined(world);
    const money = async () => (await shop.services.db.read.selectFrom('ledger_lines').selectAll().execute()).length;
    const lines = await money();
    const kept = problem.messages[0]?.photos[0] ?? ('' as never);
    expect(await erase(customer, PHONE.password)).toMatchObject({ data: { erased: true } });
    expect(await customer.call('Order.get', order)).toMatchObject({ http: 200, code: 1001 });
    expect(errorOf(await shop.visitor.call('User.login', PHONE))).toBe('loginWrong');
    for (const hours of [1, 25, 25, 25]) {
      shop.services.clock.pass(hours * 3_600_000);
      await shop.work();
    }
    const stored = await dumped(shop);
    const traces = ['13800138000', STREET, 'Ada Lovelace', 'My secret title', 'My secret words', asset, kept];
    for (const trace of [...traces, ...Object.values(MAILBOXES)])
      expect([trace, stored.includes(trace)]).toEqual([trace, false]);
    expect(await Promise.all([asset, kept].map((file) => shop.services.blobs.get(file)))).toEqual([
      undefined,
      undefined,
    ]);
    expect(await money()).toBe(lines);
    const [shown] = await (await shop.partner()).must('Partner.problems', {});
    expect(shown).toMatchObject({
      order_number: order.order_number,
      thumbnail: null,
      messages: [{ words: '' }, { words: '' }],
    });
    // The number is free again, and opens an empty account.
    const fresh = await registered(await shop.customer(), shop.services.texts, PHONE);
    const again = callerOf(shop.app, fresh);
    expect([await again.must('Order.list', {}), await again.must('Work.list', {})]).toEqual([[], []]);
  });

  it('[SN-07.1] [SN-07.2] [SN-07.7] [QU-05.8] a nickname is in the archive, and goes with the account', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const order = await shop.paidOrder(customer);
    await shop.work();
    await customer.must('Order.setNickname', { order_id: order.order_id, nickname: 'Mia' });
    const archive = await shop.app.inject({ url: '/api/account/data', headers: customer.headers });
    const file = unzipSync(archive.rawPayload)[`orders/${order.order_number}.json`] ?? new Uint8Array();
    expect(JSON.parse(strFromU8(file))).toMatchObject({ nickname: 'Mia' });
    const stored = () => shop.services.db.read.selectFrom('nicknames').select('name').execute();
    expect(await stored()).toEqual([{ name: 'Mia' }]);
    await customer.must('Order.cancel', { order_id: order.order_id });
    // The money goes back.
    await shop.work();
    expect(await erase(customer)).toMatchObject({ data: { erased: true } });
    expect(await stored()).toEqual([]);
  });

  it('[SN-07.2] [SN-07.4] an account is not erased by a wrong password, or while something of it is unfinished', async () => {
    const world = await opened(await open());
    const { shop, customer, order } = world;
    expect(errorOf(await erase(customer))).toBe('ownPasswordWrong');
    expect(errorOf(await erase(customer, 'a guess'))).toBe('ownPasswordWrong');
    expect(errorOf(await customer.call('User.erase', { confirmed: false as never }))).toBe('invalidInput');
    // The shop has not decided about the problem.
    expect(errorOf(await erase(customer, PHONE.password))).toBe('ordersUnfinished');
    await declined(world);
    const next = await shop.place(customer);
    expect(errorOf(await erase(customer, PHONE.password))).toBe('ordersUnfinished');
    await customer.must('Order.cancel', next);
    expect(await customer.must('Order.get', order)).toMatchObject({ items: [{ design_kept: true }] });
    expect(await erase(customer, PHONE.password)).toMatchObject({ data: { erased: true } });
  });

  it('[SN-05.2] the other devices of an erased account are told that it does not exist, for thirty days', async () => {
    const shop = await testShop(await open());
    const first = await registered(shop.visitor, shop.services.texts, PHONE);
    const second = await shop.visitor.must('User.login', PHONE);
    const [here, there] = [first, second].map(({ tokenHead, token }) =>
      caller(shop.app, { authorization: tokenHead + token }),
    );
    if (!here || !there) throw new Error('expected two devices');
    expect(await erase(here, PHONE.password)).toMatchObject({ data: { erased: true } });
    for (const device of [here, there])
      expect(await device.call('Order.list', {})).toMatchObject({
        http: 200,
        code: 1001,
        data: { error: 'accountMissing' },
      });
    // What visitors may do goes on, and a token that was never given says nothing of accounts.
    expect(await there.call('Machine.list', {})).toMatchObject({ code: 0 });
    const stranger = caller(shop.app, { authorization: `Bearer ${'x'.repeat(43)}` });
    expect(errorOf(await stranger.call('Order.list', {}))).toBe('tokenInvalid');
    shop.services.clock.pass(31 * 24 * 3_600_000);
    await shop.work();
    expect(errorOf(await there.call('Order.list', {}))).toBe('tokenInvalid');
  });

  it('[SN-07.2] a guest erases without a password; of two calls at once, none fails badly', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const customer = await shop.customer();
    await customer.must('Work.save', { goods_id, document: redCase(), title: 'My secret title' });
    const answers = await Promise.all([erase(customer), erase(customer)]);
    expect(answers.map(({ http }) => http).filter((status) => status >= 500)).toEqual([]);
    expect(await dumped(shop)).not.toContain('My secret title');
  });

  it('[SN-07.2] [ED-12.7] a reported design is hidden, and goes when the operator has not decided for a year', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const customer = await shop.customer();
    const { work_id } = await customer.must('Work.save', { goods_id, document: redCase(), title: 'Reported one' });
    const { share_id } = await customer.must('Work.share', { work_id });
    await shop.visitor.must('Share.report', { share_id, reason: 'rude' });
    await erase(customer);
    expect(errorOf(await shop.visitor.call('Share.get', { share_id }))).toBe('notFound');
    expect(await dumped(shop)).toContain('Reported one');
    shop.services.clock.pass((365 + PROBLEM_DAYS) * DAY_MS);
    await shop.work();
    expect(await dumped(shop)).not.toContain('Reported one');
  });
});
