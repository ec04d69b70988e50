import type { ActionInput } from '@cpc/contract';
import {
  brand,
  type Currency,
  type GoodsId,
  money,
  type PartnerId,
  type PriceRuleId,
  type ShellId,
  type StationId,
} from '@cpc/domain';
import { startOfDay, zoneOf } from '@cpc/i18n';
import { describe, expect, it } from 'vitest';
import { openShop } from '../../operator/open-shop.ts';
import { type Caller, caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { CHOICE, orderOf, orderOfItems, redCase, soleItem, type TestShop, testShop } from '../../testing/shop.ts';

const { machine_id, goods_id, shell_id } = CHOICE;
const GALAXY = brand<GoodsId>('samsung-galaxy-s24');
const HARD = brand<ShellId>('hard');
const OTHER = brand<StationId>('far');
const EUR = (amount: number) => money(amount, 'EUR');

type Asked = ActionInput<'Partner.setPrice'>;

let keys = 0;
/** A price for the whole shop, except for the given fields. */
function priced(amount: number, more: Partial<Asked> = {}): Asked {
  keys += 1;
  return { client_key: `key-${keys}`, price: EUR(amount), ...more };
}

/** What a customer is shown for the usual choice, everywhere where a price is shown. */
async function shown(customer: Caller, at = machine_id) {
  const { goods, shells } = await customer.must('Goods.get', { machine_id: at, goods_id });
  const listed = (await customer.must('Goods.list', { machine_id: at })).find((one) => one.goods_id === goods_id);
  expect(listed?.price).toEqual(goods.price);
  return shells.find((shell) => shell.shell_id === shell_id)?.price.amount;
}

const ordered = async (customer: Caller) => soleItem(await customer.must('Order.place', orderOf())).price.amount;

/** Another station of the same shop, or of another one. */
async function addStation({ services }: TestShop, partner_id = 'partner-a', currency = 'EUR') {
  await services.db.transact(async (tx) => {
    await tx
      .insertInto('partners')
      .values({ id: brand('partner-b'), name: 'Other', created_at: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const station = { id: OTHER, partner_id, name: 'Far', address: '', language: 'en-US' as const, currency };
    await tx
      .insertInto('machines')
      .values({ ...station, created_at: 0 })
      .execute();
  });
}

describe.each(databases())('the prices of a shop on $engine', ({ open, openTwice }) => {
  async function opened() {
    const shop = await testShop(await open());
    return { shop, partner: await shop.partner(), customer: await shop.customer() };
  }

  it('[PA-10.1] the narrowest rule sets the price that is shown and charged; ended, the wider one holds again', async () => {
    const { shop, partner, customer } = await opened();
    expect(await shown(customer)).toBe(2_490);
    const scopes: readonly Partial<Asked>[] = [
      {},
      { category: 'phoneCase' },
      { shell_id },
      { goods_id },
      { goods_id, shell_id },
      { machine_id },
      { machine_id, goods_id, shell_id },
    ];
    const made: PriceRuleId[] = [];
    for (const [place, scope] of scopes.entries()) {
      made.push((await partner.must('Partner.setPrice', priced(1_000 + place, scope))).rule_id);
      expect(await shown(customer)).toBe(1_000 + place);
    }
    expect(await ordered(customer)).toBe(1_006);
    const why = await partner.must('Partner.priceOf', { machine_id, goods_id, shell_id });
    expect(why).toMatchObject({ price: EUR(1_006), rule_id: made[6], catalogue: EUR(2_490) });
    expect(why.rules.map(({ rule_id }) => rule_id)).toEqual(made.toReversed());
    for (const [place, rule_id] of [...made.entries()].reverse()) {
      const ended = await partner.must('Partner.endPrice', { rule_id });
      expect(ended).toMatchObject({ state: 'ended', by: 'Demo shop', ended_by: 'Demo shop' });
      shop.services.clock.pass(1);
      expect(await partner.must('Partner.endPrice', { rule_id })).toEqual(ended);
      expect(await shown(customer)).toBe(place === 0 ? 2_490 : 999 + place);
    }
    expect(await partner.must('Partner.priceRules', { state: 'current' })).toEqual([]);
    expect(await partner.must('Partner.priceRules', { state: 'ended' })).toHaveLength(7);
  });

  it('[PA-10.1] of equal rules the newest wins', async () => {
    const { shop, partner, customer } = await opened();
    for (const amount of [900, 1_100, 1_000]) {
      await partner.must('Partner.setPrice', priced(amount, { goods_id }));
      shop.services.clock.pass(1);
    }
    expect(await shown(customer)).toBe(1_000);
  });

  it('[PA-10.1] a rule holds on its days alone, from the first moment of the first until the last of the last', async () => {
    const { shop, partner, customer } = await opened();
    // Days of the shop: the clocks are set forward on the first.
    const day = (text: string) => startOfDay(zoneOf('Europe/Berlin'), text);
    const [from, until] = [day('2027-03-28'), day('2027-03-29')];
    expect(until - from).toBe(23 * 3_600_000);
    const { state } = await partner.must('Partner.setPrice', priced(1_500, { shell_id, from, until }));
    expect(state).toBe('planned');
    const [row] = await partner.must('Partner.prices', { machine_id, search: 'iphone soft' });
    expect(row).toMatchObject({ price: EUR(2_490), rule_id: null, next: { at: from, price: EUR(1_500) } });
    const at: (number | undefined)[] = [];
    for (const moment of [from - 1, from, until - 1, until]) {
      shop.services.clock.pass(moment - shop.services.clock.now());
      at.push(await shown(shop.visitor));
    }
    expect(at).toEqual([2_490, 1_500, 1_500, 2_490]);
    expect(await shown(await shop.customer())).toBe(2_490);
    expect(await customer.call('Goods.get', { machine_id, goods_id })).toMatchObject({ code: 0 });
  });

  it('[OR-04] [PA-10.4] a price change never touches a placed order; ordering again costs the present price', async () => {
    const { shop, partner, customer } = await opened();
    const unpaid = await shop.place(customer);
    const paid = await shop.paidOrder(customer);
    await partner.must('Partner.setPrice', priced(3_000));
    for (const { order_id } of [unpaid, paid])
      expect((await customer.must('Order.get', { order_id })).price).toEqual(EUR(2_490));
    expect((await shop.pay(customer, unpaid)).payment).toBe('settled');
    const again = { order_id: paid.order_id, machine_id, client_key: 'again' };
    expect((await customer.must('Order.reorder', again)).price).toEqual(EUR(3_000));
  });

  it('[QU-04.4] [PA-10.4] an order that moves keeps its price', async () => {
    const { shop, partner, customer } = await opened();
    const code = 'another-machine-1';
    await openShop(shop.services, {
      partner: { id: brand<PartnerId>('partner-a'), username: 'demo', name: 'Shop', password: 'a shop of its own' },
      station: { id: OTHER, name: 'Far', address: '2 Main Street', language: 'en-US', currency: 'EUR' },
      enrolCode: code,
      pieces: 5,
    });
    const { station_key } = await shop.visitor.must('Station.enrol', { code });
    const station = caller(shop.app, { authorization: `Station ${station_key}` });
    await station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
    await partner.must('Partner.setPrice', priced(9_900, { machine_id: OTHER }));
    expect(await shown(customer, OTHER)).toBe(9_900);
    const order = await shop.paidOrder(customer);
    await customer.must('Order.move', { order_id: order.order_id, machine_id: OTHER });
    expect(await customer.must('Order.get', order)).toMatchObject({ machine_id: OTHER, price: EUR(2_490) });
  });

  it('[PA-10.4] [OR-05] nothing is charged but what the customer saw: the present price is told instead', async () => {
    const { shop, partner, customer } = await opened();
    const wanted = { ...orderOfItems({}, {}), expected_price: EUR(4_980) };
    await partner.must('Partner.setPrice', priced(2_000));
    const refused = { code: 1830, data: { error: 'priceChanged', price: EUR(4_000) } };
    expect(await customer.call('Order.place', wanted)).toMatchObject(refused);
    expect(await customer.must('Order.list', {})).toEqual([]);
    const order = await customer.must('Order.place', { ...wanted, expected_price: EUR(4_000) });
    expect(order.price).toEqual(EUR(4_000));
    // The answer was lost and the price changed again: the same call finds the order, whatever it expects.
    await partner.must('Partner.setPrice', priced(2_100));
    shop.services.clock.pass(1);
    const same = await customer.must('Order.place', { ...wanted, expected_price: EUR(4_200) });
    expect(same).toMatchObject({ order_id: order.order_id, price: EUR(4_000) });
    const reorder = { order_id: order.order_id, machine_id, client_key: 'more', expected_price: EUR(4_000) };
    expect(await customer.call('Order.reorder', reorder)).toMatchObject({ data: { error: 'priceChanged' } });
  });

  it('[PA-10.4] the shopping list and a coupon reckon with the same price', async () => {
    const { partner, customer } = await opened();
    const entry = { client_key: 'entry', ...CHOICE, document: redCase() };
    const { entry_id } = await customer.must('ShoppingList.add', entry);
    await partner.must('Partner.setPrice', priced(1_800, { machine_id }));
    expect(await customer.must('ShoppingList.list', { machine_id })).toMatchObject({ total: EUR(1_800) });
    const listed = { machine_id, client_key: 'list', entry_ids: [entry_id] };
    expect(await customer.call('ShoppingList.order', { ...listed, expected_price: EUR(2_490) })).toMatchObject({
      data: { error: 'priceChanged', price: EUR(1_800) },
    });
    const order = await customer.must('ShoppingList.order', { ...listed, expected_price: EUR(1_800) });
    expect(order.price).toEqual(EUR(1_800));
  });

  it('[PA-10.1] [PY-08.1] a wrong price is refused, and nothing is written', async () => {
    const { partner } = await opened();
    const now = Date.UTC(2026, 10, 21, 10);
    for (const [wrong, error] of [
      [{ price: money(2_490, 'USD') }, { error: 'priceCurrency', currency: 'EUR' }],
      [{ price: { ...EUR(1), amount: 19.999 } }, { error: 'invalidInput', field: 'price.amount' }],
      [{ price: EUR(0) }, { error: 'invalidInput' }],
      [{ price: EUR(1_000_000_001) }, { error: 'invalidInput' }],
      [{ until: now }, { error: 'validityOver', field: 'until' }],
      [{ from: now + 9, until: now + 9 }, { error: 'validityOver' }],
      [{ goods_id: brand<GoodsId>('nokia') }, { error: 'notFound', field: 'goods_id' }],
      [{ shell_id: brand<ShellId>('wood') }, { error: 'notFound', field: 'shell_id' }],
      [{ goods_id, category: 'tShirt' }, { error: 'notFound' }],
      [{ machine_id: OTHER }, { error: 'deviceMissing' }],
    ] as const)
      expect(await partner.call('Partner.setPrice', priced(1_000, wrong as never))).toMatchObject({ data: error });
    expect(await partner.must('Partner.priceRules', {})).toEqual([]);
  });

  it('[PA-10.1] [PY-08.2] a currency without smaller coins has whole prices', async () => {
    const { shop, partner } = await opened();
    await shop.services.db.transact((tx) => tx.updateTable('machines').set({ currency: 'HUF' }).execute());
    const forints = (amount: number) => priced(0, { machine_id, price: money(amount, 'HUF') });
    expect(await partner.call('Partner.setPrice', forints(149_050))).toMatchObject({
      data: { error: 'amountDivided' },
    });
    expect(await partner.must('Partner.setPrice', forints(149_000))).toMatchObject({ state: 'current' });
  });

  it('[PA-10.1] [PA-07] a rule is for the stations of its shop that sell in its currency', async () => {
    const { shop, partner, customer } = await opened();
    await addStation(shop, 'partner-b');
    await partner.must('Partner.setPrice', priced(1_000));
    expect([await shown(customer), await shown(customer, OTHER)]).toEqual([1_000, 2_490]);
    expect(await partner.call('Partner.prices', { machine_id: OTHER })).toMatchObject({
      data: { error: 'deviceMissing' },
    });
    await shop.services.db.transact((tx) =>
      tx.updateTable('machines').set({ partner_id: 'partner-a', currency: 'CHF' }).where('id', '=', OTHER).execute(),
    );
    // Nothing has a price in francs, so that nothing is sold there, until the shop sets one.
    expect(await customer.must('Goods.list', { machine_id: OTHER })).toEqual([]);
    await partner.must('Partner.setPrice', priced(0, { shell_id, price: money(1_900, 'CHF') }));
    expect(await shown(customer, OTHER)).toBe(1_900);
    expect(await shown(customer)).toBe(1_000);
  });

  it('[PA-10.1] a call that is sent again sets the price once, and another price under its key is refused', async () => {
    const { partner } = await opened();
    const asked = priced(1_000, { goods_id });
    const set = await partner.must('Partner.setPrice', asked);
    expect(await partner.must('Partner.setPrice', asked)).toEqual(set);
    expect(await partner.call('Partner.setPrice', { ...asked, price: EUR(1_001) })).toMatchObject({
      data: { error: 'keyReused' },
    });
    expect(await partner.must('Partner.priceRules', {})).toEqual([set]);
  });

  it('[PA-10.1] [RL-02] two people change a price at once: both are kept, and every server names the same winner', async () => {
    const [one, two] = await openTwice();
    const shops = [await testShop(one), await testShop(two, { joins: true })];
    const people = await Promise.all(shops.map((shop) => shop.partner()));
    const set = await Promise.all(
      people.map((person, nth) => person.must('Partner.setPrice', priced(1_000 + nth, { goods_id }))),
    );
    const prices = await Promise.all(shops.map(async (shop) => shown(await shop.customer())));
    expect(new Set(prices).size).toBe(1);
    expect(await people[0]?.must('Partner.priceRules', {})).toHaveLength(2);
    const [winner] = set.toSorted((a, b) => (a.rule_id < b.rule_id ? 1 : -1));
    const ended = await Promise.all(
      people.map((person) => person.must('Partner.endPrice', { rule_id: winner?.rule_id ?? brand('') })),
    );
    expect(ended[0]).toEqual(ended[1]);
    // A server that has read the prices sees what another one changes.
    await people[0]?.must('Partner.setPrice', priced(700, { machine_id, goods_id }));
    expect(await Promise.all(shops.map((shop) => shown(shop.visitor)))).toEqual([700, 700]);
  });

  it('[PA-10.2] [PA-07] before it is set, a price names those of the same that it would hide, and no others', async () => {
    const { shop, partner } = await opened();
    await addStation(shop);
    const now = shop.services.clock.now();
    const day = 24 * 3_600_000;
    const [open, planned, over] = [
      await partner.must('Partner.setPrice', priced(1_000, { machine_id, goods_id, shell_id })),
      await partner.must(
        'Partner.setPrice',
        priced(900, { machine_id, goods_id, shell_id, from: now + 5 * day, until: now + 7 * day }),
      ),
      await partner.must('Partner.setPrice', priced(800, { machine_id, goods_id, shell_id, until: now + day })),
    ].map(({ rule_id }) => rule_id);
    // Others: wider, narrower, for other goods, or elsewhere.
    for (const other of [
      {},
      { goods_id, shell_id },
      { machine_id, goods_id },
      { machine_id: OTHER, goods_id, shell_id },
    ])
      await partner.must('Partner.setPrice', priced(700, other));
    const hidden = async (more: Partial<Asked> = {}) => {
      const asked = { machine_id, goods_id, shell_id, currency: brand<Currency>('EUR'), ...more };
      return (await partner.must('Partner.priceOverlaps', asked)).map(({ rule_id }) => rule_id);
    };
    const among = (...ids: readonly (PriceRuleId | undefined)[]) => new Set(ids);
    expect(new Set(await hidden())).toEqual(among(open, planned, over));
    expect(new Set(await hidden({ from: now + 2 * day }))).toEqual(among(open, planned));
    // The end is the moment after the last one.
    expect(await hidden({ from: now + day, until: now + 5 * day })).toEqual([open]);
    expect(await hidden({ from: now + 3 * day, until: now + 2 * day })).toEqual([]);
    expect(
      await partner.must('Partner.priceOverlaps', { ...priced(1), currency: brand<Currency>('EUR') }),
    ).toMatchObject([{ price: EUR(700), machine_id: null, goods_id: null }]);
    expect(
      await partner.must('Partner.priceOverlaps', { machine_id, goods_id, shell_id, currency: brand<Currency>('JPY') }),
    ).toEqual([]);
    await partner.must('Partner.endPrice', { rule_id: open ?? brand('') });
    expect(await hidden({ from: now + 2 * day })).toEqual([planned]);
    const foreign = { machine_id: brand<StationId>('nowhere'), currency: brand<Currency>('EUR') };
    expect(await partner.call('Partner.priceOverlaps', foreign)).toMatchObject({ data: { error: 'deviceMissing' } });
  });

  it('[PA-10.2] the price list is searched and paged', async () => {
    const { partner } = await opened();
    await partner.must('Partner.setPrice', priced(1_000, { machine_id, goods_id: GALAXY, shell_id: HARD }));
    const list = (more: object = {}) => partner.must('Partner.prices', { machine_id, ...more });
    expect(await list()).toHaveLength(4);
    expect(await list({ search: 'GALAXY hard' })).toMatchObject([{ goods_id: GALAXY, price: EUR(1_000) }]);
    expect(await list({ category: 'tShirt' })).toEqual([]);
    expect(await partner.must('Partner.priceRules', { search: 'samsung hard' })).toHaveLength(1);
    expect(await partner.must('Partner.priceRules', { search: '%' })).toEqual([]);
    expect(await partner.must('Partner.priceRules', { machine_id: OTHER })).toEqual([]);
  });
});
