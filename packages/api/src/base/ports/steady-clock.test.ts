import { describe, expect, it } from 'vitest';
import { guest } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { orderOf, testShop } from '../../testing/shop.ts';
import { testServices } from '../../testing/services.ts';
import { steadyClock } from './steady-clock.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

function machine() {
  const time = { wall: Date.UTC(2026, 10, 21), monotonic: 0, boot: 5_000_000, jumps: [] as number[] };
  const clock = steadyClock({
    wall: () => time.wall,
    monotonic: () => time.monotonic,
    sinceBoot: () => Math.floor(time.boot / 1_000) * 1_000,
    jumped: (by) => time.jumps.push(by),
  });
  const pass = (ms: number) => {
    time.wall += ms;
    time.monotonic += ms;
    time.boot += ms;
  };
  return { time, clock, pass };
}

describe('the clock', () => {
  it('[RL-03.7] the clock follows the calendar, small corrections and sleep, but no jump', () => {
    const { time, clock, pass } = machine();
    const start = clock.now();
    for (let n = 0; n < 100; n += 1) {
      pass(777);
      clock.now();
    }
    expect(clock.now() - start).toBe(77_700);
    time.wall += 2_000;
    expect(clock.now() - start).toBe(79_700);
    // During sleep, only the calendar and the time since boot advance.
    time.wall += 8 * HOUR;
    time.boot += 8 * HOUR;
    const woken = clock.now() - start;
    expect(Math.abs(woken - 8 * HOUR - 79_700)).toBeLessThanOrEqual(1_000);
    expect(time.jumps).toEqual([]);
    for (const by of [DAY, -2 * DAY]) {
      const before = clock.now();
      time.wall += by;
      pass(1_000);
      expect(Math.abs(clock.now() - before - 1_000)).toBeLessThanOrEqual(1_000);
      pass(1_000);
      clock.now();
    }
    expect(time.jumps.map((by) => Math.round(by / HOUR))).toEqual([24, -24]);
  });
});

describe.each(databases())('a calendar that jumps by a day, on $engine', ({ open }) => {
  it('[RL-03.7] [SN-01.1] a jump ends no session or hold early, and extends no session beyond a day', async () => {
    const { time, clock, pass } = machine();
    const db = await open();
    const plain = testServices(db).clock;
    const shop = await testShop(db, { overrides: { clock: { ...plain, now: clock.now } } });
    const customer = await guest(shop.app);
    const { order_id } = await customer.must('Order.place', orderOf());
    for (const by of [DAY, -2 * DAY]) {
      time.wall += by;
      pass(1_000);
      await shop.work();
      expect(await customer.must('Order.get', { order_id })).toMatchObject({ status: 0 });
    }
    pass(16 * 60_000);
    await shop.work();
    expect(await customer.must('Order.get', { order_id })).toMatchObject({ status: 4 });
    pass(23 * HOUR);
    expect(await customer.call('Order.list', {})).toMatchObject({ code: 0 });
    pass(HOUR);
    expect(await customer.call('Order.list', {})).toMatchObject({ http: 401, data: { error: 'tokenExpired' } });
  });
});
