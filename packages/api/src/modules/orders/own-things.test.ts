import { customId, type Shell } from '@cpc/design';
import { brand, type ColourId, type GoodsId, money, type ShellId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { importCatalogue } from '../catalogue/import.ts';
import { TEST_CATALOGUE } from '../../testing/catalogue.ts';
import { databases } from '../../testing/databases.ts';
import { CHOICE, soleItem, orderOf, testShop } from '../../testing/shop.ts';
import type { FrozenGoods } from '../../records/catalogue/goods.ts';

const OWN: Shell = {
  id: brand<ShellId>('own'),
  name: 'own',
  categories: ['phoneCase'],
  underbase: 'underColour',
  own: true,
  colours: [
    {
      id: brand<ColourId>('own.red'),
      name: 'red',
      colour: '#b3262e' as Shell['colours'][number]['colour'],
      opacity: 1,
    },
  ],
};
const SIZE = { marginTop: 12.5, marginLeft: 8, width: 60, height: 121.25, corner: 7.5 };
const OWN_CHOICE = { ...CHOICE, shell_id: OWN.id, colour_id: brand<ColourId>('own.red') };
const CUSTOM = { ...OWN_CHOICE, goods_id: customId(SIZE), surface_name: ' Grandma’s phone ' };

describe.each(databases())('things that customers bring, on $engine', ({ open }) => {
  async function shopWithOwn() {
    const shop = await testShop(await open());
    const { shells, prices } = TEST_CATALOGUE;
    await importCatalogue(shop.services.db, {
      ...TEST_CATALOGUE,
      shells: [...shells, OWN],
      prices: { ...prices, own: money(1290, 'EUR') },
      areaPrices: { own: money(516, 'EUR') },
    });
    return shop;
  }
  const frozenGoods = async (shop: Awaited<ReturnType<typeof shopWithOwn>>, id: string) => {
    const row = await shop.services.db.read
      .selectFrom('order_items')
      .select('goods')
      .where('order_id', '=', id as never)
      .executeTakeFirstOrThrow();
    return JSON.parse(row.goods) as FrozenGoods;
  };

  it('[SE-04] stock does not limit own things, so their unpaid orders are limited', async () => {
    const shop = await shopWithOwn();
    const customer = await shop.customer();
    const place = (n: number) => customer.call('Order.place', orderOf({ ...OWN_CHOICE, client_key: `own-${n}` }));
    for (let n = 0; n < 20; n += 1) expect((await place(n)).code).toBe(0);
    expect(await place(20)).toMatchObject({ data: { error: 'tooManyRequests' } });
    expect((await customer.call('Order.place', orderOf())).code).toBe(0);
  });

  it('[CT-04.3] a size has one identity: other spellings are unknown', async () => {
    const shop = await shopWithOwn();
    const customer = await shop.customer();
    for (const id of [CUSTOM.goods_id.replace('size_', 'size_00'), `size_1${'0'.repeat(60)}_1_1_1_1`]) {
      const order = orderOf({ ...CUSTOM, goods_id: id as never });
      expect(await customer.call('Order.place', order)).toMatchObject({ data: { error: 'notFound' } });
    }
  });

  it('[CT-04.2] an own shell costs only the printing and takes no stock', async () => {
    const shop = await shopWithOwn();
    const customer = await shop.customer();
    const held = () => shop.services.db.read.selectFrom('stock_holds').selectAll().execute();
    const before = await shop.visitor.must('Goods.get', CHOICE);
    for (const client_key of ['a', 'b', 'c']) {
      const order = soleItem(await customer.must('Order.place', orderOf({ ...OWN_CHOICE, client_key })));
      expect(order).toMatchObject({ shell_name: 'own', colour_name: 'red', price: { amount: 1290 } });
    }
    expect(await held()).toEqual([]);
    const after = await shop.visitor.must('Goods.get', CHOICE);
    expect(after).toEqual(before);
    expect(after.shells.at(-1)).toMatchObject({ own: true, colours: [{ stock: 1 }] });
  });

  it('[CT-04.2] [CT-04.3] the server computes a custom size, sells it on an own thing and freezes it', async () => {
    const shop = await shopWithOwn();
    const customer = await shop.customer();
    const { goods, shells } = await shop.visitor.must('Goods.get', CUSTOM);
    expect(goods).toMatchObject({
      category: 'phoneCase',
      price: { amount: 1290 },
      surface: { width: 60, height: 121.25 },
    });
    expect(shells.map((shell) => shell.shell_id)).toEqual(['own']);
    const order = soleItem(await customer.must('Order.place', orderOf({ ...CUSTOM, client_key: 'one' })));
    expect(order).toMatchObject({ model: 'Grandma’s phone', width: 60, height: 121.25 });
    const frozen = await frozenGoods(shop, order.order_id);
    expect(frozen).toMatchObject({ own: true, place: { left: 8, top: 12.5 }, surface: { outline: { radius: 7.5 } } });
    expect(
      await customer.call('Order.place', orderOf({ ...CUSTOM, surface_name: 'Else', client_key: 'one' })),
    ).toMatchObject({ data: { error: 'keyReused' } });
  });

  it('[CT-04.5] a large custom size is priced by its area, told before it is designed and charged alike', async () => {
    const shop = await shopWithOwn();
    const customer = await shop.customer();
    const { machine_id } = CHOICE;
    const large = { ...CUSTOM, machine_id, goods_id: customId({ ...SIZE, width: 200.5, height: 300 }) };
    const { goods, shells } = await shop.visitor.must('Goods.get', large);
    expect([goods.price.amount, shells[0]?.price.amount, shells[0]?.area_price]).toEqual([
      3104,
      3104,
      { least: money(1290, 'EUR'), per: money(516, 'EUR') },
    ]);
    const order = await customer.must('Order.place', orderOf({ ...large, client_key: 'large' }));
    expect(order.price).toEqual(money(3104, 'EUR'));
    // A price of the shop is the least price; an own case of a known model has no area to pay for.
    const partner = await shop.partner();
    await partner.must('Partner.setPrice', {
      client_key: 'a',
      machine_id,
      shell_id: OWN.id,
      price: money(4000, 'EUR'),
    });
    const again = await shop.visitor.must('Goods.get', large);
    expect([again.goods.price.amount, again.shells[0]?.area_price?.least.amount]).toEqual([4000, 4000]);
    const known = await shop.visitor.must('Goods.get', { ...CHOICE, machine_id });
    expect(known.shells.find((one) => one.own)).not.toHaveProperty('area_price');
  });

  it.each(['colourPlus', 'colourLite'] as const)(
    '[LN-07.3] %s is made only for who scanned the station’s code',
    async (category) => {
      const shop = await testShop(await open());
      const [phone] = TEST_CATALOGUE.models;
      if (!phone) throw new Error('the test catalogue is empty');
      const goods_id = brand<GoodsId>('on-the-colour-station');
      await importCatalogue(shop.services.db, {
        ...TEST_CATALOGUE,
        models: [...TEST_CATALOGUE.models, { ...phone, surface: { ...phone.surface, id: goods_id, category } }],
        shells: [...TEST_CATALOGUE.shells, { ...OWN, categories: [category] }],
        prices: { ...TEST_CATALOGUE.prices, own: money(1290, 'EUR') },
      });
      const customer = await shop.customer();
      const order = orderOf({ ...OWN_CHOICE, goods_id });
      for (const scanned of [undefined, false])
        expect(await customer.call('Order.place', { ...order, scanned })).toMatchObject({
          data: { error: 'scanNeeded' },
          msg: 'You must scan the code to use it',
        });
      const placed = await customer.must('Order.place', { ...order, scanned: true });
      // A repeated call finds its order, whatever it says of the scan.
      expect((await customer.must('Order.place', order)).order_id).toBe(placed.order_id);
      // Everything else needs no scan.
      expect((await customer.call('Order.place', orderOf({ client_key: 'case' }))).code).toBe(0);
    },
  );

  it('[CT-04.4] a size that exceeds the bed, or is on a blank of the station, is refused', async () => {
    const shop = await shopWithOwn();
    const customer = await shop.customer();
    const size = { ...CUSTOM, goods_id: customId({ ...SIZE, width: 311 }) };
    expect(await customer.call('Order.place', orderOf(size))).toMatchObject({ data: { error: 'invalidInput' } });
    expect(await shop.visitor.call('Goods.get', size)).toMatchObject({ data: { error: 'invalidInput' } });
    await shop.services.db.transact((tx) => tx.updateTable('machines').set({ bed_width: 66 }).execute());
    expect(await customer.call('Order.place', orderOf(CUSTOM))).toMatchObject({
      data: { error: 'invalidInput' },
    });
    const blank = orderOf({ goods_id: CUSTOM.goods_id });
    await shop.services.db.transact((tx) => tx.updateTable('machines').set({ bed_width: 320 }).execute());
    expect(await customer.call('Order.place', blank)).toMatchObject({ data: { error: 'shellNotChosen' } });
  });
});
