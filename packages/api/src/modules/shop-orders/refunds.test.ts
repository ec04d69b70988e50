import type { ActionInput, OrderView } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { BLANK } from '../../testing/blank-renderer.ts';
import type { Caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { printNext } from '../../testing/printer.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { type TestShop, orderOfItems, soleItem, testShop } from '../../testing/shop.ts';
import { listOf, voucherShop } from '../../testing/voucher-shop.ts';

type Refund = ActionInput<'Partner.refundOrder'>;

const asked = ({ order_id }: Pick<OrderView, 'order_id'>, rest: Partial<Refund> = {}): Refund => ({
  order_id,
  client_key: 'first',
  reason: 'The colours are pale',
  ...rest,
});

/** A collected order of two items; each costs the same. */
async function collected(shop: TestShop, customer: Caller, items = 2): Promise<OrderView> {
  const placed = await customer.must('Order.place', orderOfItems(...Array.from({ length: items }, () => ({}))));
  const order = await shop.pay(customer, placed);
  await shop.work();
  for (let n = 0; n < items; n += 1) await printNext(shop);
  for (const { pickup_code } of (await customer.must('Order.get', order)).items)
    await shop.screen.must('Pickup.verify', { code: pickup_code ?? '' });
  return customer.must('Order.get', order);
}

const errorOf = (answer: { readonly code: number; readonly data: unknown }) =>
  answer.code === 0 ? 'none' : (answer.data as { readonly error: string }).error;

describe.each(databases())('refunds by a shop on $engine', ({ open }) => {
  it('[PA-11.2] [PY-05.1] a part of an item goes back, then its rest, then the order’s rest; the pickup stays', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const order = await collected(shop, customer);
    const [first, second] = order.items;
    if (!first || !second) throw new Error('expected two items');
    const part = asked(order, { item_id: first.item_id, amount: 500 });
    const after = await partner.must('Partner.refundOrder', part);
    expect(after).toMatchObject({ status: ORDER_STATUS.finished, refunded: { amount: 500 } });
    expect(after.items.map(({ left }) => left.amount)).toEqual([first.price.amount - 500, second.price.amount]);
    expect(after.history.at(-1)).toMatchObject({
      what: 'payment.itemRefundAsked',
      by: 'Demo shop',
      note: 'The colours are pale',
      line: 1,
    });
    // The same call again, and the same key for something else.
    expect(await partner.must('Partner.refundOrder', part)).toEqual(after);
    expect(errorOf(await partner.call('Partner.refundOrder', { ...part, amount: 600 }))).toBe('keyReused');
    const more = { item_id: first.item_id, amount: first.price.amount - 499, client_key: 'more' };
    expect(errorOf(await partner.call('Partner.refundOrder', asked(order, more)))).toBe('refundTooMuch');
    await partner.must('Partner.refundOrder', asked(order, { item_id: first.item_id, client_key: 'item' }));
    expect(
      errorOf(await partner.call('Partner.refundOrder', asked(order, { item_id: first.item_id, client_key: 'again' }))),
    ).toBe('refundedAlready');
    await partner.must('Partner.refundOrder', asked(order, { client_key: 'rest' }));
    expect(errorOf(await partner.call('Partner.refundOrder', asked(order, { client_key: 'none' })))).toBe(
      'refundedAlready',
    );
    await shop.work();
    const end = await customer.must('Order.get', order);
    expect(end).toMatchObject({ status: ORDER_STATUS.finished, label: 'refunded', refunded: order.price });
    expect(end.items.map(({ job }) => job)).toEqual(['collected', 'collected']);
    // Customers do not read what the shop typed.
    expect(JSON.stringify(end)).not.toContain('pale');
    await expectReconciled(shop);
  });

  it('[PA-11.2] what no station has begun is cancelled with its money, and its blank is free again', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const order = await shop.paidOrder(customer);
    await shop.work();
    const after = await partner.must('Partner.refundOrder', asked(order));
    expect(after).toMatchObject({ status: ORDER_STATUS.closed, no_refund: 'refundedAlready' });
    expect(after.items).toMatchObject([{ job: 'cancelled', piece: 'released', reprintable: false }]);
    const two = await shop.pay(customer, await customer.must('Order.place', orderOfItems({}, {})));
    await shop.work();
    await printNext(shop);
    // The first is in its bay, the second still waits: all of the money goes back, and one print is saved.
    const rest = await partner.must('Partner.refundOrder', asked(two));
    expect(rest.items.map(({ job }) => job)).toEqual(['ready', 'cancelled']);
    expect(rest).toMatchObject({ refunded: two.price });
    await shop.work();
    await expectReconciled(shop);
  });

  it('[PA-11.2] [MO-01.1] two people who refund at the same time give the money back once', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const customer = await shop.customer();
    const [one, other] = [await shop.partner(), await shop.partner()];
    const order = await collected(shop, customer, 1);
    const answers = await Promise.all([
      one.call('Partner.refundOrder', asked(order, { client_key: 'one' })),
      other.call('Partner.refundOrder', asked(order, { client_key: 'other' })),
    ]);
    expect(answers.map(errorOf).toSorted()).toEqual(['none', 'refundedAlready']);
    await shop.work();
    expect((await customer.must('Order.get', order)).refunds).toHaveLength(1);
    // One person who taps twice: both calls answer well, and one counts.
    const next = await collected(shop, customer, 1);
    const tap = asked(next, { amount: 100 });
    const taps = await Promise.all([one.call('Partner.refundOrder', tap), one.call('Partner.refundOrder', tap)]);
    expect(taps.map(errorOf)).toEqual(['none', 'none']);
    expect((await customer.must('Order.get', next)).refunds).toHaveLength(1);
    await shop.work();
    await expectReconciled(shop);
  });

  it('[PA-11.2] [MO-02.1] parts that meet take back every share, and never more than is left', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const order = await collected(shop, customer, 1);
    const half = Math.floor(order.price.amount / 2) + 1;
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((client_key) =>
        partner.call('Partner.refundOrder', asked(order, { client_key, amount: half })),
      ),
    );
    expect(answers.map(errorOf).toSorted()).toEqual(['none', 'refundTooMuch', 'refundTooMuch']);
    await partner.must('Partner.refundOrder', asked(order, { client_key: 'rest' }));
    await shop.work();
    expect(await partner.must('Partner.balance', {})).toMatchObject([{ earned: { amount: 0 }, due: { amount: 0 } }]);
    await expectReconciled(shop);
  });

  it('[PA-11.2] cash waits at the counter until somebody has handed it back', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const order = await shop.place(customer);
    expect(errorOf(await partner.call('Partner.refundOrder', asked(order)))).toBe('nothingPaid');
    await customer.must('Payment.begin', { order_id: order.order_id, provider: 'counter' });
    await partner.must('Partner.confirmCounterPayment', { order_id: order.order_id });
    await shop.work();
    await printNext(shop);
    await partner.must('Partner.refundOrder', asked(order, { amount: 300, client_key: 'cash' }));
    await shop.work();
    const [refund] = (await partner.must('Partner.counterPayments', {})).refunds;
    expect(refund).toMatchObject({ order_number: order.order_number, amount: { amount: 300 } });
    expect(await partner.must('Partner.order', order)).toMatchObject({
      refunds: [{ state: 'pending', by: 'Demo shop' }],
      payments: [{ taken_by: 'Demo shop' }],
    });
    if (!refund) throw new Error('expected a refund at the counter');
    await partner.must('Partner.refundCounter', refund);
    expect(await partner.must('Partner.order', order)).toMatchObject({ refunds: [{ state: 'refunded' }] });
    await expectReconciled(shop);
  });

  it('[PA-11.2] [PY-09] a voucher goes back as a whole', async () => {
    const { shop, sell } = await voucherShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const [voucher] = (await listOf(shop, customer, await sell())).data;
    if (!voucher) throw new Error('expected a voucher');
    const order = await shop.place(customer);
    await customer.must('Voucher.pay', { order_id: order.order_id, voucher_id: voucher.voucher_id });
    await shop.work();
    await printNext(shop);
    const { item_id } = soleItem(order);
    const part = asked(order, { amount: 100, item_id });
    expect(errorOf(await partner.call('Partner.refundOrder', part))).toBe('voucherWhole');
    expect(await partner.must('Partner.order', order)).toMatchObject({ whole_only: true });
    await partner.must('Partner.refundOrder', asked(order));
    await shop.work();
    expect(await customer.must('Order.get', order)).toMatchObject({ label: 'refunded' });
    await expectReconciled(shop);
  });
});
