import { brand, type ColourId, type GoodsId, type StationId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { CHOICE, testShop } from '../../testing/shop.ts';

const search = 'iphone 15 black soft';

describe.each(databases())('minimum levels on $engine', ({ open }) => {
  it('[SK-04.2] [PA-03.4] [PA-03.6] a kind below its set minimum is urgent, is warned about, and is bought up to it', async () => {
    const partner = await (await testShop(await open())).partner();
    expect(await partner.must('Partner.stockWarnings', {})).toEqual([]);
    await partner.must('Partner.setMinimum', { ...CHOICE, pieces: 12 });
    const [first] = await partner.must('Partner.stockList', {});
    expect(first).toMatchObject({ ...CHOICE, available: 5, minimum: 12, minimum_set: true, level: 'low' });
    expect(await partner.must('Partner.stockWarnings', {})).toMatchObject([{ low: 1, empty: 0 }]);
    expect(await partner.must('Partner.stock', CHOICE)).toMatchObject([{ minimum: 12 }]);
    const list = await partner.must('Partner.purchaseList', { days: 7, format: 'csv' });
    expect(list).toMatchObject({ kinds: 1, pieces: 7 });
    await partner.must('Partner.setMinimum', { ...CHOICE, pieces: null });
    expect(await partner.must('Partner.stockList', { search })).toMatchObject([
      { minimum: 0, minimum_set: false, level: 'fine' },
    ]);
  });

  it('[SK-04.2] a kind that a station never had is listed once it has a minimum, and can be put in', async () => {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    const { db } = shop.services;
    await db.transact((tx) => tx.deleteFrom('stock_movements').execute());
    await db.transact((tx) => tx.deleteFrom('stock_counts').execute());
    expect(await partner.must('Partner.stockList', {})).toEqual([]);
    await partner.must('Partner.setMinimum', { ...CHOICE, pieces: 3 });
    expect(await partner.must('Partner.stockList', {})).toMatchObject([
      { available: 0, on_hand: 0, days_left: null, level: 'empty', minimum: 3 },
    ]);
    expect(await partner.must('Partner.stockWarnings', {})).toMatchObject([{ empty: 1 }]);
    await partner.must('Partner.restock', { client_key: 'first', lines: [{ ...CHOICE, pieces: 3 }] });
    expect(await partner.must('Partner.stockList', {})).toMatchObject([{ available: 3, level: 'fine' }]);
  });

  it('[SK-04.2] a minimum of zero ends the warning about a kind that is not wanted', async () => {
    const partner = await (await testShop(await open(), { pieces: 1 })).partner();
    await partner.must('Partner.countStock', { ...CHOICE, pieces: 0 });
    await partner.must('Partner.setMinimum', { ...CHOICE, pieces: 2 });
    expect(await partner.must('Partner.stockWarnings', {})).toMatchObject([{ empty: 1 }]);
    await partner.must('Partner.setMinimum', { ...CHOICE, pieces: 0 });
    expect(await partner.must('Partner.stockWarnings', {})).toEqual([]);
  });

  it('[SK-04.2] [PA-07] a wrong kind, number or station is refused; two people at once leave one minimum', async () => {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    const wrong = [
      [{ ...CHOICE, pieces: -1 }, 'invalidInput'],
      [{ ...CHOICE, pieces: 1.5 }, 'invalidInput'],
      [{ ...CHOICE, pieces: 100_001 }, 'invalidInput'],
      [{ ...CHOICE, pieces: 1, machine_id: brand<StationId>('other') }, 'deviceMissing'],
      [{ ...CHOICE, pieces: 1, goods_id: brand<GoodsId>('nothing') }, 'notFound'],
      [{ ...CHOICE, pieces: 1, colour_id: brand<ColourId>('hard.white') }, 'notFound'],
    ] as const;
    for (const [input, error] of wrong)
      expect(await partner.call('Partner.setMinimum', input)).toMatchObject({ data: { error } });
    const answers = await Promise.all(
      [4, 5, 6].map((pieces) => partner.call('Partner.setMinimum', { ...CHOICE, pieces })),
    );
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
    const rows = await shop.services.db.read.selectFrom('stock_minimums').select('pieces').execute();
    expect(rows).toHaveLength(1);
    expect([4, 5, 6]).toContain(rows[0]?.pieces);
  });
});
