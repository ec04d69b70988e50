import { type DesignDocument, madeBy, type PictureLayer } from '@cpc/design';
import { type AssetId, LEDGER, money, type PartnerId, brand } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import type { ItemChoice } from '@cpc/contract';
import type { Database } from '../../base/db/database.ts';
import { addCoupon } from '../../operator/money.ts';
import { readBill } from '../../records/bills/store.ts';
import { balancesOf } from '../../records/ledger/balances.ts';
import { drawingsOf } from '../../testing/access/drawings.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { caseWith } from '../../testing/case-with.ts';
import { type Caller, caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { operatorOf } from '../../testing/operator.ts';
import { photo } from '../../testing/pictures.ts';
import { printNext } from '../../testing/printer.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { TEST_CONFIG } from '../../testing/services.ts';
import { CHOICE, orderOfItems, soleItem, SPARE_ADDRESS, type TestShop, testShop } from '../../testing/shop.ts';
import { registered } from '../../testing/texts.ts';
import { upload } from '../../testing/upload.ts';
import { firstOf, listOf, voucherShop } from '../../testing/voucher-shop.ts';

const EUR = (amount: number) => money(amount, 'EUR');
const CASE = 2490;
const EACH = 50;
const PARTNER = LEDGER.partner(brand<PartnerId>('partner-a'));

const LOGIN = { phone: '13800138000', country: 'CN', password: 'correct horse' };

const priced = (prices: Readonly<Record<string, number>> = { EUR: EACH }) => ({
  ...TEST_CONFIG,
  drawings: { ...TEST_CONFIG.drawings, prices },
});

/** A shop with a price of drawings. */
function pricedShop(db: Database, prices: Readonly<Record<string, number>> = { EUR: EACH }): Promise<TestShop> {
  return testShop(db, { renderer: BLANK, overrides: { config: priced(prices) } });
}

type Shown = Pick<PictureLayer, 'asset' | 'made'>;

/** A kept result as the editor puts it on a case. */
async function drawn(shop: TestShop, customer: Caller): Promise<Shown> {
  const drawing_id = await drawingsOf(shop, customer).drawing();
  const { asset } = await customer.must('Drawing.keep', { drawing_id, number: 0 });
  return { asset, made: madeBy({ asset, made: null }, 'drawing') };
}

const uploaded = async ({ app }: TestShop, { headers }: Caller): Promise<AssetId> =>
  (await upload(app, headers, await photo(512, 1024))).data.asset;

/** Places an order of one case for each design. */
const place = (customer: Caller, ...documents: readonly DesignDocument[]) =>
  customer.must('Order.place', orderOfItems(...documents.map((document): Partial<ItemChoice> => ({ document }))));

const amounts = async ({ services }: TestShop, account: string) =>
  (await balancesOf(services.db.read, account)).map(({ amount }) => amount);

describe.each(databases())('the price of drawings on $engine', ({ open }) => {
  it('[AI-04.3] [MO-01.1] each drawing that an item prints costs once, and the platform gets it', async () => {
    const shop = await pricedShop(await open());
    const customer = await shop.customer();
    const [fox, moon] = [await drawn(shop, customer), await drawn(shop, customer)];
    expect(await customer.must('Drawing.offer', { machine_id: CHOICE.machine_id })).toMatchObject({ price: EUR(EACH) });
    const placed = await place(customer, caseWith(fox, fox), caseWith(fox, moon), caseWith());
    expect(placed.items.map(({ price, drawings, drawings_price }) => [price, drawings, drawings_price])).toEqual([
      [EUR(CASE + EACH), 1, EUR(EACH)],
      [EUR(CASE + 2 * EACH), 2, EUR(2 * EACH)],
      [EUR(CASE), 0, EUR(0)],
    ]);
    expect(placed.price).toEqual(EUR(3 * CASE + 3 * EACH));
    await shop.pay(customer, placed);
    expect(await amounts(shop, PARTNER)).toEqual([-(3 * CASE * 9) / 10]);
    expect(await amounts(shop, LEDGER.revenue)).toEqual([-(3 * CASE) / 10 - 3 * EACH]);
    const partner = await shop.partner();
    const statement = await partner.must('Partner.statement', { kind: 'drawing' });
    expect(statement).toMatchObject([{ kind: 'drawing', amount: EUR(-3 * EACH) }]);
    expect((await partner.must('Partner.order', placed)).items.map((item) => item.drawings_price.amount)).toEqual([
      EACH,
      2 * EACH,
      0,
    ]);
    await expectReconciled(shop);
  });

  it('[AI-04.3] what failed, was refused, cancelled, hidden or never printed costs nothing', async () => {
    const shop = await pricedShop(await open());
    const customer = await shop.customer();
    const { db } = shop.services;
    const { drawing } = drawingsOf(shop, customer);
    for (const state of ['failed', 'refused', 'cancelled', 'done'] as const) {
      const id = await drawing();
      await db.transact((tx) => tx.updateTable('drawings').set({ state }).where('id', '=', id).execute());
    }
    const kept = await drawn(shop, customer);
    const hidden = caseWith({ ...kept, hidden: true }, { asset: await uploaded(shop, customer) });
    expect(soleItem(await place(customer, hidden))).toMatchObject({ price: EUR(CASE), drawings: 0 });
    expect(soleItem(await place(customer, caseWith()))).toMatchObject({ price: EUR(CASE), drawings: 0 });
  });

  it('[AI-04.3] without a price, or in a currency that has none, drawings are free and counted', async () => {
    const shop = await pricedShop(await open(), { USD: 60 });
    const customer = await shop.customer();
    const kept = await drawn(shop, customer);
    expect(await customer.must('Drawing.offer', { machine_id: CHOICE.machine_id })).toMatchObject({ price: EUR(0) });
    const placed = await place(customer, caseWith(kept));
    expect(soleItem(placed)).toMatchObject({ price: EUR(CASE), drawings: 1, drawings_price: EUR(0) });
  });

  it('[AI-04.3] [PA-10.4] a design that leaves out how its picture was made costs the same, and the seen price is kept to', async () => {
    const shop = await pricedShop(await open());
    const customer = await shop.customer();
    const kept = await drawn(shop, customer);
    const plain = caseWith({ asset: kept.asset, made: null });
    expect(soleItem(await place(customer, plain))).toMatchObject({ price: EUR(CASE + EACH), drawings: 1 });
    const expected = { ...orderOfItems({ document: plain }), expected_price: EUR(CASE) };
    expect(await customer.call('Order.place', expected)).toMatchObject({
      data: { error: 'priceChanged', price: EUR(CASE + EACH) },
    });
    // A changed copy names the result; the server knows nothing of the copy itself.
    const cut = { asset: await uploaded(shop, customer), made: madeBy({ asset: kept.asset, made: null }, 'cutout') };
    expect(soleItem(await place(customer, caseWith(cut, kept)))).toMatchObject({ drawings: 1 });
    // The copies of a result that was uploaded are pictures like others.
    expect(soleItem(await place(customer, caseWith({ asset: cut.asset, made: null })))).toMatchObject({ drawings: 0 });
  });

  it('[AI-04.3] [ED-12.5] a remix of a shared drawing costs as well, each result once, and its design says so', async () => {
    const shop = await pricedShop(await open());
    const owner = await shop.customer();
    const kept = await drawn(shop, owner);
    const half = { ...kept, crop: { x: 0, y: 0, width: 1, height: 0.5 } };
    const { goods_id } = CHOICE;
    const { work_id } = await owner.must('Work.save', { goods_id, document: caseWith(kept, half) });
    const { share_id } = await owner.must('Work.share', { work_id });
    const other = await shop.customer();
    const { document } = await other.must('Work.get', await other.must('Share.remix', { share_id }));
    expect(JSON.stringify(document)).not.toContain(`"from":"${kept.asset}"`);
    const placed = soleItem(await place(other, document as unknown as DesignDocument));
    expect(placed).toMatchObject({ price: EUR(CASE + EACH), drawings: 1 });
    const bare = JSON.parse(JSON.stringify(document), (key, value) => (key === 'made' ? null : value));
    expect(soleItem(await place(other, bare))).toMatchObject({ drawings: 1 });
  });

  it('[AI-04.3] [PY-07.1] a coupon takes nothing off drawings', async () => {
    const shop = await pricedShop(await open());
    const customer = await shop.customer();
    await addCoupon(shop.services, { code: 'half', discount: { kind: 'percent', permille: 500 } });
    await addCoupon(shop.services, { code: 'all', discount: { kind: 'free' } });
    const document = caseWith(await drawn(shop, customer));
    const half = await customer.must('Order.place', { ...orderOfItems({ document }), coupon_code: 'half' });
    expect(half).toMatchObject({ discount: EUR(CASE / 2), price: EUR(CASE / 2 + EACH) });
    await shop.pay(customer, half);
    const all = await customer.must('Order.place', { ...orderOfItems({ document }), coupon_code: 'all' });
    expect(all).toMatchObject({ discount: EUR(CASE), price: EUR(EACH), payment: null });
    await shop.pay(customer, all);
    expect(await amounts(shop, PARTNER)).toEqual([-Math.round((CASE / 2) * 0.9)]);
    await expectReconciled(shop);
  });

  it('[AI-04.3] [PY-05.1] [MO-02.1] an item of two is refunded with its drawings, and then the other', async () => {
    const shop = await pricedShop(await open());
    const customer = await shop.customer();
    const placed = await place(customer, caseWith(await drawn(shop, customer)), caseWith());
    const order = await shop.pay(customer, placed);
    const [first, second] = order.items;
    await customer.must('Order.cancel', { order_id: order.order_id, item_id: first?.item_id as never });
    await shop.work();
    expect(await customer.must('Order.get', order)).toMatchObject({
      refunds: [{ item_id: first?.item_id, amount: EUR(CASE + EACH), state: 'refunded' }],
    });
    // The platform gives back the drawing, and both their parts of one case.
    expect([await amounts(shop, PARTNER), await amounts(shop, LEDGER.revenue)]).toEqual([
      [-(CASE * 9) / 10],
      [-CASE / 10],
    ]);
    await expectReconciled(shop);
    await customer.must('Order.cancel', { order_id: order.order_id, item_id: second?.item_id as never });
    await shop.work();
    expect([await amounts(shop, PARTNER), await amounts(shop, LEDGER.revenue)]).toEqual([[0], [0]]);
    await expectReconciled(shop);
  });

  it('[AI-04.3] [PA-06.2] a claim for a reprint leaves out the drawings, which the platform was paid for', async () => {
    const shop = await pricedShop(await open());
    const customer = await shop.customer();
    const { order_id } = await shop.pay(customer, await place(customer, caseWith(await drawn(shop, customer))));
    await shop.work();
    await printNext(shop, 'A1');
    const { item_id } = soleItem(await customer.must('Order.get', { order_id }));
    const wanted = { order_id, item_id, client_key: 'again', bearer: 'platform', reason: 'Faulty ink' } as const;
    await (await shop.partner()).must('Partner.reprint', wanted);
    const claims = await (await operatorOf(shop)).must('Operator.claims', { state: 'asked' });
    expect(claims).toMatchObject([{ price: EUR(CASE) }]);
  });

  it('[AI-04.3] [OR-13.3] a receipt names drawings on a line of their own, and its parts add up', async () => {
    const shop = await pricedShop(await open());
    const customer = await shop.customer();
    await addCoupon(shop.services, { code: 'tenth', discount: { kind: 'percent', permille: 100 } });
    const items = [caseWith(await drawn(shop, customer), await drawn(shop, customer)), caseWith()];
    const wanted = orderOfItems(...items.map((document) => ({ document })));
    const placed = await customer.must('Order.place', { ...wanted, coupon_code: 'tenth' });
    await shop.pay(customer, placed);
    await customer.must('Order.bills', placed);
    const [row] = await shop.services.db.read.selectFrom('bills').selectAll().execute();
    const bill = row && readBill(row);
    if (bill?.kind !== 'receipt') throw new Error('expected a receipt');
    expect(bill).toMatchObject({
      items: [{ amount: CASE }, { amount: CASE }],
      drawings: { count: 2, amount: 2 * EACH },
      discount: (2 * CASE) / 10,
      total: placed.price.amount,
    });
    expect(2 * CASE + 2 * EACH - bill.discount + bill.delivery).toBe(bill.total);
  });

  it('[AI-04.4] [OR-10] [OR-11.2] a shopping list and an order that is placed again name what they will cost', async () => {
    const shop = await pricedShop(await open());
    const customer = await shop.customer();
    const document = caseWith(await drawn(shop, customer));
    await customer.must('ShoppingList.add', { client_key: 'one', ...CHOICE, document });
    const list = await customer.must('ShoppingList.list', { machine_id: CHOICE.machine_id });
    expect(list).toMatchObject({
      total: EUR(CASE + EACH),
      entries: [{ price: EUR(CASE + EACH), drawings: 1, drawings_price: EUR(EACH) }],
    });
    const { machine_id } = CHOICE;
    const terms = { machine_id, expected_price: EUR(CASE + EACH) };
    const entry_ids = list.entries.map(({ entry_id }) => entry_id);
    const order = await customer.must('ShoppingList.order', { client_key: 'two', entry_ids, ...terms });
    const { order_id } = await shop.pay(customer, order);
    const again = await customer.must('Order.reorder', { client_key: 'three', order_id, ...terms });
    expect(soleItem(again)).toMatchObject({ price: EUR(CASE + EACH), drawings: 1 });
  });

  it('[AI-04.3] [ED-12.5] a remix takes over what the server knows of a picture, and not what its design says of it', async () => {
    const shop = await pricedShop(await open());
    const { db } = shop.services;
    const owner = await shop.customer();
    const { goods_id } = CHOICE;
    const kept = await drawn(shop, owner);
    const photo = await uploaded(shop, owner);
    const claimed = { asset: photo, made: madeBy({ asset: photo, made: null }, 'drawing') };
    const { work_id } = await owner.must('Work.save', { goods_id, document: caseWith(kept, claimed) });
    const { share_id } = await owner.must('Work.share', { work_id });
    const other = await shop.customer();
    const { uid } = await other.must('User.verifyToken', {});
    const sources = async () => {
      const rows = db.read.selectFrom('pictures').select('drawn_from').where('account_id', '=', uid).execute();
      return (await rows).map(({ drawn_from }) => drawn_from ?? 'unknown').sort();
    };
    const { document } = await other.must('Work.get', await other.must('Share.remix', { share_id }));
    expect(await sources()).toEqual([kept.asset, 'unknown']);
    const bare = JSON.parse(JSON.stringify(document), (key, value) => (key === 'made' ? null : value));
    expect(soleItem(await place(other, document as unknown as DesignDocument))).toMatchObject({ drawings: 2 });
    expect(soleItem(await place(other, bare))).toMatchObject({ drawings: 1 });
    // What is known once stays, whatever another owner's picture of the same pixels comes from.
    await db.transact((tx) =>
      tx.updateTable('pictures').set({ drawn_from: photo }).where('account_id', '!=', uid).execute(),
    );
    await other.must('Share.remix', { share_id });
    expect(await sources()).toEqual([kept.asset, photo].sort());
  });

  it('[AI-04.3] [SN-03.2] a drawing stays known when a guest logs in to an account that has the same picture', async () => {
    const shop = await pricedShop(await open());
    const { db, texts } = shop.services;
    const { id: account } = await registered(caller(shop.app), texts, LOGIN);
    const guest = await shop.customer();
    const { asset } = await drawn(shop, guest);
    await db.transact(async (tx) => {
      const row = await tx.selectFrom('pictures').selectAll().where('asset', '=', asset).executeTakeFirstOrThrow();
      await tx
        .insertInto('pictures')
        .values({ ...row, account_id: account, drawn_from: null })
        .execute();
    });
    await guest.must('User.login', LOGIN);
    const known = db.read.selectFrom('pictures').select('drawn_from').where('account_id', '=', account);
    expect(await known.execute()).toEqual([{ drawn_from: asset }]);
  });

  it('[AI-04.3] [PY-09] a voucher pays an item and its drawings, up to its offer’s price', async () => {
    const { shop, sell } = await voucherShop(await open(), { renderer: BLANK, overrides: { config: priced() } });
    const customer = await shop.customer();
    const placed = await place(customer, caseWith(await drawn(shop, customer)));
    const voucher_id = firstOf(await listOf(shop, customer, await sell()));
    const pays = (amount: number) =>
      shop.services.db.transact((tx) => tx.updateTable('voucher_offers').set({ amount }).execute());
    await pays(CASE + EACH - 1);
    const asked = { order_id: placed.order_id, voucher_id };
    expect(await customer.call('Voucher.pay', asked)).toMatchObject({ data: { error: 'voucherUnsuitable' } });
    await pays(CASE + EACH);
    expect(await customer.must('Voucher.pay', asked)).toMatchObject({ state: 'settled' });
    expect(await amounts(shop, PARTNER)).toEqual([-(CASE * 9) / 10]);
    expect(await amounts(shop, LEDGER.revenue)).toEqual([-CASE / 10 - EACH]);
  });

  it('[AI-04.3] [OR-02.4] an order that is sent has its fee, its drawings and its items, each for whom it is', async () => {
    const shop = await pricedShop(await open());
    const { machine_id } = CHOICE;
    await (await shop.partner()).must('Partner.setDeliveryFee', { machine_id, fee: 490 });
    const customer = await shop.customer();
    const { address_id } = await customer.must('Address.save', SPARE_ADDRESS);
    const items = orderOfItems({ document: caseWith(await drawn(shop, customer)) }, { document: caseWith() });
    const placed = await customer.must('Order.place', { ...items, delivery: { address_id } });
    expect(placed.price).toEqual(EUR(2 * CASE + EACH + 490));
    const { order_id } = await shop.pay(customer, placed);
    expect(await amounts(shop, PARTNER)).toEqual([-(2 * CASE * 9) / 10 - 490]);
    expect(await amounts(shop, LEDGER.revenue)).toEqual([-(2 * CASE) / 10 - EACH]);
    await customer.must('Order.cancel', { order_id });
    await shop.work();
    expect([await amounts(shop, PARTNER), await amounts(shop, LEDGER.revenue)]).toEqual([[0], [0]]);
    await expectReconciled(shop);
  });

  it('[AI-04.3] [PY-01.2] cash at the counter pays drawings too, and the shop owes the platform their price', async () => {
    const shop = await pricedShop(await open());
    const customer = await shop.customer();
    const { order_id } = await place(customer, caseWith(await drawn(shop, customer)));
    await customer.must('Payment.begin', { order_id, provider: 'counter' });
    await (await shop.partner()).must('Partner.confirmCounterPayment', { order_id });
    expect(await amounts(shop, LEDGER.cash(brand<PartnerId>('partner-a')))).toEqual([CASE + EACH]);
    expect(await amounts(shop, PARTNER)).toEqual([-(CASE * 9) / 10]);
    expect(await amounts(shop, LEDGER.revenue)).toEqual([-CASE / 10 - EACH]);
    await expectReconciled(shop);
  });

  it('[AI-04.3] [OR-05] the same key names the same order at its price, also after drawings cost more', async () => {
    const prices = { EUR: EACH };
    const shop = await pricedShop(await open(), prices);
    const customer = await shop.customer();
    const asked = orderOfItems({ document: caseWith(await drawn(shop, customer)) });
    const expected_price = EUR(CASE + EACH);
    const first = await customer.must('Order.place', { ...asked, expected_price });
    prices.EUR = 2 * EACH;
    expect(await customer.must('Machine.get', CHOICE)).toMatchObject({ drawing_price: EUR(2 * EACH) });
    const again = await customer.must('Order.place', { ...asked, expected_price });
    expect([again.order_id, again.price]).toEqual([first.order_id, EUR(CASE + EACH)]);
    expect(await customer.call('Order.place', { ...asked, expected_price, client_key: 'other' })).toMatchObject({
      data: { error: 'priceChanged', price: EUR(CASE + 2 * EACH) },
    });
  });
});
