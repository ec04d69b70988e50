import { type StationId, brand } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { type TestShop, testShop } from '../../testing/shop.ts';
import { addEnrolmentCode } from './enrol.ts';

const DEMO = brand<StationId>('demo');
const WRONG = { data: { error: 'displayCodeWrong' } };
const ENDED = { http: 401 };

/** A screen that shows a code, as it calls once the code was typed. */
async function screenOf(shop: TestShop) {
  const { key, code, expires_at } = await shop.visitor.must('Display.begin', {});
  const calls = caller(shop.app, { authorization: `Screen ${key}` });
  const look = () => shop.visitor.must('Display.look', { key });
  return { key, code, expires_at, look, hands: () => calls.call('Pickup.verify', { code: '000000' }) };
}

describe.each(databases())('displays on $engine', ({ open }) => {
  it('[SA-13] a screen shows a code; who looks after the station types it, and the screen is its display', async () => {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    const screen = await screenOf(shop);
    expect(screen.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(await screen.hands()).toMatchObject(ENDED);
    expect(await screen.look()).toEqual({ state: 'waiting', machine_id: null });
    const typed = `${screen.code.slice(0, 3)} ${screen.code.slice(3).toLowerCase()}`;
    const { displays, history } = await partner.must('Partner.pairDisplay', { machine_id: DEMO, code: typed });
    expect(displays).toHaveLength(1);
    expect(history[0]).toMatchObject({ event: 'displayPaired', actor: 'partner' });
    expect(await screen.look()).toEqual({ state: 'paired', machine_id: DEMO });
    expect(await screen.hands()).not.toMatchObject(ENDED);
    // The tables hold neither the code nor the key.
    const keys = await shop.services.db.read.selectFrom('station_keys').select('key_hash').execute();
    expect(keys.map(({ key_hash }) => key_hash)).not.toContain(screen.key);
  });

  it('[SA-13] a code works once, and for ten minutes', async () => {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    const [first, late] = [await screenOf(shop), await screenOf(shop)];
    const pair = (code: string) => partner.call('Partner.pairDisplay', { machine_id: DEMO, code });
    const answers = await Promise.all([1, 2, 3].map(() => pair(first.code)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    shop.services.clock.pass(10 * 60_000);
    expect(await pair(late.code)).toMatchObject(WRONG);
    expect(await late.look()).toEqual({ state: 'ended', machine_id: null });
    expect(await pair('')).toMatchObject(WRONG);
  });

  it('[SA-13] [SE-02.2] codes are few for one address, and tries are few for one person', async () => {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    const begun = await Promise.all(Array.from({ length: 65 }, () => shop.visitor.call('Display.begin', {})));
    expect(begun.filter(({ http }) => http === 429)).toHaveLength(5);
    const tries = await Promise.all(
      Array.from({ length: 25 }, () => partner.call('Partner.pairDisplay', { machine_id: DEMO, code: 'NOBODY' })),
    );
    expect(tries.filter(({ http }) => http === 429)).toHaveLength(5);
  });

  it('[SA-13] a removed display is refused at once; others, and those of a new agent, stay', async () => {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    const [one, other] = [await screenOf(shop), await screenOf(shop)];
    const pair = ({ code }: typeof one) => partner.must('Partner.pairDisplay', { machine_id: DEMO, code });
    const [first] = (await pair(one)).displays;
    expect(await pair(other)).toMatchObject({ enrolled: true, displays: [{}, {}] });
    const remove = () =>
      partner.must('Partner.removeDisplay', { machine_id: DEMO, display_id: first?.display_id ?? '' });
    expect((await remove()).displays).toHaveLength(1);
    expect((await remove()).history.filter(({ event }) => event === 'displayRemoved')).toHaveLength(1);
    expect(await one.hands()).toMatchObject(ENDED);
    expect(await one.look()).toMatchObject({ state: 'ended' });
    await shop.services.db.transact((tx) => addEnrolmentCode(tx, shop.services, DEMO, 'another-agent'));
    await shop.visitor.must('Station.enrol', { code: 'another-agent' });
    expect(await shop.screen.call('Pickup.verify', { code: '000000' })).toMatchObject(ENDED);
    expect(await other.hands()).not.toMatchObject(ENDED);
    const without = await partner.must('Partner.revokeStation', { machine_id: DEMO, reason: 'stolen with its screen' });
    expect(without).toMatchObject({ enrolled: false, displays: [] });
    expect(await other.hands()).toMatchObject(ENDED);
  });

  it('[SA-13] a display is no agent', async () => {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    await partner.must('Partner.revokeStation', { machine_id: DEMO, reason: 'begin anew' });
    const { code } = await screenOf(shop);
    expect(await partner.must('Partner.pairDisplay', { machine_id: DEMO, code })).toMatchObject({ enrolled: false });
  });
});
