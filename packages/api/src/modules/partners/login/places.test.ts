import { brand, type PartnerId, type StationId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { openShop } from '../../../operator/open-shop.ts';
import { type Caller, callerOf } from '../../../testing/caller.ts';
import { databases } from '../../../testing/databases.ts';
import { testShop } from '../../../testing/shop.ts';

const PASSWORD = 'chosen by myself';
const SECOND = brand<PartnerId>('partner-b');

async function twoShops(...[db]: Parameters<typeof testShop>) {
  const shop = await testShop(db);
  const logIn = async (username: string, password: string) => {
    return callerOf(shop.app, await shop.visitor.must('Partner.login', { username, password }));
  };
  await openShop(shop.services, {
    partner: { id: SECOND, username: 'other', name: 'Other shop', password: PASSWORD },
    station: { id: brand<StationId>('other'), name: 'Other', address: '', language: 'en-US', currency: 'EUR' },
    pieces: 0,
  });
  const [first, second] = [await shop.partner(), await logIn('other', PASSWORD)];
  const { code, person_id } = await first.must('Partner.addPerson', { name: 'Ann', username: 'ann', role: 'manager' });
  const ann = callerOf(shop.app, await shop.visitor.must('Partner.join', { code, password: PASSWORD }));
  const inviteToSecond = () =>
    second.must('Partner.addPerson', { name: 'Whoever', username: 'ann', role: 'accountant', has_login: true });
  return { shop, logIn, first, second, ann, person_id, inviteToSecond };
}

describe.each(databases())('the places of a person on $engine', ({ open }) => {
  it('[PA-09.1] a person works in two shops, each in a role, and starts where they were last', async () => {
    const { shop, logIn, ann, second, inviteToSecond } = await twoShops(await open());
    const { code } = await inviteToSecond();
    expect(await second.must('Partner.people', {})).toContainEqual(
      expect.objectContaining({ username: 'ann', name: 'ann', state: 'invited' }),
    );
    expect(await shop.visitor.call('Partner.join', { code, password: 'a guess of theirs' })).toMatchObject({
      data: { error: 'loginWrong' },
    });
    await shop.visitor.must('Partner.join', { code, password: PASSWORD });
    expect(await ann.call('Partner.balance', {})).toMatchObject({ data: { error: 'dutyMissing' } });
    expect((await ann.must('Partner.me', {})).places.map(({ name, role }) => [name, role])).toEqual([
      ['Demo shop', 'manager'],
      ['Other shop', 'accountant'],
    ]);
    shop.services.clock.pass(1);
    expect(await ann.must('Partner.actFor', { partner_id: SECOND })).toMatchObject({ role: 'accountant' });
    expect(await ann.must('Partner.machines', {})).toMatchObject([{ machine_id: 'other' }]);
    expect(await ann.call('Partner.balance', {})).toMatchObject({ code: 0 });
    expect(await (await logIn('ann', PASSWORD)).must('Partner.me', {})).toMatchObject({ partner_id: SECOND });
  });

  it('[PA-09.1] [SE-02.1] what one shop does to a person leaves their login to the other', async () => {
    const { shop, logIn, ann, first, second, person_id, inviteToSecond } = await twoShops(await open());
    await shop.visitor.must('Partner.join', { code: (await inviteToSecond()).code, password: PASSWORD });
    const { code } = await second.must('Partner.invitePerson', { person_id });
    const stolen = { code, password: 'of the other owner' };
    expect(await shop.visitor.call('Partner.join', stolen)).toMatchObject({ data: { error: 'loginWrong' } });
    const renamed = (owner: Caller) => owner.call('Partner.renamePerson', { person_id, name: 'Another' });
    expect(await renamed(second)).toMatchObject({ data: { error: 'personElsewhere' } });
    // Until she accepts the new code, she works in the first shop alone.
    expect(await renamed(first)).toMatchObject({ code: 0 });
    await second.must('Partner.blockPerson', { person_id });
    expect(await ann.must('Partner.me', {})).toMatchObject({ places: [{ name: 'Demo shop' }] });
    expect(await (await logIn('ann', PASSWORD)).must('Partner.me', {})).toMatchObject({ name: 'Demo shop' });
  });

  it('[PA-13] [PA-09.1] an invitation that nobody accepted keeps no shop from a new password or name', async () => {
    const { shop, logIn, first, person_id, inviteToSecond } = await twoShops(await open());
    const hostile = await inviteToSecond();
    const { code } = await first.must('Partner.invitePerson', { person_id });
    await shop.visitor.must('Partner.join', { code, password: 'another of mine' });
    expect(await shop.visitor.call('Partner.login', { username: 'ann', password: PASSWORD })).toMatchObject({
      data: { error: 'loginWrong' },
    });
    expect(await (await logIn('ann', 'another of mine')).must('Partner.me', {})).toMatchObject({ name: 'Demo shop' });
    expect(await first.call('Partner.renamePerson', { person_id, name: 'Annie' })).toMatchObject({ code: 0 });
    expect(
      await shop.visitor.call('Partner.join', { code: hostile.code, password: 'of the other owner' }),
    ).toMatchObject({ data: { error: 'loginWrong' } });
  });

  it('[PA-07] [PA-09.1] nobody acts for a place that is not theirs', async () => {
    const { ann } = await twoShops(await open());
    for (const place of [{ partner_id: SECOND }, {}, { partner_id: brand<PartnerId>('nowhere') }])
      expect(await ann.call('Partner.actFor', place)).toMatchObject({ data: { error: 'notFound' } });
    expect(await ann.must('Partner.me', {})).toMatchObject({ name: 'Demo shop' });
  });

  it('[OP-01.8] [PA-09.2] an operator acts for the platform, and for no shop then', async () => {
    const { shop, ann, person_id } = await twoShops(await open());
    await shop.services.db.transact((tx) =>
      tx.insertInto('operators').values({ person_id, created_at: 0, used_at: 0 }).execute(),
    );
    expect(await ann.must('Partner.actFor', {})).toMatchObject({ partner_id: null, role: null });
    expect(await ann.must('Partner.me', {})).toMatchObject({ partner_id: null });
    expect(await ann.call('Partner.machines', {})).toMatchObject({ data: { error: 'forbidden' } });
  });
});
