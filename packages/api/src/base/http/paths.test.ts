import { ACTIONS, type Action } from '@cpc/contract';
import { type GoodsId, brand } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { FORM, answerOf, form } from '../../testing/caller.ts';
import { anyDatabase } from '../../testing/databases.ts';
import { CHOICE, redCase, testShop } from '../../testing/shop.ts';

const { open } = anyDatabase();

/** The dispatchers that the specification names. */
const PATHS = ['/userphoneapplets/index', '/usertshirtsapplets/index', '/userapplets/index', '/partnerapplets/index'];

async function callers(headers: Readonly<Record<string, string>> = {}) {
  const shop = await testShop(await open());
  const customer = await shop.customer();
  const inject = (url: string, sent: Readonly<Record<string, string>>, payload: string) =>
    shop.app.inject({ method: 'POST', url, headers: { ...customer.headers, ...headers, ...sent }, payload });
  return {
    shop,
    customer,
    byForm: async (url: string, fields: object) => answerOf<unknown>(await inject(url, FORM, form({ ...fields }))),
    byJson: async (url: string, fields: object) =>
      answerOf<unknown>(await inject(url, { 'content-type': 'application/json' }, JSON.stringify(fields))),
  };
}

describe('the calls at their paths', () => {
  it('[AP-01.1] [AP-04.2] every path answers its actions by form and JSON, and refuses others', async () => {
    const { byForm, byJson } = await callers();
    for (const path of PATHS) {
      expect(await byForm(path, { s: 'Nothing.here' })).toMatchObject({
        http: 404,
        code: 404,
        data: { error: 'unknownAction' },
      });
      expect(await byForm(path, {})).toMatchObject({ http: 404 });
      expect(await byForm(path, { s: 'PrintJob.lease', wait_ms: 0 })).toMatchObject({ http: 404 });
      expect(await byForm(path, { s: 'a\0b' })).toMatchObject({ http: expect.any(Number), code: expect.any(Number) });
    }
    for (const path of PATHS.slice(0, 3)) {
      for (const by of [byForm, byJson]) {
        expect(await by(path, { s: 'User.verifyToken', machine_id: 'demo' })).toMatchObject({ code: 0, count: 1 });
        expect(await by(path, { s: 'Address.list' })).toMatchObject({ code: 0, count: 0, data: [] });
      }
      expect(await byForm(path, { s: 'Partner.machines' })).toMatchObject({ http: 404 });
    }
    const login = { s: 'Partner.login', username: 'demo', password: 'a shop of its own' };
    expect(await byForm('/partnerapplets/index', login)).toMatchObject({ code: 0, data: { tokenHead: 'Bearer ' } });
    expect(await byForm('/partnerapplets/index', { s: 'Partner.machines' })).toMatchObject({ http: 403, code: 403 });
    expect(await byForm('/api/material/mchineFontFamilyList', { machine_id: 'demo' })).toMatchObject({ code: 0 });
  });

  it('[AP-01.1] the T-shirt path lists only T-shirts, whatever category is sent', async () => {
    const { byForm } = await callers();
    const goods = { s: 'Goods.list', machine_id: 'demo', category: 'phoneCase' };
    const [phones, shirts] = [await byForm(PATHS[0] ?? '', goods), await byForm(PATHS[1] ?? '', goods)];
    expect((phones.data as { category: string }[]).every(({ category }) => category === 'phoneCase')).toBe(true);
    expect((shirts.data as { category: string }[]).every(({ category }) => category === 'tShirt')).toBe(true);
    expect(phones.count).toBeGreaterThan(0);
    const offers = (ACTIONS as readonly Action[]).find(({ name }) => name === 'Goods.list')?.also ?? [];
    expect(offers.find(({ path }) => path === PATHS[1])?.fixed).toEqual({ category: 'tShirt' });
  });

  it('[AP-01.1] [ED-07.2] [ED-07.5] works are listed and saved by kind; foreign goods are refused', async () => {
    const { customer } = await callers();
    const document = redCase();
    const { work_id } = await customer.must('PhoneWorks.save', { goods_id: CHOICE.goods_id, document });
    const custom = brand<GoodsId>('size_1000_500_7150_14670_900');
    await customer.must('PhoneWorks.save', { goods_id: custom, document });
    expect(await customer.call('TshirtWorks.save', { goods_id: CHOICE.goods_id, document })).toMatchObject({
      data: { error: 'notFound', field: 'goods_id' },
    });
    expect(await customer.call('ColourWorks.save', { goods_id: custom, document })).toMatchObject({ code: 1004 });
    const ids = async (name: 'Works.list' | 'PhoneWorks.list' | 'ColourWorks.list' | 'TshirtWorks.list') =>
      (await customer.must(name, {})).map((work) => work.goods_id).sort();
    expect(await ids('Works.list')).toEqual([CHOICE.goods_id, custom].sort());
    expect(await ids('PhoneWorks.list')).toEqual([CHOICE.goods_id, custom].sort());
    expect([await ids('ColourWorks.list'), await ids('TshirtWorks.list')]).toEqual([[], []]);
    expect(await customer.must('Work.get', { work_id })).toMatchObject({ goods_id: CHOICE.goods_id });
  });
});
