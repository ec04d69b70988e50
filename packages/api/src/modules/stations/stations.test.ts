import { MAX_REASON_LENGTH, MAX_REASONS } from '@cpc/contract';
import { type StationId, brand } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { CHOICE, testShop } from '../../testing/shop.ts';
import { addEnrolmentCode } from './enrol.ts';

const DEMO = brand<StationId>('demo');
const BEAT = { state: 'ready' as const, reasons: [], version: '1.0.0' };

describe.each(databases())('stations on $engine', ({ open }) => {
  it('[SA-01.2] a one-time code gives keys once, and ends the station’s former keys', async () => {
    const shop = await testShop(await open());
    const { db } = shop.services;
    await db.transact((tx) => addEnrolmentCode(tx, shop.services, DEMO, 'second-code'));
    const answers = await Promise.all([1, 2, 3].map(() => shop.visitor.call('Station.enrol', { code: 'second-code' })));
    const [given] = answers.filter((answer) => answer.code === 0);
    expect(answers.filter((answer) => answer.code === 1206)).toHaveLength(2);
    expect(await shop.station.call('Station.heartbeat', BEAT)).toMatchObject({ http: 401 });
    const fresh = caller(shop.app, { authorization: `Station ${given?.data.station_key}` });
    expect(await fresh.call('Station.heartbeat', BEAT)).toMatchObject({ code: 0 });
    const keys = await db.read.selectFrom('station_keys').select('key_hash').execute();
    expect(keys.map((key) => key.key_hash)).not.toContain(given?.data.station_key);
  });

  it('[SA-01.2] a used code stays used when the shop opens again', async () => {
    const shop = await testShop(await open());
    const { db } = shop.services;
    const openAgain = () => db.transact((tx) => addEnrolmentCode(tx, shop.services, DEMO, 'demo-code'));
    await openAgain();
    shop.services.clock.pass(25 * 3_600_000);
    await openAgain();
    await shop.visitor.must('Station.enrol', { code: 'demo-code' });
    await openAgain();
    expect(await shop.visitor.call('Station.enrol', { code: 'demo-code' })).toMatchObject({
      data: { error: 'enrolCodeWrong' },
    });
  });

  it('[SA-01.2] [SC-07.1] a heartbeat carries a bounded number of reasons', async () => {
    const shop = await testShop(await open());
    const beat = (reasons: string[]) => shop.station.call('Station.heartbeat', { ...BEAT, reasons });
    const refused = { data: { error: 'invalidInput' } };
    expect(await beat(Array<string>(MAX_REASONS + 1).fill('media-low'))).toMatchObject(refused);
    expect(await beat(['x'.repeat(MAX_REASON_LENGTH + 1)])).toMatchObject(refused);
    expect(await beat(Array<string>(MAX_REASONS).fill('x'.repeat(MAX_REASON_LENGTH)))).toMatchObject({ code: 0 });
  });

  it('[SA-01.2] an expired or unknown code gives nothing', async () => {
    const shop = await testShop(await open());
    await shop.services.db.transact((tx) => addEnrolmentCode(tx, shop.services, DEMO, 'late-code'));
    shop.services.clock.pass(25 * 3_600_000);
    for (const code of ['late-code', 'no-such-code', ''])
      expect(await shop.visitor.call('Station.enrol', { code })).toMatchObject({ data: { error: 'enrolCodeWrong' } });
  });

  it('[SA-01.2] [SE-02.2] guesses of one-time codes are limited', async () => {
    const shop = await testShop(await open());
    await shop.services.db.transact((tx) => addEnrolmentCode(tx, shop.services, DEMO, 'right-code'));
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, guess) => shop.visitor.call('Station.enrol', { code: `guess-${guess}` })),
    );
    expect(guesses.filter(({ http }) => http === 429).length).toBeGreaterThanOrEqual(20);
    expect(await shop.visitor.call('Station.enrol', { code: 'right-code' })).toMatchObject({ http: 429 });
    shop.services.clock.pass(15 * 60_000);
    expect(await shop.visitor.call('Station.enrol', { code: 'right-code' })).toMatchObject({ code: 0 });
  });

  it('[SA-01.2] an agent’s key and a display’s key each allow only their own calls', async () => {
    const shop = await testShop(await open());
    expect(await shop.screen.call('Station.heartbeat', BEAT)).toMatchObject({ code: 403 });
    expect(await shop.station.call('Pickup.verify', { code: '123456' })).toMatchObject({ code: 403 });
    const borrowed = caller(shop.app, {
      authorization: (shop.screen.headers['authorization'] ?? '').replace('Screen', 'Station'),
    });
    expect(await borrowed.call('Station.heartbeat', BEAT)).toMatchObject({ code: 401 });
  });

  it('[SA-08.1] customers see what a heartbeat reports', async () => {
    const shop = await testShop(await open());
    await shop.station.must('Station.heartbeat', { ...BEAT, state: 'fault', reasons: ['media-empty', 'door-open'] });
    expect(await shop.visitor.must('Machine.get', CHOICE)).toMatchObject({
      state: 'fault',
      reasons: ['media-empty', 'door-open'],
      accepts_orders: false,
    });
    await shop.station.must('Station.heartbeat', { ...BEAT, state: 'printing' });
    expect(await shop.visitor.must('Machine.get', CHOICE)).toMatchObject({ state: 'printing', accepts_orders: true });
  });
});
