import type { ActionInput, OrderItemView, OrderView } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { BLANK } from '../../testing/blank-renderer.ts';
import type { Caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { operatorOf } from '../../testing/operator.ts';
import { event, printNext } from '../../testing/printer.ts';
import { readyItem, shelf } from '../../testing/ready-item.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { CHOICE, SPARE_ADDRESS, type TestShop, orderOf, soleItem, testShop } from '../../testing/shop.ts';

const DAY_MS = 24 * 3_600_000;

type Item = Pick<OrderView, 'order_id'> & Pick<OrderItemView, 'item_id'>;

const again = ({ order_id, item_id }: Item, rest: Partial<ActionInput<'Partner.reprint'>> = {}) =>
  ({ order_id, item_id, client_key: 'again', bearer: 'shop', reason: 'A stripe', ...rest }) as const;
const off = ({ order_id, item_id }: Item, client_key = 'off') =>
  ({ order_id, item_id, client_key, reason: 'It was clean' }) as const;
const error = (name: string) => ({ data: { error: name } });

/** An order of some items that is on its way. */
async function shipped(shop: TestShop, { customer, partner }: Record<'customer' | 'partner', Caller>, count: number) {
  await partner.must('Partner.setDeliveryFee', { machine_id: CHOICE.machine_id, fee: 490 });
  const { address_id } = await customer.must('Address.save', SPARE_ADDRESS);
  const one = orderOf();
  const items = Array.from({ length: count }, () => one.items).flat();
  const placed = await customer.must('Order.place', { ...one, items, delivery: { address_id } });
  const { order_id } = await shop.pay(customer, placed);
  await shop.work();
  for (let n = 0; n < count; n += 1) await printNext(shop);
  await partner.must('Partner.ship', { order_id, company: 'Express', express_number: 'EX-12345' });
  return placed;
}

describe.each(databases())('reprints that are called off on $engine', ({ open }) => {
  it('[PA-06.3] [SK-01.2] the item is in its bay again under its code, and the blank is free', async () => {
    const shop = await testShop(await open(), { renderer: BLANK, pieces: 2 });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const first = await readyItem(shop, customer);
    const before = await partner.must('Partner.order', first);
    expect(before.items).toMatchObject([{ reprint_waits: false }]);
    expect(await partner.call('Partner.callOffReprint', off(first))).toMatchObject(error('reprintNotWaiting'));
    expect(await partner.must('Partner.reprint', again(first))).toMatchObject({ items: [{ reprint_waits: true }] });
    await shop.work();
    const view = await partner.must('Partner.callOffReprint', off(first));
    expect({ ...view, reprints: [], history: [] }).toEqual({ ...before, history: [] });
    expect(view.reprints).toMatchObject([
      { reason: 'A stripe', called_off: { by: 'Demo shop', reason: 'It was clean' }, claim: null },
    ]);
    expect(view.history.filter(({ note }) => note === 'It was clean')).toMatchObject([
      { what: 'printJob.calledOffReady', by: 'Demo shop', line: 1 },
    ]);
    expect(await shelf(shop)).toEqual({ available: 1, on_hand: 1 });
    // The same call again changes nothing; another one is told.
    expect(await partner.must('Partner.callOffReprint', off(first))).toEqual(view);
    expect(await partner.call('Partner.callOffReprint', off(first, 'more'))).toMatchObject(error('reprintNotWaiting'));
    // Nothing of it is printed, and the item is reprinted once more like any other.
    await shop.work();
    expect(await shop.station.must('PrintJob.lease', { wait_ms: 0 })).toBeNull();
    await partner.must('Partner.reprint', again(first, { client_key: 'later' }));
    expect(await shelf(shop)).toEqual({ available: 0, on_hand: 1 });
    await partner.must('Partner.callOffReprint', off(first, 'later-off'));
    await shop.screen.must('Pickup.verify', { code: first.pickup_code ?? '' });
    expect(await customer.must('Order.get', first)).toMatchObject({ status: ORDER_STATUS.finished });
    await expectReconciled(shop);
  });

  it('[PA-06.3] a reprint of a collected item is called off: the order is finished as before', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const first = await readyItem(shop, customer);
    await shop.screen.must('Pickup.verify', { code: first.pickup_code ?? '' });
    const before = await partner.must('Partner.order', first);
    await partner.must('Partner.reprint', again(first));
    const view = await partner.must('Partner.callOffReprint', off(first));
    expect(view.items).toEqual(before.items);
    expect(view).toMatchObject({ status: ORDER_STATUS.finished, label: before.label });
    expect(view.history.at(-1)).toMatchObject({ what: 'order.collected', by: 'Demo shop' });
    await expectReconciled(shop);
  });

  it('[PA-06.3] [SA-02.1] of a station that takes it and a person who calls it off, one is first', async () => {
    const shop = await testShop(await open(), { renderer: BLANK, pieces: 9 });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    for (let n = 0; n < 6; n += 1) {
      const item = await readyItem(shop, customer);
      await partner.must('Partner.reprint', again(item));
      await shop.work();
      const call = () => partner.call('Partner.callOffReprint', off(item));
      const lease = () => shop.station.must('PrintJob.lease', { wait_ms: 0 });
      const [answer, leased] =
        n % 2 === 0
          ? await Promise.all([call(), lease()])
          : await Promise.all([lease(), call()]).then(([l, c]) => [c, l] as const);
      const { items } = await partner.must('Partner.order', item);
      if (leased) {
        expect(answer).toMatchObject(error('reprintNotWaiting'));
        expect(items).toMatchObject([{ job: 'dispatching', piece: 'held', reprint_waits: false }]);
        const events = [event(1, 'started'), event(2, 'finished'), event(3, 'discharging'), event(4, 'placed')];
        await shop.station.must('PrintJob.report', { job_id: leased.job_id, fence: leased.fence, events });
      } else {
        expect(answer.code).toBe(0);
        expect(items).toMatchObject([{ job: 'ready', piece: 'used', bay: 'A1' }]);
      }
    }
    await expectReconciled(shop);
  });

  it('[PA-06.3] two people call it off at the same time: once, and one is told', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const customer = await shop.customer();
    const [one, other] = [await shop.partner(), await shop.partner()];
    const item = await readyItem(shop, customer);
    await one.must('Partner.reprint', again(item));
    const answers = await Promise.all([
      one.call('Partner.callOffReprint', off(item, 'one')),
      other.call('Partner.callOffReprint', off(item, 'other')),
    ]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0, 1897]));
    expect(await shelf(shop)).toEqual({ available: 4, on_hand: 4 });
    await expectReconciled(shop);
  });

  it('[PA-06.3] [SA-03.1] a reprint that a station has begun is not called off, also after a decision to make it again', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const item = await readyItem(shop, customer);
    await partner.must('Partner.reprint', again(item));
    await shop.work();
    const leased = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    if (!leased) throw new Error('expected a print job');
    const { job_id, fence } = leased;
    await shop.station.must('PrintJob.report', { job_id, fence, events: [event(1, 'started'), event(2, 'unsure')] });
    await partner.must('Partner.decideJob', { job_id, decision: 'reprint', piece: 'used', reason: 'smeared' });
    expect(await partner.must('Partner.order', item)).toMatchObject({
      items: [{ job: 'queued', reprint_waits: false }],
    });
    expect(await partner.call('Partner.callOffReprint', off(item))).toMatchObject(error('reprintNotWaiting'));
    await printNext(shop);
    await expectReconciled(shop);
  });

  it('[PA-06.3] [QU-05.5] [QU-02.1] a full bay is told and nothing is written; a code that another item got is replaced', async () => {
    const shop = await testShop(await open(), { renderer: BLANK, pieces: 9 });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const item = await readyItem(shop, customer);
    await partner.must('Partner.reprint', again(item));
    const { clock, db } = shop.services;
    clock.pass(1);
    const other = await shop.paidOrder(customer);
    await shop.work();
    await partner.must('Partner.setBays', { machine_id: CHOICE.machine_id, bays: [{ name: 'A1', capacity: 1 }] });
    // The reprint comes first: it is given back as faulted, and the other item takes the only place.
    const leased = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    if (!leased) throw new Error('expected a print job');
    const { job_id, fence } = leased;
    await shop.station.must('PrintJob.report', { job_id, fence, events: [event(1, 'faulted')] });
    const second = await printNext(shop, 'A1');
    expect(await partner.call('Partner.callOffReprint', off(item))).toMatchObject(error('bayFull'));
    expect(await partner.must('Partner.order', item)).toMatchObject({ items: [{ job: 'held', reprint_waits: true }] });
    await db.transact((tx) =>
      tx.updateTable('print_jobs').set({ pickup_code: item.pickup_code }).where('id', '=', second.job_id).execute(),
    );
    await partner.must('Partner.setBays', { machine_id: CHOICE.machine_id, bays: [{ name: 'A1', capacity: 2 }] });
    await partner.must('Partner.callOffReprint', off(item));
    const back = soleItem(await customer.must('Order.get', item));
    expect(back).toMatchObject({ label: 'pickupArea', bay: 'A1' });
    expect([back.pickup_code, null]).not.toContain(item.pickup_code);
    await shop.screen.must('Pickup.verify', { code: back.pickup_code ?? '' });
    expect(await customer.must('Order.get', other)).toMatchObject({ items: [{ job: 'ready' }] });
    await expectReconciled(shop);
  });

  it('[PA-06.3] [MO-01.1] [PA-04.1] what the platform paid goes back by an entry of its own, and an open claim ends', async () => {
    const shop = await testShop(await open(), { renderer: BLANK, pieces: 9 });
    const [customer, partner, operator] = [await shop.customer(), await shop.partner(), await operatorOf(shop)];
    const [paid, open_] = [await readyItem(shop, customer), await readyItem(shop, customer)];
    const [start] = await partner.must('Partner.balance', {});
    for (const item of [paid, open_]) {
      shop.services.clock.pass(1);
      await partner.must('Partner.reprint', again(item, { bearer: 'platform' }));
    }
    const [later, first] = await operator.must('Operator.claims', { state: 'asked' });
    if (!later || !first) throw new Error('expected two claims');
    await operator.must('Operator.decideClaim', { reprint_id: first.reprint_id, approved: 700, reason: 'A bad lot' });
    for (const item of [paid, open_]) await partner.must('Partner.callOffReprint', off(item));
    expect(await operator.must('Operator.claims', { state: 'asked' })).toEqual([]);
    expect(await operator.must('Operator.claims', { state: 'calledOff' })).toMatchObject([
      { reprint_id: later.reprint_id, paid: null },
    ]);
    const decision = { reprint_id: later.reprint_id, approved: 100, reason: 'Too late' };
    expect(await operator.call('Operator.decideClaim', decision)).toMatchObject(error('claimDecided'));
    const [approved] = await operator.must('Operator.claims', { state: 'approved' });
    expect(approved).toMatchObject({ paid: { amount: 700 } });
    expect(approved?.called_off_at).not.toBeNull();
    const lines = await partner.must('Partner.statement', { kind: 'reprint' });
    expect(lines.map(({ amount }) => amount.amount).toSorted((a, b) => a - b)).toEqual([-700, 700]);
    expect(await partner.must('Partner.balance', {})).toMatchObject([{ earned: start?.earned }]);
    await expectReconciled(shop);
  });

  it('[PA-06.3] [MO-01.1] an approval and a call-off at the same time leave the shop with nothing', async () => {
    const shop = await testShop(await open(), { renderer: BLANK, pieces: 9 });
    const [customer, partner, operator] = [await shop.customer(), await shop.partner(), await operatorOf(shop)];
    const items = [await readyItem(shop, customer), await readyItem(shop, customer), await readyItem(shop, customer)];
    const [start] = await partner.must('Partner.balance', {});
    for (const item of items) {
      await partner.must('Partner.reprint', again(item, { bearer: 'platform' }));
      const [claim] = await operator.must('Operator.claims', { state: 'asked' });
      if (!claim) throw new Error('expected a claim');
      const decide = { reprint_id: claim.reprint_id, approved: 500, reason: 'A bad lot' };
      const [, answer] = await Promise.all([
        operator.call('Operator.decideClaim', decide),
        partner.call('Partner.callOffReprint', off(item)),
      ]);
      expect(answer.code).toBe(0);
    }
    expect(await partner.must('Partner.balance', {})).toMatchObject([{ earned: start?.earned }]);
    await expectReconciled(shop);
  });

  it('[PA-06.3] [OR-13.2] the problem that the reprint settled is open again, and the customer can read why', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const item = await readyItem(shop, customer);
    const about = { order_id: item.order_id, item_id: item.item_id, client_key: 'p', kind: 'misprint' } as const;
    const { problem_id } = await customer.must('Problem.report', { ...about, photos: [], words: 'A stripe' });
    const decision = { problem_id, decision: 'reprint', words: 'We print it again', seen: 1 } as const;
    await partner.must('Partner.decideProblem', decision);
    expect(await partner.must('Partner.order', item)).toMatchObject({ reprints: [{ settles_problem: true }] });
    await partner.must('Partner.callOffReprint', off(item));
    const [problem] = await partner.must('Partner.problems', { state: 'reported' });
    expect(problem).toMatchObject({ problem_id, may: ['answered', 'declined', 'reprint', 'refunded'] });
    expect((await customer.must('Problem.ofOrder', item)).problems).toMatchObject([
      {
        state: 'reported',
        messages: [{ event: 'reported' }, { event: 'reprint' }, { event: 'calledOff', by: 'shop' }],
      },
    ]);
    await partner.must('Partner.decideProblem', { ...decision, decision: 'answered', words: 'It is fine', seen: 3 });
  });

  it('[PA-06.3] [OR-12] a sent item is on its way again in its first parcel', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const placed = await shipped(shop, { customer, partner }, 2);
    const { order_id } = placed;
    const before = await partner.must('Partner.order', placed);
    const both = before.items.map(({ item_id }) => ({ order_id, item_id }));
    for (const [index, item] of both.entries())
      await partner.must('Partner.reprint', again(item, { client_key: `again-${index}` }));
    const [one, two] = both;
    if (!one || !two) throw new Error('expected two items');
    // The other one still travels again: the parcel of before stays a former one.
    expect(await partner.must('Partner.callOffReprint', off(one))).toMatchObject({
      status: ORDER_STATUS.awaitingDelivery,
      items: [{ job: 'shipped' }, { job: 'waiting' }],
      delivery: { shipped_at: null, former: [{ express_number: 'EX-12345' }] },
    });
    const view = await partner.must('Partner.callOffReprint', off(two, 'off-2'));
    expect(view).toMatchObject({ status: ORDER_STATUS.delivering, items: [{ job: 'shipped' }, { job: 'shipped' }] });
    expect({ ...view.delivery, packed_at: 0 }).toEqual({ ...before.delivery, packed_at: 0 });
    await customer.must('Order.received', { order_id });
    expect(await customer.must('Order.get', { order_id })).toMatchObject({ status: ORDER_STATUS.finished });
    await expectReconciled(shop);
  });

  it('[PA-06.3] [OR-12] a parcel that should count as received while a reprint waited does so after the call-off', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const placed = await shipped(shop, { customer, partner }, 1);
    const item = soleItem(await customer.must('Order.get', placed));
    shop.services.clock.pass(12 * DAY_MS);
    await (await shop.partner()).must('Partner.reprint', again(item));
    shop.services.clock.pass(3 * DAY_MS);
    await shop.work();
    const later = await shop.partner();
    expect(await later.must('Partner.callOffReprint', off(item))).toMatchObject({ status: ORDER_STATUS.delivering });
    await shop.work();
    expect(await later.must('Partner.order', placed)).toMatchObject({ status: ORDER_STATUS.finished });
    await expectReconciled(shop);
  });

  it('[PA-06.3] [SA-07.2] an item that was handed over offline while its reprint waited is collected, not in its bay', async () => {
    const shop = await testShop(await open(), { renderer: BLANK, pieces: 2 });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const item = await readyItem(shop, customer);
    const [job] = (await shop.station.must('Station.pickups', { handed: [] })).waiting;
    if (!job) throw new Error('expected an item in its bay');
    const at = shop.services.clock.now();
    shop.services.clock.pass(60_000);
    await partner.must('Partner.reprint', again(item));
    expect(await shop.station.must('Station.pickups', { handed: [{ job_id: job.job_id, at }] })).toMatchObject({
      taken: [job.job_id],
    });
    const view = await partner.must('Partner.callOffReprint', off(item));
    expect(view).toMatchObject({ status: ORDER_STATUS.finished, items: [{ job: 'collected' }] });
    expect(await shop.station.must('Station.pickups', { handed: [] })).toMatchObject({ waiting: [] });
    await expectReconciled(shop);
  });
});
