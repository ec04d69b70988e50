import type { ActionInput, OrderItemView, OrderView } from '@cpc/contract';
import { brand, money, ORDER_STATUS, type PersonId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../base/db/database.ts';
import { BANK_DATA } from '../../testing/access/world.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { type Caller, callerOf } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { operatorOf } from '../../testing/operator.ts';
import { DEMO_SHOP, earn, operatorNamed } from '../../testing/payout-shop.ts';
import { event, printNext } from '../../testing/printer.ts';
import { readyItem, shelf } from '../../testing/ready-item.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { CHOICE, SPARE_ADDRESS, orderOf, soleItem, testShop } from '../../testing/shop.ts';

const asked = (
  { order_id, item_id }: Pick<OrderView, 'order_id'> & Pick<OrderItemView, 'item_id'>,
  rest: Partial<ActionInput<'Partner.reprint'>> = {},
) => ({ order_id, item_id, client_key: 'first', bearer: 'shop', reason: 'A stripe', ...rest }) as const;

const error = (name: string) => ({ data: { error: name } });

describe.each(databases())('reprints on $engine', ({ open }) => {
  it('[PA-06.2] [OR-02.4] [QU-02.1] a collected item is printed again on another blank, under another code', async () => {
    const shop = await testShop(await open(), { renderer: BLANK, pieces: 2 });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const first = await readyItem(shop, customer);
    await shop.screen.must('Pickup.verify', { code: first.pickup_code ?? '' });
    expect(await partner.must('Partner.order', first)).toMatchObject({ items: [{ reprintable: true, blanks: 1 }] });
    const view = await partner.must('Partner.reprint', asked(first));
    expect(view).toMatchObject({
      status: ORDER_STATUS.awaitingDelivery,
      items: [{ job: 'waiting', piece: 'held', blanks: 0, reprintable: false }],
      reprints: [{ bearer: 'shop', claim: null, reason: 'A stripe', by: 'Demo shop' }],
    });
    expect(view.history.filter(({ note }) => note === 'A stripe').map(({ what }) => what)).toEqual([
      'printJob.reprinted',
    ]);
    expect(view.history.at(-1)).toMatchObject({ what: 'order.reprinted', by: 'Demo shop' });
    // The same call again prints once; a print that is not finished is not printed again.
    expect(await partner.must('Partner.reprint', asked(first))).toEqual(view);
    expect(await partner.call('Partner.reprint', asked(first, { client_key: 'other' }))).toMatchObject(
      error('notReprintable'),
    );
    await shop.work();
    const waiting = soleItem(await customer.must('Order.get', first));
    expect(waiting).toMatchObject({ label: 'inQueue', pickup_code: null, bay: null });
    // The customer cannot take the reprint back for money.
    expect(await customer.call('Order.cancel', first)).toMatchObject(error('cannotCancel'));
    await printNext(shop, 'A2');
    const again = soleItem(await customer.must('Order.get', first));
    expect(again).toMatchObject({ status: ORDER_STATUS.delivering, label: 'pickupArea', bay: 'A2' });
    expect(again.pickup_code).not.toBe(first.pickup_code);
    expect(await shop.screen.call('Pickup.verify', { code: first.pickup_code ?? '' })).toMatchObject(
      error('pickupCodeWrong'),
    );
    await shop.screen.must('Pickup.verify', { code: again.pickup_code ?? '' });
    expect(await customer.must('Order.get', first)).toMatchObject({ status: ORDER_STATUS.finished });
    expect(await shelf(shop)).toEqual({ available: 0, on_hand: 0 });
    await expectReconciled(shop);
  });

  it('[PA-06.2] [SK-01.1] without a blank nothing is printed, and nothing is written', async () => {
    const shop = await testShop(await open(), { renderer: BLANK, pieces: 1 });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const order = await readyItem(shop, customer);
    const before = await partner.must('Partner.order', order);
    expect(await partner.call('Partner.reprint', asked(order))).toMatchObject(error('notInStock'));
    expect(await partner.must('Partner.order', order)).toEqual(before);
    // The key is free: after a delivery the same call prints.
    await partner.must('Partner.restock', { client_key: 'delivery', lines: [{ ...CHOICE, pieces: 1 }] });
    expect(await partner.must('Partner.reprint', asked(order))).toMatchObject({ items: [{ job: 'waiting' }] });
    await expectReconciled(shop);
  });

  it('[PA-06.2] [SA-03.1] at a silent station the reprint waits; what that station reports of the first print is refused', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const placed = await shop.paidOrder(customer);
    await shop.work();
    const leased = await printNext(shop);
    const order = soleItem(await customer.must('Order.get', placed));
    const handed = shop.services.clock.now();
    shop.services.clock.pass(120_000);
    await shop.work();
    expect(await partner.must('Partner.reprint', asked(order))).toMatchObject({ station_state: 'offline' });
    await shop.work();
    expect(await partner.must('Partner.order', order)).toMatchObject({ items: [{ job: 'queued' }] });
    // It comes back and tells that it handed the first print over, and an event of the first lease.
    const told = { handed: [{ job_id: leased.job_id, at: handed }] };
    expect(await shop.station.must('Station.pickups', told)).toMatchObject({ taken: [leased.job_id] });
    const late = { job_id: leased.job_id, fence: leased.fence, events: [event(9, 'placed', { bay: 'Z9' })] };
    expect(await shop.station.call('PrintJob.report', late)).toMatchObject(error('leaseLost'));
    expect(await partner.must('Partner.order', order)).toMatchObject({ items: [{ job: 'queued' }] });
    await shop.station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
    const second = await printNext(shop);
    expect(second.job_id).toBe(leased.job_id);
    expect(second.fence).toBeGreaterThan(leased.fence);
    await expectReconciled(shop);
  });

  it('[PA-06.2] two people who reprint at the same time print once', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const customer = await shop.customer();
    const [one, other] = [await shop.partner(), await shop.partner()];
    const order = await readyItem(shop, customer);
    const answers = await Promise.all([
      one.call('Partner.reprint', asked(order, { client_key: 'one' })),
      other.call('Partner.reprint', asked(order, { client_key: 'other' })),
    ]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0, 1444]));
    expect(await shelf(shop)).toEqual({ available: 3, on_hand: 4 });
    await expectReconciled(shop);
  });

  it('[PA-06.2] [PA-11.2] refund and reprint meet: what is refunded whole is not reprinted, a reprint survives a refund', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const order = await readyItem(shop, customer);
    const refund = { order_id: order.order_id, reason: 'Too late' };
    await partner.must('Partner.refundOrder', { ...refund, client_key: 'part', amount: 100 });
    await partner.must('Partner.reprint', asked(order));
    const after = await partner.must('Partner.refundOrder', { ...refund, client_key: 'rest' });
    expect(after).toMatchObject({ status: ORDER_STATUS.awaitingDelivery, items: [{ job: 'waiting' }] });
    // The provider tells that all of it is back: that cancels what is not begun, but no reprint.
    await shop.work();
    expect(await partner.must('Partner.order', order)).toMatchObject({ label: 'refunded', items: [{ job: 'queued' }] });
    await printNext(shop);
    expect(await partner.call('Partner.reprint', asked(order, { client_key: 'third' }))).toMatchObject(
      error('refundedAlready'),
    );
    await expectReconciled(shop);
  });

  it('[PA-06.2] [OR-08] a reprint whose blank is missing gives the rest of the money back', async () => {
    const shop = await testShop(await open(), { renderer: BLANK, pieces: 2 });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const order = await readyItem(shop, customer);
    await partner.must('Partner.refundOrder', {
      order_id: order.order_id,
      client_key: 'k',
      amount: 100,
      reason: 'Late',
    });
    await partner.must('Partner.reprint', asked(order));
    expect(await partner.must('Partner.countStock', { ...CHOICE, pieces: 0 })).toEqual({ cancelled: 1 });
    await shop.work();
    expect(await customer.must('Order.get', order)).toMatchObject({ label: 'refunded', refunded: order.price });
    await expectReconciled(shop);
  });

  it('[PA-06.2] [OR-12] [PA-11.6] an item of a parcel is printed again and sent in a parcel of its own', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    await partner.must('Partner.setDeliveryFee', { machine_id: CHOICE.machine_id, fee: 490 });
    const { address_id } = await customer.must('Address.save', SPARE_ADDRESS);
    const single = orderOf();
    const items = [...single.items, ...single.items];
    const placed = await customer.must('Order.place', { ...single, items, delivery: { address_id } });
    const { order_id } = await shop.pay(customer, placed);
    await shop.work();
    await printNext(shop);
    await printNext(shop);
    const parcel = { order_id, company: 'Express', express_number: 'EX-12345' };
    const bays = async () =>
      (await partner.must('Partner.deliveries', {})).map((one) => one.items.map(({ bay }) => bay !== null));
    expect(await bays()).toEqual([[true, true]]);
    await partner.must('Partner.ship', parcel);
    // What is sent lies in no bay.
    expect(await bays()).toEqual([[false, false]]);
    await customer.must('Order.received', { order_id });
    const order = await customer.must('Order.get', { order_id });
    const [first] = order.items;
    if (!first) throw new Error('expected an item');
    const view = await partner.must('Partner.reprint', asked({ order_id, item_id: first.item_id }));
    expect(view).toMatchObject({
      delivery: { shipped_at: null, received_at: null, former: [{ company: 'Express', express_number: 'EX-12345' }] },
    });
    expect(view.delivery?.former[0]?.received_at).not.toBeNull();
    expect(await partner.call('Partner.ship', { ...parcel, express_number: 'EX-2222' })).toMatchObject(
      error('notAllPrinted'),
    );
    await shop.work();
    await printNext(shop);
    expect(await partner.must('Partner.deliveries', { open: true })).toMatchObject([{ stage: 'toPack' }]);
    await partner.must('Partner.ship', { ...parcel, express_number: 'EX-2222' });
    expect(await customer.must('Order.get', { order_id })).toMatchObject({
      status: ORDER_STATUS.delivering,
      items: [{ job: 'shipped' }, { job: 'received' }],
    });
    await customer.must('Order.received', { order_id });
    expect(await customer.must('Order.get', { order_id })).toMatchObject({ status: ORDER_STATUS.finished });
    await expectReconciled(shop);
  });

  it('[PA-06.2] [MO-01.1] [OP-01.5] the platform pays for a reprint once an operator approves the claim, and only once', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner, operator] = [await shop.customer(), await shop.partner(), await operatorOf(shop)];
    const paidBy = (order: Pick<OrderView, 'order_id'> & Pick<OrderItemView, 'item_id'>) =>
      partner.must('Partner.reprint', asked(order, { bearer: 'platform', reason: 'The ink was faulty' }));
    const orders = [await readyItem(shop, customer), await readyItem(shop, customer)];
    const [before] = await partner.must('Partner.balance', {});
    for (const order of orders) {
      shop.services.clock.pass(1);
      await paidBy(order);
    }
    const claims = await operator.must('Operator.claims', { state: 'asked' });
    expect(claims.map((claim) => claim.order_number)).toEqual(orders.map((order) => order.order_number).toReversed());
    const [second, first] = claims;
    const [order] = orders;
    if (!first || !second || !order) throw new Error('expected two claims');
    expect(first).toMatchObject({ order_number: order.order_number, shop: 'Demo shop', by: 'Demo shop', paid: null });
    const approval = { reprint_id: first.reprint_id, approved: 700, reason: 'A bad lot' };
    const both = await Promise.all([
      operator.call('Operator.decideClaim', approval),
      operator.call('Operator.decideClaim', { ...approval, approved: 900 }),
    ]);
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set([0, 1445]));
    const paid = both[0]?.code === 0 ? 700 : 900;
    expect(
      await operator.must('Operator.decideClaim', {
        reprint_id: second.reprint_id,
        approved: null,
        reason: 'Your fault',
      }),
    ).toMatchObject({ state: 'refused', paid: null, decided_by: 'Olga Operator', answer: 'Your fault' });
    expect(await operator.must('Operator.claims', { state: 'asked' })).toEqual([]);
    expect(await partner.must('Partner.order', order)).toMatchObject({
      reprints: [{ claim: 'approved', paid: { amount: paid }, answer: 'A bad lot' }],
    });
    const lines = await partner.must('Partner.statement', { kind: 'reprint' });
    expect(lines).toMatchObject([{ order_number: order.order_number, amount: { amount: paid } }]);
    const [after] = await partner.must('Partner.balance', {});
    expect((after?.earned.amount ?? 0) - (before?.earned.amount ?? 0)).toBe(paid);
    await expectReconciled(shop);
  });

  it('[PA-13] [OP-01.5] a claim pays at most what the item cost, and not to a shop whose money the operator speaks for', async () => {
    const { shop, operator, claim } = await claimed(await open());
    const price = claim.price.amount;
    const decide = (approved: number | null) =>
      operator.call('Operator.decideClaim', { reprint_id: claim.reprint_id, approved, reason: 'A bad lot' });
    for (const amount of [25_000_000, price + 1]) expect(await decide(amount)).toMatchObject(error('claimTooMuch'));
    await shop.services.db.transact((tx) =>
      tx
        .insertInto('memberships')
        .values({
          person_id: brand<PersonId>('operator-olga'),
          partner_id: DEMO_SHOP,
          role: 'accountant',
          state: 'active',
          created_at: 0,
          used_at: 0,
        })
        .execute(),
    );
    expect(await operator.must('Operator.claims', {})).toMatchObject([{ refusal: 'ownMoney' }]);
    for (const approved of [price, null]) expect(await decide(approved)).toMatchObject({ data: { error: 'ownMoney' } });
    const other = await operatorNamed(shop, 'otto');
    expect(
      await other.must('Operator.decideClaim', { reprint_id: claim.reprint_id, approved: price, reason: 'A bad lot' }),
    ).toMatchObject({ state: 'approved', paid: { amount: price }, four_eyes: false });
    await expectReconciled(shop);
  });

  it('[PA-13] [OP-06.1] with what the shop was given within seven days, two operators approve a claim', async () => {
    const { shop, partner, operator, claim } = await claimed(await open());
    const [before] = await partner.must('Partner.balance', {});
    await partner.must('Partner.setBankAccount', BANK_DATA);
    await earn(shop, money(100_000, 'EUR'));
    const [balance] = await partner.must('Partner.balance', {});
    expect((balance?.due.amount ?? 0) - (before?.due.amount ?? 0)).toBe(100_000);
    const amount = money(100_000 - 600, 'EUR');
    const { withdrawal_id } = await partner.must('Partner.askWithdrawal', { amount, client_key: 'w' });
    await operator.must('Operator.decideWithdrawal', { withdrawal_id, approve: true });
    const decide = (by: Caller, approved: number) =>
      by.call('Operator.decideClaim', { reprint_id: claim.reprint_id, approved, reason: 'A bad lot' });
    const otto = await operatorNamed(shop, 'otto');
    const people = await operator.must('Operator.inviteOperator', { name: 'Puppet', username: 'puppet' });
    const { person_id } = people.find(({ username }) => username === 'puppet') ?? people[0]!;
    const { code } = await otto.must('Operator.confirmOperator', { person_id });
    const joined = await shop.visitor.must('Partner.join', { code, password: 'chosen by a puppet' });
    const puppet = callerOf(shop.app, joined);
    expect(await operator.must('Operator.claims', {})).toMatchObject([{ four_eyes: true, refusal: null }]);
    expect(await decide(operator, 601)).toMatchObject({
      data: { state: 'checked', checked: { amount: 601 }, paid: null },
    });
    expect(await decide(operator, 1)).toMatchObject({ data: { error: 'sameOperator' } });
    expect(await decide(puppet, 1)).toMatchObject({ data: { error: 'tiedOperators' } });
    expect(await decide(otto, 602)).toMatchObject(error('claimTooMuch'));
    expect(await otto.must('Operator.claims', { state: 'checked' })).toMatchObject([
      { checked_by: 'Olga Operator', four_eyes: true, refusal: null },
    ]);
    expect(await decide(otto, 600)).toMatchObject({
      data: { state: 'approved', paid: { amount: 600 }, decided_by: 'Operator otto' },
    });
    expect(await decide(otto, 600)).toMatchObject({ data: { error: 'claimDecided' } });
  });
});

async function claimed(db: Database) {
  const shop = await testShop(db, { renderer: BLANK });
  const [customer, partner, operator] = [await shop.customer(), await shop.partner(), await operatorOf(shop)];
  await partner.must('Partner.reprint', asked(await readyItem(shop, customer), { bearer: 'platform' }));
  const [claim] = await operator.must('Operator.claims', { state: 'asked' });
  if (!claim) throw new Error('expected a claim');
  return { shop, partner, operator, claim };
}
