import { describe, expect, it } from 'vitest';
import { BLANK } from '../../testing/blank-renderer.ts';
import { databases } from '../../testing/databases.ts';
import { CHOICE, type TestShop, soleItem, testShop } from '../../testing/shop.ts';
import { remakeWaiting } from './calibration.ts';
import { CannotRenderNow } from '../../base/painting/renderer.ts';

const { machine_id } = CHOICE;
/** More often than a design that cannot be rendered is tried. */
const TIMES = 8;

/** Runs the background jobs that are due within some minutes. */
async function workOn(shop: TestShop): Promise<void> {
  for (let time = 0; time < TIMES; time += 1) {
    await shop.work();
    shop.services.clock.pass(10 * 60_000);
  }
}

describe.each(databases())('print files on $engine', ({ open }) => {
  it("[RL-03.4] [OR-08] no order is closed because its pictures' storage was unavailable, however long", async () => {
    let isUnavailable = true;
    const shop = await testShop(await open(), {
      renderer: {
        ...BLANK,
        printFile: async () => {
          if (isUnavailable) throw new CannotRenderNow('the disk is unavailable');
          return new Uint8Array();
        },
      },
    });
    const customer = await shop.customer();
    const order = await shop.paidOrder(customer);
    await workOn(shop);
    expect(soleItem(await customer.must('Order.get', order))).toMatchObject({
      job: 'waiting',
      refunded: { amount: 0 },
    });
    isUnavailable = false;
    await workOn(shop);
    expect(soleItem(await customer.must('Order.get', order))).toMatchObject({ job: 'queued' });
  });

  it('[OR-08] [SA-06.1] a reprint for a new calibration is not cancelled for a failure of the old one', async () => {
    let [tries, isRemade] = [0, false];
    const shop: TestShop = await testShop(await open(), {
      renderer: {
        ...BLANK,
        printFile: async () => {
          if (isRemade) return new Uint8Array();
          tries += 1;
          if (tries >= 5) {
            isRemade = true;
            await remakeWaiting(shop.services, machine_id);
          }
          throw new Error('cannot be rendered so');
        },
      },
    });
    const [partner, customer] = [await shop.partner(), await shop.customer()];
    const order = await shop.paidOrder(customer);
    await shop.work();
    const slots = [{ id: 'A', x: 20, y: 30, width: 90, height: 180 }];
    const calibration = { offsetX: 1, offsetY: 0, scaleX: 1000, scaleY: 1000, rotation: 0, slots };
    const { db } = shop.services;
    await partner.must('Partner.setCalibration', { machine_id, calibration } as never);
    // Its job is running when the fifth attempt at the former file fails.
    await db.transact((tx) => tx.deleteFrom('background_jobs').where('kind', '=', 'printing.remake').execute());
    await workOn(shop);
    expect(isRemade).toBe(true);
    expect(soleItem(await customer.must('Order.get', order))).toMatchObject({ job: 'queued', refunded: { amount: 0 } });
  });
});
