import { brand, type PersonId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import type { Database } from '../base/db/database.ts';
import { type Caller, caller } from '../testing/caller.ts';
import { databases } from '../testing/databases.ts';
import { testShop } from '../testing/shop.ts';
import { firstOperator } from './first-operator.ts';

const PASSWORD = 'chosen by myself';
const OSCAR = { name: 'Oscar Operator', username: 'oscar' };

async function opened(db: Database) {
  const shop = await testShop(db);
  await firstOperator(shop.services, { username: 'olga', name: 'Olga Operator', password: PASSWORD });
  const login = async (username: string): Promise<Caller> => {
    const { tokenHead, token } = await shop.visitor.must('Partner.login', { username, password: PASSWORD });
    return caller(shop.app, { authorization: tokenHead + token });
  };
  const join = (code: string, password = PASSWORD) => shop.visitor.call('Partner.join', { code, password });
  return { shop, login, join, olga: await login('olga') };
}

const error = (name: string) => ({ data: { error: name } });

describe.each(databases())('the operators on $engine', ({ open, openTwice }) => {
  it('[OP-01.6] an operator invites another, who joins for the platform with a password of their own', async () => {
    const { shop, olga, join, login } = await opened(await open());
    const { code, person_id } = await olga.must('Operator.inviteOperator', OSCAR);
    expect(await shop.visitor.call('Partner.login', { username: 'oscar', password: PASSWORD })).toMatchObject(
      error('loginWrong'),
    );
    shop.services.clock.pass(1);
    expect(await join(code)).toMatchObject({ code: 0, data: { partner_id: null, role: null, username: 'oscar' } });
    expect(await join(code)).toMatchObject(error('invitationWrong'));
    const oscar = await login('oscar');
    expect(await oscar.must('Operator.operators', {})).toMatchObject([
      { username: 'olga', is_you: false, state: 'active', history: [] },
      {
        person_id,
        is_you: true,
        state: 'active',
        invited_until: null,
        history: [
          { event: 'operatorJoined', by: 'Oscar Operator' },
          { event: 'operatorInvited', by: 'Olga Operator' },
        ],
      },
    ]);
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
    expect(await sorted('dm-dm')).toEqual(['Bo', 'Olga Operator', 'zoe', 'Åse']);
    expect(await sorted('en-us')).toEqual(['Åse', 'Bo', 'Olga Operator', 'zoe']);
  });

  it('[OP-01.6] a blocked operator is out at once, also with an open session, and returns by a new code', async () => {
    const { shop, olga, join, login } = await opened(await open());
    const { code, person_id } = await olga.must('Operator.inviteOperator', OSCAR);
    shop.services.clock.pass(1);
    await join(code);
    shop.services.clock.pass(1);
    const oscar = await login('oscar');
    expect(await olga.call('Operator.blockOperator', { person_id, reason: ' ' })).toMatchObject(error('fieldEmpty'));
    const people = await olga.must('Operator.blockOperator', { person_id, reason: 'left' });
    expect(people.at(-1)).toMatchObject({
      state: 'blocked',
      history: [{ event: 'operatorBlocked', reason: 'left' }, {}, {}],
    });
    expect(await oscar.call('Operator.shops', {})).toMatchObject({ code: 401 });
    expect(await shop.visitor.call('Partner.login', { username: 'oscar', password: PASSWORD })).toMatchObject(
      error('loginWrong'),
    );
    const again = await olga.must('Operator.inviteOperator', OSCAR);
    expect(again.person_id).toBe(person_id);
    expect(await join(again.code, 'another one of mine')).toMatchObject({ code: 0 });
    expect(await olga.call('Operator.inviteOperator', OSCAR)).toMatchObject(error('usernameTaken'));
  });

  it('[OP-01.6] the last operator cannot be blocked; of two who block each other at once, one stays', async () => {
    const [first] = await openTwice();
    const { olga, join, login } = await opened(first);
    const [me] = await olga.must('Operator.operators', {});
    const self = { person_id: me?.person_id ?? brand<PersonId>('x'), reason: 'tired' };
    expect(await olga.call('Operator.blockOperator', self)).toMatchObject(error('lastOperator'));
    const { code, person_id } = await olga.must('Operator.inviteOperator', OSCAR);
    expect(await olga.call('Operator.blockOperator', self)).toMatchObject(error('lastOperator'));
    await join(code);
    const oscar = await login('oscar');
    const answers = await Promise.all([
      olga.call('Operator.blockOperator', { person_id, reason: 'a quarrel' }),
      oscar.call('Operator.blockOperator', self),
    ]);
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    const active = await first.read.selectFrom('operators').selectAll().where('state', '=', 'active').execute();
    expect(active).toHaveLength(1);
  });

  it('[OP-01.6] [PA-09.1] a person of a shop becomes operator by proving their password, and keeps the shop', async () => {
    const { olga, join, login } = await opened(await open());
    const owner = { name: 'Ann Owner', username: 'ann' };
    const { invitation } = await olga.must('Operator.openShop', { name: 'Corner shop', owner });
    await join(invitation.code);
    expect(await olga.call('Operator.inviteOperator', owner)).toMatchObject(error('usernameTaken'));
    const { code, person_id } = await olga.must('Operator.inviteOperator', { ...owner, has_login: true });
    expect(await join(code, 'not the password')).toMatchObject(error('loginWrong'));
    expect(await join(code)).toMatchObject({
      data: { partner_id: null, places: [{ partner_id: null }, { role: 'owner' }] },
    });
    await olga.must('Operator.blockOperator', { person_id, reason: 'a shop again' });
    const ann = await login('ann');
    expect(await ann.must('Partner.me', {})).toMatchObject({ role: 'owner' });
    expect(await ann.call('Operator.shops', {})).toMatchObject({ code: 403 });
  });
});
