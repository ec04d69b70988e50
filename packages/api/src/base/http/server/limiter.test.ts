import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { caller } from '../../../testing/caller.ts';
import { anyDatabase } from '../../../testing/databases.ts';
import { CHOICE, testShop } from '../../../testing/shop.ts';
import { TEST_CONFIG, testServices } from '../../../testing/services.ts';
import { createBudget } from './budget.ts';
import { CALL_COST, FILE_COST, costOfRoute, extraCostOf, extraCostOfBody, isBusy } from './costs.ts';
import { createServer } from './server.ts';
import { staticFiles } from '../static-files.ts';
import { MAX_AT_ONCE, MAX_WAITING_TURNS, turns } from '../../processes/turns.ts';

const { open } = anyDatabase();

const PER_MINUTE = 100;
const LIMITED = { ...TEST_CONFIG, requestsPerMinute: PER_MINUTE };
const limited = async () => testShop(await open(), { overrides: { config: LIMITED } });

describe('the budget of an address', () => {
  it('[SC-07.1] the budget refills steadily, and a refused call costs nothing', () => {
    let now = 0;
    const { spend } = createBudget(60, () => now);
    expect([spend('a', 60), spend('a', 1), spend('b', 60)]).toEqual([true, false, true]);
    now += 10_000;
    expect([spend('a', 11), spend('a', 10), spend('a', 1)]).toEqual([false, true, false]);
    now += 600_000;
    expect([spend('a', 1_000), spend('a', 60)]).toEqual([true, false]);
  });

  it('[SC-07.1] each call costs its own price', () => {
    expect(costOfRoute('/*')).toBe(FILE_COST);
    expect(costOfRoute('/userphoneapplets/index')).toBe(CALL_COST);
    // Drawn for the call.
    expect(costOfRoute('/api/receipt/:bill')).toBe(8);
    expect([extraCostOf('Queue.get'), extraCostOf('Goods.list'), extraCostOf('toString'), extraCostOf({})]).toEqual([
      0, 9, 0, 0,
    ]);
    // The lists of a shop's pieces are the most costly of all.
    for (const action of ['Partner.stockList', 'Partner.purchaseList', 'Partner.stock', 'Template.list'])
      expect([action, extraCostOf(action) > extraCostOf('Goods.list'), isBusy(action, 10)]).toEqual([
        action,
        true,
        true,
      ]);
    expect([isBusy('Goods.list', 10), isBusy('Order.place', 10), isBusy('Order.place', 100_000)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([extraCostOfBody(1_000), extraCostOfBody(4 * 2 ** 20)]).toEqual([0, 64]);
  });

  it('[SC-07.1] no spelling of a URL avoids the limit', async () => {
    const { app, services } = await limited();
    const paths = ['/api/docs', '/%61pi/docs', '//api/docs', '/api/./docs', '/API/docs', '/api%2fdocs', '/nowhere'];
    const statuses = new Set<number>();
    for (let n = 0; n < PER_MINUTE + 10; n += 1)
      statuses.add((await app.inject(paths[n % paths.length] ?? '')).statusCode);
    expect(statuses).toContain(429);
    for (const path of paths) {
      const answer = await app.inject(path);
      expect([path, answer.statusCode, answer.headers['retry-after']]).toEqual([path, 429, '5']);
      expect(answer.json()).toMatchObject({ code: 429, data: { error: 'tooManyRequests' } });
    }
    expect((await app.inject('/health')).statusCode).toBe(200);
    services.clock.pass(60_000);
    expect((await app.inject('/api/docs')).statusCode).toBe(200);
  });

  it('[SC-07.1] a missing file costs an ordinary call', async () => {
    const app = await createServer(testServices(await open(), { config: LIMITED }), [], []);
    onTestFinished(() => app.close());
    const root = mkdtempSync(join(tmpdir(), 'cpc-static-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    writeFileSync(join(root, 'there.js'), '');
    await staticFiles(app, { prefix: '/', root, kind: 'app' });
    const ask = async (path: string, times: number) => {
      const statuses = [];
      for (let n = 0; n < times; n += 1) statuses.push((await app.inject(path)).statusCode);
      return new Set(statuses);
    };
    expect(await ask('/there.js', PER_MINUTE)).toEqual(new Set([200]));
    expect(await ask('/guessed.js', PER_MINUTE + 1)).toEqual(new Set([404, 429]));
  });

  it('[SC-07.1] guests on a shop’s network cannot use up the budget of its station', async () => {
    const shop = await limited();
    const owner = await shop.partner();
    await owner.must('Partner.me', {});
    await shop.screen.must('Pickup.verify', { code: '000000' }).catch(() => undefined);
    await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    while ((await shop.visitor.call('Queue.get', CHOICE)).http === 200);
    expect(await shop.visitor.call('Queue.get', CHOICE)).toMatchObject({ http: 429 });
    expect(await shop.station.call('PrintJob.lease', { wait_ms: 0 })).toMatchObject({ code: 0 });
    expect(await owner.call('Partner.me', {})).toMatchObject({ code: 0 });
    const guessed = caller(shop.app, { authorization: `Station ${'a'.repeat(43)}` });
    expect(await guessed.call('PrintJob.lease', { wait_ms: 0 })).toMatchObject({ http: 429 });
  });
});

describe('the turns of an address', () => {
  it('[SC-07.1] few costly calls of one address run at once, and other addresses continue', async () => {
    const take = turns();
    let atWork = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, (atWork += 1));
      await new Promise((resolve) => setImmediate(resolve));
      atWork -= 1;
    };
    const all = Promise.all(Array.from({ length: 50 }, () => take('a', work)));
    await take('b', work);
    await all;
    expect(most).toBeLessThanOrEqual(MAX_AT_ONCE + 1);
  });

  it('[SC-07.1] calls that do not wait cannot block the event loop', async () => {
    const take = turns();
    let begun = 0;
    const calls: Promise<void>[] = [];
    for (let n = 0; n < 10; n += 1) {
      calls.push(take('a', async () => void (begun += 1)));
      // A call that does not wait ends before the next one is read.
      for (let step = 0; step < 20; step += 1) await Promise.resolve();
    }
    expect(begun).toBe(MAX_AT_ONCE);
    await Promise.all(calls);
    expect(begun).toBe(10);
  });

  it('[SC-07.1] a failed call passes its turn on, and too many waiting calls are refused', async () => {
    const take = turns();
    const failing = () => take('a', () => Promise.reject(new Error('no')));
    const results = await Promise.allSettled(Array.from({ length: MAX_WAITING_TURNS + 20 }, failing));
    const words = results.map((result) => String((result as PromiseRejectedResult).reason.message));
    expect([
      words.filter((word) => word === 'no').length,
      words.filter((word) => word === 'tooManyRequests').length,
    ]).toEqual([MAX_WAITING_TURNS + MAX_AT_ONCE, 20 - MAX_AT_ONCE]);
    expect(await take('a', async () => 1)).toBe(1);
  });
});
