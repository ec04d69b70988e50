import { brand, type ColourId, type GoodsId, labelTextOf } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { type Caller, callerOf } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { CHOICE, testShop, type TestShop } from '../../testing/shop.ts';

const { goods_id, shell_id, colour_id } = CHOICE;
const KIND = { goods_id, shell_id, colour_id };
const EAN = '4006381333931';
const PACK = { code: EAN, ...KIND, pieces: 10 };

async function managerOf(shop: TestShop, owner: Caller): Promise<Caller> {
  const invited = await owner.must('Partner.addPerson', { name: 'Mo', username: 'mo.manager', role: 'manager' });
  const joining = { code: invited.code, password: 'chosen by myself' };
  return callerOf(shop.app, await shop.visitor.must('Partner.join', joining));
}

describe.each(databases())('codes of packs on $engine', ({ open }) => {
  it('[PA-03.7] an unknown code is taught once, with who and when, and then names its kind however it is scanned', async () => {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    expect(await partner.must('Partner.readCode', { code: EAN })).toEqual({
      code: '04006381333931',
      kind: null,
      pieces: 0,
      taught: null,
    });
    const at = shop.services.clock.now();
    const known = await partner.must('Partner.teachCode', PACK);
    expect(known).toMatchObject({ kind: KIND, pieces: 10, taught: { by: 'Demo shop', at } });
    shop.services.clock.pass(60_000);
    expect(await partner.must('Partner.teachCode', PACK)).toEqual(known);
    for (const code of [EAN, `]E0${EAN}`, `(01)0${EAN}(10)LOT7`, ` ${EAN} `])
      expect(await partner.must('Partner.readCode', { code })).toEqual(known);
  });

  it('[PA-03.7] what a code means is changed only by who saw what it meant, and the earlier meaning is kept', async () => {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    const first = await partner.must('Partner.teachCode', PACK);
    const replaces = first.taught?.id ?? '';
    expect(await partner.call('Partner.teachCode', { ...PACK, pieces: 5 })).toMatchObject({
      data: { error: 'codeTaught' },
    });
    expect(await partner.must('Partner.teachCode', { ...PACK, pieces: 5, replaces })).toMatchObject({ pieces: 5 });
    expect(await partner.call('Partner.teachCode', { ...PACK, pieces: 6, replaces })).toMatchObject({
      data: { error: 'codeTaught' },
    });
    const rows = await shop.services.db.read
      .selectFrom('stock_codes')
      .select(['pieces', 'replaced_at'])
      .orderBy('pieces')
      .execute();
    expect(rows).toEqual([
      { pieces: 5, replaced_at: null },
      { pieces: 10, replaced_at: shop.services.clock.now() },
    ]);
  });

  it('[PA-03.7] of two people who teach one code at once, one is told', async () => {
    const shop = await testShop(await open());
    const owner = await shop.partner();
    const manager = await managerOf(shop, owner);
    const answers = await Promise.all([
      owner.call('Partner.teachCode', PACK),
      manager.call('Partner.teachCode', { ...PACK, pieces: 12 }),
    ]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    const rows = await shop.services.db.read.selectFrom('stock_codes').select('pieces').execute();
    expect(rows).toHaveLength(1);
  });

  it('[PA-03.7] [PA-03.8] a label of our own names its kind, unless the shop has taught otherwise', async () => {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    const code = labelTextOf({ ...KIND, pieces: 20 });
    const read = await partner.must('Partner.readCode', { code });
    expect(read).toMatchObject({ code, kind: { ...KIND, model: 'iPhone 15' }, pieces: 20, taught: null });
    const gone = labelTextOf({ ...KIND, goods_id: brand<GoodsId>('gone'), pieces: 20 });
    expect(await partner.must('Partner.readCode', { code: gone })).toMatchObject({ kind: null, pieces: 0 });
    await partner.must('Partner.teachCode', { ...PACK, code, pieces: 25 });
    expect(await partner.must('Partner.readCode', { code })).toMatchObject({ pieces: 25, taught: { by: 'Demo shop' } });
  });

  it('[PA-03.7] what cannot be meant is refused, and nothing is stored', async () => {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    const wrong = [
      [{ ...PACK, code: '\u0001\u0002\u0003' }, 'invalidInput'],
      [{ ...PACK, code: 'x'.repeat(201) }, 'invalidInput'],
      [{ ...PACK, pieces: 0 }, 'invalidInput'],
      [{ ...PACK, pieces: 10_001 }, 'invalidInput'],
      [{ ...PACK, goods_id: brand<GoodsId>('nothing') }, 'notFound'],
      [{ ...PACK, colour_id: brand<ColourId>('hard.black') }, 'notFound'],
      [{ ...PACK, replaces: 'nothing' }, 'codeTaught'],
    ] as const;
    for (const [input, error] of wrong)
      expect(await partner.call('Partner.teachCode', input)).toMatchObject({ data: { error } });
    expect(await shop.services.db.read.selectFrom('stock_codes').selectAll().execute()).toEqual([]);
  });

  it('[PA-07] a code that one shop has taught means nothing in another', async () => {
    const db = await open();
    const shop = await testShop(db);
    const partner = await shop.partner();
    const taught = await partner.must('Partner.teachCode', PACK);
    await db.transact((tx) =>
      tx
        .insertInto('partners')
        .values({ id: brand('other'), name: 'Other', created_at: 0 })
        .execute(),
    );
    await db.transact((tx) =>
      tx
        .updateTable('stock_codes')
        .set({ partner_id: brand('other') })
        .execute(),
    );
    expect(await partner.must('Partner.readCode', { code: EAN })).toMatchObject({ kind: null });
    const theirs = { ...PACK, replaces: taught.taught?.id ?? '' };
    expect(await partner.call('Partner.teachCode', theirs)).toMatchObject({ data: { error: 'codeTaught' } });
  });

  it('[PA-03.1] [PA-03.7] kinds of blank are found by their names in English and in the reader’s language', async () => {
    const partner = await (await testShop(await open())).partner();
    const all = await partner.must('Partner.stockKinds', {});
    expect(all.length).toBeGreaterThan(4);
    const found = await partner.must('Partner.stockKinds', { search: 'IPHONE 15 black soft' });
    expect(found).toMatchObject([{ ...KIND, brand: 'Apple', model: 'iPhone 15' }]);
    expect(await partner.must('Partner.stockKinds', { search: 'no such thing' })).toEqual([]);
  });
});

describe.each(databases())('a delivery that two people book at once on $engine', ({ open }) => {
  const delivery = (pieces: number) => ({ client_key: 'list-1', lines: [{ ...CHOICE, pieces }], reason: 'boxes' });

  it('[PA-03.2] [PA-03.7] [SK-03] the same list is added once, whoever sends it and however often', async () => {
    const shop = await testShop(await open());
    const owner = await shop.partner();
    const manager = await managerOf(shop, owner);
    const answers = await Promise.all(
      [owner, manager, owner, manager].map((person) => person.call('Partner.restock', delivery(7))),
    );
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => ({ pieces: 7 })));
    const search = 'iphone 15 black soft';
    expect(await owner.must('Partner.stockList', { search })).toMatchObject([{ on_hand: 12 }]);
    const booked = await owner.must('Partner.stockMovements', CHOICE);
    expect(booked.filter(({ reason }) => reason === 'boxes')).toHaveLength(1);
  });

  it('[PA-03.2] [PA-03.7] another list under the same key is refused, not lost in silence', async () => {
    const shop = await testShop(await open());
    const owner = await shop.partner();
    await owner.must('Partner.restock', delivery(7));
    const more = { ...delivery(7), lines: [...delivery(7).lines, { ...CHOICE, pieces: 9 }] };
    for (const other of [delivery(8), more])
      expect(await owner.call('Partner.restock', other)).toMatchObject({ data: { error: 'deliveryChanged' } });
    const search = 'iphone 15 black soft';
    expect(await owner.must('Partner.stockList', { search })).toMatchObject([{ on_hand: 12 }]);
  });
});
