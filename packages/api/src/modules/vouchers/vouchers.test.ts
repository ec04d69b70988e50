import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { CHOICE, SPARE_ADDRESS, type TestShop, orderOfItems } from '../../testing/shop.ts';
import { OFFER, firstOf, listOf, voucherShop } from '../../testing/voucher-shop.ts';

const { machine_id } = CHOICE;

const HOUR_MS = 3_600_000;

/** The balance of each account in the ledger. */
async function balances({ services }: TestShop): Promise<Record<string, number>> {
  const rows = await services.db.read.selectFrom('ledger_lines').select(['account', 'amount']).execute();
  const sums: Record<string, number> = {};
  for (const { account, amount } of rows) sums[account] = (sums[account] ?? 0) + amount;
  return sums;
}

describe.each(databases())('vouchers on $engine', ({ open }) => {
  it('[PY-09] [MO-01.1] a voucher is found by its code, pays a case once, is printed and booked', async () => {
    const { shop, standin, sell } = await voucherShop(await open());
    const customer = await shop.customer();
    const code = await sell(2);
    const listed = await listOf(shop, customer, ` ${code.slice(0, 4)} ${code.slice(4)}`);
    expect(listed).toMatchObject({ http: 200, code: 0, count: 2 });
    expect(listed.data[0]).toMatchObject({ title: OFFER.title, state: 'usable', good_for: { category: 'phoneCase' } });
    const { order_id, price } = await shop.place(customer);
    const voucher_id = firstOf(listed);
    expect(await customer.must('Voucher.pay', { order_id, voucher_id })).toMatchObject({ state: 'settled' });
    expect(await customer.must('Voucher.pay', { order_id, voucher_id })).toMatchObject({ state: 'settled' });
    expect([...standin.verifications(code)].sort((a, b) => a - b)).toEqual([0, 1]);
    const order = await customer.must('Order.get', { order_id });
    expect(order).toMatchObject({ status: 1, payment: 'settled', payment_provider: 'voucher' });
    expect(order.items[0]?.job).not.toBeNull();
    expect((await listOf(shop, customer)).data.map(({ state }) => state)).toEqual(['usable', 'redeemed']);
    const books = await balances(shop);
    expect(books['clearing:voucher']).toBe(price.amount);
    expect(Object.values(books).reduce((sum, amount) => sum + amount, 0)).toBe(0);

    const again = await shop.place(customer);
    expect(await customer.call('Voucher.pay', { order_id: again.order_id, voucher_id })).toMatchObject({
      data: { error: 'voucherUsed' },
    });
  });

  it('[PY-09] concurrent calls and lost answers: redeemed once, paid once, printed once', async () => {
    const { shop, standin, sell } = await voucherShop(await open());
    const customer = await shop.customer();
    const code = await sell();
    const voucher_id = firstOf(await listOf(shop, customer, code));
    const orders = await Promise.all([shop.place(customer), shop.place(customer)]);
    standin.misbehave('prepare', 'unavailable');
    standin.misbehave('verify', 'answerLost');
    standin.misbehave('verify', 'answerLost');
    standin.misbehave('verify', 'tokenExpired');
    for (let round = 0; round < 4; round += 1)
      await Promise.all(
        orders.flatMap(({ order_id }) =>
          Array.from({ length: 3 }, () => customer.call('Voucher.pay', { order_id, voucher_id })),
        ),
      );
    expect(standin.verifications(code)).toEqual([1]);
    const states = await Promise.all(orders.map((order) => customer.must('Order.get', order)));
    expect(states.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 1]);
    const jobs = await shop.services.db.read.selectFrom('print_jobs').select('id').execute();
    expect(jobs).toHaveLength(1);
  });

  it('[PY-09] [PY-04.2] after a lost answer the sweep settles the payment', async () => {
    const { shop, standin, sell, clock } = await voucherShop(await open());
    const customer = await shop.customer();
    const code = await sell();
    const voucher_id = firstOf(await listOf(shop, customer, code));
    const { order_id } = await shop.place(customer);
    standin.misbehave('verify', 'answerLost');
    expect(await customer.call('Voucher.pay', { order_id, voucher_id })).toMatchObject({
      data: { error: 'providerAway' },
    });
    expect((await listOf(shop, customer)).data[0]?.state).toBe('inUse');
    clock.pass(60_000);
    await shop.work();
    expect(await customer.must('Order.get', { order_id })).toMatchObject({ status: 1, payment: 'settled' });
    expect(standin.verifications(code)).toEqual([1]);
  });

  it('[PY-09] [PY-05.1] a failed print gives the voucher back, or a credit if the platform refuses', async () => {
    const { shop, standin, sell, clock } = await voucherShop(await open());
    const customer = await shop.customer();
    const code = await sell();
    const voucher_id = firstOf(await listOf(shop, customer, code));
    const paid = async () => {
      await shop.station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
      const order = await shop.place(customer);
      await customer.must('Voucher.pay', { order_id: order.order_id, voucher_id });
      return order;
    };
    const given = async (order: { order_id: typeof first.order_id }) => {
      await customer.must('Order.cancel', { order_id: order.order_id });
      await shop.work();
      expect(await customer.must('Order.get', { order_id: order.order_id })).toMatchObject({ payment: 'refunded' });
      expect((await listOf(shop, customer)).data[0]?.state).toBe('usable');
    };
    const first = await paid();
    standin.misbehave('cancel', 'answerLost');
    clock.pass(1_000);
    await customer.must('Order.cancel', { order_id: first.order_id });
    for (let minute = 0; minute < 3; minute += 1) {
      await shop.work();
      clock.pass(61_000);
    }
    await shop.work();
    expect(await customer.must('Order.get', { order_id: first.order_id })).toMatchObject({ payment: 'refunded' });
    const second = await paid();
    expect(standin.verifications(code)).toEqual([2]);
    clock.pass(2 * HOUR_MS);
    await given(second);
    const third = await paid();
    expect(standin.verifications(code)).toEqual([2]);
    await given(third);
    expect(Object.values(await balances(shop)).every((amount) => amount === 0)).toBe(true);
  });

  it('[PY-09] [PA-07] wrong codes, others’ vouchers, other goods and unsuited stations are refused', async () => {
    const { shop, standin, sell, offer, clock } = await voucherShop(await open());
    const [customer, stranger] = [await shop.customer(), await shop.customer()];
    expect(await listOf(shop, shop.visitor)).toMatchObject({ http: 401 });
    for (const wrong of ['12', '<script>', '1'.repeat(400), '999999999999'])
      expect(await listOf(shop, customer, wrong)).toMatchObject({ data: { error: 'voucherUnknown' } });
    expect(await listOf(shop, customer, 'a\0b')).toMatchObject({ http: 400 });
    const voucher_id = firstOf(await listOf(shop, customer, await sell()));
    const { order_id } = await shop.place(customer);
    const theirs = await shop.place(stranger);
    expect(await stranger.call('Voucher.pay', { order_id: theirs.order_id, voucher_id })).toMatchObject({
      data: { error: 'voucherUnknown' },
    });
    expect(await stranger.call('Voucher.pay', { order_id, voucher_id })).toMatchObject({ data: { error: 'notFound' } });
    const two = await customer.must('Order.place', orderOfItems({}, {}));
    expect(await customer.call('Voucher.pay', { order_id: two.order_id, voucher_id })).toMatchObject({
      data: { error: 'voucherUnsuitable' },
    });
    await (await shop.partner()).must('Partner.setDeliveryFee', { machine_id, fee: 490 });
    const { address_id } = await customer.must('Address.save', SPARE_ADDRESS);
    const sent = await customer.must('Order.place', { ...orderOfItems({}), delivery: { address_id } });
    expect(await customer.call('Voucher.pay', { order_id: sent.order_id, voucher_id })).toMatchObject({
      data: { error: 'voucherUnsuitable' },
    });
    clock.pass(1);
    const other = firstOf(await listOf(shop, customer, await standin.sell({ ...offer, sku: 'a meal' }, 1)));
    expect(await customer.call('Voucher.pay', { order_id, voucher_id: other })).toMatchObject({
      data: { error: 'voucherUnsuitable' },
    });
    await (await shop.partner()).must('Partner.setVoucherPlace', { machine_id, place: '' });
    expect(await listOf(shop, customer, await sell())).toMatchObject({ data: { error: 'vouchersUnavailable' } });
  });
});
