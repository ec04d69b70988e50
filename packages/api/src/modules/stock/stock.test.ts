import { brand, type ColourId, type GoodsId, type StationId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { printNext } from '../../testing/printer.ts';
import { CHOICE, testShop } from '../../testing/shop.ts';

const KEY = 'delivery-1';

describe.each(databases())('the stock of a shop on $engine', ({ open }) => {
  it('[PA-03.1] every kind is listed, found by words, and paged', async () => {
    const partner = await (await testShop(await open())).partner();
    const all = await partner.must('Partner.stockList', {});
    expect(all.length).toBeGreaterThan(1);
    const search = 'IPHONE 15 black soft';
    const found = await partner.must('Partner.stockList', { search });
    expect(found).toMatchObject([{ ...CHOICE, machine_name: 'Demo', available: 5, on_hand: 5, used_days: 1 }]);
    expect(await partner.must('Partner.stockList', { machine_id: CHOICE.machine_id, search })).toEqual(found);
    expect(await partner.must('Partner.stockList', { level: 'empty' })).toEqual([]);
    expect(await partner.must('Partner.stockList', { machine_id: brand<StationId>('other') })).toEqual([]);
  });

  it('[PA-03.2] [SK-03] several kinds are refilled at once, and a call that is sent again adds nothing', async () => {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    const [first, second] = await partner.must('Partner.stockList', { search: 'iphone 15' });
    if (!first || !second) throw new Error('expected two kinds');
    const lineOf = ({ machine_id, goods_id, shell_id, colour_id }: typeof first, pieces: number) => {
      return { machine_id, goods_id, shell_id, colour_id, pieces };
    };
    const delivery = { client_key: KEY, lines: [lineOf(first, 7), lineOf(second, 2)], reason: 'note 88' };
    expect(await partner.must('Partner.restock', delivery)).toEqual({ pieces: 9 });
    expect(await partner.must('Partner.restock', delivery)).toEqual({ pieces: 9 });
    const left = async (kind: typeof first) =>
      (await partner.must('Partner.stockList', { search: 'iphone 15' })).find(
        ({ shell_id, colour_id }) => shell_id === kind.shell_id && colour_id === kind.colour_id,
      );
    expect([await left(first), await left(second)]).toMatchObject([{ on_hand: 12 }, { on_hand: 7 }]);
    const movements = await partner.must('Partner.stockMovements', {});
    expect(movements.filter(({ reason }) => reason === 'note 88')).toMatchObject(
      [1, 2].map(() => ({ kind: 'restock', actor: 'partner', by: 'Demo shop', order_number: null })),
    );
  });

  it('[PA-03.2] [PA-07] a wrong line refuses the whole delivery', async () => {
    const partner = await (await testShop(await open())).partner();
    const line = { ...CHOICE, pieces: 3 };
    const wrong = [
      [{ ...line, machine_id: brand<StationId>('other') }, 'deviceMissing'],
      [{ ...line, goods_id: brand<GoodsId>('nothing') }, 'notFound'],
      [{ ...line, colour_id: brand<ColourId>('hard.black') }, 'notFound'],
      [{ ...line, pieces: 0 }, 'invalidInput'],
      [{ ...line, pieces: 1.5 }, 'invalidInput'],
    ] as const;
    for (const [bad, error] of wrong)
      expect(await partner.call('Partner.restock', { client_key: KEY, lines: [line, bad] })).toMatchObject({
        data: { error },
      });
    const search = 'iphone 15 black soft';
    expect(await partner.must('Partner.stockList', { search })).toMatchObject([{ on_hand: 5 }]);
  });

  it('[SK-03] [PA-03.3] movements tell who, why and the number of the order, and are found by it', async () => {
    const shop = await testShop(await open());
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    shop.services.clock.pass(1);
    const { order_number } = await shop.place(customer);
    shop.services.clock.pass(1);
    await partner.must('Partner.countStock', { ...CHOICE, pieces: 3, reason: 'damaged' });
    const [count, hold] = await partner.must('Partner.stockMovements', CHOICE);
    expect(count).toMatchObject({ kind: 'correct', on_hand: -2, available: -2, by: 'Demo shop', reason: 'damaged' });
    expect(hold).toMatchObject({ kind: 'hold', available: -1, on_hand: 0, actor: 'customer', by: null, order_number });
    expect(await partner.must('Partner.stockMovements', { order_number })).toEqual([hold]);
    expect(await partner.must('Partner.stockMovements', { order_number: 'none' })).toEqual([]);
  });

  it('[PA-03.5] [PA-03.6] the purchase list makes kinds last so many days, and can be imported when it is delivered', async () => {
    const shop = await testShop(await open(), { pieces: 5 });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const list = (days: number) => partner.must('Partner.purchaseList', { days, format: 'csv' });
    expect(await list(365)).toMatchObject({ kinds: 0, pieces: 0 });
    await shop.paidOrder(customer);
    await shop.work();
    await printNext(shop, 'A1');
    // One a day, and four are left.
    expect(await list(4)).toMatchObject({ kinds: 0, pieces: 0 });
    const bought = await list(10);
    expect(bought).toMatchObject({ kinds: 1, pieces: 6, name: 'purchase-10-days.csv' });
    const delivery = { name: bought.name, file: bought.file, reason: 'note 9' };
    const before = { state: 'checked', counts: { lines: 1, pieces: 6 } };
    expect(await partner.must('Partner.importStock', { ...delivery, dry_run: true })).toMatchObject(before);
    expect(await partner.must('Partner.importStock', delivery)).toMatchObject({ state: 'imported' });
    expect(await partner.must('Partner.importStock', delivery)).toMatchObject({ state: 'importedBefore' });
    const search = 'iphone 15 black soft';
    expect(await partner.must('Partner.stockList', { search })).toMatchObject([{ on_hand: 10 }]);
    const movements = await partner.must('Partner.stockMovements', CHOICE);
    expect(movements.find(({ reason }) => reason === 'note 9')).toMatchObject({ on_hand: 6, by: 'Demo shop' });
  });

  it('[PA-03.5] [PA-07] an import names only stations of the shop', async () => {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    await shop.services.db.transact(async (tx) => {
      const created_at = 0;
      await tx
        .insertInto('partners')
        .values({ id: brand('other'), name: 'Other', created_at })
        .execute();
      const station = {
        id: 'far',
        partner_id: 'other',
        name: 'Far',
        address: '',
        language: 'en-US' as const,
        currency: 'EUR',
      };
      await tx
        .insertInto('machines')
        .values({ ...station, created_at })
        .execute();
    });
    const lines = ['station,model,shell,colour,pieces', 'Far,apple-iphone-15,soft,soft.black,3'];
    const file = Buffer.from(lines.join('\n')).toString('base64');
    expect(await partner.must('Partner.importStock', { name: 'a.csv', file, reason: '' })).toMatchObject({
      state: 'refused',
      faults: [{ line: 2, column: 'station', found: 'Far' }],
    });
  });
});
