import { brand, type GoodsId, type StationId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../base/ports/clock.ts';
import { countNewsText } from '../../records/accounts/paid-texts.ts';
import { caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { notifyingShop, shownBy } from '../../testing/push.ts';
import { CHOICE, type TestShop } from '../../testing/shop.ts';
import { backAgain } from '../../testing/storage-studio.ts';
import { registered } from '../../testing/texts.ts';

const { machine_id, goods_id, shell_id, colour_id } = CHOICE;
const EXACT = { machine_id, goods_id, shell_id, colour_id };
/** The other kinds of cases of the same phone. */
const OTHERS = (['soft.blue', 'hard.white', 'hard.clear'] as const).map((id) => ({
  shell_id: brand<typeof shell_id>(id.split('.')[0] ?? ''),
  colour_id: brand<typeof colour_id>(id),
}));
const BEAT = { state: 'ready' as const, reasons: [], version: 'test' };
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
    const otherColours = async (pieces: number) => {
      for (const other of OTHERS) await partner.must('Partner.countStock', { machine_id, goods_id, ...other, pieces });
    };
    const comes = (pieces: number) =>
      partner.must('Partner.restock', { client_key: `d-${pieces}`, lines: [{ ...CHOICE, pieces }] });
    return { shop, partner, agree, customer, browser, comes, soldOut, otherColours };
  }
  const later = async (shop: TestShop) => {
    shop.services.clock.pass(61_000);
    await shop.station.must('Station.heartbeat', BEAT);
    await shop.work();
  };

  it('[SK-05.1] the customer is told once when stock comes, in the own language, and again only after a new wish', async () => {
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
    expect(notice?.url).toBe(`/#/pages/index/detailsphone?goods_id=${goods_id}&machine_id=demo`);
    expect(await customer.must('Wish.list', {})).toMatchObject([{ told_at: expect.any(Number) }]);
    await soldOut();
    await comes(1);
    await later(shop);
    expect(browser.taken()).toBe(1);
    await soldOut();
    expect(await customer.call('Wish.leave', EXACT)).toMatchObject(error('wishJustTold'));
    expect(await customer.must('Wish.withdraw', { wish_id: wish.wish_id })).toEqual({ ended: 0 });
    shop.services.clock.pass(DAY_MS);
    const back = await backAgain(shop, customer);
    await back.must('Wish.leave', EXACT);
    const shopAgain = await shop.partner();
    await shopAgain.must('Partner.restock', { client_key: 'd-3', lines: [{ ...CHOICE, pieces: 3 }] });
    await later(shop);
    expect(browser.taken()).toBe(2);
  });

  it('[SK-05.1] a model by its name is told once the catalogue has it, and any colour of goods will do', async () => {
    const { shop, customer, browser, comes, otherColours } = await emptyShop();
    await otherColours(0);
    await customer.must('Wish.leave', { machine_id, model: ' apple IPHONE-15 ' });
    await customer.must('Wish.leave', { machine_id, goods_id });
    await customer.must('Wish.leave', { machine_id, model: 'Nokia 3310' });
    await later(shop);
    expect(browser.taken()).toBe(0);
    await otherColours(1);
    await later(shop);
    const told = (await customer.must('Wish.list', {})).filter(({ told_at }) => told_at !== null);
    expect(told.map(({ model }) => model).toSorted()).toEqual(['apple IPHONE-15', 'iPhone 15']);
    await comes(1);
    await later(shop);
    expect(browser.taken()).toBe(2);
  });

  it('[SK-05.1] without a way to be told there is no wish; a confirmed number gets one text message', async () => {
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
    const link = `/#/pages/index/detailsphone?goods_id=${goods_id}&machine_id=demo`;
    expect(sent.map(({ text }) => text)).toEqual([
      `Apple iPhone 15 is at Demo now: ${shop.services.config.publicUrl}${link}`,
    ]);
  });

  it('[SK-05.2] what can be ordered now is not waited for; at a station that rests it is, until it opens', async () => {
    const { shop, partner, customer, browser, comes } = await emptyShop();
    await comes(1);
    for (const here of [EXACT, { machine_id, goods_id }, { machine_id, model: 'iphone 15' }])
      expect(await customer.call('Wish.leave', here)).toMatchObject(error('wishIsHere'));
    await partner.must('Partner.setStation', { machine_id, state: 'resting' });
    await customer.must('Wish.leave', EXACT);
    await later(shop);
    expect(browser.taken()).toBe(0);
    await partner.must('Partner.setStation', { machine_id, state: 'open' });
    await later(shop);
    expect(browser.taken()).toBe(1);
  });

  it('[SK-05.2] without a price nothing is here', async () => {
    const { shop, customer, browser, comes } = await emptyShop();
    const { db } = shop.services;
    const prices = await db.read.selectFrom('prices').selectAll().where('shell_id', '=', shell_id).execute();
    await db.transact((tx) => tx.deleteFrom('prices').where('shell_id', '=', shell_id).execute());
    await comes(1);
    await customer.must('Wish.leave', EXACT);
    await later(shop);
    expect(browser.taken()).toBe(0);
    await db.transact((tx) => tx.insertInto('prices').values(prices).execute());
    await later(shop);
    expect(browser.taken()).toBe(1);
  });

  it('[SK-05.3] a number gets three text messages in a day, within a quarter of all messages of an hour', async () => {
    const { shop, comes, otherColours } = await emptyShop();
    const { texts } = shop.services;
    await otherColours(0);
    const guest = await shop.customer();
    await registered(guest, texts, PHONE);
    const before = texts.sent.length;
    for (const other of [...OTHERS, EXACT]) await guest.must('Wish.leave', { machine_id, goods_id, ...other });
    await otherColours(1);
    await comes(1);
    for (let again = 0; again < 20; again++) await later(shop);
    expect(texts.sent.length - before).toBe(3);
    shop.services.clock.pass(DAY_MS);
    await later(shop);
    expect(texts.sent.length - before).toBe(4);
    const few = { ...shop.services, config: { ...shop.services.config, textsPerHour: 8 } };
    shop.services.clock.pass(DAY_MS);
    const sent = [];
    for (const number of ['+1', '+2', '+3']) sent.push((await countNewsText(few, number)) !== undefined);
    expect(sent).toEqual([true, true, false]);
  });

  it('[SK-05.1] [SN-03.2] a wish that waits stays when its guest logs in to an account that was told', async () => {
    const { shop, agree, comes, soldOut } = await emptyShop();
    const account = await shop.customer();
    await registered(account, shop.services.texts, PHONE);
    await account.must('Wish.leave', EXACT);
    await comes(1);
    await later(shop);
    await soldOut();
    const guest = await shop.customer();
    await agree(guest);
    await guest.must('Wish.leave', EXACT);
    await guest.must('Wish.leave', { machine_id, model: 'Nokia 3310' });
    const { tokenHead, token } = await guest.must('User.login', PHONE);
    const wishes = await caller(shop.app, { authorization: tokenHead + token }).must('Wish.list', {});
    expect(wishes.map(({ model, told_at }) => `${model}: ${String(told_at)}`).toSorted()).toEqual([
      'Nokia 3310: null',
      'iPhone 15: null',
    ]);
  });

  it('[SK-05.4] the shop sees how many wait for what, and nobody’s name', async () => {
    const { shop, partner, agree, customer } = await emptyShop();
    const second = await shop.customer();
    await agree(second);
    const bought = async () => {
      const { file } = await partner.must('Partner.purchaseList', { days: 7, format: 'csv' });
      return Buffer.from(file, 'base64').toString();
    };
    const before = await bought();
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
    // What a shop should buy counts only people with a number.
    expect(await bought()).toBe(before);
    await registered(customer, shop.services.texts, PHONE);
    await registered(second, shop.services.texts, { ...PHONE, phone: '01701234568' });
    expect(await bought()).toMatch(/iPhone 15.*black.*2/);
  });

  it('[SK-05.1] a wish is kept once, withdrawn by its owner alone, limited, and checked', async () => {
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

  it('[SK-05.1] [SN-07.1] [SN-07.2] wishes are in the own data, go with the account, and come with a guest who logs in', async () => {
    const { shop, customer } = await emptyShop();
    await customer.must('Wish.leave', EXACT);
    await registered(customer, shop.services.texts, PHONE);
    expect(await customer.must('Wish.list', {})).toHaveLength(1);
    await customer.must('User.erase', { confirmed: true, password: PHONE.password });
    expect(await shop.services.db.read.selectFrom('wishes').selectAll().execute()).toEqual([]);
  });
});
