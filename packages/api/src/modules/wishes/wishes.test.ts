import { brand, type GoodsId, type StationId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { notifyingShop, shownBy } from '../../testing/push.ts';
import { CHOICE, type TestShop } from '../../testing/shop.ts';
import { registered } from '../../testing/texts.ts';

const { machine_id, goods_id, shell_id, colour_id } = CHOICE;
const EXACT = { machine_id, goods_id, shell_id, colour_id };
const PHONE = { phone: '01701234567', country: 'DE', password: 'a word of their own' };
const error = (name: string) => ({ data: { error: name } });

describe.each(databases())('wishes for what is not there, on $engine', ({ open }) => {
  /** A shop without pieces, and a customer whose browser gets notices. */
  async function emptyShop() {
    const { shop, agree } = await notifyingShop(await open());
    const partner = await shop.partner();
    const soldOut = async () => {
      await partner.must('Partner.countStock', { ...CHOICE, pieces: 0 });
    };
    await soldOut();
    const customer = await shop.customer();
    const browser = await agree(customer);
    const comes = (pieces: number) =>
      partner.must('Partner.restock', { client_key: `d-${pieces}`, lines: [{ ...CHOICE, pieces }] });
    return { shop, partner, agree, customer, browser, comes, soldOut };
  }
  const later = async (shop: TestShop) => {
    shop.services.clock.pass(61_000);
    await shop.work();
  };

  it('[SK-05] the customer is told once when stock comes, in the own language, and again only after a new wish', async () => {
    const { shop, customer, browser, comes, soldOut } = await emptyShop();
    const wish = await customer.must('Wish.leave', EXACT);
    expect(wish).toMatchObject({ model: 'iPhone 15', colour_name: 'black', told_at: null });
    await later(shop);
    expect(browser.taken()).toBe(0);
    await comes(2);
    await later(shop);
    await later(shop);
    const [notice, ...more] = await shownBy(browser);
    expect([notice?.title, more]).toEqual(['It is here now', []]);
    expect(notice?.body).toContain('iPhone 15');
    expect(notice?.url).toBe(`/#/pages/index/detailsphone?goods_id=${goods_id}&machine_id=demo&language=en-us`);
    expect(await customer.must('Wish.list', {})).toMatchObject([{ told_at: expect.any(Number) }]);
    await soldOut();
    await comes(1);
    await later(shop);
    expect(browser.taken()).toBe(1);
    await soldOut();
    await customer.must('Wish.leave', EXACT);
    await comes(3);
    await later(shop);
    expect(browser.taken()).toBe(2);
  });

  it('[SK-05] a model by its name is told once the catalogue has it, and any colour of goods will do', async () => {
    const { shop, customer, browser, comes } = await emptyShop();
    await customer.must('Wish.leave', { machine_id, model: ' apple IPHONE-15 ' });
    await customer.must('Wish.leave', { machine_id, goods_id });
    await customer.must('Wish.leave', { machine_id, model: 'Nokia 3310' });
    await later(shop);
    // The other colours of the model are in stock.
    const told = (await customer.must('Wish.list', {})).filter(({ told_at }) => told_at !== null);
    expect(told.map(({ model }) => model).toSorted()).toEqual(['apple IPHONE-15', 'iPhone 15']);
    await comes(1);
    await later(shop);
    expect(browser.taken()).toBe(2);
  });

  it('[SK-05] without a way to be told there is no wish; a confirmed number gets one text message', async () => {
    const { shop, comes } = await emptyShop();
    const guest = await shop.customer();
    expect(await guest.call('Wish.leave', EXACT)).toMatchObject(error('wishNeedsContact'));
    await registered(guest, shop.services.texts, PHONE);
    const before = shop.services.texts.sent.length;
    await guest.must('Wish.leave', EXACT);
    await comes(1);
    await later(shop);
    await later(shop);
    const sent = shop.services.texts.sent.slice(before);
    expect(sent.map(({ text }) => text.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
      'It is here now: Apple iPhone 15 can be made at Demo again. Open this to design yours.',
    ]);
  });

  it('[SK-05] the shop sees how many wait for what, and nobody’s name', async () => {
    const { shop, partner, agree, customer } = await emptyShop();
    const second = await shop.customer();
    await agree(second);
    for (const one of [customer, second]) await one.must('Wish.leave', EXACT);
    await second.must('Wish.leave', { machine_id, model: 'Nokia 3310' });
    const counts = await partner.must('Partner.wishes', {});
    expect(counts).toEqual([
      {
        machine_id,
        machine_name: 'Demo',
        goods_id,
        brand: 'Apple',
        model: 'iPhone 15',
        shell_name: 'soft',
        colour_name: 'black',
        count: 2,
        last_at: expect.any(Number),
      },
      expect.objectContaining({ goods_id: null, model: 'Nokia 3310', count: 1 }),
    ]);
    expect(await partner.must('Partner.wishes', { machine_id: brand<StationId>('elsewhere') })).toEqual([]);
    const buy = await partner.must('Partner.purchaseList', { days: 7, format: 'csv' });
    expect(Buffer.from(buy.file, 'base64').toString()).toMatch(/iPhone 15.*black.*2/);
  });

  it('[SK-05] a wish is kept once, withdrawn by its owner alone, limited, and checked', async () => {
    const { shop, agree, customer, browser, comes } = await emptyShop();
    const { wish_id } = await customer.must('Wish.leave', EXACT);
    expect(await customer.must('Wish.leave', EXACT)).toMatchObject({ wish_id });
    const stranger = await shop.customer();
    await agree(stranger);
    expect(await stranger.must('Wish.withdraw', { wish_id })).toEqual({ ended: 0 });
    expect(await customer.must('Wish.withdraw', { wish_id })).toEqual({ ended: 1 });
    await comes(1);
    await later(shop);
    expect(browser.taken()).toBe(0);
    for (const [asked, refused] of [
      [{ machine_id }, 'invalidInput'],
      [{ machine_id, model: ' .- ' }, 'invalidInput'],
      [{ machine_id, goods_id: brand<GoodsId>('nothing') }, 'notFound'],
      [{ ...EXACT, shell_id: undefined }, 'shellNotChosen'],
      [{ ...EXACT, colour_id: brand<typeof colour_id>('hard.white') }, 'colourNotChosen'],
      [{ ...EXACT, machine_id: brand<StationId>('nowhere') }, 'deviceMissing'],
    ] as const)
      expect(await customer.call('Wish.leave', asked)).toMatchObject(error(refused));
    const many = await Promise.all(
      Array.from({ length: 24 }, (_, n) => customer.call('Wish.leave', { machine_id, model: `Phone ${n}` })),
    );
    expect(many.filter(({ code }) => code === 0)).toHaveLength(20);
    expect(many.find(({ code }) => code !== 0)).toMatchObject(error('tooManyWishes'));
  });

  it('[SK-05] [SN-07] wishes are in the own data, go with the account, and come with a guest who logs in', async () => {
    const { shop, customer } = await emptyShop();
    await customer.must('Wish.leave', EXACT);
    await registered(customer, shop.services.texts, PHONE);
    expect(await customer.must('Wish.list', {})).toHaveLength(1);
    await customer.must('User.erase', { confirmed: true, password: PHONE.password });
    expect(await shop.services.db.read.selectFrom('wishes').selectAll().execute()).toEqual([]);
  });
});
