import { ORDER_STATUS } from '@cpc/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import { providersOf } from '../payments/providers.ts';
import { settle } from '../payments/settle.ts';
import { BLANK } from '../testing/blank-renderer.ts';
import { type TestEngine, databases } from '../testing/databases.ts';
import { pause } from '../testing/pause.ts';
import { expectReconciled } from '../testing/reconciled.ts';
import { firstOf, listOf, voucherShop } from '../testing/voucher-shop.ts';
import { douyinVouchers } from './douyin.ts';
import type { VoucherPlatform } from './platform.ts';
import { voucherProvider } from './provider.ts';

/** Longer than whoever captures may take, and longer than the platform remembers a token. */
const [LEASE_MS, TOKEN_MS] = [90_000, 600_000];

/** Orders that wait for their vouchers to be redeemed, and two servers that can do so. */
async function reserved({ openTwice }: TestEngine, pieces: number) {
  const [one, other] = await openTwice();
  const { shop, standin, clock, sell } = await voucherShop(one, { renderer: BLANK, pieces });
  const customer = await shop.customer();
  const code = await sell(pieces);
  await listOf(shop, customer, code);
  const { vouchers } = shop.services.config;
  if (!vouchers) throw new Error('no platform');
  const server = (db: typeof one, changes: (real: VoucherPlatform) => Partial<VoucherPlatform> = () => ({})) => {
    const services = { ...shop.services, db };
    const real = douyinVouchers(vouchers, clock);
    onTestFinished(() => real.close());
    const providers = providersOf(voucherProvider(services, { ...real, ...changes(real) }));
    return async (order_id: string) => {
      const payments = services.db.read
        .selectFrom('payments')
        .select('id')
        .where('order_id', '=', order_id as never);
      return settle(services, providers, (await payments.executeTakeFirstOrThrow()).id);
    };
  };
  const next = async () => {
    const order = await shop.place(customer);
    standin.misbehave('prepare', 'unavailable');
    const voucher_id = firstOf(await listOf(shop, customer));
    await customer.call('Voucher.pay', { order_id: order.order_id, voucher_id });
    return order;
  };
  const verified = () => standin.verifications(code);
  return { shop, clock, customer, one, other, server, next, verified };
}

describe.each(databases())('vouchers at two server processes on $engine', (engine) => {
  it('[PY-09] [PY-04] a server that comes late finds that the other redeemed, also when the platform says that the voucher is used', async () => {
    const { shop, clock, customer, one, other, server, next, verified } = await reserved(engine, 1);
    const { order_id } = await next();
    const [slow, unsaid] = [pause(), pause()];
    const late = server(one, (real) => ({ prepare: (...asked) => slow.hold(real.prepare(...asked)) }))(order_id);
    await slow.reached;
    clock.pass(LEASE_MS);
    const first = server(other, (real) => ({ redeem: (asked) => unsaid.hold(real.redeem(asked)) }))(order_id);
    await unsaid.reached;
    clock.pass(TOKEN_MS);
    slow.goOn();
    expect(await late).toMatchObject({ state: 'settled' });
    unsaid.goOn();
    expect(await first).toMatchObject({ state: 'settled' });
    expect(verified()).toEqual([1]);
    expect(await customer.must('Order.get', { order_id })).toMatchObject({ status: ORDER_STATUS.awaitingDelivery });
    await expectReconciled(shop);
  });

  it('[PY-09] [PY-04] what the platform redeemed counts, although another server was refused meanwhile', async () => {
    const { shop, clock, customer, one, other, server, next, verified } = await reserved(engine, 1);
    const { order_id } = await next();
    const unsaid = pause();
    const redeems = server(one, (real) => ({ redeem: (asked) => unsaid.hold(real.redeem(asked)) }))(order_id);
    await unsaid.reached;
    clock.pass(LEASE_MS);
    const refused = { kind: 'refused', why: 'busy' } as const;
    expect(await server(other, () => ({ redeem: async () => refused }))(order_id)).toMatchObject({ state: 'declined' });
    unsaid.goOn();
    expect(await redeems).toMatchObject({ state: 'settled' });
    expect(verified()).toEqual([1]);
    expect(await customer.must('Order.get', { order_id })).toMatchObject({ status: ORDER_STATUS.awaitingDelivery });
    await expectReconciled(shop);
  });

  it('[PY-09] [PY-04] twenty vouchers, each redeemed by four callers of two servers at a platform that forgets its tokens: each pays once', async () => {
    const rounds = 20;
    const { shop, one, other, server, next, verified } = await reserved(engine, rounds);
    const told = new Set<string>();
    const forgetful = (real: VoucherPlatform): Partial<VoucherPlatform> => ({
      redeem: async (asked) => {
        const first = !told.has(asked.encryptedCode);
        told.add(asked.encryptedCode);
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
