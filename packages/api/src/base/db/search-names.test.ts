import { money } from '@cpc/domain';
import { fold } from '@cpc/search';
import { describe, expect, it } from 'vitest';
import { issueMonthlyBills } from '../../modules/bills/monthly.ts';
import { writeModels } from '../../modules/catalogue/import.ts';
import { setPromoter } from '../../operator/money.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import type { Caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { operatorOf } from '../../testing/operator.ts';
import { CHOICE, testShop, type TestShop } from '../../testing/shop.ts';

const { machine_id, goods_id } = CHOICE;

/** A name, what is typed for it, and the form of both that is stored: it changes only with a migration. */
const NAMES = [
  ['Russian', 'Магазин «Ёлка»', 'елка МАГАЗИН', 'магазин «елка»'],
  ['Greek', 'Θήκη Αθήνας', 'αθηνας ΘΗΚΗ', 'θηκη αθηνασ'],
  ['Turkish', 'İstanbul Işık', 'ISTANBUL ışık', 'istanbul isik'],
  ['German', 'Große Äpfel', 'GROSSE apfel', 'grosse apfel'],
  ['Arabic', 'متجر الأزياء', 'الازيا', 'متجر الازيا'],
  ['Korean', '강남 케이스', '강나', fold('강남 케이스')],
] as const;
const OTHERS = NAMES.map(([, name]) => name);
const [RUSSIAN, GREEK, TURKISH, GERMAN, ARABIC] = [NAMES[0][1], NAMES[1][1], NAMES[2][1], NAMES[3][1], NAMES[4][1]];

/** Every row that is found by a name, with what is stored and what should be. */
async function storedForms({ services }: TestShop) {
  const { read } = services.db;
  const tables = await Promise.all([
    read.selectFrom('partners').select(['name', 'search_name']).execute(),
    read.selectFrom('machines').select(['name', 'search_name']).execute(),
    read.selectFrom('promoters').select(['name', 'search_name']).execute(),
    read.selectFrom('coupons').select(['code as name', 'search_name']).execute(),
  ]);
  const goods = await read.selectFrom('goods').select(['brand', 'model', 'search_name']).execute();
  return [...tables.flat(), ...goods.map(({ brand, model, ...row }) => ({ name: `${brand} ${model}`, ...row }))];
}

const ofShops = async (operator: Caller, search: string) =>
  (await operator.must('Operator.shops', { search })).map(({ name }) => name);

describe.each(databases())('searches of names on $engine', ({ open }) => {
  it('[LG-08.6] [OP-01.3] [OP-05.1] shops and stations of every script are found in any case, with and without marks', async () => {
    const shop = await testShop(await open());
    const operator = await operatorOf(shop);
    for (const [nth, name] of OTHERS.entries()) {
      const owner = { name: 'Ann', username: `owner.${nth}` };
      const { partner_id } = await operator.must('Operator.openShop', { name, owner });
      const station = { partner_id, name: `${name} 1`, address: '', language: 'en-US', currency: 'EUR' };
      await operator.must('Operator.addStation', station);
    }
    for (const [, name, typed] of NAMES) {
      for (const search of [name, name.toUpperCase(), name.toLowerCase(), typed]) {
        expect([search, await ofShops(operator, search)]).toEqual([search, [name]]);
        const fleet = await operator.must('Operator.fleet', { search: `${search} 1` });
        expect([search, fleet.map((one) => one.name)]).toEqual([search, [`${name} 1`]]);
      }
    }
    expect(await ofShops(operator, 'Магазинов')).toEqual([]);
  });

  it('[LG-08.6] [PY-07.1] [PY-07.2] [OP-06.4] promoters, coupons and monthly bills are found in any case', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const operator = await operatorOf(shop);
    await operator.must('Operator.setPromoter', { promoter_id: 'z.1', name: 'Женя', permille: 40 });
    await operator.must('Operator.addCoupon', { code: 'Ёлка10', kind: 'free' });
    await operator.must('Operator.addCoupon', { code: 'other', kind: 'free' });
    for (const search of ['Женя', 'ЖЕНЯ', 'женя Z.1'])
      expect(await operator.must('Operator.promoters', { search })).toMatchObject([{ promoter_id: 'z.1' }]);
    for (const search of ['ёлка', 'ЁЛКА10', 'елка'])
      expect(await operator.must('Operator.coupons', { search })).toMatchObject([{ code: 'ЁЛКА10' }]);
    await (await shop.partner()).must('Partner.setShopDetails', { name: 'Öykü Ünlü' });
    await shop.paidOrder(await shop.customer());
    shop.services.clock.pass(40 * 86_400_000);
    await issueMonthlyBills(shop.services, new AbortController().signal);
    const later = await operatorOf(shop);
    for (const search of ['Öykü', 'öykü', 'oyku UNLU'])
      expect(await later.must('Operator.bills', { search })).toMatchObject([{ shop: 'Öykü Ünlü' }]);
  });

  it('[LG-08.6] [PA-10.1] [PA-10.2] the prices of a shop are found by the name of the goods in any case', async () => {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    const { db } = shop.services;
    const { surface } = await db.read
      .selectFrom('goods')
      .select('surface')
      .where('id', '=', goods_id)
      .executeTakeFirstOrThrow();
    const goods = { brand: 'Чехол', model: 'Ёж 5', year: 2026, source: '', surface: JSON.parse(surface) };
    await db.transact((tx) => writeModels(tx, [goods]));
    const price = money(1000, 'EUR');
    await partner.must('Partner.setPrice', { client_key: 'a-price', goods_id, price });
    for (const search of ['Чехол', 'ЧЕХОЛ еж', 'ёж 5'])
      expect(await partner.must('Partner.priceRules', { search })).toMatchObject([{ model: 'Ёж 5' }]);
  });

  it('[LG-08.6] whoever writes a name writes the form in which it is found', async () => {
    const shop = await testShop(await open());
    const { services } = shop;
    const [operator, partner] = [await operatorOf(shop), await shop.partner()];
    const wrong = async () => (await storedForms(shop)).filter(({ name, search_name }) => search_name !== fold(name));
    expect(await wrong()).toEqual([]);
    const owner = { name: 'Ann', username: 'ann' };
    const { partner_id } = await operator.must('Operator.openShop', { name: RUSSIAN, owner });
    const place = { address: '', language: 'en-US', currency: 'EUR' };
    await operator.must('Operator.addStation', { ...place, partner_id, name: GREEK });
    await partner.must('Partner.setShopDetails', { name: TURKISH });
    await partner.must('Partner.setStationDetails', { machine_id, name: GERMAN });
    await operator.must('Operator.setPromoter', { promoter_id: 'a', name: 'Anna', permille: 40 });
    await operator.must('Operator.setPromoter', { promoter_id: 'a', name: ARABIC, permille: 40 });
    await setPromoter(services, { id: 'b', name: RUSSIAN, permille: 40 });
    await operator.must('Operator.addCoupon', { code: 'Straße', kind: 'free' });
    expect(await wrong()).toEqual([]);
    const names = (await storedForms(shop)).map(({ name }) => name);
    for (const name of [RUSSIAN, GREEK, TURKISH, GERMAN, ARABIC]) expect(names).toContain(name);
  });
});
