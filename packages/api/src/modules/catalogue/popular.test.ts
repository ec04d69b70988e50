import { brand, type PartnerId, type StationId } from '@cpc/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openShop } from '../../operator/open-shop.ts';
import { databases } from '../../testing/databases.ts';
import { CHOICE, testShop } from '../../testing/shop.ts';
import { popularGoods } from './popular.ts';

const { machine_id, goods_id } = CHOICE;
const ELSEWHERE = brand<StationId>('elsewhere');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(databases())('what a shop sells most on $engine', ({ open }) => {
  it('[CT-06.5] it is told from the third customer who paid on, for 90 days, and in no other shop', async () => {
    const shop = await testShop(await open());
    const { clock } = shop.services;
    await openShop(shop.services, {
      partner: {
        id: brand<PartnerId>('other'),
        username: 'other',
        name: 'Another shop',
        password: 'a shop of its own',
      },
      station: { id: ELSEWHERE, name: 'Elsewhere', address: '', language: 'en-US', currency: 'EUR' },
      pieces: 5,
    });
    const popular = (at = machine_id) => shop.visitor.must('Goods.popular', { machine_id: at, category: 'phoneCase' });
    for (const paid of [true, true, false]) {
      const customer = await shop.customer();
      if (paid) await shop.paidOrder(customer);
      else await shop.place(customer);
    }
    expect(await popular()).toEqual([]);
    await shop.paidOrder(await shop.customer());
    // An answer is kept for ten minutes.
    expect(await popular()).toEqual([]);
    clock.pass(11 * MINUTE);
    expect(await popular()).toEqual([goods_id]);
    expect(await popular(ELSEWHERE)).toEqual([]);
    expect(await shop.visitor.must('Goods.popular', { machine_id, category: 'tShirt' })).toEqual([]);
    clock.pass(91 * DAY);
    expect(await popular()).toEqual([]);
  });

  it('[CT-06.5] many orders of one customer, or of two, are not told', async () => {
    const shop = await testShop(await open());
    const { db, clock } = shop.services;
    const popular = () => popularGoods()(db.read, { machine_id, category: 'phoneCase' }, clock.now());
    const often = await shop.customer();
    for (const customer of [often, often, often, await shop.customer()]) await shop.paidOrder(customer);
    expect(await popular()).toEqual([]);
    await shop.paidOrder(await shop.customer());
    expect(await popular()).toEqual([goods_id]);
  });

  it('[CT-06.5] those who ask at the same time get one answer, and a failed one is not kept', async () => {
    const { db, clock } = (await testShop(await open())).services;
    const popular = popularGoods();
    const ask = () => popular(db.read, { machine_id, category: 'phoneCase' }, clock.now());
    await db.transact((tx) => sql`alter table order_items rename to away`.execute(tx));
    await expect(ask()).rejects.toThrow('order_items');
    await db.transact((tx) => sql`alter table away rename to order_items`.execute(tx));
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(first).toEqual([]);
    expect(second).toBe(first);
  });

  it('[LN-07.2] an unknown station has no popular goods', async () => {
    const shop = await testShop(await open());
    const answer = await shop.visitor.call('Goods.popular', { machine_id: ELSEWHERE, category: 'phoneCase' });
    expect(answer).toMatchObject({ data: { error: 'deviceMissing' } });
  });
});
