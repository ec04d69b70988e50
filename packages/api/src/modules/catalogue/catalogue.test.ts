import { DEFAULT_TYPEFACE, type Typeface } from '@cpc/contract';
import { parseDocument } from '@cpc/design';
import { brand, type ColourId, type GoodsId, money, type StationId, type ShellId } from '@cpc/domain';
import { localeCode } from '@cpc/i18n';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answerOf, caller, FORM, form } from '../../testing/caller.ts';
import { stockedShop, TEST_CATALOGUE } from '../../testing/catalogue.ts';
import { databases } from '../../testing/databases.ts';
import { groundServer } from '../../testing/server.ts';
import { importCatalogue } from './import.ts';
import type { CataloguePorts } from './module.ts';

const machine_id = brand<StationId>('demo');
const goods_id = brand<GoodsId>('apple-iphone-15');
const PORTS: CataloguePorts = {
  stockOf: async () => [
    { goodsId: goods_id, shellId: brand<ShellId>('soft'), colourId: brand<ColourId>('soft.black'), free: 3 },
    { goodsId: goods_id, shellId: brand<ShellId>('hard'), colourId: brand<ColourId>('hard.white'), free: 2 },
  ],
  statusOf: async () =>
    new Map([
      [
        machine_id,
        {
          state: 'printing',
          accepts: true,
          isHeard: true,
          reasons: ['media-low-warning'],
          waiting: 2,
          baysFull: false,
          reviewsDesigns: false,
          estimateS: 500,
          country: 'DE',
          timeZone: 'Europe/Berlin',
          opensAt: null,
          closesAt: 1_000,
        },
      ],
    ]),
};

describe.each(databases())('the catalogue on $engine', ({ engine, open }) => {
  async function shop() {
    const db = await open();
    await stockedShop(db);
    const { app } = await groundServer(db, {}, PORTS);
    return { db, app, ask: caller(app) };
  }

  it("shows a station's current state", async () => {
    const { ask } = await shop();
    const view = await ask.must('Machine.get', { machine_id });
    const { drawing_price, pays_online, pays_at_counter, ...listed } = view;
    expect([pays_online, pays_at_counter]).toEqual([true, true]);
    expect(drawing_price).toEqual(money(0, 'EUR'));
    expect(listed).toEqual({
      machine_id: 'demo',
      name: 'Demo',
      place: null,
      address: '1 Main Street',
      state: 'printing',
      reasons: ['media-low-warning'],
      accepts_orders: true,
      country: 'DE',
      time_zone: 'Europe/Berlin',
      opens_at: null,
      closes_at: 1000,
      phone: '',
      email: '',
      language: 'zh-cn',
      currency: 'EUR',
      delivery_fee: null,
      vouchers: false,
      bed: { width: 320, height: 420 },
      waiting: 2,
      bays_full: false,
      estimate_s: 500,
      reviews_designs: false,
    });
    expect(await ask.must('Machine.list', {})).toEqual([listed]);
  });

  it("[LN-07.2] an unknown station's information does not exist", async () => {
    const { ask } = await shop();
    for (const name of ['Machine.get', 'Goods.list', 'Goods.get'] as const) {
      const answer = await ask.call(name, { machine_id: brand<StationId>('elsewhere'), goods_id } as never);
      expect(answer).toMatchObject({ code: 1201, msg: 'Device information does not exist' });
    }
  });

  it('lists the goods for sale, lowest price first, with the stock', async () => {
    const { ask } = await shop();
    const goods = await ask.must('Goods.list', { machine_id });
    expect(goods.map(({ model, price, stock }) => [model, price.amount, stock])).toEqual([
      ['iPhone 15', 1990, 5],
      ['Galaxy S24', 1990, 0],
    ]);
    expect(goods[0]?.surface).toEqual(TEST_CATALOGUE.models[0]?.surface);
    expect(await ask.must('Goods.list', { category: 'tShirt' })).toEqual([]);
  });

  it('gives a model with its shells, colours, prices and stock, with the station’s own prices', async () => {
    const { db, ask } = await shop();
    await db.transact((tx) =>
      tx.insertInto('prices').values({ machine_id: 'demo', shell_id: 'soft', amount: 1500, currency: 'EUR' }).execute(),
    );
    const { goods, shells } = await ask.must('Goods.get', { machine_id, goods_id });
    expect([goods.price.amount, goods.stock]).toEqual([1500, 5]);
    expect(shells.map(({ shell_id, price }) => [shell_id, price.amount])).toEqual([
      ['soft', 1500],
      ['hard', 1990],
    ]);
    expect(shells[0]?.colours.map(({ colour_id, stock }) => [colour_id, stock])).toEqual([
      ['soft.black', 3],
      ['soft.blue', 0],
    ]);
    expect((await ask.must('Goods.get', { goods_id })).goods.price.amount).toBe(1990);
    expect(await ask.call('Goods.get', { goods_id: brand<GoodsId>('none') })).toMatchObject({
      data: { error: 'notFound' },
    });
  });

  it.each([
    ['iphone15', ['iPhone 15']],
    ['  GALAXY  s24 ', ['Galaxy S24']],
    ['ápple', ['iPhone 15']],
    ['苹果', ['iPhone 15']],
    ['SM-S921B', ['Galaxy S24']],
    ['iphone 8', []],
    // A search for one brand never finds another brand.
    ['apple galaxy', []],
    ['%', ['iPhone 15', 'Galaxy S24']],
  ])('[CT-06.1] finds models by %j', async (keyword, models) => {
    const { ask } = await shop();
    expect((await ask.must('Goods.list', { keyword })).map(({ model }) => model)).toEqual(models);
  });

  it('finds stickers by words in several languages', async () => {
    const { ask } = await shop();
    const keysOf = async (keyword?: string) =>
      (await ask.must('Sticker.list', keyword === undefined ? {} : { keyword })).map(({ key }) => key);
    expect(await keysOf()).toEqual(['heart', 'cat']);
    expect(await keysOf('猫')).toEqual(['cat']);
    expect(await keysOf('قلب')).toEqual(['heart']);
    expect((await ask.must('Wallpaper.list', {})).map(({ url }) => url)).toEqual(['/wallpapers/waves.png']);
  });

  it('[CT-06.1] stickers have names in the language of the request and are found despite typos', async () => {
    const { db, ask } = await shop();
    const [heart, ...others] = TEST_CATALOGUE.stickers;
    if (!heart) throw new Error('the test catalogue has no sticker');
    const named = { ...heart, titles: { 'zh-Hans': '爱心' }, preview: '/stickers/heart.svg' };
    await importCatalogue(db, { ...TEST_CATALOGUE, stickers: [named, ...others] });
    const [found] = await ask.must('Sticker.list', { keyword: 'haert', language: localeCode('zh-Hans') });
    expect(found).toMatchObject({ key: 'heart', title: '爱心', preview: '/stickers/heart.svg' });
    expect((await ask.must('Sticker.list', { language: localeCode('ar') }))[0]?.title).toBe('heart');
  });

  it('[CT-06.1] [LG-08.4] every reader finds stickers in both forms of Han, and the Japanese by their reading', async () => {
    const { db, ask } = await shop();
    const [sticker, ...others] = TEST_CATALOGUE.stickers;
    if (!sticker) throw new Error('the test catalogue has no sticker');
    const titles = { 'en-US': 'Turtle', 'zh-Hans': '乌龟', 'zh-Hant': '烏龜', ja: '亀', 'ja-hira': 'かめ' };
    await importCatalogue(db, { ...TEST_CATALOGUE, stickers: [{ ...sticker, key: 'turtle', titles }, ...others] });
    for (const language of ['de', 'zh-Hans', 'zh-Hant', 'ja'] as const) {
      for (const keyword of ['turtle', '乌龟', '烏龜', 'カメ']) {
        const [found] = await ask.must('Sticker.list', { keyword, language: localeCode(language) });
        expect([language, keyword, found?.key]).toEqual([language, keyword, 'turtle']);
      }
      const [first] = await ask.must('Sticker.list', { language: localeCode(language) });
      const { title, keywords = [] } = first ?? { title: '' };
      const typed = language === 'ja' ? ['Turtle', '乌龟', '烏龜', 'かめ'] : ['Turtle', '乌龟', '烏龜'];
      expect([title, ...keywords]).toEqual(expect.arrayContaining(typed));
      expect(keywords).not.toContain(title);
    }
  });

  it('[ED-12.3] templates are laid out on the requested goods, in the requested language', async () => {
    const { ask } = await shop();
    const { surface, templates } = await ask.must('Template.list', { goods_id, language: localeCode('zh-Hans') });
    expect(surface).toEqual(TEST_CATALOGUE.models[0]?.surface);
    expect(templates.length).toBeGreaterThan(20);
    for (const { key, document } of templates) expect([key, parseDocument(document).ok]).toEqual([key, true]);
    expect(templates[0]?.title).toMatch(/\p{sc=Hani}/u);
    expect(await ask.call('Template.list', { goods_id: brand<GoodsId>('none') })).toMatchObject({
      data: { error: 'notFound' },
    });
  });

  it('[SE-07] [SC-07.1] templates are drawn once, in small steps between which other work is done', async () => {
    const { ask, app } = await shop();
    let steps = 0;
    const other = setInterval(() => (steps += 1), 0);
    onTestFinished(() => clearInterval(other));
    // Each engine has an answer of its own to draw: it is kept for the whole process.
    const language = localeCode(engine === 'sqlite' ? 'hu' : 'pl');
    const { templates } = await ask.must('Template.list', { goods_id, language });
    expect(steps).toBeGreaterThan(templates.length / 4);
    const packed = await app.inject({
      method: 'POST',
      url: '/userphoneapplets/index',
      headers: { 'accept-encoding': 'br', 'content-type': 'application/json' },
      payload: { s: 'Template.list', goods_id, language },
    });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    const opened = JSON.parse(brotliDecompressSync(packed.rawPayload).toString());
    expect(opened).toMatchObject({ code: 0, msg: '', count: 1 });
    expect(opened.data.templates).toEqual(templates);
  });

  it('[CT-07.1] lists the typefaces of a station, Source Han Sans first under id 0; an unknown station has none', async () => {
    const { app } = await shop();
    const faces = (fields: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/api/material/mchineFontFamilyList',
        headers: FORM,
        payload: form(fields),
      });
    const answer = answerOf<Typeface[]>(await faces({ machine_id }));
    expect(answerOf(await faces({ machine_id: 'nowhere' }))).toMatchObject({ data: { error: 'deviceMissing' } });
    expect(answerOf(await faces({}))).toEqual(answer);
    expect(answer).toMatchObject({ code: 0, count: 2 });
    expect(answer.data).toMatchObject([
      DEFAULT_TYPEFACE,
      { id: 1, key: 'pacifico', title: 'Pacifico', remark: '/fonts/pacifico.json' },
    ]);
    expect(answer.data[0]).toMatchObject({ id: 0, key: 'source-han-sans', title: '思源黑体' });
  });

  it('a second import duplicates nothing and updates changes', async () => {
    const { db, ask } = await shop();
    const [first] = TEST_CATALOGUE.models;
    if (!first) throw new Error('the test catalogue is empty');
    await importCatalogue(db, {
      ...TEST_CATALOGUE,
      models: [{ ...first, model: 'iPhone 15 mini' }],
      stickers: TEST_CATALOGUE.stickers.slice(1),
    });
    expect((await ask.must('Goods.list', {})).map(({ model }) => model).sort()).toEqual([
      'Galaxy S24',
      'iPhone 15 mini',
    ]);
    expect((await ask.must('Sticker.list', {})).map(({ key }) => key)).toEqual(['cat']);
  });
});
