import { MAX_WINDOW_MS } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { CHOICE, orderOf, testShop } from '../../testing/shop.ts';

const { machine_id } = CHOICE;
const BEAT = { state: 'ready' as const, reasons: [], version: '1.0.0' };
const HOUR = 3_600_000;

describe.each(databases())('maintenance windows on $engine', ({ open }) => {
  async function opened() {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    const { clock } = shop.services;
    const plan = (from: number, until: number, reason = 'new ink') =>
      partner.call('Partner.planWindow', { stations: [machine_id], from, until, reason });
    const state = async () => (await shop.visitor.must('Machine.get', { machine_id })) ?? {};
    return { shop, partner, clock, plan, state };
  }

  it('[OP-05.5] a window opens and ends by itself, customers are told until when, and silence is no alarm', async () => {
    const { shop, partner, clock, plan, state } = await opened();
    await shop.station.must('Station.heartbeat', BEAT);
    const [from, until] = [clock.now() + HOUR, clock.now() + 3 * HOUR];
    await plan(from, until);
    await shop.work();
    expect(await state()).toMatchObject({ state: 'ready' });
    clock.pass(HOUR);
    await shop.station.must('Station.heartbeat', BEAT);
    await shop.work();
    expect(await state()).toMatchObject({ state: 'maintenance', maintained_until: until, accepts_orders: false });
    expect(await shop.visitor.must('Partner.windows', {}).catch(() => 'refused')).toBe('refused');
    // Switched off: still maintenance, and no step of its history says that it is gone.
    clock.pass(HOUR);
    await shop.work();
    expect(await state()).toMatchObject({ state: 'maintenance', maintained_until: until });
    const customer = await shop.customer();
    expect(await customer.call('Order.place', { ...orderOf(), client_key: 'in the window' })).toMatchObject({
      data: { error: 'stationMaintenance' },
    });
    const { history } = await partner.must('Partner.machine', { machine_id });
    expect(history.map(({ event }) => event)).not.toContain('silenced');
    // It ends, and the silent station is an alarm again.
    clock.pass(HOUR);
    await shop.work();
    expect(await state()).toMatchObject({ state: 'offline' });
    expect((await state()).maintained_until).toBeUndefined();
    await shop.station.must('Station.heartbeat', BEAT);
    expect(await state()).toMatchObject({ state: 'ready' });
    expect(await partner.must('Partner.windows', {})).toEqual([]);
  });

  it('[OP-05.5] what the partner wanted before a window counts again after it', async () => {
    const { shop, partner, clock, plan, state } = await opened();
    await shop.station.must('Station.heartbeat', BEAT);
    await partner.must('Partner.setStation', { machine_id, state: 'resting' });
    await plan(clock.now(), clock.now() + HOUR);
    expect(await state()).toMatchObject({ state: 'maintenance' });
    clock.pass(HOUR);
    await shop.station.must('Station.heartbeat', BEAT);
    await shop.work();
    expect(await state()).toMatchObject({ state: 'resting' });
  });

  it('[OP-05.5] a person who opens the station early ends its window; a planned one can be cancelled', async () => {
    const { shop, partner, clock, plan, state } = await opened();
    await shop.station.must('Station.heartbeat', BEAT);
    await plan(clock.now(), clock.now() + 2 * HOUR);
    await partner.must('Partner.setStation', { machine_id, state: 'open' });
    expect(await state()).toMatchObject({ state: 'ready' });
    expect(await partner.must('Partner.windows', { machine_id })).toEqual([]);
    await plan(clock.now() + HOUR, clock.now() + 2 * HOUR);
    const [planned] = await partner.must('Partner.windows', { machine_id });
    const window_id = planned?.window_id ?? '';
    for (let tap = 0; tap < 2; tap += 1) expect(await partner.must('Partner.endWindow', { window_id })).toEqual([]);
    clock.pass(HOUR + 1);
    await shop.station.must('Station.heartbeat', BEAT);
    await shop.work();
    expect(await state()).toMatchObject({ state: 'ready' });
    const { history } = await partner.must('Partner.machine', { machine_id });
    expect(history.filter(({ event }) => event === 'windowEnded')).toHaveLength(1);
  });

  it('[OP-05.5] a window that overlaps, is over, too long or turned round is refused; of two at once, one is planned', async () => {
    const { clock, partner, plan } = await opened();
    const now = clock.now();
    expect(await plan(now - HOUR, now - 1)).toMatchObject({ data: { error: 'windowPast' } });
    expect(await plan(now + HOUR, now)).toMatchObject({ data: { error: 'fieldIncorrect', field: 'until' } });
    expect(await plan(now, now + MAX_WINDOW_MS + 1)).toMatchObject({ data: { error: 'windowTooLong' } });
    expect(await plan(now, now + HOUR, '  ')).toMatchObject({ data: { error: 'fieldEmpty' } });
    const answers = await Promise.all([1, 2].map(() => plan(now + HOUR, now + 2 * HOUR)));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1864]);
    expect(await plan(now + 1.5 * HOUR, now + 3 * HOUR)).toMatchObject({ data: { error: 'windowOverlaps' } });
    expect(await plan(now + 2 * HOUR, now + 3 * HOUR)).toMatchObject({ code: 0 });
    expect(await partner.must('Partner.windows', {})).toHaveLength(2);
  });
});
