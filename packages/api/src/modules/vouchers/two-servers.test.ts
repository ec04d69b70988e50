import { ORDER_STATUS, type OrderId } from '@cpc/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import { providersOf } from '../../records/payments/providers.ts';
import { settlePayment } from '../../lifecycle/settle-payment.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { type TestEngine, databases } from '../../testing/databases.ts';
import { pause } from '../../testing/pause.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { firstOf, listOf, voucherShop } from '../../testing/voucher-shop.ts';
import { douyinVouchers } from './douyin.ts';
import type { VoucherPlatform } from '../../records/vouchers/platform.ts';
import { voucherProvider } from './provider.ts';

/** As long as a capture lease lasts, and longer than the platform remembers a token. */
const [LEASE_MS, TOKEN_MS] = [90_000, 600_000];

/** Orders whose vouchers wait to be redeemed, and two servers that can redeem them. */
async function reserved({ openTwice }: TestEngine, sold: number, pieces = sold) {
  const [one, other] = await openTwice();
  const { shop, standin, clock, sell } = await voucherShop(one, { renderer: BLANK, pieces });
  const customer = await shop.customer();
  const code = await sell(sold);
  await listOf(shop, customer, code);
  const { vouchers } = shop.services.config;
  if (!vouchers) throw new Error('no platform');
  const server = (db: typeof one, changes: (real: VoucherPlatform) => Partial<VoucherPlatform> = () => ({})) => {
    const services = { ...shop.services, db };
    const real = douyinVouchers(vouchers, clock);
    onTestFinished(() => real.close());
    const providers = providersOf(voucherProvider(services, { ...real, ...changes(real) }));
    return async (order_id: OrderId) => {
      const [first] = await paymentsOf(order_id);
      return first && settlePayment(services, providers, first.id);
    };
  };
  /** An order's payments, the first one first. */
  const paymentsOf = (order_id: OrderId) =>
    shop.services.db.read
      .selectFrom('payments')
      .innerJoin('voucher_payments', 'payment_id', 'payments.id')
      .select(['payments.id', 'payments.state', 'voucher_payments.state as voucher'])
      .where('order_id', '=', order_id)
      .orderBy('created_at')
      .orderBy('payments.id')
      .execute();
  const pay = async (order_id: OrderId) =>
    customer.call('Voucher.pay', { order_id, voucher_id: firstOf(await listOf(shop, customer)) });
  const choose = (order_id: OrderId) => {
    standin.misbehave('prepare', 'unavailable');
    return pay(order_id);
  };
  const next = async () => {
    const order = await shop.place(customer);
    await choose(order.order_id);
    return order;
  };
  /** One server has not asked the platform, or has not got its answer. The other one takes over and is refused. */
  const refusedMeanwhile = async (order_id: OrderId, asked: 'before' | 'after' = 'before') => {
    const heldAnswer = pause();
    const redeem = (real: VoucherPlatform): VoucherPlatform['redeem'] =>
      asked === 'before'
        ? (request) => heldAnswer.hold(real.redeem(request))
        : async (request) => (await heldAnswer.hold(Promise.resolve()), real.redeem(request));
    const redeems = server(one, (real) => ({ redeem: redeem(real) }))(order_id);
    await heldAnswer.reached;
    clock.pass(LEASE_MS);
    const refused = { kind: 'refused', why: 'busy' } as const;
    expect(await server(other, () => ({ redeem: async () => refused }))(order_id)).toMatchObject({ state: 'declined' });
    return () => {
      heldAnswer.resume();
      return redeems;
    };
  };
  const passRetries = async () => {
    for (const ms of [60_000, 120_000]) {
      clock.pass(ms);
      await shop.work();
    }
  };
  const verified = () => standin.verifications(code);
  return {
    shop,
    clock,
    customer,
    one,
    other,
    server,
    next,
    pay,
    choose,
    refusedMeanwhile,
    passRetries,
    paymentsOf,
    verified,
  };
}

describe.each(databases())('vouchers at two server processes on $engine', (engine) => {
  it('[PY-09] [PY-04.1] a late server finds that the other redeemed, even if the voucher is used', async () => {
    const { shop, clock, customer, one, other, server, next, verified } = await reserved(engine, 1);
    const { order_id } = await next();
    const [slow, heldAnswer] = [pause(), pause()];
    const late = server(one, (real) => ({ prepare: (...asked) => slow.hold(real.prepare(...asked)) }))(order_id);
    await slow.reached;
    clock.pass(LEASE_MS);
    const first = server(other, (real) => ({ redeem: (asked) => heldAnswer.hold(real.redeem(asked)) }))(order_id);
    await heldAnswer.reached;
    clock.pass(TOKEN_MS);
    slow.resume();
    expect(await late).toMatchObject({ state: 'settled' });
    heldAnswer.resume();
    expect(await first).toMatchObject({ state: 'settled' });
    expect(verified()).toEqual([1]);
    expect(await customer.must('Order.get', { order_id })).toMatchObject({ status: ORDER_STATUS.awaitingDelivery });
    await expectReconciled(shop);
  });

  it('[PY-09] [PY-04.1] a redemption counts even if another server was refused meanwhile', async () => {
    const { shop, customer, next, refusedMeanwhile, verified } = await reserved(engine, 1);
    const { order_id } = await next();
    const lateAnswer = await refusedMeanwhile(order_id);
    expect(await lateAnswer()).toMatchObject({ state: 'settled' });
    expect(verified()).toEqual([1]);
    expect(await customer.must('Order.get', { order_id })).toMatchObject({ status: ORDER_STATUS.awaitingDelivery });
    await expectReconciled(shop);
  });

  it('[PY-09] [PY-04.1] a refused server finds the redemption of its dead successor, and it pays', async () => {
    const { shop, clock, customer, one, other, server, next, paymentsOf, verified } = await reserved(engine, 1);
    const { order_id } = await next();
    const [slow, died] = [pause(), pause()];
    const began = server(one, (real) => ({
      redeem: async (asked) => (await slow.hold(Promise.resolve()), real.redeem(asked)),
    }))(order_id);
    await slow.reached;
    clock.pass(LEASE_MS);
    void server(other, (real) => ({ redeem: (asked) => died.hold(real.redeem(asked)) }))(order_id);
    await died.reached;
    clock.pass(TOKEN_MS);
    slow.resume();
    expect(await began).toMatchObject({ state: 'settled' });
    expect(await paymentsOf(order_id)).toMatchObject([{ state: 'settled', voucher: 'redeemed' }]);
    expect(verified()).toEqual([1]);
    expect(await customer.must('Order.get', { order_id })).toMatchObject({ status: ORDER_STATUS.awaitingDelivery });
    await expectReconciled(shop);
  });

  it('[PY-09] [PY-04.1] a voucher redeemed for its first order after all pays that order', async () => {
    const { shop, customer, next, choose, refusedMeanwhile, passRetries, paymentsOf, verified } = await reserved(
      engine,
      1,
      2,
    );
    const second = (await shop.place(customer)).order_id;
    const first = (await next()).order_id;
    const lateAnswer = await refusedMeanwhile(first);
    await choose(second);
    expect(await paymentsOf(second)).toMatchObject([{ state: 'capturing', voucher: 'reserved' }]);
    expect(await lateAnswer()).toMatchObject({ state: 'settled' });
    await passRetries();
    expect(await paymentsOf(first)).toMatchObject([{ state: 'settled', voucher: 'redeemed' }]);
    expect(await paymentsOf(second)).toMatchObject([{ state: 'declined', voucher: 'released' }]);
    expect(verified()).toEqual([1]);
    const statusOf = async (order_id: OrderId) => (await customer.must('Order.get', { order_id })).status;
    expect([await statusOf(first), await statusOf(second)]).toEqual([
      ORDER_STATUS.awaitingDelivery,
      ORDER_STATUS.unpaid,
    ]);
    await expectReconciled(shop);
  });

  it('[PY-09] [PY-04.1] a voucher chosen again for the same order and redeemed after all pays it', async () => {
    const { shop, customer, next, pay, choose, refusedMeanwhile, passRetries, paymentsOf } = await reserved(engine, 1);
    const { order_id } = await next();
    const lateAnswer = await refusedMeanwhile(order_id);
    await choose(order_id);
    await lateAnswer();
    await passRetries();
    const [first, second] = [
      { state: 'refunded', voucher: 'undone' },
      { state: 'declined', voucher: 'released' },
    ];
    expect(await paymentsOf(order_id)).toMatchObject([first, second]);
    expect(await pay(order_id)).toMatchObject({ data: { state: 'settled' } });
    expect(await customer.must('Order.get', { order_id })).toMatchObject({ status: ORDER_STATUS.awaitingDelivery });
    await expectReconciled(shop);
  });

  it('[PY-09] [PY-04.1] a voucher redeemed while another order redeems it stays there; an error is logged', async () => {
    const { shop, customer, other, server, next, choose, refusedMeanwhile, paymentsOf } = await reserved(engine, 1, 2);
    const second = (await shop.place(customer)).order_id;
    const first = (await next()).order_id;
    const lateAnswer = await refusedMeanwhile(first, 'after');
    await choose(second);
    const asking = pause();
    const redeems = server(other, (real) => ({
      redeem: async (asked) => (await asking.hold(Promise.resolve()), real.redeem(asked)),
    }))(second);
    await asking.reached;
    expect(await lateAnswer()).toMatchObject({ state: 'declined' });
    const [[one], [rival]] = [await paymentsOf(first), await paymentsOf(second)];
    expect([one?.voucher, rival?.voucher]).toEqual(['refused', 'redeeming']);
    expect(shop.services.log.lines).toContainEqual(
      expect.objectContaining({ level: 'error', facts: { paymentId: one?.id, lostTo: rival?.id } }),
    );
    asking.resume();
    expect(await redeems).toMatchObject({ state: 'declined' });
    await expectReconciled(shop);
  });

  it('[PY-09] [PY-04.1] twenty vouchers, four callers each, and lost tokens: each pays once', async () => {
    const rounds = 20;
    const { shop, one, other, server, next, verified } = await reserved(engine, rounds);
    const redeemed = new Set<string>();
    const forgetful = (real: VoucherPlatform): Partial<VoucherPlatform> => ({
      redeem: async (asked) => {
        const first = !redeemed.has(asked.encryptedCode);
        redeemed.add(asked.encryptedCode);
        return first || asked.again ? real.redeem(asked) : { kind: 'refused', why: 'used already' };
      },
    });
    const servers = [one, other, one, other].map((db) => server(db, forgetful));
    for (let round = 0; round < rounds; round += 1) {
      const { order_id } = await next();
      const states = (await Promise.all(servers.map((pay) => pay(order_id)))).map((payment) => payment?.state);
      expect({ round, states }).toEqual({ round, states: Array(4).fill('settled') });
    }
    expect(verified()).toEqual(Array(rounds).fill(1));
    await expectReconciled(shop);
  });
});
