import type { ActionInput } from '@cpc/contract';
import type { PartnerId, StationId } from '@cpc/domain';
import { brand } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { openShop } from '../../operator/open-shop.ts';
import { openWorld } from '../../testing/access/world.ts';
import { caller, callerOf } from '../../testing/caller.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { databases } from '../../testing/databases.ts';
import { event, printNext } from '../../testing/printer.ts';
import { CHOICE, orderOfItems, soleItem, testShop } from '../../testing/shop.ts';
import { registered } from '../../testing/texts.ts';

describe.each(databases())('finding the orders of a shop on $engine', ({ open }) => {
  it('[PA-11.1] an order is found by a part of its number, its print, its code, four digits of a phone and a whole one', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const partner = await shop.partner();
    const account = { phone: '13912347788', password: 'long enough', country: 'CN' };
    const known = callerOf(shop.app, await registered(shop.visitor, shop.services.texts, account));
    const first = await shop.paidOrder(known);
    shop.services.clock.pass(1_000);
    const second = await shop.paidOrder(await shop.customer());
    shop.services.clock.pass(1_000);
    const unpaid = await shop.place(await shop.customer());
    await shop.work();
    await printNext(shop);
    const { pickup_code: code } = soleItem(await known.must('Order.get', first));
    const found = async (wanted: ActionInput<'Partner.orders'>) =>
      (await partner.must('Partner.orders', wanted)).map((order) => order.order_number);
    const only = [first.order_number];

    expect(await found({})).toEqual([second.order_number, first.order_number]);
    expect(await found({ search: ` ${first.order_number.slice(2, 7).toLowerCase()} ` })).toEqual(only);
    expect(await found({ search: `${first.order_number}-1` })).toEqual(only);
    expect(await found({ search: code ?? '' })).toEqual(only);
    for (const search of [
      '7788',
      '٧٧٨٨',
      '+86 139 1234 7788',
      '\u202A+86\u00A0139\u20111234\u20117788\u202C',
      '＋86 (139) 1234.7788',
    ])
      expect(await found({ search })).toEqual(only);
    for (const search of [
      '788',
      '47788',
      '1234 7788',
      '13912347788',
      '0000',
      '7789',
      '%',
      '_',
      `${'9'.repeat(20)}`,
      "'",
    ])
      expect(await found({ search })).toEqual([]);
    // Nobody has paid it: it is found, but not listed.
    expect(await found({ search: unpaid.order_number })).toEqual([unpaid.order_number]);
    const text = JSON.stringify(await partner.must('Partner.order', first));
    expect([text.includes('7788'), text.includes(code ?? '')]).toEqual([false, false]);
    expect(await found({ from: second.created_at })).toEqual([second.order_number]);
    expect(await found({ until: second.created_at })).toEqual(only);
    expect(await found({ machine_id: brand<StationId>('nowhere') })).toEqual([]);
  });

  it('[PA-11.1] [PA-09.1] [SN-10] who has no duty at the counter finds no phone and no pickup code', async () => {
    const { people, things } = await openWorld(await open());
    const { order_number, code } = await things.ready();
    const { phone } = await people.customer.must('User.renew', {});
    expect([phone.length, code.length]).toEqual([14, 6]);
    const names = [phone, phone.slice(-4), code];
    const found = async (who: keyof typeof people, search: string) =>
      (await people[who].must('Partner.orders', { search })).map((order) => order.order_number);
    for (const who of ['technician', 'accountant'] as const) {
      for (const search of names) expect([who, search, await found(who, search)]).toEqual([who, search, []]);
      expect(await found(who, order_number)).toEqual([order_number]);
    }
    for (const search of names) expect(await found('counter', search)).toEqual([order_number]);
  });

  it('[PA-11.1] [SE-02.4] searches for people are limited, those for numbers are not', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const partner = await shop.partner();
    const { order_number } = await shop.paidOrder(await shop.customer());
    const guess = (digits: number) => partner.call('Partner.orders', { search: String(digits) });
    for (let n = 0; n < 200; n += 1) expect(await guess(1_000 + n)).toMatchObject({ code: 0 });
    expect([await guess(2_000), await guess(200_000)]).toMatchObject([
      { data: { error: 'tooManyRequests' } },
      { data: { error: 'tooManyRequests' } },
    ]);
    expect(await partner.must('Partner.orders', { search: order_number })).toHaveLength(1);
    shop.services.clock.pass(15 * 60_000);
    expect(await guess(2_000)).toMatchObject({ code: 0 });
  });

  it('[PA-11.1] the states sort the orders, and an order of several items may be in several', async () => {
    const shop = await testShop(await open(), { renderer: BLANK, pieces: 9 });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const found = async (state: ActionInput<'Partner.orders'>['state']) =>
      (await partner.must('Partner.orders', { state })).map((order) => order.order_number);
    const pair = await shop.pay(customer, await customer.must('Order.place', orderOfItems({}, {})));
    shop.services.clock.pass(1);
    const gone = await shop.paidOrder(customer);
    await shop.work();
    await customer.must('Order.cancel', gone);
    await printNext(shop);
    expect([await found('ready'), await found('waiting')]).toEqual([[pair.order_number], [pair.order_number]]);
    expect([await found('closed'), await found('refunded')]).toEqual([[gone.order_number], [gone.order_number]]);
    const leased = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    if (!leased) throw new Error('expected a print job');
    const report = (seq: number, kind: 'started' | 'unsure') =>
      shop.station.must('PrintJob.report', { job_id: leased.job_id, fence: leased.fence, events: [event(seq, kind)] });
    await report(1, 'started');
    expect([await found('printing'), await found('waiting')]).toEqual([[pair.order_number], []]);
    await report(2, 'unsure');
    expect([await found('needsPerson'), await found('printing')]).toEqual([[pair.order_number], []]);
    // Each number is that of its list. The cancelled order counts nowhere.
    const counts = await partner.must('Partner.orderCounts', {});
    expect(counts).toEqual({ needsPerson: 1, waiting: 0, printing: 0, ready: 1 });
    expect(await partner.must('Partner.orderCounts', { machine_id: CHOICE.machine_id })).toEqual(counts);
    expect(await partner.must('Partner.orderCounts', { machine_id: brand<StationId>('nowhere') })).toEqual({
      needsPerson: 0,
      waiting: 0,
      printing: 0,
      ready: 0,
    });
    const decision = { job_id: leased.job_id, piece: 'used', reason: 'It lies there', bay: 'A1' } as const;
    await partner.must('Partner.decideJob', { ...decision, decision: 'printed' });
    expect(await partner.must('Partner.order', pair)).toMatchObject({ label: 'pickupArea', needs_person: false });
    const { history } = await partner.must('Partner.order', pair);
    expect(history).toContainEqual(
      expect.objectContaining({ what: 'printJob.decidedPrinted', by: 'Demo shop', note: 'It lies there', line: 2 }),
    );
    for (const { pickup_code } of (await customer.must('Order.get', pair)).items)
      await shop.screen.must('Pickup.verify', { code: pickup_code ?? '' });
    expect([await found('finished'), await found('ready')]).toEqual([[pair.order_number], []]);
  });

  it('[PA-11.1] [AP-03.2] the list is paged by the flow, and its count is of all orders', async () => {
    const shop = await testShop(await open(), { renderer: BLANK, pieces: 30 });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const numbers: string[] = [];
    for (let n = 0; n < 23; n += 1) {
      numbers.unshift((await shop.paidOrder(customer)).order_number);
      // Some of them at the same time.
      if (n % 3 === 0) shop.services.clock.pass(1);
    }
    const page = (headers: object) =>
      caller(shop.app, { ...partner.headers, pageSize: '10', direction: 'desc', ...headers }).call(
        'Partner.orders',
        {},
      );
    const read: string[] = [];
    for (let begin: object = {}; read.length < 23; ) {
      const { data, count } = await page(begin);
      expect(count).toBe(23);
      read.push(...data.map((order) => order.order_number));
      const last = data.at(-1);
      begin = { beginTime: `${last?.created_at},${last?.order_id}` };
    }
    expect(read.toSorted()).toEqual(numbers.toSorted());
    expect(new Set(read).size).toBe(23);
  });

  it('[PA-11.1] [PA-07] a shop and a limited person find only the orders of their stations', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const order = await shop.paidOrder(await shop.customer());
    await openShop(shop.services, {
      partner: { id: brand<PartnerId>('partner-b'), username: 'other', name: 'Other', password: 'quite another' },
      station: { id: brand<StationId>('other'), name: 'Other', address: '', language: 'en-US', currency: 'EUR' },
      enrolCode: 'the other code',
      pieces: 1,
    });
    const login = await shop.visitor.must('Partner.login', { username: 'other', password: 'quite another' });
    const other = callerOf(shop.app, login);
    expect(await other.must('Partner.orders', {})).toEqual([]);
    expect(await other.must('Partner.orders', { search: order.order_number })).toEqual([]);
    const nothing = { needsPerson: 0, waiting: 0, printing: 0, ready: 0 };
    expect(await other.must('Partner.orderCounts', {})).toEqual(nothing);
    const missing = { data: { error: 'notFound' } };
    expect(await other.call('Partner.order', order)).toMatchObject(missing);
    const act = { order_id: order.order_id, client_key: 'k', reason: 'for me' };
    expect(await other.call('Partner.refundOrder', act)).toMatchObject(missing);
    const { item_id } = soleItem(order);
    expect(await other.call('Partner.reprint', { ...act, item_id, bearer: 'shop' })).toMatchObject(missing);
    expect(await (await shop.partner()).must('Partner.orders', { machine_id: CHOICE.machine_id })).toHaveLength(1);
  });
});
