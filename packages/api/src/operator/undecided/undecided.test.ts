import { brand, LEDGER, ORDER_STATUS, type PaymentId, type PersonId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../base/ports/clock.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { databases } from '../../testing/databases.ts';
import { DEMO_SHOP, operatorNamed } from '../../testing/payout-shop.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { testClock, TEST_CONFIG } from '../../testing/services.ts';
import { orderOfItems, SPARE_ADDRESS, standinServer, type TestShop, testShop } from '../../testing/shop.ts';
import { printNext } from '../../testing/printer.ts';

type Open = Parameters<typeof testShop>[0];
const reason = 'in the monthly statement';
const error = (name: string, field?: string) => ({ data: { error: name, ...(field && { field }) } });

/** A shop whose provider took the money of one order and has been silent since, and an operator. */
async function silentShop(
  open: Open,
  fourEyesAbove = TEST_CONFIG.payouts.fourEyesAbove,
  before: (shop: TestShop) => Promise<unknown> = () => Promise.resolve(),
) {
  const clock = testClock();
  const standin = await standinServer(clock);
  const config = { ...TEST_CONFIG, payouts: { ...TEST_CONFIG.payouts, fourEyesAbove } };
  const shop = await testShop(open, { standin, overrides: { clock, config }, renderer: BLANK });
  const [customer, operator] = [await shop.customer(), await operatorNamed(shop, 'olga')];
  // A late webhook of an earlier order would ask the provider, and count as a question of this one.
  shop.standin.misbehave('webhook', 'webhookDropped', { times: 99 });
  await before(shop);
  shop.standin.misbehave('capture', 'answerLost');
  shop.standin.misbehave('get', 'refused', { after: 1 });
  const order = await shop.paidOrder(customer);
  standin.answering(false);
  clock.pass(2 * HOUR_MS);
  await shop.work();
  const listed = await operator.must('Operator.doubtfulPayments', {});
  const [doubted] = listed;
  if (!doubted || listed.length > 1) return expect.fail('expected one doubtful payment');
  const evidence = shop.standin.provider.order(doubted.reference ?? '').captureId ?? '';
  const view = () => customer.must('Order.get', order);
  return { shop, standin, operator, customer, order, doubted, evidence, view };
}

async function lines({ services }: TestShop, account: string): Promise<number[]> {
  const rows = await services.db.read
    .selectFrom('ledger_lines')
    .select('amount')
    .where('account', '=', account)
    .execute();
  return rows.map(({ amount }) => amount);
}

describe.each(databases())('what an operator decides on $engine', ({ open }) => {
  it('[OP-08.4] [PY-04.1] a payment without an answer was made: its order is printed, and the books agree later', async () => {
    const { shop, standin, operator, order, doubted, evidence, view } = await silentShop(await open());
    expect(doubted).toMatchObject({
      order_number: order.order_number,
      partner_id: DEMO_SHOP,
      amount: order.price,
      state: 'capturing',
      silent: true,
      vouched: null,
      four_eyes: false,
      refusal: null,
    });
    const { payment_id } = doubted;
    const decide = (more: object) =>
      operator.call('Operator.decidePayment', { payment_id, paid: true, reason, ...more });
    expect(await decide({})).toMatchObject(error('fieldEmpty', 'evidence'));
    expect(await decide({ evidence, reason: ' ' })).toMatchObject(error('fieldEmpty', 'reason'));
    expect(await decide({ payment_id: 'nothing' as PaymentId, evidence })).toMatchObject(error('notFound'));
    // The id of the payment at the provider is no capture.
    expect(await decide({ evidence: doubted.reference })).toMatchObject(error('fieldIncorrect', 'evidence'));
    expect(await decide({ evidence: evidence.toLowerCase() })).toMatchObject({ data: { state: 'settled' } });
    expect(await decide({ evidence })).toMatchObject(error('conflict'));
    expect(await view()).toMatchObject({ status: ORDER_STATUS.awaitingDelivery, payment: 'settled' });
    expect(await lines(shop, LEDGER.clearing('paypal'))).toEqual([order.price.amount]);
    const { history } = await operator.must('Operator.shop', { partner_id: DEMO_SHOP });
    expect(history[0]).toMatchObject({ event: 'paymentPaid', reason: `${order.order_number}: ${reason}` });
    await shop.work();
    expect(await printNext(shop)).toBeTruthy();
    standin.answering(true);
    await expectReconciled(shop);
  });

  it('[OP-08.4] [PY-04.1] it was not made: the order can end, and money that comes all the same goes back', async () => {
    const { shop, standin, operator, doubted, view } = await silentShop(await open());
    const { payment_id } = doubted;
    expect(await operator.must('Operator.decidePayment', { payment_id, paid: false, reason })).toMatchObject({
      state: 'declined',
    });
    expect(await operator.must('Operator.doubtfulPayments', {})).toEqual([]);
    shop.services.clock.pass(HOUR_MS);
    await shop.work();
    expect(await view()).toMatchObject({ status: ORDER_STATUS.closed, payment: 'declined' });
    standin.answering(true);
    expect(await operator.must('Operator.askProvider', { payment_id })).toMatchObject({ state: 'refunding' });
    await shop.work();
    expect(await view()).toMatchObject({ payment: 'refunded' });
    await expectReconciled(shop);
  });

  it('[OP-08.4] [PY-04.1] the provider’s word about a capture counts more than what operators said', async () => {
    const { shop, standin, operator, doubted, evidence } = await silentShop(await open(), undefined, async (known) =>
      known.paidOrder(await known.customer()),
    );
    const { db } = shop.services;
    const { payment_id } = doubted;
    const captureOf = async (which: '=' | '!=') =>
      (
        await db.read
          .selectFrom('payments')
          .select('capture_id')
          .where('id', which, payment_id)
          .executeTakeFirstOrThrow()
      ).capture_id;
    await operator.must('Operator.decidePayment', { payment_id, paid: true, evidence: 'MISTYPED', reason });
    expect(await captureOf('=')).toBe('MISTYPED');
    // Operators had named this payment's capture for another order.
    const wrong = { capture_id: evidence, vouched_by: brand<PersonId>('olga'), vouched_capture: evidence };
    await db.transact((tx) => tx.updateTable('payments').set(wrong).where('id', '!=', payment_id).execute());
    standin.answering(true);
    await operator.must('Operator.askProvider', { payment_id });
    expect(await captureOf('=')).toBe(evidence);
    expect(await captureOf('!=')).toBeNull();
  });

  it('[OP-08.4] [PY-04.1] the provider is asked again: its answer counts', async () => {
    const { shop, standin, operator, doubted, view } = await silentShop(await open());
    const ask = () => operator.call('Operator.askProvider', { payment_id: doubted.payment_id });
    expect(await ask()).toMatchObject(error('unavailable'));
    standin.answering(true);
    expect(await ask()).toMatchObject({ data: { state: 'settled' } });
    expect(await view()).toMatchObject({ payment: 'settled', payment_in_doubt: false });
    await expectReconciled(shop);
  });

  it('[OP-08.4] [OP-06.1] above the limit two operators name the same capture, which pays for no other order', async () => {
    const { shop, standin, operator, doubted, evidence, view } = await silentShop(
      await open(),
      { any: 1, of: {} },
      async (known) => known.paidOrder(await known.customer()),
    );
    const { capture_id: used } = await shop.services.db.read
      .selectFrom('payments')
      .select('capture_id')
      .where('capture_id', 'is not', null)
      .executeTakeFirstOrThrow();
    const other = await operatorNamed(shop, 'otto');
    const decide = (by: typeof operator, capture: string) =>
      by.call('Operator.decidePayment', { payment_id: doubted.payment_id, paid: true, evidence: capture, reason });
    expect(doubted.four_eyes).toBe(true);
    expect(await decide(operator, used ?? '')).toMatchObject(error('fieldIncorrect', 'evidence'));
    expect(await decide(operator, evidence)).toMatchObject({ data: { state: 'capturing' } });
    expect(await operator.must('Operator.doubtfulPayments', {})).toMatchObject([
      { vouched: { by: 'Operator olga', evidence }, refusal: 'sameOperator' },
    ]);
    expect(await decide(operator, evidence)).toMatchObject(error('sameOperator'));
    // Another capture is said for the first time.
    expect(await decide(other, 'OTHER')).toMatchObject({ data: { state: 'capturing' } });
    expect(await decide(other, evidence)).toMatchObject({ data: { state: 'capturing' } });
    expect((await view()).payment).toBe('capturing');
    expect(await decide(operator, evidence)).toMatchObject({ data: { state: 'settled' } });
    standin.answering(true);
    await expectReconciled(shop);
  });

  it('[OP-08.4] [PA-13] who speaks for the money of the shop decides nothing of it', async () => {
    const { shop, doubted, evidence, operator } = await silentShop(await open());
    const [owner] = (await operator.must('Operator.shop', { partner_id: DEMO_SHOP })).owners;
    const person_id = owner?.person_id ?? expect.fail('no owner');
    await operator.must('Operator.inviteOwner', { partner_id: DEMO_SHOP, person_id, reason: 'locked out' });
    for (const paid of [true, false])
      expect(
        await operator.call('Operator.decidePayment', { payment_id: doubted.payment_id, paid, evidence, reason }),
      ).toMatchObject(error('ownMoney'));
    expect(await shop.services.db.read.selectFrom('ledger_lines').select('id').execute()).toEqual([]);
  });

  it('[OP-08.4] [OR-06.1] [MO-02.1] a parcel that came back after it counted as received: its money goes back once', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner, operator] = [
      await shop.customer(),
      await shop.partner(),
      await operatorNamed(shop, 'olga'),
    ];
    const machine_id = (await partner.must('Partner.stations', {}))[0]?.machine_id ?? expect.fail('no station');
    await partner.must('Partner.setDeliveryFee', { machine_id, fee: 490 });
    const { address_id } = await customer.must('Address.save', SPARE_ADDRESS);
    const placed = await customer.must('Order.place', { ...orderOfItems({}), delivery: { address_id } });
    const { order_id, order_number, price } = await shop.pay(customer, placed);
    const back = (number: string) =>
      operator.call('Operator.parcelReturned', {
        order_number: number,
        what: 'notCollected',
        reason: 'back on Monday',
      });
    expect(await back(order_number)).toMatchObject(error('notShipped'));
    expect(await back('nothing')).toMatchObject(error('notFound'));
    await shop.work();
    await printNext(shop);
    await partner.must('Partner.ship', { order_id, company: 'Post', express_number: 'JD0146001' });
    await customer.must('Order.received', { order_id });
    expect(await partner.call('Partner.parcelReturned', { order_id, reason: 'lost' })).toMatchObject(
      error('orderClosed'),
    );
    expect(await back(order_number.toLowerCase())).toMatchObject({ data: { order_number, refunded: price } });
    expect(await back(order_number)).toMatchObject({ data: { order_number, refunded: { amount: 0 } } });
    await shop.work();
    expect(await customer.must('Order.get', { order_id })).toMatchObject({
      status: ORDER_STATUS.finished,
      payment: 'refunded',
      refunds: [{ amount: price }],
      delivery: { return_reason: 'notCollected' },
    });
    const { history } = await operator.must('Operator.shop', { partner_id: DEMO_SHOP });
    expect(history.filter(({ event }) => event === 'parcelReturned')).toHaveLength(1);
    expect(await partner.must('Partner.balance', {})).toMatchObject([{ due: { amount: 0 } }]);
    await expectReconciled(shop);
  });
});
