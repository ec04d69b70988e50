import { SHOP_TOPICS, type PersonId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import { BANK_DATA } from '../../testing/access/world.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { addressesIn, confirm, linkIn, mailbox, newestTo, open, tap } from '../../testing/mailbox.ts';
import { type TestShop, testShop } from '../../testing/shop.ts';
import { registered } from '../../testing/texts.ts';

const OWNER = 'owner@example.com';
const THIEF = 'thief@example.com';
const PASSWORD = 'chosen by myself';

const opened = (db: Database) => testShop(db, { renderer: BLANK });
const mailOf = (address: string) => ({ address, news: [] });

/** An owner with an address, and somebody who has a copy of the session. */
async function stolen(shop: TestShop) {
  const owner = await shop.partner();
  await owner.must('Partner.setMail', mailOf(OWNER));
  const { code } = await owner.must('Partner.addPerson', { name: 'Second', username: 'second.o', role: 'owner' });
  const joined = await shop.visitor.must('Partner.join', { code, password: PASSWORD });
  const second = caller(shop.app, { authorization: joined.tokenHead + joined.token });
  await mailbox(shop);
  return { owner, second, thief: caller(shop.app, owner.headers) };
}

describe.each(databases())('changed addresses on $engine', ({ open: openDatabase }) => {
  it('[SN-08.6] [NT-02] who has a stolen session changes the address, then the bank account: the former address hears of both, puts itself back once, and the session ends', async () => {
    const shop = await opened(await openDatabase());
    const { owner, thief } = await stolen(shop);
    await thief.must('Partner.setMail', mailOf(THIEF));
    expect(await addressesIn(shop)).toEqual([OWNER]);
    await confirm(shop, THIEF);
    expect(await addressesIn(shop)).toEqual([THIEF]);
    expect(await mailbox(shop)).toEqual([`${OWNER}: Your e-mail address was changed`]);
    const undo = linkIn(shop, OWNER, 'undo');
    expect(shop.services.mails.sent[0]?.text).toContain('t***@example.com');
    expect(shop.services.mails.sent[0]?.text).not.toContain(THIEF);
    await thief.must('Partner.setBankAccount', BANK_DATA);
    const bank = expect.stringMatching(/^owner@example\.com: The bank account of .* was changed$/);
    expect(await mailbox(shop)).toEqual([bank, expect.stringMatching(/^thief@example\.com: The bank account/)]);
    expect(linkIn(shop, OWNER, 'undo')).toBe(undo);
    // A program that looks for bad links opens it, and changes nothing.
    expect(await open(shop, undo)).toContain('Put this address back?');
    expect(await addressesIn(shop)).toEqual([THIEF]);
    expect(await tap(shop, undo)).toContain('The address is back');
    expect(await addressesIn(shop)).toEqual([OWNER]);
    expect((await thief.call('Partner.setBankAccount', BANK_DATA)).data).toMatchObject({ error: 'tokenInvalid' });
    expect((await owner.call('Partner.mail', {})).data).toMatchObject({ error: 'tokenInvalid' });
    expect(await mailbox(shop)).toEqual([`${THIEF}: Your e-mail address was changed`]);
    expect(linkIn(shop, THIEF, 'undo')).toBe('no link');
    for (const look of [open, tap]) expect(await look(shop, undo)).toContain('This link no longer works');
    const again = await shop.partner();
    await again.must('Partner.setBankAccount', BANK_DATA);
    expect(await mailbox(shop)).toEqual([bank]);
  });

  it('[SN-08.6] of several changes each former address hears, the first one undoes all, and no later link brings another back', async () => {
    const shop = await opened(await openDatabase());
    const { thief } = await stolen(shop);
    for (const address of [THIEF, 'third@example.com']) {
      await thief.must('Partner.setMail', mailOf(address));
      await confirm(shop, address);
      await shop.work();
      shop.services.clock.pass(1);
    }
    const [first, second] = [linkIn(shop, OWNER, 'undo'), linkIn(shop, THIEF, 'undo')];
    await thief.must('Partner.setMail', mailOf('fourth@example.com'));
    await shop.work();
    const waiting = linkIn(shop, 'fourth@example.com', 'confirm');
    expect(await tap(shop, second)).toContain('The address is back');
    expect(await addressesIn(shop)).toEqual([THIEF]);
    expect(await tap(shop, first)).toContain('The address is back');
    for (const late of [second, waiting]) expect(await tap(shop, late)).toContain('This link no longer works');
    expect(await addressesIn(shop)).toEqual([OWNER]);
  });

  it('[SN-08.6] a removed address is told too, and of the confirmed one after it; it puts itself back', async () => {
    const shop = await opened(await openDatabase());
    const { thief } = await stolen(shop);
    const told = `${OWNER}: Your e-mail address was changed`;
    await thief.must('Partner.setMail', { address: '', news: [...SHOP_TOPICS] });
    await thief.must('Partner.setMail', mailOf(THIEF));
    expect(await mailbox(shop)).toEqual([told, `${THIEF}: Confirm your e-mail address`]);
    expect(newestTo(shop, OWNER)).toContain('No address');
    await tap(shop, linkIn(shop, THIEF, 'confirm'));
    expect(await mailbox(shop)).toEqual([told]);
    expect(newestTo(shop, OWNER)).toContain('Now: t***@example.com');
    await tap(shop, linkIn(shop, OWNER, 'undo'));
    expect(await addressesIn(shop)).toEqual([OWNER]);
  });

  it('[SN-08.6] a former address hears for a week, and its link works for a week', async () => {
    const shop = await opened(await openDatabase());
    const { thief, second } = await stolen(shop);
    await thief.must('Partner.setMail', mailOf(THIEF));
    await confirm(shop, THIEF);
    await shop.work();
    const undo = linkIn(shop, OWNER, 'undo');
    const password = async () => second.must('Partner.changePassword', { password: PASSWORD, new_password: PASSWORD });
    await password();
    expect(await mailbox(shop)).toEqual([]);
    shop.services.clock.pass(7 * DAY_MS);
    const again = await shop.partner();
    await again.must('Partner.setBankAccount', BANK_DATA);
    expect(await mailbox(shop)).toEqual([expect.stringMatching(/^thief@example\.com: The bank account/)]);
    expect(await tap(shop, undo)).toContain('This link no longer works');
    expect(await shop.services.db.read.selectFrom('former_mail_addresses').select('id').execute()).toEqual([]);
  });

  it('[SN-08.6] another address is used when its link is opened and confirmed within a day, and never by a key that was replaced', async () => {
    const shop = await opened(await openDatabase());
    const owner = await shop.partner();
    await owner.must('Partner.setMail', mailOf(OWNER));
    const state = await owner.must('Partner.setMail', { address: 'new@example.com', news: [...SHOP_TOPICS] });
    expect(state).toMatchObject({ address: OWNER, asked: 'new@example.com', news: [...SHOP_TOPICS] });
    await shop.work();
    const former = linkIn(shop, 'new@example.com', 'confirm');
    await owner.must('Partner.setMail', mailOf('other@example.com'));
    expect(await tap(shop, former)).toContain('This link no longer works');
    await shop.work();
    const link = linkIn(shop, 'other@example.com', 'confirm');
    expect(await open(shop, link)).toContain('Confirm your e-mail address');
    shop.services.clock.pass(DAY_MS);
    expect(await tap(shop, link)).toContain('This link no longer works');
    const later = await shop.partner();
    expect(await later.must('Partner.mail', {})).toMatchObject({ address: OWNER, asked: null });
    await later.must('Partner.setMail', mailOf('other@example.com'));
    expect(await confirm(shop, 'other@example.com')).toContain('The address is confirmed');
    expect(await later.must('Partner.mail', {})).toMatchObject({ address: 'other@example.com', asked: null });
  });

  it('[SN-08.5] [SN-08.6] a customer’s changed password is told to the address and the former one; undoing ends the logins', async () => {
    const shop = await opened(await openDatabase());
    const phone = { phone: '13800138000', country: 'CN', password: 'correct horse' };
    const { tokenHead, token } = await registered(await shop.customer(), shop.services.texts, phone);
    const account = caller(shop.app, { authorization: tokenHead + token });
    await account.must('Notification.setMail', mailOf('ann@example.com'));
    await account.must('Notification.setMail', mailOf(THIEF));
    await confirm(shop, THIEF);
    await shop.work();
    const change = { password: phone.password, new_password: 'battery staple', log_out_others: false };
    await account.must('User.changePassword', change);
    const told = 'Your password was changed';
    expect(await mailbox(shop)).toEqual([`ann@example.com: ${told}`, `${THIEF}: ${told}`]);
    expect(await tap(shop, linkIn(shop, 'ann@example.com', 'undo'))).toContain('The address is back');
    expect((await account.call('Notification.mail', {})).data).toMatchObject({ error: 'tokenInvalid' });
    expect(await addressesIn(shop)).toEqual(['ann@example.com']);
  });

  it('[SN-08.6] a guest whose address is put back keeps the session: nothing else opens the orders', async () => {
    const shop = await opened(await openDatabase());
    const guest = await shop.customer();
    for (const address of ['ann@example.com', THIEF]) await guest.must('Notification.setMail', mailOf(address));
    await confirm(shop, THIEF);
    await shop.work();
    const undo = linkIn(shop, 'ann@example.com', 'undo');
    const pages = [newestTo(shop, 'ann@example.com'), await open(shop, undo), await tap(shop, undo)];
    for (const untrue of ['ends all logins', 'change your password']) expect(pages.join('')).not.toContain(untrue);
    expect(pages[2]).toContain('href="/#/pages/mine/account"');
    expect(await guest.must('Notification.mail', {})).toMatchObject({ address: 'ann@example.com' });
  });

  it('[SN-08.6] [OP-08.1] with a login its addresses end, and are told: no link brings back who had it', async () => {
    const shop = await opened(await openDatabase());
    const { second, owner } = await stolen(shop);
    for (const address of [THIEF, 'third@example.com']) await second.must('Partner.setMail', mailOf(address));
    await confirm(shop, 'third@example.com');
    await shop.work();
    const undo = linkIn(shop, THIEF, 'undo');
    const { person_id } = await shop.services.db.read
      .selectFrom('partner_people')
      .select('id as person_id')
      .where('username', '=', 'second.o')
      .executeTakeFirstOrThrow();
    await owner.must('Partner.blockPerson', { person_id: person_id satisfies PersonId });
    const news = ['A change among the owners of Demo shop', 'Your e-mail address was changed'];
    const told = ['third@example.com', THIEF].flatMap((address) => news.map((subject) => `${address}: ${subject}`));
    expect(await mailbox(shop)).toEqual([`${OWNER}: ${news[0]}`, ...told].toSorted());
    expect(await tap(shop, undo)).toContain('This link no longer works');
    expect(await addressesIn(shop)).toEqual([OWNER]);
  });
});
