import { brand, COUNTER, type Currency, money, type PartnerId, salePosting, type StationId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../base/ports/clock.ts';
import { transition } from '../../base/transition.ts';
import { post } from '../../records/ledger/post.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import type { Caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { DEMO_SHOP, operatorNamed } from '../../testing/payout-shop.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { orderOf, type TestShop, testShop } from '../../testing/shop.ts';
import { issueMonthlyBills } from '../bills/monthly.ts';
import { remindDebtors } from './remind.ts';

const DEMO = brand<StationId>('demo');
const currency = brand<Currency>('EUR');
const EUR = (amount: number) => money(amount, 'EUR');
/** What a shop owes of one order that was paid in cash: a tenth of 24.90. */
const OWED = 249;

const limitTo = async (shop: TestShop, limit: number | null) =>
  (await operatorNamed(shop, 'olga')).must('Operator.setDebtLimit', {
    partner_id: DEMO_SHOP,
    currency,
    limit,
    reason: 'contract 7',
  });

async function beginCash(customer: Caller) {
  const { order_id } = await customer.must('Order.place', orderOf());
  return { order_id, begun: await customer.call('Payment.begin', { order_id, provider: 'counter' }) };
}

const kindsOf = async (who: Caller) => (await who.must('Partner.incidents', {})).map(({ kind }) => kind);

describe.each(databases())('the limit of debts on $engine', ({ open }) => {
  it('[PA-14.4] a shop above its limit takes no cash, is told, and takes it again at once when it has paid', async () => {
    const shop = await testShop(await open(), { renderer: BLANK, pieces: 20 });
    const [customer, owner] = [await shop.customer(), await shop.partner()];
    const operator = await operatorNamed(shop, 'olga');
    expect(await limitTo(shop, OWED - 1)).toMatchObject({
      debt_limits: [{ currency, limit: EUR(OWED - 1) }],
      history: [{ event: 'debtLimit', reason: '2.48 EUR: contract 7' }],
    });
    const [first, second] = [await beginCash(customer), await beginCash(customer)];
    await owner.must('Partner.confirmCounterPayment', { order_id: first.order_id });
    // The customer who came before the limit was passed, and the one who comes after it.
    expect(await owner.call('Partner.confirmCounterPayment', { order_id: second.order_id })).toMatchObject({
      data: { error: 'owesTooMuch' },
    });
    expect((await beginCash(customer)).begun).toMatchObject({ data: { error: 'cashStopped' } });
    expect(await customer.must('Machine.get', { machine_id: DEMO })).toMatchObject({
      pays_online: true,
      pays_at_counter: false,
      accepts_orders: true,
    });
    expect(await owner.must('Partner.counterPayments', {})).toMatchObject({ cash_stopped: true });
    expect(await kindsOf(owner)).toContain('cashStopped');
    expect(await owner.must('Partner.debt', {})).toMatchObject([{ owed: EUR(OWED), limit: EUR(OWED - 1) }]);
    expect(await operator.must('Operator.incidents', {})).toMatchObject([{ cause: 'cashStopped', shops: 1 }]);
    expect(await operator.must('Operator.debts', {})).toMatchObject([{ limit: EUR(OWED - 1), reminded_at: null }]);
    // The order is still unpaid, and can be paid online.
    await customer.must('Payment.begin', { order_id: second.order_id, provider: 'paypal' });

    const paid = { partner_id: DEMO_SHOP, client_key: 'first', amount: EUR(1), reference: 'transfer 88' };
    await operator.must('Operator.recordSettlement', paid);
    expect(await customer.must('Machine.get', { machine_id: DEMO })).toMatchObject({ pays_at_counter: true });
    expect(await kindsOf(owner)).not.toContain('cashStopped');
    const third = await beginCash(customer);
    await owner.must('Partner.confirmCounterPayment', { order_id: third.order_id });
    expect((await beginCash(customer)).begun).toMatchObject({ data: { error: 'cashStopped' } });
    expect(await limitTo(shop, null)).toMatchObject({ debt_limits: [{ currency, limit: null }] });
    expect((await beginCash(customer)).begun.code).toBe(0);
    await expectReconciled(shop);
  });

  it('[PA-14.4] of many orders that are paid in cash at once, one alone passes the limit', async () => {
    const shop = await testShop(await open(), { renderer: BLANK, pieces: 20 });
    const [customer, owner] = [await shop.customer(), await shop.partner()];
    await limitTo(shop, OWED);
    const orders = [];
    for (let nth = 0; nth < 5; nth += 1) orders.push((await beginCash(customer)).order_id);
    const answers = await Promise.all(
      orders.map((order_id) => owner.call('Partner.confirmCounterPayment', { order_id })),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(2);
    expect(answers.filter(({ code }) => code === 1436)).toHaveLength(3);
    expect(await owner.must('Partner.debt', {})).toMatchObject([{ owed: EUR(2 * OWED) }]);
  });

  it('[PA-14.4] a limit needs a shop and a reason', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const operator = await operatorNamed(shop, 'olga');
    const set = { partner_id: DEMO_SHOP, currency, limit: 100 };
    expect(await operator.call('Operator.setDebtLimit', { ...set, reason: ' ' })).toMatchObject({
      data: { error: 'fieldEmpty', field: 'reason' },
    });
    expect(
      await operator.call('Operator.setDebtLimit', { ...set, partner_id: brand<PartnerId>('nobody'), reason: 'why' }),
    ).toMatchObject({ data: { error: 'notFound' } });
  });

  it('[PA-14.4] the owners are reminded of a bill a week after it was due, then every two weeks, each once, until it is paid', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const { services } = shop;
    const { mails } = services;
    services.clock.pass(Date.UTC(2027, 2, 10) - services.clock.now());
    const rates = { partner: DEMO_SHOP, commissionPermille: 100, promoter: undefined };
    const cash = { paymentId: 'cash', provider: COUNTER, partner: DEMO_SHOP, amount: EUR(10_000) };
    await services.db.transact((tx) =>
      post(transition(tx, services, { actor: 'system', reason: 'a test' }), salePosting(cash, rates), {}),
    );
    services.clock.pass(30 * DAY_MS);
    await issueMonthlyBills(services, new AbortController().signal);
    await (await shop.partner()).must('Partner.setMail', { address: 'owner@shop.example', news: [] });
    const after = async (days: number) => {
      services.clock.pass(days * DAY_MS);
      const sent = await remindDebtors(services);
      const kinds = await kindsOf(await shop.partner());
      return [sent, await remindDebtors(services), kinds.filter((kind) => kind !== 'offline')];
    };
    // It is due after 14 days.
    expect(await after(13)).toEqual([0, 0, []]);
    expect(await after(1)).toEqual([0, 0, ['billOverdue']]);
    expect(await after(7)).toEqual([1, 0, ['billOverdue']]);
    await shop.work();
    expect(mails.sent.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Reminder: monthly bill .* is overdue$/),
    ]);
    expect(mails.sent[0]?.text).toContain('€10.00');
    expect(await after(13)).toEqual([0, 0, ['billOverdue']]);
    expect(await after(1)).toEqual([1, 0, ['billOverdue']]);
    const operator = await operatorNamed(shop, 'olga');
    expect(await operator.must('Operator.debts', {})).toMatchObject([{ reminded_at: services.clock.now() }]);
    expect(await operator.must('Operator.incidents', {})).toContainEqual(
      expect.objectContaining({ cause: 'billOverdue', shops: 1 }),
    );
    // What waits to be sent when the bill is paid is not sent.
    const paid = { partner_id: DEMO_SHOP, client_key: 'all', amount: EUR(1_000), reference: 'transfer 88' };
    await operator.must('Operator.recordSettlement', paid);
    await shop.work();
    expect(mails.sent).toHaveLength(1);
    expect(await after(60)).toEqual([0, 0, []]);
  });
});
