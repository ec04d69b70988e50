import { MAIL_TOPICS, type PersonId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../base/db/database.ts';
import { HOUR_MS } from '../../base/ports/clock.ts';
import { lockOwner } from '../../records/notifications/mail-addresses.ts';
import { BANK_DATA } from '../../testing/access/world.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { type Caller, callerOf } from '../../testing/caller.ts';
import { crossing } from '../../testing/crossing.ts';
import { databases } from '../../testing/databases.ts';
import { addressesIn, confirm, linkIn, mailbox, newestTo, tap } from '../../testing/mailbox.ts';
import { type TestShop, testShop } from '../../testing/shop.ts';
import { endSessions } from '../partners/login/sessions.ts';

const [OWNER, THIEF, OTHER] = ['owner@example.com', 'thief@example.com', 'other@example.com'];
const PASSWORD = 'a shop of its own';
const CHANGED = 'Your e-mail address was changed';
const BANK = /^The bank account of .* was changed$/;
const OWNERS = /^A change among the owners of /;

const opened = (db: Database) => testShop(db, { renderer: BLANK });
const mailOf = (address: string) => ({ address, news: [] });
const to = (address: string, subject: RegExp | string) =>
  typeof subject === 'string'
    ? `${address}: ${subject}`
    : expect.stringMatching(new RegExp(`^${address}: ${subject.source.slice(1)}`));

/** An owner with an address. */
async function owned(shop: TestShop) {
  const owner = await shop.partner();
  await owner.must('Partner.setMail', mailOf(OWNER));
  const { id } = await shop.services.db.read
    .selectFrom('partner_people')
    .select('id')
    .where('username', '=', 'demo')
    .executeTakeFirstOrThrow();
  return { owner, person_id: id };
}

/** Adds another owner. */
async function added({ app, visitor }: TestShop, by: Caller): Promise<Caller> {
  const { code } = await by.must('Partner.addPerson', { name: 'Tess', username: 'tess', role: 'owner' });
  return callerOf(app, await visitor.must('Partner.join', { code, password: 'chosen by myself' }));
}

/** Sends what waits, gives another address, and confirms it. */
async function change(shop: TestShop, who: Caller, address: string): Promise<void> {
  await shop.work();
  await who.must('Partner.setMail', mailOf(address));
  await confirm(shop, address);
  shop.services.clock.pass(1);
}

const changePassword = async ({ app }: TestShop, who: Caller): Promise<Caller> =>
  callerOf(app, await who.must('Partner.changePassword', { password: PASSWORD, new_password: PASSWORD }));

const PUT_OUT: readonly (readonly [string, (by: Caller, person_id: PersonId) => Promise<unknown>, string[]])[] = [
  ['blocks', (by, person_id) => by.must('Partner.blockPerson', { person_id }), [CHANGED]],
  ['invites', (by, person_id) => by.must('Partner.invitePerson', { person_id }), [CHANGED]],
  ['demotes', (by, person_id) => by.must('Partner.setRole', { person_id, role: 'manager' }), []],
];

describe.each(databases())('a stolen login on $engine', ({ open: openDatabase }) => {
  it.each(PUT_OUT)(
    '[SN-08.6] [PA-01.2] who adds an owner by it, and then %s the first one: the first one hears of each, and of the bank account before',
    async (_name, act, more) => {
      const shop = await opened(await openDatabase());
      const { owner, person_id } = await owned(shop);
      const tess = await added(shop, owner);
      expect(await mailbox(shop)).toEqual([to(OWNER, OWNERS)]);
      expect(newestTo(shop, OWNER)).toMatch(/Tess.*Added as an owner/);
      await tess.must('Partner.setBankAccount', BANK_DATA);
      await act(tess, person_id);
      const told = await mailbox(shop);
      expect(told).toEqual(
        expect.arrayContaining([to(OWNER, OWNERS), to(OWNER, BANK), ...more.map((one) => to(OWNER, one))]),
      );
      expect(told).toHaveLength(2 + more.length);
      await tess.must('Partner.setBankAccount', BANK_DATA);
      expect(await mailbox(shop)).toEqual([]);
    },
  );

  it('[SN-08.6] a former address hears that its owner is put out, and is told once more', async () => {
    const shop = await opened(await openDatabase());
    const { owner, person_id } = await owned(shop);
    await change(shop, owner, THIEF);
    const tess = await added(shop, owner);
    await mailbox(shop);
    await tess.must('Partner.blockPerson', { person_id });
    const told = await mailbox(shop);
    expect(told).toEqual([OWNER, THIEF].flatMap((one) => [to(one, OWNERS), to(one, CHANGED)]));
    expect(linkIn(shop, OWNER, 'undo')).toBe('no link');
  });

  it('[SN-08.6] the bank account first, then the address at once: what waits for an address follows it, also back', async () => {
    const shop = await opened(await openDatabase());
    const { owner } = await owned(shop);
    await owner.must('Partner.setBankAccount', BANK_DATA);
    await owner.must('Partner.setMail', mailOf(THIEF));
    const { key } = await shop.services.db.read
      .selectFrom('asked_mail_addresses')
      .select('key')
      .executeTakeFirstOrThrow();
    await tap(shop, `/mail/confirm?key=${key}`);
    expect(await mailbox(shop)).toEqual([to(OWNER, BANK), to(OWNER, CHANGED)]);
    const undo = linkIn(shop, OWNER, 'undo');
    await owner.must('Partner.setBankAccount', BANK_DATA);
    await tap(shop, undo);
    expect(await mailbox(shop)).toEqual([to(OWNER, BANK), to(THIEF, BANK), to(THIEF, CHANGED)]);
  });

  it('[SN-08.6] what is not about safety does not follow an address that was replaced', async () => {
    const shop = await opened(await openDatabase());
    const guest = await shop.customer();
    await guest.must('Notification.setMail', mailOf('ann@example.com'));
    await shop.paidOrder(guest);
    await guest.must('Notification.setMail', mailOf(OTHER));
    const { key } = await shop.services.db.read
      .selectFrom('asked_mail_addresses')
      .select('key')
      .executeTakeFirstOrThrow();
    await tap(shop, `/mail/confirm?key=${key}`);
    expect(await mailbox(shop)).toEqual([to('ann@example.com', CHANGED)]);
  });

  it('[SN-08.6] who corrects the address leaves no link to the one that was corrected', async () => {
    const shop = await opened(await openDatabase());
    const { owner } = await owned(shop);
    await change(shop, owner, THIEF);
    await change(shop, owner, OWNER);
    expect(await addressesIn(shop)).toEqual([OWNER]);
    expect(await mailbox(shop)).toEqual([to(THIEF, CHANGED)]);
    expect(linkIn(shop, THIEF, 'undo')).toBe('no link');
    await change(shop, owner, THIEF);
    expect(await mailbox(shop)).toEqual([to(OWNER, CHANGED)]);
    expect(linkIn(shop, OWNER, 'undo')).toMatch(/key=/);
  });

  it.each([
    ['replaced', OTHER],
    ['removed', ''],
  ])(
    '[SN-08.6] an address that came back by its link, and is %s again, gets no other link while an older one has its own',
    async (_name, next) => {
      const shop = await opened(await openDatabase());
      const { owner } = await owned(shop);
      await change(shop, owner, THIEF);
      await shop.work();
      const first = linkIn(shop, OWNER, 'undo');
      await change(shop, owner, 'new@example.com');
      await shop.work();
      expect(await tap(shop, linkIn(shop, THIEF, 'undo'))).toContain('The address is back');
      const again = await shop.partner();
      if (next === '') await again.must('Partner.setMail', mailOf(''));
      else await change(shop, again, next);
      await shop.work();
      expect(newestTo(shop, THIEF)).toContain(CHANGED);
      expect(linkIn(shop, THIEF, 'undo')).toBe('no link');
      expect(await tap(shop, first)).toContain('The address is back');
      expect(await addressesIn(shop)).toEqual([OWNER]);
    },
  );

  it('[SN-08.5] [NT-04.2] changes of a password that wait are one letter; there are five an hour, and they hold no other kind back', async () => {
    const shop = await opened(await openDatabase());
    const { owner } = await owned(shop);
    const told = 'Your password was changed';
    let who = owner;
    for (let time = 0; time < 3; time += 1) who = await changePassword(shop, who);
    expect(await mailbox(shop)).toEqual([to(OWNER, told)]);
    for (let time = 0; time < 6; time += 1) {
      who = await changePassword(shop, who);
      await shop.work();
    }
    expect(shop.services.mails.sent).toHaveLength(5);
    await who.must('Partner.setBankAccount', BANK_DATA);
    expect(await mailbox(shop)).toEqual([to(OWNER, BANK)]);
    shop.services.clock.pass(HOUR_MS);
    expect(await mailbox(shop)).toEqual([to(OWNER, told)]);
  });

  it('[SN-08.6] [NT-04.1] an address after a removed one is confirmed, and only some can come back at a time', async () => {
    const shop = await opened(await openDatabase());
    const { owner } = await owned(shop);
    await owner.must('Partner.setMail', mailOf(''));
    expect(await owner.must('Partner.setMail', mailOf(OTHER))).toMatchObject({ address: null, asked: OTHER });
    expect(await owner.must('Partner.setMail', mailOf(''))).toMatchObject({ address: null, asked: null });
    for (const nth of [1, 2, 3, 4, 5]) await change(shop, owner, `nr-${nth}@example.com`);
    expect((await owner.call('Partner.setMail', mailOf(OTHER))).data).toMatchObject({ error: 'tooManyRequests' });
    expect(await owner.must('Partner.setMail', mailOf(OWNER))).toMatchObject({ asked: OWNER });
  });

  it('[SN-08.6] an address that waits is called off by the present one, by a new password, and by a bounce, and not by a choice of news', async () => {
    const shop = await opened(await openDatabase());
    const { owner } = await owned(shop);
    const ask = () => owner.must('Partner.setMail', mailOf(OTHER));
    await ask();
    expect(await owner.must('Partner.setMail', { address: OWNER, news: [...MAIL_TOPICS] })).toMatchObject({
      asked: OTHER,
    });
    await shop.work();
    const link = linkIn(shop, OTHER, 'confirm');
    expect(await owner.must('Partner.setMail', { address: OWNER, news: [...MAIL_TOPICS] })).toMatchObject({
      asked: null,
    });
    expect(await tap(shop, link)).toContain('This link no longer works');
    await ask();
    shop.services.mails.giving('bounced');
    await shop.work();
    shop.services.mails.giving('taken');
    expect(await owner.must('Partner.mail', {})).toMatchObject({ address: OWNER, asked: null });
    await ask();
    const later = await changePassword(shop, owner);
    expect(await later.must('Partner.mail', {})).toMatchObject({ address: OWNER, asked: null });
  });

  it('[SN-08.6] [SE-02.1] a login that ends while its call is on its way changes no address', async () => {
    const { db, during } = crossing(await openDatabase());
    const shop = await opened(db);
    const { owner, person_id } = await owned(shop);
    const call = () => owner.call('Partner.setMail', mailOf(THIEF));
    const answer = await during(call, async (tx) => {
      await lockOwner(tx, { person_id });
      await endSessions(tx, person_id);
    });
    expect(answer).toMatchObject({ data: { error: 'tokenInvalid' } });
    expect(await db.read.selectFrom('asked_mail_addresses').select('id').execute()).toEqual([]);
  });

  it('[SN-08.6] of a link that puts back and one that confirms, at the same time, the first address stays', async () => {
    const shop = await opened(await openDatabase());
    const { owner } = await owned(shop);
    await change(shop, owner, THIEF);
    await owner.must('Partner.setMail', mailOf(OTHER));
    await shop.work();
    const links = [linkIn(shop, OTHER, 'confirm'), linkIn(shop, OWNER, 'undo')];
    await Promise.all(links.map((link) => tap(shop, link)));
    expect(await addressesIn(shop)).toEqual([OWNER]);
    const rows = await shop.services.db.read.selectFrom('former_mail_addresses').select('undo_key').execute();
    expect(rows.filter(({ undo_key }) => undo_key !== null)).toEqual([]);
  });
});
