import { brand, LEDGER, money, type PartnerId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { tillsAgree } from '../modules/ledger/reconcile/till.ts';
import { BLANK } from '../testing/blank-renderer.ts';
import { caller } from '../testing/caller.ts';
import { databases } from '../testing/databases.ts';
import { operatorOf } from '../testing/operator.ts';
import { printNext } from '../testing/printer.ts';
import { soleItem, testShop } from '../testing/shop.ts';
import { registered } from '../testing/texts.ts';

const SHOP = brand<PartnerId>('partner-a');
const REASON = 'the customer has no receipt';

describe.each(databases())('an operator finds orders on $engine', ({ open }) => {
  it('[OP-08.2] by its number, its print, its code, its payment and four digits of a phone, with a reason that the shop’s history keeps', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const operator = await operatorOf(shop);
    const account = { phone: '13912347788', password: 'long enough', country: 'CN' };
    const { tokenHead, token } = await registered(shop.visitor, shop.services.texts, account);
    const known = caller(shop.app, { authorization: tokenHead + token });
    const { order_id, order_number } = await shop.paidOrder(known);
    // The first one is printed first.
    shop.services.clock.pass(1_000);
    const other = await shop.paidOrder(await shop.customer());
    await shop.work();
    await printNext(shop);
    const { pickup_code } = soleItem(await known.must('Order.get', { order_id }));
    const payment = await shop.services.db.read
      .selectFrom('payments')
      .select(['reference', 'capture_id'])
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow();
    const find = (search: string) => operator.must('Operator.findOrders', { search, reason: REASON });
    const names = [` ${order_number.toLowerCase()} `, `${order_number}-1`, pickup_code, '7788', '٧٧٨٨'];
    for (const search of [...names, payment.reference, payment.capture_id]) {
      const { orders, more } = await find(search ?? expect.fail('nothing to search by'));
      expect([orders.map((order) => order.order_number), more]).toEqual([[order_number], false]);
    }
    const [order] = (await find(order_number)).orders;
    expect(order).toMatchObject({
      partner_id: SHOP,
      shop_state: 'open',
      references: [{ provider: 'paypal', ...payment }],
      payments: [{ state: 'settled' }],
      refunds: [],
      items: [{ print_number: `${order_number}-1`, thumbnail: null }],
    });
    expect(order?.lines.find(({ account: name }) => name === LEDGER.partner(SHOP))?.amount.amount).toBeLessThan(0);
    expect(order?.lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(0);
    const text = JSON.stringify(order);
    expect([text.includes('7788'), text.includes(pickup_code ?? '')]).toEqual([false, false]);
    const history = (await operator.must('Operator.shop', { partner_id: SHOP })).history;
    expect(history).toHaveLength(names.length + 3);
    expect(history[0]).toMatchObject({ event: 'orderSought', reason: `${order_number}: ${REASON}` });
    for (const search of [order_number.slice(0, -1), '788', '47788', '13912347788', '%', "'", ' '])
      expect(await find(search)).toEqual({ orders: [], more: false });
    expect((await find(other.order_number)).orders).toHaveLength(1);
  });

  it('[OP-08.2] nothing is found without a reason, and a search that finds nothing is recorded too', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const operator = await operatorOf(shop);
    const { order_number } = await shop.paidOrder(await shop.customer());
    const without = await operator.call('Operator.findOrders', { search: order_number, reason: ' ' });
    expect(without).toMatchObject({ data: { error: 'fieldEmpty', field: 'reason' } });
    await operator.must('Operator.findOrders', { search: '0000', reason: REASON });
    const rows = await shop.services.db.read
      .selectFrom('operator_events')
      .select(['subject', 'reason'])
      .where('event', '=', 'orderSought')
      .execute();
    expect(rows).toEqual([{ subject: 'orders', reason: REASON }]);
  });

  it('[OP-08.2] the newest orders of a phone are shown, and that there are more', async () => {
    const shop = await testShop(await open(), { renderer: BLANK, pieces: 20 });
    const operator = await operatorOf(shop);
    const account = { phone: '13912347788', password: 'long enough', country: 'CN' };
    const { tokenHead, token } = await registered(shop.visitor, shop.services.texts, account);
    const known = caller(shop.app, { authorization: tokenHead + token });
    const numbers: string[] = [];
    for (let nth = 0; nth < 11; nth += 1) {
      numbers.unshift((await shop.paidOrder(known)).order_number);
      shop.services.clock.pass(1_000);
    }
    const { orders, more } = await operator.must('Operator.findOrders', { search: '7788', reason: REASON });
    expect(orders.map((order) => order.order_number)).toEqual(numbers.slice(0, 10));
    expect(more).toBe(true);
  });

  it('[OP-08.3] and sees a shop’s money, contact, incidents and what the last reconciliation found of its orders', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const operator = await operatorOf(shop);
    const { db, clock } = shop.services;
    const order = await shop.paidOrder(await shop.customer());
    const now = () => operator.must('Operator.shopNow', { partner_id: SHOP });
    const contact = { phone: '+49 30 1234', country: 'DE', vat_id: 'DE123456789' };
    await db.transact((tx) => tx.updateTable('partners').set(contact).where('id', '=', SHOP).execute());
    const [balance] = await (await shop.partner()).must('Partner.balance', {});
    expect(await now()).toMatchObject({ money: [balance], contact: { ...contact, email: '' }, books: null });
    const found = (order_id: string | null) => ({ kind: 'orderNotPaid', id: 'x', order_id, expected: 1, found: 0 });
    const report = JSON.stringify({ differences: [found(order.order_id), found(null), found('nowhere')], taken: [] });
    await db.transact((tx) =>
      tx.insertInto('reconciliations').values({ id: 'r', at: clock.now(), count: 3, report }).execute(),
    );
    expect((await now()).books).toEqual({ at: clock.now(), own: 1, all: 3 });
    // What differs in its till is the shop's own, too: a broken chain, and cash that the journal has not.
    await db.transact(async (tx) => {
      await tx
        .insertInto('number_series')
        .values({ series: `till:${SHOP}`, last: 1 })
        .execute();
      const entry = { key: 'receipt.x', kind: 'receipt', order_id: null, payment_id: null } as const;
      await tx
        .insertInto('ledger_entries')
        .values({ ...entry, actor: 'system', cause: '', at: 1 })
        .execute();
      const line = { entry: 'receipt.x', kind: 'money', ...money(500, 'EUR'), at: 1 } as const;
      await tx
        .insertInto('ledger_lines')
        .values({ ...line, id: 'x', account: LEDGER.cash(SHOP) })
        .execute();
    });
    clock.pass(1);
    const differences = await tillsAgree(db.read, new AbortController().signal);
    const till = JSON.stringify({ differences, taken: [] });
    await db.transact((tx) =>
      tx.insertInto('reconciliations').values({ id: 's', at: clock.now(), count: 2, report: till }).execute(),
    );
    expect((await now()).books).toEqual({ at: clock.now(), own: 2, all: 2 });
    // Nothing is heard of the station for an hour.
    clock.pass(3_600_000);
    const [worst] = (await (await operatorOf(shop)).must('Operator.shopNow', { partner_id: SHOP })).incidents;
    expect(worst).toMatchObject({ kind: 'offline', machine_id: 'demo' });
    expect(await operator.call('Operator.shopNow', { partner_id: brand<PartnerId>('nobody') })).toMatchObject({
      data: { error: 'notFound' },
    });
  });
});
