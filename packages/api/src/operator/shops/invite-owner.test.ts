import { brand, type PartnerId, type PersonId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { callerOf } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { operatorOf } from '../../testing/operator.ts';
import { notifyingShop, shownBy } from '../../testing/push.ts';
import { testShop } from '../../testing/shop.ts';

const PARTNER = brand<PartnerId>('partner-a');
const DEMO_OWNER = brand<PersonId>('owner-partner-a');
const REASON = 'lost the password, called back';
const DAY_MS = 86_400_000;
const plain = (text: string | undefined) => text?.replaceAll(/[\u2068\u2069]/g, '');

describe.each(databases())('the way back for owners on $engine', ({ open }) => {
  it('[OP-08.1] the only owner of a shop, who lost the password, gets in by a new code; the old password ends', async () => {
    const shop = await testShop(await open());
    const [owner, operator] = [await shop.partner(), await operatorOf(shop)];
    const [login] = (await operator.must('Operator.shop', { partner_id: PARTNER })).owners;
    expect(login?.person_id).toBe(DEMO_OWNER);
    const wanted = { partner_id: PARTNER, person_id: DEMO_OWNER, reason: REASON };
    expect(await operator.call('Operator.inviteOwner', { ...wanted, reason: ' ' })).toMatchObject({
      data: { error: 'fieldEmpty', field: 'reason' },
    });
    const { code } = await operator.must('Operator.inviteOwner', wanted);
    expect(await owner.call('Partner.people', {})).toMatchObject({ http: 401 });
    const joined = await shop.visitor.must('Partner.join', { code, password: 'a password that is new' });
    const [person] = await callerOf(shop.app, joined).must('Partner.people', {});
    expect(person?.history.map(({ event, by }) => [event, by])).toEqual([
      ['joined', 'Demo shop'],
      ['invited', null],
      ['added', null],
    ]);
    const { history } = await operator.must('Operator.shop', { partner_id: PARTNER });
    expect(history[0]).toMatchObject({ event: 'ownerInvited', reason: REASON, by: 'Olga Operator' });
  });

  it('[OP-08.1] an owner whose first invitation expired gets another one', async () => {
    const shop = await testShop(await open());
    const opened = { name: 'Corner shop', owner: { name: 'Ann', username: 'ann' } };
    const { partner_id, invitation } = await (await operatorOf(shop)).must('Operator.openShop', opened);
    shop.services.clock.pass(8 * DAY_MS);
    const late = { code: invitation.code, password: 'a password of mine' };
    expect(await shop.visitor.call('Partner.join', late)).toMatchObject({ data: { error: 'invitationWrong' } });
    const { person_id } = invitation;
    const again = { partner_id, person_id, reason: REASON };
    const { code } = await (await operatorOf(shop)).must('Operator.inviteOwner', again);
    expect(await shop.visitor.must('Partner.join', { ...late, code })).toMatchObject({ partner_id, role: 'owner' });
  });

  it('[OP-08.1] who is no owner, a blocked owner and an owner of a closed shop get no code; one of a suspended shop does', async () => {
    const shop = await testShop(await open());
    const [owner, operator] = [await shop.partner(), await operatorOf(shop)];
    const add = (role: 'owner' | 'accountant') =>
      owner.must('Partner.addPerson', { name: `The ${role}`, username: `the.${role}`, role });
    const invite = (person_id: PersonId) =>
      operator.call('Operator.inviteOwner', { partner_id: PARTNER, person_id, reason: REASON });
    expect(await invite((await add('accountant')).person_id)).toMatchObject({ data: { error: 'notFound' } });
    const second = await add('owner');
    await owner.must('Partner.blockPerson', { person_id: second.person_id });
    expect(await invite(second.person_id)).toMatchObject({ data: { error: 'notFound' } });
    const state = { partner_id: PARTNER, reason: 'the rent is not paid' };
    await operator.must('Operator.setShopState', { ...state, to: 'suspended' });
    expect(await invite(DEMO_OWNER)).toMatchObject({ code: 0 });
    await operator.must('Operator.setShopState', { ...state, to: 'closed' });
    expect(await invite(DEMO_OWNER)).toMatchObject({ data: { error: 'conflict' } });
  });

  it('[OP-08.1] an owner of two shops gets one new password, and both histories say so; an operator’s own password stays', async () => {
    const shop = await testShop(await open());
    const operator = await operatorOf(shop);
    const opened = { name: 'Corner shop', owner: { name: 'Demo shop', username: 'demo', has_login: true } };
    const { partner_id, invitation } = await operator.must('Operator.openShop', opened);
    const both = await shop.visitor.must('Partner.join', { code: invitation.code, password: 'a shop of its own' });
    expect(both).toMatchObject({ partner_id });
    const wanted = { partner_id: PARTNER, person_id: DEMO_OWNER, reason: REASON };
    const { code } = await operator.must('Operator.inviteOwner', wanted);
    expect(await callerOf(shop.app, both).call('Partner.people', {})).toMatchObject({ http: 401 });
    const back = callerOf(
      shop.app,
      await shop.visitor.must('Partner.join', { code, password: 'a password that is new' }),
    );
    await back.must('Partner.actFor', { partner_id });
    const [person] = await back.must('Partner.people', {});
    expect(person?.history[0]).toMatchObject({ event: 'password', by: null });

    const row = { person_id: DEMO_OWNER, created_at: 0, used_at: 0 };
    await shop.services.db.transact((tx) => tx.insertInto('operators').values(row).execute());
    const next = await operator.must('Operator.inviteOwner', wanted);
    const wrong = { code: next.code, password: 'chosen by somebody else' };
    expect(await shop.visitor.call('Partner.join', wrong)).toMatchObject({ data: { error: 'loginWrong' } });
    expect(await shop.visitor.must('Partner.join', { ...wrong, password: 'a password that is new' })).toMatchObject({
      partner_id: PARTNER,
    });
  });

  it('[OP-08.1] [PA-13] only the operator’s code sets the next password of an owner of two shops', async () => {
    const shop = await testShop(await open());
    const operator = await operatorOf(shop);
    const opened = { name: 'Corner shop', owner: { name: 'Bo', username: 'bo.owner' } };
    const { invitation } = await operator.must('Operator.openShop', opened);
    const bo = { code: invitation.code, password: 'a password of Bo' };
    const corner = callerOf(shop.app, await shop.visitor.must('Partner.join', bo));
    const added = { name: 'Demo shop', username: 'demo', role: 'manager', has_login: true } as const;
    const before = await corner.must('Partner.addPerson', added);
    const wanted = { partner_id: PARTNER, person_id: DEMO_OWNER, reason: REASON };
    const { code } = await operator.must('Operator.inviteOwner', wanted);
    expect(await shop.visitor.call('Partner.join', { ...bo, code: before.code })).toMatchObject({
      data: { error: 'invitationWrong' },
    });
    const again = { person_id: DEMO_OWNER };
    expect(await corner.call('Partner.invitePerson', again)).toMatchObject({ data: { error: 'conflict' } });
    await shop.visitor.must('Partner.join', { code, password: 'a password that is new' });
    const after = await corner.must('Partner.invitePerson', again);
    expect(await shop.visitor.call('Partner.join', { ...bo, code: after.code })).toMatchObject({
      data: { error: 'loginWrong' },
    });
  });

  it('[OP-08.1] the other people of the shop are told on their devices, the owner’s own device is not', async () => {
    const { shop, tell } = await notifyingShop(await open());
    const [owner, operator] = [await shop.partner(), await operatorOf(shop)];
    const { code } = await owner.must('Partner.addPerson', { name: 'Mo', username: 'mo.money', role: 'accountant' });
    const mo = callerOf(shop.app, await shop.visitor.must('Partner.join', { code, password: 'a password of my own' }));
    const [own, other] = [await tell(owner), await tell(mo, 'de')];
    await operator.must('Operator.inviteOwner', { partner_id: PARTNER, person_id: DEMO_OWNER, reason: REASON });
    await shop.work();
    expect(own.taken()).toBe(0);
    expect((await shownBy(other)).map(({ title, url }) => [plain(title), url])).toEqual([
      ['Neue Einladung für Demo shop', '/partner/#/?shop=partner-a'],
    ]);
  });
});
