import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { printNext } from '../../testing/printer.ts';
import { CHOICE, testShop } from '../../testing/shop.ts';

const DAY = 24 * 3_600_000;

describe.each(databases())('what a station runs out of, on $engine', ({ open }) => {
  it('[SK-04.1] [PA-03.4] warnings follow from use, show the days left, and are sorted by urgency', async () => {
    const shop = await testShop(await open(), { pieces: 5 });
    const customer = await shop.customer();
    const stock = async () => (await shop.partner()).must('Partner.stock', CHOICE);
    expect(await stock()).toEqual([]);
    for (let print = 0; print < 2; print += 1) {
      await shop.paidOrder(customer);
      await shop.work();
      await printNext(shop, 'A1');
    }
    const kind = {
      goods_id: CHOICE.goods_id,
      colour_id: CHOICE.colour_id,
      model: 'iPhone 15',
      on_hand: 3,
      available: 3,
    };
    expect(await stock()).toEqual([expect.objectContaining({ ...kind, used: 2, days_left: 1, level: 'low' })]);
    const warnings = async () => (await shop.partner()).must('Partner.stockWarnings', {});
    const { machine_id } = CHOICE;
    expect(await warnings()).toMatchObject([{ machine_id, empty: 0, low: 1, lines: [{ ...kind, days_left: 1 }] }]);
    shop.services.clock.pass(10 * DAY);
    expect(await stock()).toMatchObject([{ used: 2, days_left: 15, level: 'fine' }]);
    expect(await warnings()).toEqual([]);
    await (await shop.partner()).must('Partner.countStock', { ...CHOICE, pieces: 0 });
    expect(await stock()).toMatchObject([{ available: 0, used: 2, days_left: 0, level: 'empty' }]);
    expect(await warnings()).toMatchObject([{ empty: 1, low: 0, lines: [{ available: 0 }] }]);
    shop.services.clock.pass(30 * DAY);
    expect(await stock()).toMatchObject([{ available: 0, used: 0, days_left: null, level: 'empty' }]);
    // Nobody has ordered it for a month: the station's page shows it, but there is no warning.
    expect(await warnings()).toEqual([]);
    await (await shop.partner()).must('Partner.countStock', { ...CHOICE, pieces: 4 });
    expect(await stock()).toEqual([]);
  });
});
