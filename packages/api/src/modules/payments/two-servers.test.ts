import { ORDER_STATUS } from '@cpc/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createEvents } from '../../base/ports/events.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { type TestEngine, databases } from '../../testing/databases.ts';
import { pause } from '../../testing/pause.ts';
import { expectReconciled, realPaypal } from '../../testing/reconciled.ts';
import { testClock } from '../../testing/services.ts';
import { type TestShop, standinServer, testShop } from '../../testing/shop.ts';
import type { PaymentProvider } from '../../records/payments/provider.ts';
import { providersOf } from '../../records/payments/providers.ts';
import { settlePayment } from '../../lifecycle/settle-payment.ts';

/** As long as a capture lease lasts. */
const LEASE_MS = 90_000;

/** Two server processes of one shop, and an order that its payer has approved. No event has arrived. */
async function approved({ openTwice }: TestEngine, events = createEvents()) {
  const [one, other] = await openTwice();
  const clock = testClock();
  const standin = await standinServer(clock);
  const overrides = { clock, events };
  const first = await testShop(one, { standin, overrides, renderer: BLANK, pieces: 40 });
  const second = await testShop(other, { standin, overrides, joins: true, renderer: BLANK });
  first.intercept(async () => 200);
  const customer = await first.customer();
  const approve = async () => {
    const order = await first.place(customer);
    const token = await first.begin(customer, order);
    await first.choose(token, 'pay');
    return { order, token, see: () => customer.must('Order.get', order) };
  };
  return { first, second, customer, clock, standin: standin.standin, requests: standin.requests, approve };
}

/** The provider as a server asks it, with some functions replaced. @returns a way to settle through it */
function asking({ services }: TestShop, changes: (real: PaymentProvider) => Partial<PaymentProvider>) {
  const real = realPaypal(services);
  onTestFinished(() => real.close());
  const providers = providersOf({ ...real, ...changes(real) });
  return async (reference: string) => {
    const { id } = await services.db.read
      .selectFrom('payments')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return settlePayment(services, providers, id);
  };
}

describe.each(databases())('two server processes on $engine', (engine) => {
  it('[PY-04.1] behind a capture that is about to be refused, the other server captures nothing', async () => {
    const { first, second, customer, standin, approve } = await approved(engine);
    const { order, token } = await approve();
    const refusal = pause();
    standin.misbehave('capture', 'payerCannotPay');
    const refused = asking(first, (real) => ({ capture: (key) => refusal.hold(real.capture(key)) }))(token);
    await refusal.reached;
    const other = second.post('/api/Paypal/success', { token });
    // Gives the other server time while the first waits for its answer.
    await new Promise((resolve) => setTimeout(resolve, 100));
    refusal.resume();
    expect(await refused).toMatchObject({ state: 'declined' });
    expect(await other).toMatchObject({ data: { state: 'declined' } });
    expect(standin.provider.order(token).captureId).toBeNull();
    expect(await first.pay(customer, order)).toMatchObject({ payment: 'settled' });
    await expectReconciled(first);
  });

  it('[PY-04.1] twenty refused payments, each settled by four callers: no money is taken', async () => {
    const { first, second, standin, approve } = await approved(engine);
    for (let round = 0; round < 20; round += 1) {
      const { token, see } = await approve();
      standin.misbehave('capture', 'payerCannotPay');
      const callers = [first, second, first, second].map((shop) => shop.post('/api/Paypal/success', { token }));
      const states = (await Promise.all(callers)).map(({ data }) => data.state);
      const { payment } = await see();
      expect({ round, states, payment, captured: standin.provider.order(token).captureId }).toEqual({
        round,
        states: Array(4).fill('declined'),
        payment: 'declined',
        captured: null,
      });
    }
    await expectReconciled(first);
  });

  it('[PY-04.1] [RL-01] after a server dies in a capture, the other asks and captures once', async () => {
    const impatient = { ...createEvents(), wait: async () => undefined };
    const { first, second, clock, requests, approve } = await approved(engine, impatient);
    const [taken, untaken] = [await approve(), await approve()];
    const never = new Promise<never>(() => undefined);
    const [died, diedBefore] = [pause(), pause()];
    void asking(first, (real) => ({ capture: (key) => died.hold(real.capture(key)) }))(taken.token);
    void asking(first, () => ({ capture: async () => (await diedBefore.hold(Promise.resolve()), never) }))(
      untaken.token,
    );
    await Promise.all([died.reached, diedBefore.reached]);
    diedBefore.resume();
    clock.pass(LEASE_MS - 1);
    const before = requests.length;
    await second.work();
    // Another process may still be capturing, so the provider is not even asked.
    expect(requests.slice(before)).toEqual([]);
    expect(await second.post('/api/Paypal/success', { token: untaken.token })).toMatchObject({
      data: { error: 'providerAway' },
    });
    clock.pass(30_000);
    const from = requests.length;
    await second.work();
    for (const { see } of [taken, untaken])
      expect(await see()).toMatchObject({ status: ORDER_STATUS.awaitingDelivery, payment: 'settled' });
    const asked = requests.slice(from).filter(({ path }) => path.includes(untaken.token));
    expect(asked.map(({ method }) => method).slice(0, 2)).toEqual(['GET', 'GET']);
    const captures = requests.filter(({ path }) => path.endsWith(`${untaken.token}/capture`));
    expect(new Set(captures.map(({ requestId }) => requestId)).size).toBe(1);
    await expectReconciled(first);
  });

  it('[PY-04.1] a refusal after the lease was taken over does not end the payment', async () => {
    const { first, second, clock, standin, approve } = await approved(engine);
    const { token, see } = await approve();
    const refusal = pause();
    standin.misbehave('capture', 'payerCannotPay');
    const late = asking(first, (real) => ({ capture: (key) => refusal.hold(real.capture(key)) }))(token);
    await refusal.reached;
    clock.pass(LEASE_MS);
    const review = pause();
    const taking = asking(second, (real) => ({ capture: (key) => review.hold(real.capture(key)) }))(token);
    await review.reached;
    refusal.resume();
    expect(await late).toMatchObject({ state: 'capturing' });
    review.resume();
    expect(await taking).toMatchObject({ state: 'settled' });
    expect(await see()).toMatchObject({ status: ORDER_STATUS.awaitingDelivery, payment: 'settled' });
    await expectReconciled(first);
  });

  it('[PY-04.1] [PY-05.1] late money of an ended attempt pays a waiting order, or goes back', async () => {
    const { first, second, clock, customer, standin, approve } = await approved(engine);
    const attempts = [await approve(), await approve(), await approve()] as const;
    for (const [index, { token, order, see }] of attempts.entries()) {
      const capture = pause();
      // The capture is held back before it is sent. Meanwhile the other server gets a refusal and ends the attempt.
      const late = asking(first, (real) => ({
        capture: async (key) => (await capture.hold(Promise.resolve()), real.capture(key)),
      }))(token);
      await capture.reached;
      clock.pass(LEASE_MS);
      standin.misbehave('capture', 'payerCannotPay');
      expect(await second.post('/api/Paypal/success', { token })).toMatchObject({ data: { state: 'declined' } });
      // A new attempt, not approved yet. If the money went back, PayPal would not accept the order's invoice number
      // again.
      const anew = index === 0 ? undefined : await first.begin(customer, order);
      const review = pause();
      let paying: Promise<unknown> | undefined;
      if (index === 2) {
        await first.choose(anew ?? '', 'pay');
        const held = (real: PaymentProvider) => ({
          capture: async (key: Parameters<PaymentProvider['capture']>[0]) => (
            await review.hold(Promise.resolve()), real.capture(key)
          ),
        });
        paying = asking(second, held)(anew ?? '');
        await review.reached;
      }
      capture.resume();
      await late;
      const goesBack = { payment: 'capturing', refunds: [{ state: 'asked', amount: order.price }] };
      expect(await see()).toMatchObject(index === 2 ? goesBack : { payment: 'settled', refunds: [] });
      review.resume();
      await paying;
    }
    await first.work();
    expect(await attempts[2].see()).toMatchObject({ refunds: [{ state: 'refunded' }] });
    await expectReconciled(first);
  });

  it('[PY-04.1] a lease that a wrong clock set a day ahead blocks nobody', async () => {
    const { first, clock, approve } = await approved(engine);
    const { token, see } = await approve();
    const died = pause();
    const never = new Promise<never>(() => undefined);
    const dying = asking(first, () => ({ capture: () => died.hold(Promise.resolve()).then(() => never) }));
    void dying(token);
    await died.reached;
    died.resume();
    await first.services.db.transact((tx) =>
      tx
        .updateTable('payments')
        .set({ capture_until: clock.now() + 24 * 3_600_000 })
        .execute(),
    );
    await first.work();
    clock.pass(60_000);
    await first.work();
    expect(await see()).toMatchObject({ payment: 'settled' });
  });
});
