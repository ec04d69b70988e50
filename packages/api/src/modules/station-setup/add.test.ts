import { brand, type PartnerId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { operatorOf } from '../../testing/operator.ts';
import { testShop } from '../../testing/shop.ts';

const DEMO = brand<PartnerId>('partner-a');
const STATION = { name: 'Upstairs', address: 'Main Street 1', language: 'de-de' };

describe.each(databases())('stations that a shop adds on $engine', ({ open }) => {
  it('[JN-10] [OP-01.8] a shop adds stations up to the number that its operator has set, and the operator sees each', async () => {
    const shop = await testShop(await open());
    const [partner, operator] = [await shop.partner(), await operatorOf(shop)];
    const add = (name: string) => partner.call('Partner.addStation', { ...STATION, name });
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
