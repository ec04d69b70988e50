import { brand, type PartnerId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { operatorOf } from '../../testing/operator.ts';
import { testShop } from '../../testing/shop.ts';

const DEMO = brand<PartnerId>('partner-a');
const STATION = { name: 'Upstairs', address: 'Main Street 1', language: 'de-de', client_key: 'upstairs' };

describe.each(databases())('stations that a shop adds on $engine', ({ open }) => {
  it('[JN-10] [OP-01.8] a shop adds stations up to the number that its operator has set, and the operator sees each', async () => {
    const shop = await testShop(await open());
    const [partner, operator] = [await shop.partner(), await operatorOf(shop)];
    const add = (name: string) =>
      partner.call('Partner.addStation', { ...STATION, name, client_key: name.replaceAll(' ', '-') });
    await operator.must('Operator.setStationLimit', { partner_id: DEMO, max_stations: 2, reason: 'a small shop' });
    expect((await partner.must('Partner.today', {})).stations).toMatchObject({ total: 1, max: 2 });
    shop.services.clock.pass(1);
    // Two at once get one place.
    const answers = await Promise.all([add('Upstairs'), add('By the till')]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ error: 'tooManyStations', max: 2 }) }),
    );
    const { stations, max_stations, history } = await operator.must('Operator.shop', { partner_id: DEMO });
    expect([stations.length, max_stations]).toEqual([2, 2]);
    expect(history).toMatchObject([{ event: 'stationAdded' }, { event: 'stationLimit' }]);
    expect(history[0]?.by).toBe((await partner.must('Partner.me', {})).name);
    const usual = { partner_id: DEMO, max_stations: null, reason: 'as others' };
    expect(await operator.must('Operator.setStationLimit', usual)).toMatchObject({ max_stations: null });
    expect(await add('By the till')).toMatchObject({ code: 0 });
  });

  it('[JN-10] a station of a shop has the currency of its others, its keys by a code, and rests until it has them', async () => {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    const { machine_id } = await partner.must('Partner.addStation', STATION);
    expect(await partner.must('Partner.machine', { machine_id })).toMatchObject({
      machine: { name: 'Upstairs', currency: 'EUR', state: 'offline' },
      enrolled: false,
      history: [{ event: 'added' }],
    });
    const { code } = await partner.must('Partner.enrolCode', { machine_id });
    expect(await shop.visitor.must('Station.enrol', { code })).toMatchObject({ machine_id });
  });

  it('[JN-10] a call that is repeated after a lost answer adds no second station, at the limit too', async () => {
    const shop = await testShop(await open());
    const [partner, operator] = [await shop.partner(), await operatorOf(shop)];
    await operator.must('Operator.setStationLimit', { partner_id: DEMO, max_stations: 2, reason: 'a small shop' });
    const add = (name: string) => partner.must('Partner.addStation', { ...STATION, name });
    const [first, twin] = await Promise.all([add('Upstairs'), add('Upstairs')]);
    const later = await add('Upstairs, left');
    expect(new Set([first.machine_id, twin.machine_id, later.machine_id]).size).toBe(1);
    const { stations, history } = await operator.must('Operator.shop', { partner_id: DEMO });
    expect(stations.map(({ name }) => name)).toContain('Upstairs');
    expect([stations.length, history.filter(({ event }) => event === 'stationAdded').length]).toEqual([2, 1]);
  });

  it('[JN-10] the first station of a shop names its currency, and its others have the same one', async () => {
    const shop = await testShop(await open());
    const operator = await operatorOf(shop);
    const owner = { name: 'New', owner: { name: 'Noa', username: 'noa' } };
    const { invitation } = await operator.must('Operator.openShop', owner);
    const { token, tokenHead } = await shop.visitor.must('Partner.join', {
      code: invitation.code,
      password: 'new password',
    });
    const partner = caller(shop.app, { authorization: `${tokenHead}${token}` });
    for (const [wrong, error] of [
      [{}, 'fieldEmpty'],
      [{ currency: 'ABC' }, 'fieldIncorrect'],
    ] as const)
      expect(await partner.call('Partner.addStation', { ...STATION, ...wrong })).toMatchObject({
        data: { error, field: 'currency' },
      });
    const first = await partner.must('Partner.addStation', { ...STATION, currency: 'JPY' });
    shop.services.clock.pass(1);
    const second = await partner.must('Partner.addStation', { ...STATION, client_key: 'second' });
    for (const { machine_id } of [first, second])
      expect(await partner.must('Partner.machine', { machine_id })).toMatchObject({ machine: { currency: 'JPY' } });
  });

  it('[JN-10] what is wrong, and a shop that is not open, add nothing', async () => {
    const shop = await testShop(await open());
    const [partner, operator] = [await shop.partner(), await operatorOf(shop)];
    for (const [wrong, field] of [
      [{ name: ' ' }, 'name'],
      [{ address: '' }, 'address'],
      [{ language: 'qq-qq' }, 'language'],
    ] as const)
      expect(await partner.call('Partner.addStation', { ...STATION, ...wrong })).toMatchObject({ data: { field } });
    await operator.must('Operator.setShopState', { partner_id: DEMO, to: 'suspended', reason: 'not paid' });
    expect(await partner.call('Partner.addStation', STATION)).toMatchObject({ data: { error: 'conflict' } });
    expect((await operator.must('Operator.shop', { partner_id: DEMO })).stations).toHaveLength(1);
  });
});
