import type { Shell } from '@cpc/design';
import { phoneSurface } from '@cpc/design/testing';
import { brand, type ColourId, type GoodsId, money, type ShellId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { TEST_CATALOGUE } from '../../testing/catalogue.ts';
import { databases } from '../../testing/databases.ts';
import { CHOICE, orderOf, soleItem, testShop } from '../../testing/shop.ts';
import { importCatalogue } from '../catalogue/import.ts';

const COTTON: Shell = {
  id: brand<ShellId>('cotton'),
  name: 'cotton',
  categories: ['tShirt'],
  underbase: 'none',
  facts: { sizes: [{ size: 'M', chest: 520, length: 720 }] },
  colours: ['white', 'white.M', 'white.L', 'grey'].map((name) => ({
    id: brand<ColourId>(`cotton.${name}`),
    name,
    colour: '#fafaf8' as Shell['colours'][number]['colour'],
    opacity: 1,
  })),
};
const SHIRT = {
  ...phoneSurface({ id: 'shirt', width: 74, height: 150 }),
  category: 'tShirt' as const,
  form: { kind: 'garment' as const },
};
const IN = (size: string) => ({
  ...CHOICE,
  goods_id: brand<GoodsId>('shirt'),
  shell_id: COTTON.id,
  colour_id: brand<ColourId>(`cotton.white${size}`),
});

describe.each(databases())('garments in sizes, on $engine', ({ open }) => {
  async function shirtShop() {
    const shop = await testShop(await open());
    await importCatalogue(shop.services.db, {
      ...TEST_CATALOGUE,
      models: [...TEST_CATALOGUE.models, { brand: '', model: 'Shirt', year: 2026, source: 'a test', surface: SHIRT }],
      shells: [...TEST_CATALOGUE.shells, COTTON],
      prices: { ...TEST_CATALOGUE.prices, cotton: money(2490, 'EUR') },
    });
    const partner = await shop.partner();
    const lines = [
      { ...IN('.M'), pieces: 2 },
      { ...IN('.L'), pieces: 1 },
    ];
    await partner.must('Partner.restock', { client_key: 'shirts', lines });
    return { shop, partner };
  }

  it('[CT-10.1] the list counts only pieces that are sold: in sizes, in shells with a price', async () => {
    const { shop, partner } = await shirtShop();
    const shirts = async () =>
      (await shop.visitor.must('Goods.list', { machine_id: CHOICE.machine_id })).find(({ model }) => model === 'Shirt');
    const left = await shirts();
    await partner.must('Partner.restock', { client_key: 'old', lines: [{ ...IN(''), pieces: 7 }] });
    expect([left?.stock, (await shirts())?.stock]).toEqual([3, 3]);
    const { db } = shop.services;
    const priced = async () =>
      (await shop.visitor.must('Goods.list', { machine_id: CHOICE.machine_id })).find(
        ({ goods_id }) => goods_id === CHOICE.goods_id,
      )?.stock;
    const all = (await priced()) ?? 0;
    await db.transact((tx) => tx.deleteFrom('prices').where('shell_id', '=', 'hard').execute());
    expect([all, await priced()]).toEqual([20, 10]);
  });

  it('[CT-10.1] [CT-10.3] a colour in sizes is offered in its sizes only, each with its own stock and its measures', async () => {
    const { shop } = await shirtShop();
    const { shells } = await shop.visitor.must('Goods.get', IN('.M'));
    expect(shells[0]?.colours.map(({ name, stock }) => [name, stock])).toEqual([
      ['white.M', 2],
      ['white.L', 1],
      ['grey', 0],
    ]);
    expect(shells[0]?.facts).toEqual({ sizes: [{ size: 'M', chest: 520, length: 720 }] });
  });

  it('[CT-10.1] [CT-10.4] without a size nothing is ordered', async () => {
    const { shop } = await shirtShop();
    const customer = await shop.customer();
    expect(await customer.call('Order.place', orderOf(IN('')))).toMatchObject({ data: { error: 'sizeNotChosen' } });
  });

  it('[CT-10.1] [CT-10.2] the size is held, sold out, shown to customer and shop, and ordered again', async () => {
    const { shop, partner } = await shirtShop();
    const customer = await shop.customer();
    const placed = await shop.pay(
      customer,
      await customer.must('Order.place', orderOf({ ...IN('.L'), client_key: 'l' })),
    );
    expect(soleItem(placed)).toMatchObject({ colour_name: 'white.L' });
    expect(await customer.call('Order.place', orderOf({ ...IN('.L'), client_key: 'l2' }))).toMatchObject({
      data: { error: 'notInStock' },
    });
    const order = await partner.must('Partner.order', { order_number: placed.order_number });
    expect(order.items).toMatchObject([{ shell_name: 'cotton', colour_name: 'white.L' }]);
    const { item_id } = soleItem(placed);
    const instead = [{ item_id, shell_id: COTTON.id, colour_id: IN('.M').colour_id }];
    const terms = { order_id: placed.order_id, machine_id: CHOICE.machine_id };
    expect(await customer.call('Order.reorder', { ...terms, client_key: 'again' })).toMatchObject({
      data: { error: 'notInStock' },
    });
    const again = await customer.must('Order.reorder', { ...terms, client_key: 'other', instead });
    expect(soleItem(again)).toMatchObject({ colour_name: 'white.M' });
  });
});
