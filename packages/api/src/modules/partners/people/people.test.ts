import { brand, type PartnerId, type PartnerRole } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { openShop } from '../../../operator/open-shop.ts';
import { type Caller, callerOf } from '../../../testing/caller.ts';
import { databases } from '../../../testing/databases.ts';
import { DEMO_SHOP } from '../../../testing/payout-shop.ts';
import { CHOICE, testShop } from '../../../testing/shop.ts';
import { loginPartner } from '../login/login.ts';
import { blockPerson } from './change.ts';

const PASSWORD = 'chosen by myself';
const OWNERS = { username: 'demo', password: 'a shop of its own' };

async function openPeople(...[db]: Parameters<typeof testShop>) {
  const shop = await testShop(db);
  const owner = await shop.partner();
  const by = (login: Parameters<typeof callerOf>[1]) => callerOf(shop.app, login);
  const invite = (username: string, role: PartnerRole = 'manager') =>
    owner.must('Partner.addPerson', { name: `Mx ${username}`, username, role });
  const join = async (username: string, role: PartnerRole = 'manager') => {
    const { person_id, code } = await invite(username, role);
    return { person_id, code, who: by(await shop.visitor.must('Partner.join', { code, password: PASSWORD })) };
  };
  return { shop, owner, by, invite, join };
}

const works = async (who: Caller) => (await who.call('Partner.machines', {})).code === 0;
const personOf = async (owner: Caller, username: string) =>
  (await owner.must('Partner.people', {})).find((person) => person.username === username);

describe.each(databases())('the people of a shop on $engine', ({ open }) => {
  it('[PA-09.1] [PA-07] who sees money sees that of the whole shop: no limit to stations', async () => {
    const { owner, join } = await openPeople(await open());
    const { person_id } = await join('ann', 'accountant');
    const limit = { person_id, stations: [CHOICE.machine_id] };
    expect(await owner.call('Partner.setPersonStations', limit)).toMatchObject({
      data: { error: 'fieldIncorrect', field: 'stations' },
    });
    await owner.must('Partner.setRole', { person_id, role: 'manager' });
    await owner.must('Partner.setPersonStations', limit);
    expect(await personOf(owner, 'ann')).toMatchObject({ stations: [CHOICE.machine_id] });
    await owner.must('Partner.setRole', { person_id, role: 'accountant' });
    expect(await personOf(owner, 'ann')).toMatchObject({ role: 'accountant', stations: null });
  });

  it('[PA-01.2] [SE-02.3] an invitation works once, in time, with a password only the person knows', async () => {
    const { shop, owner, invite } = await openPeople(await open());
    const { visitor, services } = shop;
    const { code } = await invite(' Ann.Example ');
    expect(await personOf(owner, 'ann.example')).toMatchObject({
      role: 'manager',
      state: 'invited',
      last_login_at: null,
    });
    const wrong = { data: { error: 'invitationWrong' } };
    const login = { username: 'ann.example', password: PASSWORD };
    expect(await visitor.call('Partner.login', login)).toMatchObject({ data: { error: 'loginWrong' } });
    expect(await visitor.call('Partner.join', { code: `${code}0`, password: PASSWORD })).toMatchObject(wrong);
    expect(await visitor.call('Partner.join', { code, password: 'short' })).toMatchObject({
      data: { error: 'passwordTooShort' },
    });
    // As people type it: lower case, spaces, an o for a zero.
    const typed = code
      .toLowerCase()
      .replaceAll('0', 'o')
      .replace(/(.{4})/g, '$1 - ');
    const both = await Promise.all(
      [typed, code].map((one) => visitor.call('Partner.join', { code: one, password: PASSWORD })),
    );
    expect(both.map((answer) => answer.code).toSorted((a, b) => a - b)).toEqual([0, 1113]);
    expect(await visitor.must('Partner.login', login)).toMatchObject({
      role: 'manager',
      person_name: 'Mx Ann.Example',
    });

    const late = await invite('late');
    services.clock.pass(7 * 86_400_000);
    expect(await visitor.call('Partner.join', { code: late.code, password: PASSWORD })).toMatchObject(wrong);
    expect(await services.db.read.selectFrom('memberships').select('invite_hash').execute()).not.toContainEqual({
      invite_hash: late.code,
    });
  });

  it('[PA-01.2] a username belongs to one person over all shops, and can be typed', async () => {
    const { owner, invite } = await openPeople(await open());
    await invite('ann');
    const add = (username: string, name = 'Somebody') =>
      owner.call('Partner.addPerson', { name, username, role: 'manager' });
    for (const taken of ['ANN', 'demo']) expect(await add(taken)).toMatchObject({ data: { error: 'usernameTaken' } });
    for (const odd of ['', 'a', 'two words', 'a\u202Eb', '.dot', 'x'.repeat(61)])
      expect(await add(odd)).toMatchObject({ data: { error: 'usernameIncorrect', field: 'username' } });
    expect(await add('bob', ' \n ')).toMatchObject({ data: { error: 'fieldEmpty', field: 'name' } });
    for (const fine of ['bob@example.com', '李雷.1', 'سارة-٢']) expect(await add(fine)).toMatchObject({ code: 0 });
  });

  it('[PA-01.2] [SE-02.1] a block, invitation or new password ends all logins at once', async () => {
    const { shop, owner, by, join } = await openPeople(await open());
    const { visitor } = shop;
    const { who, person_id } = await join('ann');
    const second = by(await visitor.must('Partner.login', { username: 'ann', password: PASSWORD }));
    const change = (password: string) =>
      second.call('Partner.changePassword', { password, new_password: 'another one of mine' });
    expect(await change('a guess')).toMatchObject({ data: { error: 'ownPasswordWrong' } });
    const third = by(
      await second.must('Partner.changePassword', { password: PASSWORD, new_password: 'another of mine' }),
    );
    expect([await works(who), await works(second), await works(third)]).toEqual([false, false, true]);

    const { code } = await owner.must('Partner.invitePerson', { person_id });
    expect(await third.call('Partner.machines', {})).toMatchObject({ code: 401, data: { error: 'tokenInvalid' } });
    const login = { username: 'ann', password: 'another of mine' };
    expect(await visitor.call('Partner.login', login)).toMatchObject({ data: { error: 'loginWrong' } });
    const fourth = by(await visitor.must('Partner.join', { code, password: PASSWORD }));

    await owner.must('Partner.blockPerson', { person_id });
    expect(await works(fourth)).toBe(false);
    const sessions = shop.services.db.read.selectFrom('partner_sessions').where('person_id', '=', person_id);
    expect(await sessions.select('token_hash').execute()).toEqual([]);

    const again = await owner.must('Partner.invitePerson', { person_id });
    await owner.must('Partner.blockPerson', { person_id });
    expect(await visitor.call('Partner.join', { code: again.code, password: PASSWORD })).toMatchObject({
      data: { error: 'invitationWrong' },
    });
    expect((await personOf(owner, 'ann'))?.history.map(({ event, by: name }) => [event, name])).toEqual([
      ['blocked', 'Demo shop'],
      ['invited', 'Demo shop'],
      ['blocked', 'Demo shop'],
      ['joined', 'Mx ann'],
      ['invited', 'Demo shop'],
    ]);
  });

  it('[PA-01.2] [SE-02.1] a login checked just before a block does not succeed after it', async () => {
    const { shop, owner, join } = await openPeople(await open());
    const { person_id } = await join('ann');
    const { passwords } = shop.services;
    const slow = {
      ...passwords,
      async matches(...given: Parameters<typeof passwords.matches>) {
        const right = await passwords.matches(...given);
        await owner.must('Partner.blockPerson', { person_id });
        return right;
      },
    };
    const login = { username: 'ann', password: PASSWORD };
    await expect(loginPartner(shop.services, slow, '127.0.0.1', login)).rejects.toThrow('loginWrong');
  });

  it('[PA-01.2] [PA-09.3] a shop keeps an owner, even if two owners block each other at once', async () => {
    const { shop, owner, join } = await openPeople(await open());
    const me = await owner.must('Partner.me', {});
    const lastOwner = { data: { error: 'lastOwner' } };
    expect(await owner.call('Partner.blockPerson', me)).toMatchObject(lastOwner);
    expect(await owner.call('Partner.setRole', { ...me, role: 'manager' })).toMatchObject(lastOwner);
    expect(await owner.call('Partner.invitePerson', me)).toMatchObject(lastOwner);
    const { who: other, person_id } = await join('ann', 'owner');
    const answers = await Promise.all([
      owner.call('Partner.blockPerson', { person_id }),
      other.call('Partner.blockPerson', me),
    ]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    const people = await shop.services.db.read.selectFrom('memberships').select(['role', 'state']).execute();
    expect(people.filter(({ role, state }) => role === 'owner' && state === 'active')).toHaveLength(1);
  });

  it('[PA-01.2] an owner who is blocked while their own call is on its way changes nobody', async () => {
    const { shop, owner, join } = await openPeople(await open());
    const { person_id } = await join('ann', 'owner');
    const { person_id: other } = await join('bea');
    await owner.must('Partner.blockPerson', { person_id });
    const ann = { partnerId: DEMO_SHOP, stations: null, personId: person_id };
    await expect(blockPerson(shop.services, ann, other)).rejects.toThrow('dutyMissing');
    expect(await personOf(owner, 'bea')).toMatchObject({ state: 'active' });
  });

  it('[PA-01.2] a role applies from the next call, and the operator reopens a locked-out shop', async () => {
    const { shop, owner, by, join } = await openPeople(await open());
    const { who, person_id } = await join('ann');
    expect(await who.call('Partner.balance', {})).toMatchObject({ code: 403, data: { error: 'dutyMissing' } });
    await owner.must('Partner.setRole', { person_id, role: 'owner' });
    expect(await who.call('Partner.balance', {})).toMatchObject({ code: 0 });
    const me = await owner.must('Partner.me', {});
    await who.must('Partner.setRole', { ...me, role: 'manager' });
    expect(await owner.call('Partner.people', {})).toMatchObject({ code: 403 });
    expect(await owner.must('Partner.me', {})).toMatchObject({ role: 'manager' });
    await who.must('Partner.blockPerson', me);

    const station = { id: CHOICE.machine_id, name: 'Demo', address: '', language: 'en-US' as const, currency: 'EUR' };
    const opened = (password: string) =>
      openShop(shop.services, {
        partner: { id: brand<PartnerId>('partner-a'), username: 'demo', name: 'Demo shop', password },
        station,
        pieces: 0,
      });
    await opened(OWNERS.password);
    const back = by(await shop.visitor.must('Partner.login', OWNERS));
    expect(await back.must('Partner.me', {})).toMatchObject({ role: 'owner' });
    // Reopened with the same password nothing ends; with another password everything ends.
    await opened(OWNERS.password);
    expect(await works(back)).toBe(true);
    await opened('told to the operator');
    expect(await works(back)).toBe(false);
  });
});
