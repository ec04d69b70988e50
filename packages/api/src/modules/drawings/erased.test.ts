import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../base/ports/clock.ts';
import { eraseDrawings } from '../../records/drawings/store.ts';
import { A_DRAWING } from '../../testing/access/drawings.ts';
import { databases } from '../../testing/databases.ts';
import { drawingShop, modelServer } from '../../testing/drawing-shop.ts';

const PATIENT = { timeout: 15_000, interval: 20 };

describe.each(databases())('drawings of an erased account on $engine', ({ open }) => {
  it('[AI-04.1] [SN-07.2] an erased account’s interrupted work is stopped at the provider, and its words are gone', async () => {
    const { standin, configOf } = await modelServer();
    const shop = await drawingShop(await open(), { drawings: { provider: configOf('replicate') } });
    const customer = await shop.customer();
    const { db, clock } = shop.services;
    const rows = () => db.read.selectFrom('drawings').select(['task', 'prompt', 'state']).execute();
    standin.misbehave('slow');
    await customer.must('Drawing.begin', { ...A_DRAWING, client_key: 'once' });
    const stop = shop.start();
    await expect.poll(async () => (await rows())[0]?.task ?? null, PATIENT).not.toBeNull();
    await stop();
    const { uid } = await customer.must('User.verifyToken', {});
    await db.transact((tx) => eraseDrawings(tx, uid, clock.now()));
    expect(await rows()).toMatchObject([{ prompt: '', state: 'cancelled' }]);
    await shop.work();
    expect(standin.drawings.map(({ state }) => state)).toEqual(['interrupted']);
    expect(await rows()).toMatchObject([{ task: null }]);
    clock.pass(2 * DAY_MS);
    await shop.work();
    expect(await rows()).toEqual([]);
  });
});
