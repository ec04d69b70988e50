import type { ActionInput, OperatorPerson } from '@cpc/contract';
import { brand, type PersonId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import type { Database } from '../base/db/database.ts';
import { type Caller, caller, callerOf } from '../testing/caller.ts';
import { databases } from '../testing/databases.ts';
import { testShop } from '../testing/shop.ts';
import { firstOperator } from './first-operator.ts';

const DAY_MS = 86_400_000;
const PASSWORD = 'chosen by myself';
const OSCAR = { name: 'Oscar Operator', username: 'oscar' };

async function opened(db: Database) {
  const shop = await testShop(db);
  const login = async (username: string, password = PASSWORD): Promise<Caller> => {
    return callerOf(shop.app, await shop.visitor.must('Partner.login', { username, password }));
  };
  const made = async (username: string, name: string) => {
    await firstOperator(shop.services, { username, name, password: PASSWORD });
    return login(username);
  };
  const join = (code: string, password = PASSWORD) => shop.visitor.call('Partner.join', { code, password });
  const [olga, ben] = [await made('olga', 'Olga Operator'), await made('ben', 'Ben Second')];
  const proposed = async (by: Caller, who: ActionInput<'Operator.inviteOperator'> = OSCAR) => {
    const people = await by.must('Operator.inviteOperator', who);
    const person = people.find(({ username }) => username === who.username);
    if (!person) throw new Error('expected who was proposed');
    return person;
  };
  const invited = async (who?: ActionInput<'Operator.inviteOperator'>, [by, other] = [olga, ben]) => {
    const { person_id } = await proposed(by, who);
    shop.services.clock.pass(1);
    return other.must('Operator.confirmOperator', { person_id });
  };
  const joined = async (who: ActionInput<'Operator.inviteOperator'> = OSCAR, by?: [Caller, Caller]) => {
    const { code, person_id } = await invited(who, by);
    shop.services.clock.pass(1);
    expect(await join(code)).toMatchObject({ code: 0 });
    return { person_id, as: await login(who.username) };
  };
  return { shop, login, made, join, proposed, invited, joined, olga, ben };
}

const error = (name: string) => ({ data: { error: name } });

describe.each(databases())('the operators on $engine', ({ open, openTwice }) => {
  it('[OP-01.6] [PA-13] one operator asks, another confirms, and the person joins with a password of their own', async () => {
    const { shop, olga, ben, join, login, proposed } = await opened(await open());
    shop.services.clock.pass(1);
    const { person_id, ...asked } = await proposed(olga);
    expect(asked).toMatchObject({ state: 'invited', proposed_by: 'Olga Operator', refusal: 'sameOperator' });
    expect(JSON.stringify(asked)).not.toContain('code');
    const { invite_hash } = await shop.services.db.read
      .selectFrom('operators')
      .select('invite_hash')
      .where('person_id', '=', person_id)
      .executeTakeFirstOrThrow();
    expect(invite_hash).toBeNull();
    expect(await olga.call('Operator.confirmOperator', { person_id })).toMatchObject(error('sameOperator'));
    shop.services.clock.pass(1);
    const seen = (await ben.must('Operator.operators', {})).find((one) => one.person_id === person_id);
    expect(seen).toMatchObject({ proposed_by: 'Olga Operator', refusal: null });
    const { code } = await ben.must('Operator.confirmOperator', { person_id });
    expect(await ben.call('Operator.confirmOperator', { person_id })).toMatchObject(error('notFound'));
    expect(await shop.visitor.call('Partner.login', { username: 'oscar', password: PASSWORD })).toMatchObject(
      error('loginWrong'),
    );
    shop.services.clock.pass(1);
    expect(await join(code)).toMatchObject({ code: 0, data: { partner_id: null, role: null, username: 'oscar' } });
    expect(await join(code)).toMatchObject(error('invitationWrong'));
    const oscar = await login('oscar');
    expect(await oscar.must('Operator.operators', {})).toMatchObject([
      { username: 'ben', is_you: false, state: 'active', history: [{ event: 'operatorMade', by: 'Ben Second' }] },
      { username: 'olga', is_you: false, state: 'active', history: [{ event: 'operatorMade', by: 'Olga Operator' }] },
      {
        person_id,
        is_you: true,
        state: 'active',
        invited_until: null,
        proposed_by: null,
        history: [
          { event: 'operatorJoined', by: 'Oscar Operator' },
          { event: 'operatorConfirmed', by: 'Ben Second' },
          { event: 'operatorInvited', by: 'Olga Operator' },
        ],
      },
    ]);
  });

  it('[PA-13] an operator whom another let in within 30 days is no second one, nor is one whom both let in', async () => {
    const { shop, olga, ben, login, proposed, joined } = await opened(await open());
    const oscar = await joined();
    const cal = await joined({ name: 'Cal', username: 'cal' });
    const [next, later] = [
      { name: 'Dan', username: 'dan' },
      { name: 'Eve', username: 'eve' },
    ];
    const refusals = async (person_id: PersonId, ...people: readonly Caller[]) =>
      Promise.all(people.map(async (one) => (await one.call('Operator.confirmOperator', { person_id })).data));
    const { person_id } = await proposed(oscar.as, next);
    expect(await refusals(person_id, oscar.as, olga, ben, cal.as)).toMatchObject([
      { error: 'sameOperator' },
      { error: 'tiedOperators' },
      { error: 'tiedOperators' },
      { error: 'tiedOperators' },
    ]);
    // 30 days after the first of them was let in, they are two.
    shop.services.clock.pass(30 * DAY_MS - 4);
    const again = await proposed(await login('cal'), later);
    expect(await refusals(again.person_id, await login('oscar'))).toMatchObject([{ error: 'tiedOperators' }]);
    shop.services.clock.pass(1);
    await (await login('oscar')).must('Operator.confirmOperator', { person_id: again.person_id });
  });

  it('[PA-13] who asks for an operator is tied to them for 30 days from the confirmation on', async () => {
    const { shop, ben, join, login, proposed } = await opened(await open());
    const { person_id } = await proposed(ben);
    shop.services.clock.pass(6 * DAY_MS);
    const { code } = await (await login('olga')).must('Operator.confirmOperator', { person_id });
    await join(code);
    const confirmed = async () => {
      const next = await proposed(await login('oscar'), { name: 'Dan', username: 'dan' });
      return (await login('ben')).call('Operator.confirmOperator', { person_id: next.person_id });
    };
    shop.services.clock.pass(30 * DAY_MS - 1);
    expect(await confirmed()).toMatchObject(error('tiedOperators'));
    shop.services.clock.pass(1);
    expect(await confirmed()).toMatchObject({ code: 0 });
  });

  it('[PA-13] what nobody confirms ends after seven days, and a new code for a blocked one is confirmed too', async () => {
    const { shop, olga, ben, login, proposed, joined } = await opened(await open());
    const { person_id } = await joined();
    await olga.must('Operator.blockOperator', { person_id, reason: 'left' });
    expect((await proposed(ben)).person_id).toBe(person_id);
    shop.services.clock.pass(7 * DAY_MS);
    const confirm = async () => (await login('olga')).call('Operator.confirmOperator', { person_id });
    expect(await confirm()).toMatchObject(error('notFound'));
    await proposed(await login('ben'));
    shop.services.clock.pass(7 * DAY_MS - 1);
    expect(await confirm()).toMatchObject({ data: { person_id } });
  });

  it('[PA-13] [OP-05.1] all other operators are told who is to be confirmed, and who was let in', async () => {
    const { shop, olga, ben, login, made, proposed } = await opened(await open());
    const told = async (by: Caller) =>
      (await by.must('Operator.incidents', {})).flatMap(({ cause, detail, stations }) =>
        stations === 0 ? [[cause, detail]] : [],
      );
    expect(await told(olga)).toEqual([['operatorAdded', 'Ben Second']]);
    const { person_id } = await proposed(olga);
    const waits = ['operatorProposed', 'Oscar Operator'];
    expect([await told(olga), await told(ben)]).toEqual([
      [['operatorAdded', 'Ben Second'], waits],
      [['operatorAdded', 'Olga Operator'], waits],
    ]);
    await ben.must('Operator.confirmOperator', { person_id });
    shop.services.clock.pass(7 * DAY_MS - 1);
    expect(await told(await login('olga'))).toEqual([
      ['operatorAdded', 'Ben Second'],
      ['operatorAdded', 'Oscar Operator'],
    ]);
    shop.services.clock.pass(1);
    expect(await told(await made('zoe', 'Zoe'))).toEqual([]);
    expect(await told(await login('olga'))).toEqual([['operatorAdded', 'Zoe']]);
  });

  it('[OP-01.6] [LG-08.5] operators are sorted in the order of the reader’s language', async () => {
    const { shop, olga } = await opened(await open());
    for (const [name, username] of [
      ['Åse', 'ase'],
      ['zoe', 'zoe'],
      ['Bo', 'bodil'],
    ] as const)
      await olga.must('Operator.inviteOperator', { name, username });
    const sorted = async (language: string) => {
      const reader = caller(shop.app, { ...olga.headers, 'accept-language': language });
      return (await reader.must('Operator.operators', {})).map(({ name }) => name);
    };
    expect(await sorted('da')).toEqual(['Ben Second', 'Bo', 'Olga Operator', 'zoe', 'Åse']);
    expect(await sorted('en-US')).toEqual(['Åse', 'Ben Second', 'Bo', 'Olga Operator', 'zoe']);
  });

  it('[OP-01.6] a blocked operator is out at once, also with an open session, and returns by a new code', async () => {
    const { shop, olga, join, joined, invited } = await opened(await open());
    const { person_id, as: oscar } = await joined();
    shop.services.clock.pass(1);
    expect(await olga.call('Operator.blockOperator', { person_id, reason: ' ' })).toMatchObject(error('fieldEmpty'));
    const people = await olga.must('Operator.blockOperator', { person_id, reason: 'left' });
    expect(people.at(-1)).toMatchObject({
      state: 'blocked',
      history: [{ event: 'operatorBlocked', reason: 'left' }, {}, {}, {}],
    });
    expect(await oscar.call('Operator.shops', {})).toMatchObject({ code: 401 });
    expect(await shop.visitor.call('Partner.login', { username: 'oscar', password: PASSWORD })).toMatchObject(
      error('loginWrong'),
    );
    const again = await invited();
    expect(again.person_id).toBe(person_id);
    expect(await join(again.code, 'another one of mine')).toMatchObject({ code: 0 });
    expect(await olga.call('Operator.inviteOperator', OSCAR)).toMatchObject(error('usernameTaken'));
  });

  it('[PA-13] whom a blocked operator has asked for is not let in, unless another operator asks again', async () => {
    const { olga, ben, proposed } = await opened(await open());
    const { person_id } = await proposed(ben);
    const two = (await olga.must('Operator.operators', {})).find(({ username }) => username === 'ben');
    if (!two) throw new Error('expected Ben');
    const people = await olga.must('Operator.blockOperator', { person_id: two.person_id, reason: 'a stolen laptop' });
    expect(people.filter(({ state }) => state === 'blocked').map(({ username }) => username)).toEqual(['ben', 'oscar']);
    expect(await olga.call('Operator.confirmOperator', { person_id })).toMatchObject(error('notFound'));
    expect(await proposed(olga)).toMatchObject({ person_id, state: 'invited', proposed_by: 'Olga Operator' });
  });

  it('[OP-01.6] the last operator cannot be blocked; of two who block each other at once, one stays', async () => {
    const [first] = await openTwice();
    const { olga, ben, proposed } = await opened(first);
    const [second, me] = await olga.must('Operator.operators', {});
    const at = (person: OperatorPerson | undefined, reason: string) => ({
      person_id: person?.person_id ?? brand<PersonId>('x'),
      reason,
    });
    const answers = await Promise.all([
      olga.call('Operator.blockOperator', at(second, 'a quarrel')),
      ben.call('Operator.blockOperator', at(me, 'a quarrel')),
    ]);
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    const active = await first.read.selectFrom('operators').selectAll().where('state', '=', 'active').execute();
    expect(active).toHaveLength(1);
    const [last, self] = answers[0]?.code === 0 ? [olga, me] : [ben, second];
    expect(await last.call('Operator.blockOperator', at(self, 'tired'))).toMatchObject(error('lastOperator'));
    // Who is only invited cannot log in yet.
    await proposed(last);
    expect(await last.call('Operator.blockOperator', at(self, 'tired'))).toMatchObject(error('lastOperator'));
  });

  it('[OP-01.6] [PA-09.1] a person of a shop becomes operator by proving their password, and keeps the shop', async () => {
    const { olga, join, login, invited } = await opened(await open());
    const owner = { name: 'Ann Owner', username: 'ann' };
    const { invitation } = await olga.must('Operator.openShop', { name: 'Corner shop', owner });
    await join(invitation.code);
    expect(await olga.call('Operator.inviteOperator', owner)).toMatchObject(error('usernameTaken'));
    const { code, person_id } = await invited({ ...owner, has_login: true });
    expect(await join(code, 'not the password')).toMatchObject(error('loginWrong'));
    expect(await join(code)).toMatchObject({
      data: { partner_id: null, places: [{ partner_id: null }, { role: 'owner' }] },
    });
    await olga.must('Operator.blockOperator', { person_id, reason: 'a shop again' });
    const ann = await login('ann');
    expect(await ann.must('Partner.me', {})).toMatchObject({ role: 'owner' });
    expect(await ann.call('Operator.shops', {})).toMatchObject({ code: 403 });
  });

  it('[PA-13] [OP-01.6] a blocked operator’s password ends, also if a shop has invited them and nobody accepted', async () => {
    const { shop, olga, join, joined, invited } = await opened(await open());
    const { person_id } = await joined();
    const owner = await shop.partner();
    const invite = { name: 'Oscar', username: 'oscar', role: 'counter', has_login: true } as const;
    await owner.must('Partner.addPerson', invite);
    await olga.must('Operator.blockOperator', { person_id, reason: 'the laptop is gone' });
    const { code } = await invited();
    expect(await join(code, 'a new one of mine')).toMatchObject({ code: 0 });
    expect(await shop.visitor.call('Partner.login', { username: 'oscar', password: PASSWORD })).toMatchObject(
      error('loginWrong'),
    );
  });

  it('[PA-13] [OP-01.6] a stolen password ends everywhere, and no shop’s code opens another shop by it', async () => {
    const { shop, olga, join, login, invited } = await opened(await open());
    const open_ = async (name: string, username: string) => {
      const { invitation } = await olga.must('Operator.openShop', { name, owner: { name: username, username } });
      await join(invitation.code);
      return login(username);
    };
    const [ann, hal] = [await open_('Corner shop', 'ann'), await open_('Hostile shop', 'hal')];
    const added = await ann.must('Partner.addPerson', { name: 'Carl', username: 'carl', role: 'counter' });
    await join(added.code);
    const carl = { name: 'Carl', username: 'carl', has_login: true };
    const { person_id, code } = await invited(carl);
    await join(code);
    const hostile = await hal.must('Partner.addPerson', { ...carl, role: 'counter' });
    await olga.must('Operator.blockOperator', { person_id, reason: 'the laptop is gone', password_stolen: true });
    expect(await shop.visitor.call('Partner.login', { username: 'carl', password: PASSWORD })).toMatchObject(
      error('loginWrong'),
    );
    expect(await join(hostile.code, 'chosen by the hostile shop')).toMatchObject(error('loginWrong'));
    // His own shop lets him in again.
    const again = await ann.must('Partner.invitePerson', { person_id });
    expect(await join(again.code, 'a new one of mine')).toMatchObject({ code: 0, data: { role: 'counter' } });
    expect(await join(hostile.code, 'chosen by the hostile shop')).toMatchObject(error('loginWrong'));
  });
});
